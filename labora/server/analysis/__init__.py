"""Judged games, and hints for the turn at hand."""
