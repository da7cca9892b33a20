"""Players. A bot is one small class, known by name (a row in registry.py) or by its file."""

from labora.bots.bot import Bot, Choice, Clock, chosen
from labora.bots.registry import BOTS, NoBotError, find_bot

__all__ = ["BOTS", "Bot", "Choice", "Clock", "NoBotError", "chosen", "find_bot"]
