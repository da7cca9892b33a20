"""What every bot has in common."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.option import Option
from labora.rules.state.position import Position

Choice = Option | Sequence[Option]
"""One option, or several in a row: a whole turn, or as much of it as the bot has made up its mind about."""


@dataclass(frozen=True)
class Progress:
    """Say how far the thinking is, and the best found so far."""

    share: float
    """From 0 to 1."""
    tries: int
    score: int | None
    """Of a game that was planned to its end; None if the end is unknown."""
    codes: vec[i64]
    """The decisions from here on: of the turn, or of the whole planned game."""


Watcher = Callable[[Progress], None]
Enough = Callable[[], bool]


def nobody(progress: Progress) -> None:
    """Watches nothing."""


class Clock:
    """Limit how long a bot may think about one decision, in CPU time of its thread.

    `watcher` is called from time to time with the progress; if `enough` returns true, the bot decides now.
    """

    def __init__(self, seconds: float = 1.0, watcher: Watcher = nobody, enough: Enough | None = None) -> None:
        self.seconds: Final = seconds
        self.watcher: Final = watcher
        self.enough: Final = enough
        self._start = time.thread_time()

    @property
    def left(self) -> float:
        """Return the seconds that are left; below 0 when the time is up."""
        return self.seconds - (time.thread_time() - self._start)

    def __eq__(self, other: object) -> bool:
        """Two clocks are equal if they give the same time, however much of it is left."""
        return isinstance(other, Clock) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"<Clock: {self.left:.3f} of {self.seconds:.3f} seconds left>"

    def __reduce__(self) -> tuple[object, ...]:
        return _running_clock, (self.left, *self._fields())

    def _fields(self) -> tuple[float, Watcher, Enough | None]:
        return self.seconds, self.watcher, self.enough


def _running_clock(left: float, seconds: float, watcher: Watcher, enough: Enough | None) -> Clock:
    """Makes the clock of a pickle: threads have different clocks, but the time left is the same."""
    clock = Clock(seconds, watcher, enough)
    clock._start -= seconds - left
    return clock


class Bot(ABC):
    """Take the decisions of one seat. All randomness comes from `seed`."""

    timer: Callable[[], float] = staticmethod(time.thread_time)
    """What its thinking is measured with."""
    found_as = ""
    """The name of a class that cannot be imported: its file, or its command."""
    title = ""
    """What the bot calls itself, if it does."""
    lost = 0
    """How many turns it has lost so far: it ended, was too slow, or its answer was not possible."""

    def __init__(self, seed: int = 0) -> None:
        self.seed: Final = seed

    @abstractmethod
    def choose(self, position: Position, clock: Clock) -> Choice:
        """Return an option of the position's open decision, or several in a row: a whole turn.

        The position must not be changed.
        """

    def __eq__(self, other: object) -> bool:
        """Two bots are equal if they are of a kind and will go on in the same way."""
        if not isinstance(other, Bot):
            return False
        return self._kind() == other._kind() and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        return hash(self._kind())

    def __repr__(self) -> str:
        return f"<{self._found_as() or type(self).__name__}, seed {self.seed}>"

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        found_as = self._found_as()
        if not found_as:
            return super().__reduce_ex__(protocol)
        return _of_found_class, (found_as,), self.__getstate__()

    def _kind(self) -> object:
        return self._found_as() or type(self)

    def _found_as(self) -> str:
        """The name of this very class, not of one that it comes from."""
        return str(vars(type(self)).get("found_as", ""))


def _of_found_class(name: str) -> Bot:
    """Begins to make the bot of a pickle."""
    from labora.bots.registry import find_bot  # noqa: PLC0415 -- it knows the bots, which are made from this

    found = find_bot(name)
    return found.__new__(found)


def chosen(choice: Choice) -> list[Option]:
    """The options of a choice in the order in which they are to be taken, at least one."""
    return [choice] if isinstance(choice, Option) else list(choice)
