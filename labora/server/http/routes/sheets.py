"""The report of a game: as data, as a sheet to print, and as a picture."""

import asyncio
from typing import Any

from fastapi import APIRouter, Request, Response

from labora.report import report_of
from labora.server.http.routes.context import (
    Language,
    MaybePerson,
    Sentences,
    ServiceIn,
    TableId,
    problems,
    visible,
)
from labora.server.live.live import Live
from labora.server.pictures.png import can_draw
from labora.server.pictures.report import drawn_report
from labora.server.wire.problems import ProblemError, no_such
from labora.words import Words

router = APIRouter(prefix="/api/tables/{identifier}/sheet", tags=["sheets"])
PNG: dict[str, Any] = {"content": {"image/png": {}}}
SVG: dict[str, Any] = {"content": {"image/svg+xml": {}}}


@router.get("", responses=problems(404, 409))
async def see_sheet(identifier: TableId, service: ServiceIn, person: MaybePerson) -> dict[str, Any]:
    """Points by source at the end of each round; goods made and used; uses of buildings; contracts."""
    live = await visible(service, identifier, person)
    _check_begun(live)
    found = await asyncio.to_thread(lambda: report_of(live.table.game.copy()).as_json())
    return found | {"number": live.table.number}


@router.get(".svg", responses=problems(404, 409) | {200: SVG}, response_class=Response)
async def see_drawn(
    request: Request,
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    words: Sentences,
    language: Language,
) -> Response:
    """One sheet of A4, to look at and to print."""
    live = await visible(service, identifier, person)
    drawn = await _drawn(live, live.words(language) or words, request)
    return Response(drawn, media_type="image/svg+xml", headers={"Cache-Control": "no-cache"})


@router.get(".png", responses=problems(404, 409) | {200: PNG}, response_class=Response)
async def see_picture(
    request: Request,
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    words: Sentences,
    language: Language,
) -> Response:
    """The same as a picture."""
    live = await visible(service, identifier, person)
    if not can_draw():
        raise no_such("address")
    service.rates.check("sheet", person.id if person else identifier)
    drawn = await _drawn(live, live.words(language) or words, request)
    picture = await service.pictures.png(drawn)
    return Response(picture, media_type="image/png", headers={"Cache-Control": "no-cache"})


def _check_begun(live: Live) -> None:
    if live.table.phase == "waiting":
        raise ProblemError(409, "not-started")


async def _drawn(live: Live, words: Words, request: Request) -> str:
    _check_begun(live)
    address = f"{request.url.netloc}/table/{live.table.id}"
    return await asyncio.to_thread(drawn_report, live.table.fork(), words, address)
