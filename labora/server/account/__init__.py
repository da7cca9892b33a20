"""A person's own page: their games, what others see, an export, and deletion."""
