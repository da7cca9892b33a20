"""Positions drawn with text, in colour where the terminal has any."""

from labora.cli.drawing.picture import picture

__all__ = ["picture"]
