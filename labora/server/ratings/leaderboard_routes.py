"""Boards of the best solo games, which have one start, so that scores compare; and of ratings."""

import time
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from labora.rules.components.goods import Variant
from labora.server.core.dependencies import problems
from labora.server.ratings.dependencies import RatingsIn, RatingUpdatesIn, ResultsIn
from labora.server.ratings.leaderboard_schemas import SoloBoardView
from labora.server.ratings.leaderboard_views import Since, board_view
from labora.server.ratings.schemas import Modes, RatingBoardView
from labora.server.ratings.views import rating_board
from labora.server.users.dependencies import MaybePerson

router = APIRouter(prefix="/api/boards", tags=["leaderboards"])
MOST = 50


@router.get("/solo", responses=problems())
async def get_solo_leaderboard(
    results: ResultsIn,
    person: MaybePerson,
    variant: Annotated[Variant, Query()] = "france",
    since: Annotated[Since, Query(description="`month`: this calendar month (UTC).")] = "all",
) -> SoloBoardView:
    """Return the best solo games played here without help, of users who have agreed to be listed."""
    begin = 0.0 if since == "all" else month_of(time.time())
    people = await results.best_solo(variant, begin, MOST)
    bots = await results.best_bots(variant, begin)
    return board_view(variant, since, people, bots)


@router.get("/ratings", responses=problems())
async def get_rating_leaderboard(
    ratings: RatingsIn,
    rating_updates: RatingUpdatesIn,
    person: MaybePerson,
    modes: Annotated[Modes, Query(description="For two; long or short games for three and four.")] = "two",
    variant: Annotated[Variant, Query()] = "france",
) -> RatingBoardView:
    """Return the ratings of users who have agreed to be listed."""
    await rating_updates.settled()
    return rating_board(modes, variant, await ratings.best((modes, variant), MOST))


def month_of(at: float) -> float:
    """When its month began."""
    now = datetime.fromtimestamp(at, UTC)
    return datetime(now.year, now.month, 1, tzinfo=UTC).timestamp()
