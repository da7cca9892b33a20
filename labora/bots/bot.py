"""What every bot has in common."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Final

from labora.rules.engine.option import Option
from labora.rules.state.position import Position

Choice = Option | Sequence[Option]
"""One option, or several in a row: a whole turn, or as much of it as the bot has made up its mind about."""


class Clock:
    """How long a bot may think about one decision, in processor time of its thread."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.seconds: Final = seconds
        self._start: Final = time.thread_time()

    @property
    def left(self) -> float:
        return self.seconds - (time.thread_time() - self._start)


class Bot(ABC):
    """Takes the decisions of one seat. Everything random in it comes from its seed."""

    timer: Callable[[], float] = staticmethod(time.thread_time)
    """What its thinking is measured with."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed

    @abstractmethod
    def choose(self, position: Position, clock: Clock) -> Choice:
        """An option of the position's open decision, or a whole turn. The position is not to be changed."""


def chosen(choice: Choice) -> list[Option]:
    """The options of a choice in the order in which they are to be taken, at least one."""
    return [choice] if isinstance(choice, Option) else list(choice)
