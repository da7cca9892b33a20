"""Players. A bot is one small class, known by name (a row in registry.py) or by its file."""

from labora.bots.bot import Bot, Choice, Clock, chosen
from labora.bots.registry import ADVISERS, BOTS, LEVELS, NoBotError, find_bot

__all__ = ["ADVISERS", "BOTS", "LEVELS", "Bot", "Choice", "Clock", "NoBotError", "chosen", "find_bot"]
