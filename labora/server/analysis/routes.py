"""A bot judges the turns of a game: asked for once, then looked at until it is done."""

import asyncio

from fastapi import APIRouter

from labora.analysis.judged_game import played_lines, questions
from labora.server.analysis.analyst import AnalysisTask
from labora.server.analysis.dependencies import AnalystIn
from labora.server.analysis.errors import NoAnalysisNowError
from labora.server.analysis.schemas import AnalysisView
from labora.server.analysis.views import analysis_view
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, TableId
from labora.server.games.domain.errors import NoAidsError, NotPlayingError
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.users.dependencies import KnownPerson, Language, MaybePerson

router = APIRouter(prefix="/api/tables/{identifier}/analysis", tags=["analysis"])


@router.get("", responses=problems(403, 404, 409))
async def get_analysis(
    identifier: TableId, access: AccessIn, analyst: AnalystIn, person: MaybePerson, language: Language
) -> AnalysisView:
    """Return how far the analysis of the game has come, and its result when it is done."""
    loaded = _with_aids(await access.visible(identifier, person))
    lines = played_lines(loaded.table.game)
    return await _view(loaded, await analyst.look(identifier, lines), len(lines), language)


@router.post("", responses=problems(401, 403, 404, 409, 503))
async def start_analysis(
    identifier: TableId,
    access: AccessIn,
    limiter: RateLimiterIn,
    analyst: AnalystIn,
    person: KnownPerson,
    language: Language,
) -> AnalysisView:
    """Analyze the game in the background. Turns that were analyzed before are not analyzed again."""
    loaded = _with_aids(await access.visible(identifier, person))
    limiter.check("hint", person.id)
    asked = await asyncio.to_thread(questions, loaded.table.game.copy())
    if not asked:
        raise NotPlayingError
    if analyst.busy:
        raise NoAnalysisNowError
    return await _view(loaded, await analyst.begin(identifier, asked), len(asked), language)


def _with_aids(loaded: LoadedTable) -> LoadedTable:
    if not loaded.table.aids:
        raise NoAidsError
    return loaded


async def _view(loaded: LoadedTable, work: AnalysisTask | None, total: int, language: str) -> AnalysisView:
    return await asyncio.to_thread(
        analysis_view, work, total, loaded.table.game.copy(), loaded.words(language)
    )
