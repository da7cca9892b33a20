"""Labora: the board game Ora et Labora, for people and for programs."""

__version__ = "0.1.0"
