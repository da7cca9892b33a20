"""Boards of the best solo games: solo has one start, so that scores compare."""

import time
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query

from labora.server.http.routes.context import MaybePerson, ServiceIn, problems
from labora.server.views.boards import Since, Variant, board_view
from labora.server.wire.boards import SoloBoardView

router = APIRouter(prefix="/api/boards", tags=["boards"])
MOST = 50


@router.get("/solo", responses=problems())
async def solo(
    service: ServiceIn,
    person: MaybePerson,
    variant: Annotated[Variant, Query()] = "france",
    since: Annotated[Since, Query(description="`month`: this calendar month (UTC).")] = "all",
) -> SoloBoardView:
    """Of games that were played here without help, by people who want to stand here."""
    begin = 0.0 if since == "all" else month_of(time.time())
    people = await service.store.results.best_solo(variant, begin, MOST)
    bots = await service.store.results.best_bots(variant, begin)
    return board_view(variant, since, people, bots)


def month_of(at: float) -> float:
    """When its month began."""
    now = datetime.fromtimestamp(at, UTC)
    return datetime(now.year, now.month, 1, tzinfo=UTC).timestamp()
