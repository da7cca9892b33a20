"""A bot judges the turns of a game: asked for once, then looked at until it is done."""

import asyncio

from fastapi import APIRouter

from labora.analysis.report import questions
from labora.server.bots.analyst import Work
from labora.server.http.routes.context import (
    KnownPerson,
    Language,
    MaybePerson,
    ServiceIn,
    TableId,
    problems,
    visible,
)
from labora.server.live.live import Live
from labora.server.views.analysis import analysis_view
from labora.server.wire.analysis import AnalysisView
from labora.server.wire.problems import ProblemError

router = APIRouter(prefix="/api/tables/{identifier}/analysis", tags=["analysis"])


@router.get("", responses=problems(403, 404, 409))
async def see_analysis(
    identifier: TableId, service: ServiceIn, person: MaybePerson, language: Language
) -> AnalysisView:
    """How far the analysis of the game as it is now has come, and what it says when it is done."""
    live = _with_aids(await visible(service, identifier, person))
    asked = await asyncio.to_thread(questions, live.table.game.copy())
    return await _view(live, await service.analyst.look(identifier, asked), len(asked), language)


@router.post("", responses=problems(401, 403, 404, 409, 503))
async def begin_analysis(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> AnalysisView:
    """Has the game judged, in the background and once: what was judged before is not judged again."""
    live = _with_aids(await visible(service, identifier, person))
    service.rates.check("hint", person.id)
    asked = await asyncio.to_thread(questions, live.table.game.copy())
    if not asked:
        raise ProblemError(409, "not-playing")
    if service.analyst.busy:
        raise ProblemError(503, "no-analysis-now")
    return await _view(live, await service.analyst.begin(identifier, asked), len(asked), language)


def _with_aids(live: Live) -> Live:
    if not live.table.aids:
        raise ProblemError(403, "no-aids")
    return live


async def _view(live: Live, work: Work | None, total: int, language: str) -> AnalysisView:
    return await asyncio.to_thread(analysis_view, work, total, live.table.game.copy(), live.words(language))
