"""Clocks: how long each player has thought. Neither questions in between nor undo give time back."""

from dataclasses import dataclass, field, replace
from typing import Final

from labora.server.games.domain.events import ClockRule

# Whoever comes back to a seat that was lost to the clock has at least so long.
AGAIN_SECONDS: Final = 60


@dataclass(slots=True)
class Clocks:
    """Keep the time of every seat by the events of a table."""

    clock: ClockRule | None
    used: dict[int, float] = field(default_factory=dict)
    """Seconds in this turn, by seat: the owner of a hired building thinks in the turn of another (R8)."""
    left: dict[int, float] = field(default_factory=dict)
    """Seconds of the budget, by seat."""
    rewarded: int = 0
    """Turns whose end has given time; ending one again after taking it back gives nothing."""

    def copy(self) -> "Clocks":
        return replace(self, used=self.used.copy(), left=self.left.copy())

    def charge(self, seat: int, seconds: float) -> None:
        self.used[seat] = self.used.get(seat, 0.0) + seconds
        if self.clock is not None:
            self.left[seat] = max(0.0, self._budget(seat) - seconds)

    def begin(self, turn: int, before: int) -> None:
        """A turn begins (they count from 1); `before` is the seat whose turn was the last."""
        self.used.clear()
        if self.clock is not None and turn - 1 > self.rewarded:
            self.rewarded = turn - 1
            self.left[before] = self._budget(before) + self.clock.increment

    def come_back(self, seat: int) -> None:
        self.used.pop(seat, None)
        self.left[seat] = max(self._budget(seat), AGAIN_SECONDS)

    def remaining(self, seat: int) -> float | None:
        """When the seat's time began to run; None without a clock."""
        if self.clock is None:
            return None
        if self.clock.kind == "budget":
            return self._budget(seat)
        return max(0.0, self.clock.seconds - self.used.get(seat, 0.0))

    def _budget(self, seat: int) -> float:
        return self.left.get(seat, float(self.clock.seconds) if self.clock is not None else 0.0)
