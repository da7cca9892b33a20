"""Playing: decisions, trying them out, taking them back, standing answers, messages."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from labora.server.core.client_address import address_of
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.games.dependencies import AccessIn, RegistryIn, TableId, showing_conflicts, view_for
from labora.server.games.domain.decisions import (
    own_part,
    plan_decide,
    plan_standing,
    plan_undo,
    plan_undo_answer,
)
from labora.server.games.domain.errors import NoSuchNumberError
from labora.server.games.domain.table_requests import plan_message
from labora.server.games.event_views import event_view
from labora.server.games.fast_route import FastRoute
from labora.server.games.positions.chronicle import Chronicle
from labora.server.games.positions.decision_schemas import BrieflyExploredView, ExploredView
from labora.server.games.positions.preview import BRANCHING, Previews, briefly
from labora.server.games.positions.views import position_view
from labora.server.games.requests import AskAnswer, AskDecide, AskExplore, AskMessage, AskStanding, AskUndo
from labora.server.games.schemas import (
    DecidedView,
    EventsView,
    LogView,
    ScoredRoundView,
    ScoresView,
    TableView,
    UndoneView,
    with_changes,
)
from labora.server.games.waiting import is_awaited, table_when
from labora.server.games.waiting_types import WaitSeconds
from labora.server.tutorial.lesson_views import way_ahead
from labora.server.users.dependencies import KnownPerson, Language, MaybePerson

router = APIRouter(prefix="/api/tables/{identifier}", tags=["play"])
fast_router = APIRouter(prefix="/api/tables/{identifier}", tags=["play"], route_class=FastRoute)
MOST_EVENTS = 500
MOST_TURNS = 60


@fast_router.post("/decide", response_model=DecidedView, responses=problems(401, 403, 404, 409))
async def take_decisions(
    identifier: TableId,
    asked: AskDecide,
    request: Request,
    access: AccessIn,
    registry: RegistryIn,
    person: KnownPerson,
    language: Language,
) -> Response:
    """Take a batch of decisions: all of them, or none. They are on disk when the answer comes.

    The same key again changes nothing. If you have not seen the last change of the game, you get a 409 with
    the table as it is now. With `wait`, you get the table as `GET` with `wait` would return it.
    """
    await access.visible(identifier, person)
    async with showing_conflicts(registry, identifier, person, language):
        acted = await registry.act(
            identifier,
            lambda draft: plan_decide(draft, person.id, asked),
            seen=asked.based_on,
            key=f"{person.id}:{asked.key}",
        )
    loaded = acted.loaded
    if asked.wait:
        loaded = await table_when(
            request, identifier, asked.wait, lambda table: is_awaited(table, person.id, asked.until)
        )
    is_brief = asked.brief and not asked.wait and not acted.repeated
    changes = loaded.changes(language) if is_brief else None
    table = view_for(registry, loaded, person, language) if changes is None else None
    decided = DecidedView(number=acted.number, repeated=acted.repeated, table=table)
    return Response(with_changes(decided, changes), media_type="application/json")


@fast_router.post("/explore", responses=problems(404, 409))
async def preview_decisions(
    identifier: TableId,
    asked: AskExplore,
    request: Request,
    access: AccessIn,
    limiter: RateLimiterIn,
    person: MaybePerson,
    language: Language,
) -> ExploredView | BrieflyExploredView:
    """Show where decisions would lead: position, scores, next options, obstacles. Nothing is decided.

    Use it for previews, for "what fits here" (`expand`), for a proposal for the rest of an action
    (`propose`), to try out a line, and to look back (`number`).
    """
    loaded = await access.visible(identifier, person)
    cost = 1 + len(BRANCHING) if asked.branches else 1
    limiter.check("explore", person.id if person else address_of(request), cost)
    number = loaded.table.number if asked.number is None else asked.number
    if number > loaded.table.number:
        raise NoSuchNumberError
    table = loaded.table
    start = table.position_at(number)
    is_now = number >= table.game_number
    begin = loaded.game(language).position if is_now and asked.brief else None
    looks = Previews(
        number, start, loaded.words(language), lambda line: way_ahead(table, line) if is_now else ()
    )
    # Long lines and wide looks take a while: others need not wait for them.
    explored = await asyncio.to_thread(
        looks.explored,
        asked.decisions,
        expand=asked.expand,
        propose=asked.propose,
        branches=asked.branches,
    )
    return briefly(explored, begin or position_view(start)) if asked.brief else explored


@router.post("/undo", responses=problems(401, 403, 404, 409))
async def undo_decisions(
    identifier: TableId,
    asked: AskUndo,
    access: AccessIn,
    registry: RegistryIn,
    person: KnownPerson,
    language: Language,
) -> UndoneView:
    """Undo decisions, or ask the other players where they have to agree."""
    await access.visible(identifier, person)
    async with showing_conflicts(registry, identifier, person, language):
        acted = await registry.act(
            identifier,
            lambda draft: plan_undo(draft, person.id, asked),
            seen=asked.based_on,
            key=f"{person.id}:{asked.key}",
        )
    return UndoneView(
        number=acted.loaded.table.number,
        done=acted.loaded.table.question is None,
        decisions=[] if acted.repeated else own_part(acted.before, person.id, asked.to),
        table=view_for(registry, acted.loaded, person, language),
    )


@router.post("/undo/answer", responses=problems(401, 403, 404, 409))
async def answer_undo_request(
    identifier: TableId,
    asked: AskAnswer,
    access: AccessIn,
    registry: RegistryIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Agree or refuse. The player who asked withdraws the request with `no`."""
    await access.visible(identifier, person)
    acted = await registry.act(identifier, lambda draft: plan_undo_answer(draft, person.id, asked.yes))
    return view_for(registry, acted.loaded, person, language)


@router.post("/standing", responses=problems(401, 403, 404, 409))
async def answer_in_advance(
    identifier: TableId,
    asked: AskStanding,
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Answer a question in advance: the owner's clergyman, or passing in this settlement phase."""
    await access.visible(identifier, person)
    limiter.check("change", person.id)
    acted = await registry.act(identifier, lambda draft: plan_standing(draft, person.id, asked))
    return view_for(registry, acted.loaded, person, language)


@router.post("/messages", responses=problems(401, 404, 409))
async def send_message(
    identifier: TableId,
    asked: AskMessage,
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    person: KnownPerson,
) -> EventsView:
    """Send a short text to everyone at the table."""
    await access.visible(identifier, person)
    limiter.check("message", person.id)
    acted = await registry.act(identifier, lambda draft: plan_message(draft, person.id, person.name, asked))
    table = acted.loaded.table
    return EventsView(events=[event_view(table.events[-1])], number=table.number)


@router.get("/events", responses=problems(404, 409))
async def list_events(
    identifier: TableId,
    request: Request,
    person: MaybePerson,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
    wait: Annotated[WaitSeconds, Query()] = 0,
) -> EventsView:
    """List what happened after a number, oldest first; with `wait`, as soon as anything has."""
    loaded = await table_when(request, identifier, wait, lambda table: table.number > since)
    found = loaded.table.events[since : since + MOST_EVENTS]
    hidden = frozenset(loaded.hidden)
    return EventsView(events=[event_view(event, hidden) for event in found], number=loaded.table.number)


@router.get("/log", responses=problems(404, 409))
async def get_log(
    identifier: TableId,
    access: AccessIn,
    person: MaybePerson,
    language: Language,
    turn: Annotated[int, Query(ge=0, le=100_000, description="From this turn on.")] = 0,
) -> LogView:
    """Return the log of the game in words, some turns at a time."""
    loaded = await access.visible(identifier, person)
    game = loaded.table.game
    end = turn + MOST_TURNS
    lines = await asyncio.to_thread(Chronicle().between, game, loaded.words(language), turn, end)
    return LogView(number=loaded.table.number, lines=lines, next=end if end < len(game.turns) else None)


@router.get("/scores", responses=problems(404, 409))
async def list_scores(identifier: TableId, access: AccessIn, person: MaybePerson) -> ScoresView:
    """List the players' points at the end of each round; of the last round, now."""
    loaded = await access.visible(identifier, person)
    table = loaded.table
    rounds = await asyncio.to_thread(table.game.copy().scores_by_round)
    return ScoresView(
        number=table.number,
        rounds=[ScoredRoundView(round=number, scores=scores) for number, scores in rounds],
    )
