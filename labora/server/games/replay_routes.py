"""Looking back: the course of a game, moment by moment."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from labora.server.core.client_address import address_of
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NoSuchNumberError
from labora.server.games.replay_schemas import CourseView, MomentsView
from labora.server.games.replay_views import course_view, moments_view
from labora.server.users.dependencies import Language, MaybePerson

router = APIRouter(prefix="/api/tables/{identifier}", tags=["replay"])


@router.get("/course", responses=problems(404, 409))
async def list_turns(identifier: TableId, access: AccessIn, person: MaybePerson) -> CourseView:
    """List the turns of a game with the points after each, for a timeline."""
    loaded = await access.visible(identifier, person)
    table = loaded.table
    return await asyncio.to_thread(course_view, table.game.copy(), table.number)


@router.get("/moments", responses=problems(404, 409))
async def list_positions(
    identifier: TableId,
    access: AccessIn,
    limiter: RateLimiterIn,
    person: MaybePerson,
    language: Language,
    request: Request,
    first: Annotated[int, Query(ge=0, le=100_000, description="After so many decisions.")] = 0,
) -> MomentsView:
    """List the positions after each decision, a hundred at a time: the first whole, the others as changes."""
    loaded = await access.visible(identifier, person)
    limiter.check("explore", person.id if person else address_of(request))
    table = loaded.table
    if first > table.game.count:
        raise NoSuchNumberError
    return await asyncio.to_thread(
        moments_view, table.game.copy(), table.number, first, loaded.words(language)
    )
