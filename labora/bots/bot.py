"""What every bot has in common."""

import time
from abc import ABC, abstractmethod
from typing import Final

from labora.rules.position import Position
from labora.rules.values import Option


class Clock:
    """How long a bot may think about one decision."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds: Final = seconds
        self._start: Final = time.monotonic()

    @property
    def left(self) -> float:
        return self.seconds - (time.monotonic() - self._start)


class Bot(ABC):
    """Takes the decisions of one seat. Everything random in it comes from its seed."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed

    @abstractmethod
    def choose(self, position: Position, clock: Clock) -> Option:
        """One of the options of the position's open decision. The position is not to be changed."""
