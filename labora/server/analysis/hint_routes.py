"""Hints of the monk or the abbot, which the creator of a table allows; and the end of thinking."""

import asyncio

from fastapi import APIRouter

from labora.rules.state.queries import decider
from labora.server.analysis.errors import NoHintsError
from labora.server.analysis.hint_schemas import AskHints, AskSuggest, SuggestedView
from labora.server.analysis.hint_views import suggested_view
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, HurryIn, RegistryIn, TableId, view_for
from labora.server.games.domain.decisions import check_playing
from labora.server.games.domain.errors import NothingToDecideError, NotPossibleError, NotYourSeatError
from labora.server.games.domain.table_requests import plan_hints
from labora.server.games.positions.refusal import tried
from labora.server.games.schemas import TableView
from labora.server.users.dependencies import KnownPerson, Language
from labora.server.workers.dependencies import BotsIn

SPARE = 3
"""How many more turns to ask for: those that read like a better one are left out."""

router = APIRouter(prefix="/api/tables/{identifier}", tags=["hints"])


@router.post("/suggest", responses=problems(401, 403, 404, 409, 503))
async def suggest_turns(
    identifier: TableId,
    asked: AskSuggest,
    access: AccessIn,
    limiter: RateLimiterIn,
    bots: BotsIn,
    person: KnownPerson,
    language: Language,
) -> SuggestedView:
    """Suggest the best turns to the player who has to decide, each with its reasons. Nothing is decided."""
    loaded = await access.visible(identifier, person)
    table = loaded.table
    check_playing(table)
    if not table.hints:
        raise NoHintsError
    position, words = table.position.copy(), loaded.words(language)
    for index, text in enumerate(asked.decisions):
        refusal = tried(position, index, text)
        if refusal is not None:
            raise NotPossibleError(refusal)
    if position.over or int(decider(position)) not in table.seats_of(person.id):
        raise NothingToDecideError
    limiter.check("hint", person.id)
    hints = await bots.suggest(position, asked.level, asked.seconds, asked.n + SPARE, person.id)
    return await asyncio.to_thread(suggested_view, table, position, hints, words, asked.n)


@router.post("/hurry", status_code=204, responses=problems(401, 403, 404, 409))
async def stop_thinking(
    identifier: TableId, access: AccessIn, limiter: RateLimiterIn, hurry_up: HurryIn, person: KnownPerson
) -> None:
    """Stop a bot or a hint that is thinking: it answers with its best turn so far. Only players may ask."""
    loaded = await access.visible(identifier, person)
    check_playing(loaded.table)
    if not loaded.table.seats_of(person.id) and not loaded.table.is_creator(person.id):
        raise NotYourSeatError
    limiter.check("change", person.id)
    hurry_up.ask(identifier, person.id)


@router.post("/hints", responses=problems(401, 403, 404, 409))
async def allow_or_forbid_hints(
    identifier: TableId,
    asked: AskHints,
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Allow hints to all players of the table, or to none. Only its creator may do so."""
    await access.visible(identifier, person)
    limiter.check("change", person.id)
    acted = await registry.act(identifier, lambda draft: plan_hints(draft, person.id, asked.on))
    return view_for(registry, acted.loaded, person, language)
