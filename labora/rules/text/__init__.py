"""A position as one line, and back."""
