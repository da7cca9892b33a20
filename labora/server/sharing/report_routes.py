"""The report of a game: as data, as a sheet to print, and as a picture."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from labora.analysis.game_report import report_of
from labora.analysis.judged_game import played_lines
from labora.drawing.png import can_draw
from labora.server.analysis.analyst import AnalysisTask
from labora.server.analysis.dependencies import AnalystIn
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.errors import NoSuchAddressError
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NotStartedError
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.sharing.dependencies import ImagesIn
from labora.server.sharing.report_content import drawn_report
from labora.server.users.dependencies import Language, MaybePerson, Sentences

router = APIRouter(prefix="/api/tables/{identifier}/sheet", tags=["reports"])
PNG: dict[str, Any] = {"content": {"image/png": {}}}
SVG: dict[str, Any] = {"content": {"image/svg+xml": {}}}


@dataclass
class AskedReport:
    """Say whose sheet is to be drawn, for whom, in which language."""

    request: Request
    identifier: TableId
    access: AccessIn
    analyst: AnalystIn
    person: MaybePerson
    words: Sentences
    language: Language

    async def drawn(self) -> str:
        loaded = await self.access.visible(self.identifier, self.person)
        _check_begun(loaded)
        judged = await self._judged(loaded)
        words = loaded.words(self.language) or self.words
        address = f"{self.request.url.netloc}/table/{self.identifier}"
        return await asyncio.to_thread(drawn_report, loaded.table.fork(), judged, words, address)

    async def _judged(self, loaded: LoadedTable) -> AnalysisTask | None:
        if not loaded.table.aids:
            return None
        lines = played_lines(loaded.table.game)
        work = await self.analyst.look(self.identifier, lines) if lines else None
        return work if work is not None and work.state == "done" else None


@router.get("", responses=problems(404, 409))
async def get_report(identifier: TableId, access: AccessIn, person: MaybePerson) -> dict[str, Any]:
    """Return points by source at the end of each round, goods made and used, uses of buildings, contracts."""
    loaded = await access.visible(identifier, person)
    _check_begun(loaded)
    found = await asyncio.to_thread(lambda: report_of(loaded.table.game.copy()).as_json())
    return found | {"number": loaded.table.number}


@router.get(".svg", responses=problems(404, 409) | {200: SVG}, response_class=Response)
async def get_report_as_svg(asked: Annotated[AskedReport, Depends()]) -> Response:
    """Draw the report on a sheet of A4, with its turning points if the game has been analyzed."""
    return _answer(await asked.drawn(), "image/svg+xml")


@router.get(".png", responses=problems(404, 409) | {200: PNG}, response_class=Response)
async def get_report_as_png(
    asked: Annotated[AskedReport, Depends()], limiter: RateLimiterIn, images: ImagesIn
) -> Response:
    """Draw the report as a picture."""
    if not can_draw():
        raise NoSuchAddressError
    limiter.check("sheet", asked.person.id if asked.person else asked.identifier)
    return _answer(await images.png(await asked.drawn()), "image/png")


def _answer(drawn: str | bytes, form: str) -> Response:
    return Response(drawn, media_type=form, headers={"Cache-Control": "no-cache"})


def _check_begun(loaded: LoadedTable) -> None:
    if loaded.table.phase == "waiting":
        raise NotStartedError
