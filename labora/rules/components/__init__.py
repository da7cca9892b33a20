"""What is printed on cardboard: goods, cards and their functions, modes, landscapes."""
