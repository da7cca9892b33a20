"""Looking back: the course of a game, moment by moment."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from labora.server.http.routes.context import (
    Language,
    MaybePerson,
    ServiceIn,
    TableId,
    problems,
    visible,
)
from labora.server.people.addresses import address_of
from labora.server.views.course import course_view, moments_view
from labora.server.wire.course import CourseView, MomentsView
from labora.server.wire.problems import no_such

router = APIRouter(prefix="/api/tables/{identifier}", tags=["review"])


@router.get("/course", responses=problems(404, 409))
async def see_course(identifier: TableId, service: ServiceIn, person: MaybePerson) -> CourseView:
    """The turns of a game with the points after each: what a slider shows."""
    live = await visible(service, identifier, person)
    table = live.table
    return await asyncio.to_thread(course_view, table.game.copy(), table.number)


@router.get("/moments", responses=problems(404, 409))
async def see_moments(
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    language: Language,
    request: Request,
    first: Annotated[int, Query(ge=0, le=100_000, description="After so many decisions.")] = 0,
) -> MomentsView:
    """Positions after each decision, a hundred at a time: the first whole, of the others what changes."""
    live = await visible(service, identifier, person)
    service.rates.check("explore", person.id if person else address_of(request))
    table = live.table
    if first > table.game.count:
        raise no_such("number")
    return await asyncio.to_thread(moments_view, table.game.copy(), table.number, first, live.words(language))
