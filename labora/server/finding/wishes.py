"""What somebody would play, and whether a table or another's wishes fit it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from labora.rules.printed.modes import MODES
from labora.server.table.events import Clock
from labora.server.wire.finding import AskSeek, Speed, Variant
from labora.server.wire.problems import ProblemError
from labora.server.wire.table import ClockView, TableSummary

# Of those that one sits down to for an evening: seconds for a turn, and for a whole game.
LIVE_TURN: Final = 3600
LIVE_GAME: Final = 6 * 3600
CLOCKS: Final[dict[Speed, Clock | None]] = {
    "none": None,
    "live": Clock(kind="turn", seconds=300, end="turn"),
    "days": Clock(kind="turn", seconds=86_400, end="turn"),
}
PLAYERS: Final = {mode.name: int(mode.players) for mode in MODES}


def speed_of(clock: Clock | ClockView | None) -> Speed:
    if clock is None:
        return "none"
    return "live" if clock.seconds <= (LIVE_TURN if clock.kind == "turn" else LIVE_GAME) else "days"


@dataclass(frozen=True, slots=True)
class Game:
    """What is played, and how fast."""

    mode: str
    variant: Variant
    speed: Speed

    @property
    def players(self) -> int:
        return PLAYERS[self.mode]


@dataclass(frozen=True, slots=True)
class Wishes:
    games: tuple[Game, ...]
    """What one likes best comes first."""

    @classmethod
    def of(cls, asked: AskSeek) -> "Wishes":
        for mode in asked.modes:
            if PLAYERS.get(mode, 1) < 2:
                raise ProblemError(422, "no-such-game")
        return cls(
            tuple(
                Game(mode, variant, speed)
                for mode in dict.fromkeys(asked.modes)
                for variant in dict.fromkeys(asked.variants)
                for speed in dict.fromkeys(asked.speeds)
            )
        )


def game_of(summary: TableSummary) -> Game:
    mode, _, rest = summary.setup.partition("/")
    variant: Any = rest.removesuffix("-without-quarry")
    return Game(mode, variant, speed_of(summary.clock))


@dataclass(frozen=True, slots=True)
class Filters:
    """Of the list of open tables; None: any."""

    mode: str | None = None
    variant: Variant | None = None
    speed: Speed | None = None

    def fits(self, summary: TableSummary) -> bool:
        game = game_of(summary)
        return (
            self.mode in (None, game.mode)
            and self.variant in (None, game.variant)
            and self.speed in (None, game.speed)
        )


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody who seeks."""

    id: str
    person: str
    wishes: Wishes


def group(waiting: Sequence[Waiting], apart: Collection[frozenset[str]]) -> tuple[Game, list[Waiting]] | None:
    """The first who fit: those who have waited longest, at what the first of them likes best."""
    for first in waiting:
        for game in first.wishes.games:
            found = _around(first, game, waiting, apart)
            if len(found) == game.players:
                return game, found
    return None


def _around(
    first: Waiting, game: Game, waiting: Sequence[Waiting], apart: Collection[frozenset[str]]
) -> list[Waiting]:
    found = [first]
    for other in waiting:
        if len(found) == game.players:
            break
        fits = game in other.wishes.games and all(other.person != one.person for one in found)
        if fits and all(frozenset((other.person, one.person)) not in apart for one in found):
            found.append(other)
    return found
