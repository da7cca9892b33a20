from dataclasses import dataclass
from typing import Final

SOLO_GOAL: Final = 500


@dataclass(frozen=True, slots=True)
class SeatResult:
    """Hold the result of a seat: points, place and who played there."""

    game: str
    seat: int
    person: str
    """Empty for a bot, and for a guest on another user's device."""
    bot: str
    mode: str
    variant: str
    points: int
    place: int
    """Ties share a place. Players who resigned come last, no matter what a bot reached for them; of
    several, the first to resign."""
    players: int
    abandoned: bool
    rated: bool
    """It counts for the ratings of those who sat there."""
    barred: str
    """Why it does not count on the boards; empty: it does."""
    at: float

    @property
    def won(self) -> bool:
        if self.players == 1:
            return self.points >= SOLO_GOAL
        return self.place == 1 and not self.abandoned
