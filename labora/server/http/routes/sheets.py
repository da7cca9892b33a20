"""The report of a game: as data, as a sheet to print, and as a picture."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from labora.analysis.report import questions
from labora.report import report_of
from labora.server.bots.analyst import Work
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

router = APIRouter(prefix="/api/tables/{identifier}/sheet", tags=["sheets"])
PNG: dict[str, Any] = {"content": {"image/png": {}}}
SVG: dict[str, Any] = {"content": {"image/svg+xml": {}}}


@dataclass
class Asked:
    """Whose sheet is to be drawn, for whom, in which words."""

    request: Request
    identifier: TableId
    service: ServiceIn
    person: MaybePerson
    words: Sentences
    language: Language

    async def drawn(self) -> str:
        live = await visible(self.service, self.identifier, self.person)
        _check_begun(live)
        judged = await self._judged(live)
        words = live.words(self.language) or self.words
        address = f"{self.request.url.netloc}/table/{self.identifier}"
        return await asyncio.to_thread(drawn_report, live.table.fork(), judged, words, address)

    async def _judged(self, live: Live) -> Work | None:
        if not live.table.aids:
            return None
        asked = await asyncio.to_thread(questions, live.table.game.copy())
        work = await self.service.analyst.look(self.identifier, asked) if asked else None
        return work if work is not None and work.state == "done" else None


@router.get("", responses=problems(404, 409))
async def see_sheet(identifier: TableId, service: ServiceIn, person: MaybePerson) -> dict[str, Any]:
    """Points by source at the end of each round; goods made and used; uses of buildings; contracts."""
    live = await visible(service, identifier, person)
    _check_begun(live)
    found = await asyncio.to_thread(lambda: report_of(live.table.game.copy()).as_json())
    return found | {"number": live.table.number}


@router.get(".svg", responses=problems(404, 409) | {200: SVG}, response_class=Response)
async def see_drawn(asked: Annotated[Asked, Depends()]) -> Response:
    """One sheet of A4, to look at and to print; with its turning points where the game has been judged."""
    return _answer(await asked.drawn(), "image/svg+xml")


@router.get(".png", responses=problems(404, 409) | {200: PNG}, response_class=Response)
async def see_picture(asked: Annotated[Asked, Depends()]) -> Response:
    """The same as a picture."""
    if not can_draw():
        raise no_such("address")
    service, person = asked.service, asked.person
    service.rates.check("sheet", person.id if person else asked.identifier)
    return _answer(await service.pictures.png(await asked.drawn()), "image/png")


def _answer(drawn: str | bytes, form: str) -> Response:
    return Response(drawn, media_type=form, headers={"Cache-Control": "no-cache"})


def _check_begun(live: Live) -> None:
    if live.table.phase == "waiting":
        raise ProblemError(409, "not-started")
