"""A table as the fold of its events, and the rules of what may happen at it. Asks no database."""
