"""Preferences of a user, and whether a table or another user's preferences fit them."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from labora.rules.components.goods import Variant
from labora.rules.components.modes import MODES
from labora.rules.text.reading import mode_and_variant
from labora.server.games.domain.clock_presets import CLOCK_PRESETS
from labora.server.games.domain.errors import NoSuchGameError
from labora.server.games.domain.events import ClockRule
from labora.server.games.schemas import ClockView, TableSummary
from labora.server.matchmaking.schemas import AskSeek, Speed
from labora.server.ratings.calculation import START, KnownRatings, Scale, rating_in, scale_of

# Of those that one sits down to for an evening: seconds for a turn, and for a whole game.
LIVE_TURN: Final = 3600
LIVE_GAME: Final = 6 * 3600
CLOCKS: Final[dict[Speed, ClockRule | None]] = {
    "none": CLOCK_PRESETS["none"],
    "live": CLOCK_PRESETS["live"],
    "days": CLOCK_PRESETS["day"],
}
PLAYERS: Final = {mode.name: int(mode.players) for mode in MODES}


def speed_of(clock: ClockRule | ClockView | None) -> Speed:
    if clock is None:
        return "none"
    return "live" if clock.seconds <= (LIVE_TURN if clock.kind == "turn" else LIVE_GAME) else "days"


@dataclass(frozen=True, slots=True)
class GameChoice:
    """Describe a game to play: which, how fast, and whether it is rated."""

    mode: str
    variant: Variant
    speed: Speed
    rated: bool = False

    @property
    def players(self) -> int:
        return PLAYERS[self.mode]

    @property
    def scale(self) -> Scale:
        return scale_of(self.mode, self.variant)


@dataclass(frozen=True, slots=True)
class Preferences:
    """Hold the games that a user would play, the best liked first."""

    games: tuple[GameChoice, ...]
    """What one likes best comes first."""
    within: int | None = None
    """For rated games: the largest difference to the user's rating; None: any."""

    @classmethod
    def of(cls, asked: AskSeek) -> "Preferences":
        for mode in asked.modes:
            if PLAYERS.get(mode, 1) < 2:
                raise NoSuchGameError
        return cls(
            tuple(
                GameChoice(mode, variant, speed, asked.rated)
                for mode in dict.fromkeys(asked.modes)
                for variant in dict.fromkeys(asked.variants)
                for speed in dict.fromkeys(asked.speeds)
            ),
            asked.within if asked.rated else None,
        )


def choice_of(summary: TableSummary) -> GameChoice:
    mode, variant = mode_and_variant(summary.setup)
    return GameChoice(mode, cast("Variant", variant), speed_of(summary.clock), summary.rated)


@dataclass(frozen=True, slots=True)
class Filters:
    """Filter the list of open tables; None: any."""

    mode: str | None = None
    variant: Variant | None = None
    speed: Speed | None = None
    rated: bool | None = None
    within: int | None = None
    """Rated, and all players there show a rating within this difference."""

    def fits(self, summary: TableSummary, me: str, known: KnownRatings) -> bool:
        game = choice_of(summary)
        return (
            self.mode in (None, game.mode)
            and self.variant in (None, game.variant)
            and self.speed in (None, game.speed)
            and self.rated in (None, game.rated)
            and (self.within is None or self._near(game, summary, me, known))
        )

    def _near(self, game: GameChoice, summary: TableSummary, me: str, known: KnownRatings) -> bool:
        if not game.rated:
            return False
        mine = rating_in(known, me, game.scale).points
        others = [seat.rating for seat in summary.seats if seat.kind == "person" and not seat.mine]
        return all(one is not None and abs(one.rating - mine) <= (self.within or 0) for one in others)


@dataclass(frozen=True, slots=True)
class QueueEntry:
    """Hold a user in the queue."""

    id: str
    person: str
    wishes: Preferences
    ratings: Mapping[str, int] = field(default_factory=dict)
    """By group of modes and variant; where there is none, nothing was played yet."""

    def rating(self, game: GameChoice) -> int:
        return self.ratings.get("/".join(game.scale), START.points)


def near(one: QueueEntry, other: QueueEntry, game: GameChoice) -> bool:
    """As near to each other as both of them want."""
    limits = [who.wishes.within for who in (one, other) if who.wishes.within is not None]
    apart = abs(one.rating(game) - other.rating(game))
    return not game.rated or all(apart <= limit for limit in limits)


def group(
    waiting: Sequence[QueueEntry], apart: Collection[frozenset[str]]
) -> tuple[GameChoice, list[QueueEntry]] | None:
    """The first who fit: those who have waited longest, at what the first of them likes best."""
    for first in waiting:
        for game in first.wishes.games:
            found = _around(first, game, waiting, apart)
            if len(found) == game.players:
                return game, found
    return None


def _around(
    first: QueueEntry, game: GameChoice, waiting: Sequence[QueueEntry], apart: Collection[frozenset[str]]
) -> list[QueueEntry]:
    found = [first]
    for other in waiting:
        if len(found) == game.players:
            break
        if game in other.wishes.games and all(_may_meet(one, other, game, apart) for one in found):
            found.append(other)
    return found


def _may_meet(
    one: QueueEntry, other: QueueEntry, game: GameChoice, apart: Collection[frozenset[str]]
) -> bool:
    if one.person == other.person or frozenset((one.person, other.person)) in apart:
        return False
    return near(one, other, game)
