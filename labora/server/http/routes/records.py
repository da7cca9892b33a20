"""Records: taking a game along, and bringing one."""

import json
from typing import Any

from fastapi import APIRouter

from labora.rules.records.problems import RecordError
from labora.rules.records.record import PERSON, Record, Seat, record_of
from labora.rules.records.replay import OpenedRecord, open_record
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
from labora.server.table.events import Decided, EventBody, Opened, SeatPlan
from labora.server.table.plans import plan_seats
from labora.server.table.table import Table
from labora.server.wire.asked import AskRecord
from labora.server.wire.problems import ProblemError
from labora.server.wire.table import ImportedView
from labora.words import Words
from labora.words.records import problem_words

router = APIRouter(tags=["records"])


@router.get("/api/tables/{identifier}/record", responses=problems(404))
async def download(identifier: TableId, service: ServiceIn, person: MaybePerson) -> dict[str, Any]:
    """The game as a record, which the command line and other servers can read."""
    live = await visible(service, identifier, person)
    found: dict[str, Any] = json.loads(record_of_table(live.table).text)
    return found


def record_of_table(table: Table) -> Record:
    seats = [
        Seat(seat.name or f"Player {number + 1}", PERSON if seat.bot is None else f"bot:{seat.bot}")
        for number, seat in enumerate(table.seats)
    ]
    return record_of(table.game, tuple(seats))


@router.post("/api/records", responses=problems(401))
async def upload(
    asked: AskRecord, service: ServiceIn, person: KnownPerson, language: Language, words: Sentences
) -> ImportedView:
    """A new table that begins where the record ends: to look at it, or to go on.

    A record whose moves are not all legal is opened up to the last legal one.
    """
    service.rates.check("table", person.id)
    try:
        opened = open_record(json.dumps(asked.record))
    except RecordError as error:
        raise ProblemError(422, "wrong-record", error=error) from None
    record = opened.record
    seats = plan_seats(asked.seats, person.id, person.name) if asked.seats else _own_seats(record, person.id)
    if len(seats) != record.setup.players:
        raise ProblemError(422, "wrong-seats", {"players": int(record.setup.players), "seats": len(seats)})
    if not all(seat.person is not None or seat.bot is not None for seat in seats):
        raise ProblemError(422, "seats-of-record")
    name = asked.name or words.text("service-record-name", name=person.name)
    live = await service.hall.open(_plan(opened, seats, name, person.id), _decisions(opened))
    return ImportedView(table=view_for(service, live, person, language), problem=_sentence(opened, words))


def _own_seats(record: Record, person: str) -> list[SeatPlan]:
    return [SeatPlan(person=person, device=True, name=seat.name) for seat in record.seats]


def _plan(opened: OpenedRecord, seats: list[SeatPlan], name: str, person: str) -> Opened:
    setup = opened.record.setup
    return Opened(
        mode=setup.mode.name,
        variant="france" if setup.variant == 0 else "ireland",
        without_quarry=setup.without_quarry,
        name=name,
        public=False,
        creator=person,
        seats=seats,
        hints=True,
        start=opened.record.start,
    )


def _decisions(opened: OpenedRecord) -> list[EventBody]:
    return [
        Decided(seat=turn.player, decisions=[option.text for option in turn.options], how="record")
        for turn in opened.game.turns
        if turn.options
    ]


def _sentence(opened: OpenedRecord, words: Words) -> str | None:
    if opened.problem is None:
        return None
    return problem_words(words, opened.problem, opened.game.setup)
