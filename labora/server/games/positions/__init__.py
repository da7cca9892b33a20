"""A position, its open decision and what an option would lead to, as clients see them."""
