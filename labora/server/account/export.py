"""All that is kept about a person, as one file of JSON; written table by table, however many there are."""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import asdict
from typing import Any, Final

from labora.i18n.messages import ENGLISH
from labora.server.account.personal_data import personal_data_of
from labora.server.core.errors import DomainError
from labora.server.core.language import words_of
from labora.server.core.showing import showing
from labora.server.database.connection import Database
from labora.server.games.domain.events import Said, TableEvent
from labora.server.games.domain.table import Table
from labora.server.games.event_storage import GameRow
from labora.server.games.record_routes import record_of_table
from labora.server.games.storage import TableRepository
from labora.server.games.views import table_name
from labora.server.ratings.result_storage import ResultRepository
from labora.server.users.storage import Person, PersonRepository

FORMAT: Final = "labora-person"
VERSION: Final = 1
ALL_PHASES: Final = ("waiting", "playing", "over", "closed")
AT_ONCE: Final = 100


async def exported(database: Database, repository: TableRepository, person: Person) -> AsyncIterator[str]:
    head = json.dumps(await _head(database, person), ensure_ascii=False, indent=1)
    yield head.removesuffix("\n}") + ',\n "tables": ['
    between = "\n"
    async for table in _tables(repository, person):
        yield between + json.dumps(table, ensure_ascii=False)
        between = ",\n"
    yield "\n ]\n}\n"


async def _head(database: Database, person: Person) -> dict[str, Any]:
    persons = PersonRepository(database)
    profile = await persons.profile(person.id)
    devices = await persons.devices(person.id)
    results = await ResultRepository(database).of_person(person.id)
    return {
        "format": FORMAT,
        "version": VERSION,
        "person": None if profile is None else asdict(profile),
        "has_key": await persons.has_key(person.id),
        # Tokens are kept as hashes only, and are no use to anybody.
        "devices": [{"name": one.name, "created": one.created, "seen": one.seen} for one in devices],
        "results": [asdict(one.result) for one in results],
        **await personal_data_of(database, person.id),
    }


async def _tables(repository: TableRepository, person: Person) -> AsyncIterator[dict[str, Any]]:
    skip = 0
    while rows := await repository.games_of(person.id, ALL_PHASES, AT_ONCE, skip):
        for row in rows:
            events = await repository.events(row.id)
            yield await asyncio.to_thread(_table, row, events, person)
        skip += AT_ONCE


def _table(row: GameRow, events: list[TableEvent], person: Person) -> dict[str, Any]:
    """The game as its record, and what the person said there: what others said is theirs."""
    said = [
        {"at": event.at, "text": event.body.text}
        for event in events
        if isinstance(event.body, Said) and event.body.person == person.id
    ]
    found = {"id": row.id, "phase": row.phase, "created": row.created, "updated": row.updated}
    return found | _game(row, events, person) | {"messages": said}


def _game(row: GameRow, events: list[TableEvent], person: Person) -> dict[str, Any]:
    """Empty where it cannot be read: everything else still goes along."""
    try:
        with showing(row.id):
            table = Table(row.id, events)
            opened, words = table.opened, words_of(person.language or ENGLISH)
            return {
                "name": table_name(opened.name, opened.host, opened.from_record, words),
                "seats": table.seats_of(person.id),
                "record": json.loads(record_of_table(table).text),
            }
    except DomainError:
        return {"name": "", "seats": [], "record": None}
