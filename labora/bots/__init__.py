"""Players. A bot is one small class, known by name: a new one is a new row in BOTS."""

from typing import Final

from labora.bots.bot import Bot, Clock
from labora.bots.random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot", "Clock"]
