"""What travels between server and clients, as types; the OpenAPI document is made of them."""
