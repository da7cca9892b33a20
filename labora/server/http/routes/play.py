"""Playing: decisions, trying them out, taking them back, standing answers, messages."""

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query

from labora.server.base.metrics import CONFLICTS
from labora.server.http.routes.context import (
    KnownPerson,
    Language,
    MaybePerson,
    Sentences,
    ServiceIn,
    TableId,
    problems,
    view_for,
    visible,
)
from labora.server.table.events import EventBody
from labora.server.table.plans import plan_message, plan_standing
from labora.server.table.play import plan_decide, plan_undo, plan_undo_answer, standing_decisions
from labora.server.table.table import Table
from labora.server.views.chronicle import chronicle
from labora.server.views.explored import Looks
from labora.server.views.table import event_view
from labora.server.wire.asked import AskAnswer, AskDecide, AskExplore, AskMessage, AskStanding, AskUndo
from labora.server.wire.decision import ExploredView
from labora.server.wire.problems import ProblemError, no_such
from labora.server.wire.table import DecidedView, EventsView, LogView, TableView, UndoneView

router = APIRouter(prefix="/api/tables/{identifier}", tags=["play"])
MOST_EVENTS = 500


@router.post("/decide", responses=problems(401, 403, 404, 409))
async def decide(
    identifier: TableId,
    asked: AskDecide,
    service: ServiceIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> DecidedView:
    """A batch of decisions: all of it happens, or nothing. It is on disk when the answer comes.

    The same key again changes nothing. Whoever has not seen the last change of the game gets a 409 with
    the table as it is now.
    """
    await visible(service, identifier, person)
    repeated: list[int] = []

    def plan(table: Table) -> list[EventBody]:
        number = table.keys.get(f"{person.id}:{asked.key}")
        if number is not None:
            repeated.append(number)
            return []
        return plan_decide(table, person.id, asked, words)

    try:
        live = await service.hall.act(identifier, plan, seen=asked.based_on)
    except ProblemError as problem:
        if problem.status == 409:
            CONFLICTS.inc()
            problem.table = view_for(service, await service.hall.live(identifier), person, language)
        raise
    number = repeated[0] if repeated else live.table.keys[f"{person.id}:{asked.key}"]
    return DecidedView(
        number=number, repeated=bool(repeated), table=view_for(service, live, person, language)
    )


@router.post("/explore", responses=problems(404))
async def explore(
    identifier: TableId, asked: AskExplore, service: ServiceIn, person: MaybePerson, language: Language
) -> ExploredView:
    """Where decisions would lead: position, scores, next options, obstacles. Nothing is decided.

    Serves previews, "what fits here" (`expand`), a proposal for the rest of an action (`propose`), trying a
    line, and looking back (`number`).
    """
    live = await visible(service, identifier, person)
    number = live.table.number if asked.number is None else asked.number
    if number > live.table.number:
        raise no_such("number")
    start = live.table.position_at(number)
    words = live.words(language)
    # Long lines and wide looks take a while: others need not wait for them.
    looks = Looks(number, start, words)
    return await asyncio.to_thread(
        looks.explored, asked.decisions, expand=asked.expand, propose=asked.propose
    )


@router.post("/undo", responses=problems(401, 403, 404, 409))
async def undo(
    identifier: TableId, asked: AskUndo, service: ServiceIn, person: KnownPerson, language: Language
) -> UndoneView:
    """Takes decisions back, or asks the others where their agreement is needed."""
    await visible(service, identifier, person)
    before: list[str] = []
    repeated: list[int] = []

    def plan(table: Table) -> list[EventBody]:
        number = table.keys.get(f"{person.id}:{asked.key}")
        if number is not None:
            repeated.append(number)
            return []
        before[:] = [taken.text for taken in table.taken[asked.to :]]
        return plan_undo(table, person.id, asked)

    try:
        live = await service.hall.act(identifier, plan, seen=asked.based_on)
    except ProblemError as problem:
        if problem.status == 409:
            problem.table = view_for(service, await service.hall.live(identifier), person, language)
        raise
    return UndoneView(
        number=live.table.number,
        done=live.table.question is None,
        decisions=before,
        table=view_for(service, live, person, language),
    )


@router.post("/undo/answer", responses=problems(401, 403, 404, 409))
async def answer_undo(
    identifier: TableId, asked: AskAnswer, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Agrees or refuses; whoever asked withdraws the question with `no`."""
    await visible(service, identifier, person)
    live = await service.hall.act(identifier, lambda table: plan_undo_answer(table, person.id, asked.yes))
    return view_for(service, live, person, language)


@router.post("/standing", responses=problems(401, 403, 404, 409))
async def standing(
    identifier: TableId, asked: AskStanding, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """An answer given in advance: the owner's clergyman, or passing in this settlement phase."""
    await visible(service, identifier, person)

    def plan(table: Table) -> list[EventBody]:
        events = plan_standing(table, person.id, asked)
        ahead = table.fork()
        ahead.seats[asked.seat].standing.clear()
        if asked.answer is not None and table.decider is not None:
            number = int(table.position.round) if asked.question == "settlement-phase" else None
            ahead.seats[asked.seat].standing[asked.question] = (asked.answer, number)
            return [*events, *standing_decisions(ahead.seats, ahead.position)]
        return events

    live = await service.hall.act(identifier, plan)
    return view_for(service, live, person, language)


@router.post("/messages", responses=problems(401, 404, 409))
async def say(identifier: TableId, asked: AskMessage, service: ServiceIn, person: KnownPerson) -> EventsView:
    """A short text for everybody at the table."""
    await visible(service, identifier, person)
    service.rates.check("message", person.id)
    live = await service.hall.act(
        identifier, lambda table: plan_message(table, person.id, person.name, asked)
    )
    return EventsView(events=[event_view(live.table.events[-1])], number=live.table.number)


@router.get("/events", responses=problems(404))
async def see_events(
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    since: Annotated[int, Query(ge=0, le=2**31)] = 0,
) -> EventsView:
    """What happened after a number, oldest first."""
    live = await visible(service, identifier, person)
    found = live.table.events[since : since + MOST_EVENTS]
    hidden = frozenset(live.hidden)
    return EventsView(events=[event_view(event, hidden) for event in found], number=live.table.number)


@router.get("/log", responses=problems(404))
async def see_log(
    identifier: TableId,
    service: ServiceIn,
    person: MaybePerson,
    language: Language,
    turn: Annotated[int, Query(ge=0, le=100_000, description="From this turn on.")] = 0,
) -> LogView:
    """The chronicle of the game in words."""
    live = await visible(service, identifier, person)
    table = live.table
    lines = await asyncio.to_thread(chronicle, table, live.words(language), turn)
    return LogView(number=table.number, lines=lines)
