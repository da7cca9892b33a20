"""Moved to `labora.arena.match`."""

from labora.deprecated import forward

__getattr__ = forward(__name__, "labora.arena.match", {"Result": "MatchResult"})
