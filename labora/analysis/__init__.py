"""Judges games: what every turn gave away, where a game turned, and positions worth solving."""
