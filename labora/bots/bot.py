"""What every bot has in common."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.option import Option
from labora.rules.state.position import Position

Choice = Option | Sequence[Option]
"""One option, or several in a row: a whole turn, or as much of it as the bot has made up its mind about."""


@dataclass(frozen=True)
class Progress:
    """How far the thinking is, and the best found so far."""

    share: float
    """From 0 to 1."""
    tries: int
    score: int | None
    """Of a game that was planned to its end; None: nobody knows how the game ends."""
    codes: vec[i64]
    """The decisions from here on: of the turn, or of the whole planned game."""


Watcher = Callable[[Progress], None]
Enough = Callable[[], bool]


def nobody(progress: Progress) -> None:
    """Watches nothing."""


class Clock:
    """How long a bot may think about one decision, in processor time of its thread.

    `watcher` is told now and then how far it is; `enough` is asked whether to decide at once.
    """

    def __init__(self, seconds: float = 1.0, watcher: Watcher = nobody, enough: Enough | None = None) -> None:
        self.seconds: Final = seconds
        self.watcher: Final = watcher
        self.enough: Final = enough
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
