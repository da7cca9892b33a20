"""Records: taking a game along, and bringing one."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from fastapi import APIRouter, Request

from labora.i18n.messages import ENGLISH
from labora.rules.constants.versions import RULES
from labora.rules.records.record import PERSON, Record, Seat, record_of
from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.language import words_of
from labora.server.core.rate_limits import RateLimiter
from labora.server.core.readable_text import without_joiners
from labora.server.games.dependencies import AccessIn, RegistryIn, ReplayerIn, TableId, view_for
from labora.server.games.domain.errors import SeatsOfRecordError, WrongSeatsError
from labora.server.games.domain.events import Decided, EventBody, Opened, Origin, SeatPlan
from labora.server.games.domain.forks import with_owners
from labora.server.games.domain.table import Table
from labora.server.games.domain.table_requests import plan_seats
from labora.server.games.record_replayer import ReplayedRecord, Replayer
from labora.server.games.record_schemas import AskRecord, OpenedRecordView
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.schemas import ImportedView
from labora.server.games.seat_names import shown_names
from labora.server.games.storage import TableRepository
from labora.server.games.table_limits import check_caps
from labora.server.users.dependencies import KnownPerson, Language, MaybePerson, Sentences
from labora.server.users.storage import Person

# The newest tables of whoever brings a record.
MOST_SEARCHED: Final = 300
router = APIRouter(tags=["records"])
FILE: Final = {
    "requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
}
"""For the OpenAPI document: the body is a record, which is read where it is replayed."""


@router.get("/api/tables/{identifier}/record", responses=problems(404, 409))
async def download_record(identifier: TableId, access: AccessIn, person: MaybePerson) -> dict[str, Any]:
    """Download the game as a record, which the command line and other servers can read."""
    loaded = await access.visible(identifier, person)
    found: dict[str, Any] = json.loads(record_of_table(loaded.table).text)
    return found


def record_of_table(table: Table) -> Record:
    names = shown_names(table.names_and_bots, words_of(ENGLISH))
    seats = [
        Seat(
            without_joiners(name).strip() or f"Player {number + 1}",
            PERSON if seat.bot is None else f"bot:{seat.bot}",
        )
        for number, (name, seat) in enumerate(zip(names, table.seats, strict=True))
    ]
    return record_of(table.game, tuple(seats))


@router.post("/api/records", responses=problems(401, 409))
async def import_record(
    asked: AskRecord,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    replayer: ReplayerIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> ImportedView:
    """Create a table that begins where a record ends: to look at it, or to play on.

    If a move of the record is not legal, the table begins before it.
    """
    opened = await _opened(
        registry, limiter, replayer, person, json.dumps(asked.record), words.language, asked
    )
    return ImportedView(table=view_for(registry, opened.loaded, person, language), problem=opened.problem)


@router.post("/api/records/file", responses=problems(401, 409), openapi_extra=FILE)
async def upload_record(
    request: Request,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    replayer: ReplayerIn,
    person: KnownPerson,
    words: Sentences,
) -> OpenedRecordView:
    """Create a table from the file of a record, sent as it is. All seats are on your device."""
    text = (await request.body()).decode("utf-8-sig", "replace")
    opened = await _opened(registry, limiter, replayer, person, text, words.language, AskRecord(record={}))
    return OpenedRecordView(table=opened.loaded.table.id, problem=opened.problem)


@dataclass(frozen=True, slots=True)
class _OpenedRecord:
    loaded: LoadedTable
    problem: str | None


async def _opened(
    registry: TableRegistry,
    limiter: RateLimiter,
    replayer: Replayer,
    person: Person,
    record: str,
    language: str,
    asked: AskRecord,
) -> _OpenedRecord:
    """Create the table, with the name and the seats that are asked for."""
    limiter.check("table", person.id)
    replayed = await replayer.replay(record, language)
    seats = (
        plan_seats(asked.seats, person.id, person.name) if asked.seats else _own_seats(replayed, person.id)
    )
    owners = await _owners_of_names(registry.tables, person.id, replayed.names)
    seats = with_owners(seats, owners, person.id)
    if len(seats) != replayed.players:
        raise WrongSeatsError(replayed.players, len(seats))
    if not all(seat.person is not None or seat.bot is not None for seat in seats):
        raise SeatsOfRecordError
    opened = _plan(replayed, seats, asked.name, person)
    await check_caps(registry.tables, opened)
    loaded = await registry.open(opened, _decisions(replayed))
    return _OpenedRecord(loaded, replayed.problem)


async def _owners_of_names(repository: TableRepository, person: str, names: Sequence[str]) -> dict[str, str]:
    """Whose names they are, if the record is of a table where the person has been."""
    for row in await repository.games_of(person, ("playing", "over", "closed"), MOST_SEARCHED, 0):
        seats = json.loads(row.summary)["seats"]
        if [seat["name"] for seat in seats] == list(names):
            return {seat["name"]: seat["name_of"] for seat in seats if seat.get("name_of")}
    return {}


def _own_seats(record: ReplayedRecord, person: str) -> list[SeatPlan]:
    return [SeatPlan(person=person, device=True, name=name) for name in record.names]


def _plan(record: ReplayedRecord, seats: list[SeatPlan], name: str, person: Person) -> Opened:
    return Opened(
        mode=record.mode,
        variant=record.variant,
        without_quarry=record.without_quarry,
        name=name,
        host=person.name,
        from_record=True,
        public=False,
        creator=person.id,
        seats=seats,
        hints=True,
        start=record.start,
        origin=Origin(problem=record.problem),
        rules=RULES,
    )


def _decisions(record: ReplayedRecord) -> list[EventBody]:
    return [Decided(seat=seat, decisions=texts, how="record") for seat, texts in record.turns if texts]
