"""Ratings as they are shown: on a person's page, on leaderboards, beside names at open tables."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, cast

from labora.rules.components.goods import VARIANTS
from labora.rules.text.reading import mode_and_variant
from labora.server.ratings.calculation import (
    MEASURED,
    MODES,
    KnownRatings,
    Rating,
    RatingStep,
    Scale,
    rating_in,
    scale_of,
)
from labora.server.ratings.schemas import (
    Modes,
    PersonRatingView,
    RatedGameView,
    RatedRowView,
    RatingBoardView,
    RatingView,
)
from labora.server.ratings.storage import RankedPerson

MOST_STEPS: Final = 500


def rating_view(rating: Rating) -> RatingView:
    return RatingView(**_figures(rating))


def _figures(rating: Rating) -> dict[str, Any]:
    return {
        "rating": rating.points,
        "spread": rating.spread,
        "games": rating.games,
        "provisional": rating.provisional,
    }


# On a person's page


def person_ratings(steps: Sequence[tuple[RatingStep, bool]], *, mine: bool) -> list[PersonRatingView]:
    """In the order in which games are always named. Others are led to public tables only."""
    ordered = sorted(steps, key=lambda one: (_rank(one[0].scale), one[0].at))
    return [_person_rating(list(own), mine=mine) for _, own in groupby(ordered, key=lambda one: one[0].scale)]


def _rank(scale: Scale) -> tuple[int, int]:
    return MODES.index(scale[0]), VARIANTS.index(scale[1])


def _person_rating(own: Sequence[tuple[RatingStep, bool]], *, mine: bool) -> PersonRatingView:
    last = own[-1][0]
    return PersonRatingView(
        **_figures(last.rating),
        modes=cast("Modes", last.modes),
        variant=cast("Any", last.variant),
        course=[
            RatedGameView(
                at=step.at,
                rating=step.rating.points,
                spread=step.rating.spread,
                won=step.won,
                table=step.game if mine or public else None,
            )
            for step, public in own[-MOST_STEPS:]
        ],
    )


# On leaderboards


def rating_board(modes: Modes, variant: Any, ranked: Sequence[RankedPerson]) -> RatingBoardView:
    """Show a leaderboard. Bots are among users with certain ratings; users with few games come last."""
    bots = [
        RatedRowView(name="", person=None, bot=bot, **_figures(rating) | {"provisional": False})
        for (bot, scale), rating in MEASURED.items()
        if scale == (modes, variant)
    ]
    rows = [*map(_row, ranked), *bots]
    return RatingBoardView(
        modes=modes, variant=variant, rows=sorted(rows, key=lambda row: (row.provisional, -row.rating))
    )


def _row(ranked: RankedPerson) -> RatedRowView:
    person = ranked.person if "page" in ranked.shows else None
    return RatedRowView(name=ranked.name, person=person, bot=None, **_figures(ranked.rating))


# At open tables


@dataclass(frozen=True, slots=True)
class ShownRatings:
    """Show ratings of users who let others see theirs."""

    known: KnownRatings
    people: Collection[str]

    def of(self, person: str | None, scale: Scale) -> RatingView | None:
        if person is None or person not in self.people:
            return None
        return rating_view(rating_in(self.known, person, scale))


NOBODYS: Final = ShownRatings({}, ())


def scale_of_setup(setup: str) -> Scale:
    """Of a table that several play at."""
    return scale_of(*mode_and_variant(setup))
