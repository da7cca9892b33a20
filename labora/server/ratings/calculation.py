"""Ratings of people: a pure function of the rated games, in the order in which they ended.

All stored ratings are computed from the results by `course`; a corrected formula gets a new number
(`FORMULA`), and all are computed again.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Any, Final

from labora.bots.registry import BOT_ROWS
from labora.bots.weights import GROUPS
from labora.rules.components.goods import VARIANTS
from labora.server.ratings.results import SeatResult

FORMULA: Final = 8
PROVISIONAL_GAMES: Final = 10
# People read whole numbers: everybody begins with 1500.
ZERO: Final = 500.0
STRETCH: Final = 40.0
CONFIDENT: Final = 1.96

Scale = tuple[str, str]
"""A group of modes, which are alike enough to compare, and a variant."""
MODES: Final = tuple(group for group in GROUPS if group != "solo")
MODES_OF: Final = {mode: group for group, modes in GROUPS.items() for mode in modes}


@dataclass(frozen=True, slots=True)
class Rating:
    """Hold a rating as OpenSkill has it: the strength is about `mu`, give or take `sigma`."""

    mu: float
    sigma: float
    games: int

    @property
    def points(self) -> int:
        return round(ZERO + STRETCH * self.mu)

    @property
    def spread(self) -> int:
        """The strength lies within so much of the points with 95 %."""
        return round(STRETCH * CONFIDENT * self.sigma)

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL_GAMES


START: Final = Rating(25.0, 25.0 / 3, 0)
Key = tuple[str, Scale]
"""Whose, and in which games."""
KnownRatings = dict[Key, Rating]


@dataclass(frozen=True, slots=True)
class RatingStep:
    """Hold a user's rating after a game."""

    game: str
    person: str
    modes: str
    variant: str
    at: float
    won: bool
    mu: float
    sigma: float
    games: int

    @property
    def rating(self) -> Rating:
        return Rating(self.mu, self.sigma, self.games)

    @property
    def scale(self) -> Scale:
        return self.modes, self.variant


def scale_of(mode: str, variant: str) -> Scale:
    return MODES_OF[mode], variant


def rating_in(known: Mapping[Key, Rating], person: str, scale: Scale) -> Rating:
    return known.get((person, scale), START)


def rating_history(
    results: Iterable[SeatResult], known: Mapping[Key, Rating] | None = None
) -> Iterator[RatingStep]:
    """All steps of these results, or of further ones after those that have led to what is known."""
    now: KnownRatings = dict(known or {})
    for _, rows in groupby(sorted(results, key=_order), key=lambda result: result.game):
        for step in _steps([result for result in rows if result.rated], now):
            now[step.person, step.scale] = step.rating
            yield step


def _order(result: SeatResult) -> tuple[float, str, int]:
    return result.at, result.game, result.seat


def _steps(game: Sequence[SeatResult], known: Mapping[Key, Rating]) -> list[RatingStep]:
    """Of one game. Bots are as strong as they are measured; those that are not are left out."""
    compared = [(result, rating) for result in game if (rating := _before(result, known)) is not None]
    if sum(bool(result.person) for result, _ in compared) < 2:
        return []
    model = _model()
    teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for _, rating in compared]
    rated = model.rate(teams, ranks=[float(result.place) for result, _ in compared])
    best = min(result.place for result, _ in compared)
    return [
        RatingStep(
            game=result.game,
            person=result.person,
            modes=MODES_OF[result.mode],
            variant=result.variant,
            at=result.at,
            won=result.place == best,
            mu=after.mu,
            sigma=after.sigma,
            games=before.games + 1,
        )
        for (result, before), [after] in zip(compared, rated, strict=True)
        if result.person
    ]


def _before(result: SeatResult, known: Mapping[Key, Rating]) -> Rating | None:
    scale = scale_of(result.mode, result.variant)
    return rating_in(known, result.person, scale) if result.person else MEASURED.get((result.bot, scale))


@cache
def _model() -> Any:
    # It takes a while to load, and few processes rate.
    from openskill.models import PlackettLuce  # noqa: PLC0415

    return PlackettLuce(mu=START.mu, sigma=START.sigma)


MEASURED: Final[KnownRatings] = {
    (row.id, (modes, variant)): Rating(*rating)
    for row in BOT_ROWS
    if row.strength is not None
    for modes, rating in row.strength.rated.items()
    for variant in VARIANTS
}
"""Bots stay as strong as they were measured."""
