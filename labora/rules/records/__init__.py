"""Whole games as JSON, and playing them again."""
