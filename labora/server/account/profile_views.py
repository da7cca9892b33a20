"""A person's page, made of their results: sums, streaks, the best and the newest."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, cast

from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.server.account.profile_schemas import PersonPageView, ResultView, Shown, StreakView, TallyView
from labora.server.ratings.calculation import RatingStep
from labora.server.ratings.result_storage import ListedResult
from labora.server.ratings.results import SeatResult
from labora.server.ratings.storage import RATINGS
from labora.server.ratings.views import person_ratings
from labora.server.users.storage import Profile

MOST_SOLO: Final = 10
MOST_RESULTS: Final = 500


def person_page(
    profile: Profile, listed: Sequence[ListedResult], rated: Sequence[tuple[RatingStep, bool]], *, mine: bool
) -> PersonPageView:
    """`listed` from the oldest to the newest. Others are led to public tables only."""
    results = [one.result for one in listed]
    against = [result for result in results if result.players > 1]
    alone = [one for one in listed if one.result.players == 1]
    best = sorted(alone, key=lambda one: (-one.result.points, one.result.at))[:MOST_SOLO]
    return PersonPageView(
        id=profile.id,
        name=profile.name,
        since=profile.created,
        mine=mine,
        shows=cast("list[Shown]", profile.shows),
        games=len(results),
        won=sum(result.won for result in against),
        streak=streak(against),
        tallies=tallies(results),
        solo=[result_view(one, mine=mine) for one in best],
        ratings=person_ratings(rated, mine=mine) if mine or RATINGS in profile.shows else [],
        results=[result_view(one, mine=mine) for one in listed[-MOST_RESULTS:]],
    )


def streak(results: Sequence[SeatResult]) -> StreakView:
    now = longest = 0
    for result in results:
        now = now + 1 if result.won else 0
        longest = max(longest, now)
    return StreakView(now=now, longest=longest)


def tallies(results: Sequence[SeatResult]) -> list[TallyView]:
    """In the order in which modes and variants are always named."""
    found = []
    for mode in MODES:
        for variant in VARIANTS:
            own = [result for result in results if (result.mode, result.variant) == (mode.name, variant)]
            if own:
                found.append(_tally(mode.name, variant, own))
    return found


def _tally(mode: str, variant: str, own: Sequence[SeatResult]) -> TallyView:
    points = [result.points for result in own]
    return TallyView(
        mode=mode,
        variant=variant,
        games=len(own),
        won=sum(result.won for result in own),
        mean=round(fmean(points), 1),
        best=max(points),
    )


def result_view(listed: ListedResult, *, mine: bool) -> ResultView:
    result = listed.result
    return ResultView(
        table=result.game if mine or listed.public else None,
        mode=result.mode,
        variant=result.variant,
        points=result.points,
        place=result.place,
        players=result.players,
        won=result.won,
        abandoned=result.abandoned,
        barred=result.barred,
        at=result.at,
    )
