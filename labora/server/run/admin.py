"""What whoever runs the service does to its database, with the service running or not."""

import gzip
import json
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table as DatabaseTable
from sqlalchemy import delete, func, insert, select, text, update

from labora.server.base.secrets import hashed
from labora.server.live.hall import Hall
from labora.server.live.hub import Hub
from labora.server.live.news import News
from labora.server.store.database import events, games, members, persons, tokens
from labora.server.store.store import Store
from labora.server.table.draft import Draft
from labora.server.table.events import BODY, Closed, EventBody, Opened, Said, Seated, Unsaid

FORMAT: Final = "labora-backup"
VERSION: Final = 1
ALL: Final[tuple[DatabaseTable, ...]] = (persons, tokens, games, events, members)
ROWS_AT_ONCE: Final = 500


class AdminError(Exception):
    """`message` is the id of a sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message: Final = message


class Admin:
    def __init__(self, url: str) -> None:
        self.store: Final = Store(url)
        self._hall: Final = Hall(self.store, News(Hub()), 10)

    async def __aenter__(self) -> "Admin":
        await self.store.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.store.close()

    async def close_table(self, table: str) -> None:
        def plan(draft: Draft) -> None:
            if draft.table.phase != "closed":
                draft.add(Closed(why="admin"))

        await self._hall.act(table, plan)

    async def remove_message(self, table: str, number: int) -> None:
        def plan(draft: Draft) -> None:
            now = draft.table
            if not 1 <= number <= now.number or not isinstance(now.events[number - 1].body, Said):
                raise AdminError("admin-no-message")
            draft.add(Unsaid(message=number))

        await self._hall.act(table, plan)

    async def block(self, token: str) -> None:
        """A token, or its hash as it is stored."""
        async with self.store.writing() as connection:
            query = update(tokens).where(tokens.c.hash.in_((token, hashed(token))))
            if (await connection.execute(query.values(blocked=True))).rowcount == 0:
                raise AdminError("admin-no-token")

    async def persons_named(self, name: str) -> list[tuple[str, float, int]]:
        """Persons with this name: id, since when, how many tables."""
        count = select(func.count()).where(members.c.person == persons.c.id).scalar_subquery()
        query = select(persons.c.id, persons.c.created, count).where(persons.c.name == name)
        async with self.store.reading() as connection:
            return [(row[0], row[1], row[2]) for row in (await connection.execute(query)).all()]

    async def delete_person(self, person: str) -> None:
        """Name, tokens and messages; the games of others go on, played by nobody in particular."""
        async with self.store.writing() as connection:
            found = await connection.execute(delete(persons).where(persons.c.id == person))
            if found.rowcount == 0:
                raise AdminError("admin-no-person")
            await connection.execute(delete(tokens).where(tokens.c.person == person))
            own = select(members.c.game).where(members.c.person == person)
            query = select(events.c.game, events.c.number, events.c.body).where(events.c.game.in_(own))
            for game, number, body in (await connection.execute(query)).all():
                cleaned = without_person(BODY.validate_json(body), person)
                if cleaned is not None:
                    here = events.c.game == game, events.c.number == number
                    stored = BODY.dump_json(cleaned, exclude_none=True).decode()
                    await connection.execute(update(events).where(*here).values(body=stored))
            for game, summary in (
                await connection.execute(select(games.c.id, games.c.summary).where(games.c.id.in_(own)))
            ).all():
                cleaned_summary = _summary_without(summary, person)
                await connection.execute(
                    update(games).where(games.c.id == game).values(summary=cleaned_summary)
                )
            await connection.execute(delete(members).where(members.c.person == person))

    # Backup

    async def back_up(self, file: Path) -> int:
        """All rows as they are at one moment, as compressed JSON lines for any database."""
        count = 0
        partly = file.with_name(file.name + ".part")
        with gzip.open(partly, "wt", encoding="utf-8") as out:
            out.write(json.dumps({"format": FORMAT, "version": VERSION, "at": time.time()}) + "\n")
            async with self.store.reading() as connection:
                if not self.store.is_sqlite:
                    await connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                for table in ALL:
                    rows = await connection.stream(select(table))
                    async for row in rows:
                        out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                        count += 1
        partly.replace(file)
        return count

    async def restore(self, file: Path) -> int:
        """Fills an empty database, all of it or nothing."""
        by_name = {table.name: table for table in ALL}
        count = 0
        async with self.store.writing() as connection:
            for table in ALL:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    raise AdminError("admin-not-empty")
            for name, rows in _batches(_lines(file)):
                await connection.execute(insert(by_name[name]), rows)
                count += len(rows)
        return count


def without_person(body: EventBody, person: str) -> EventBody | None:
    """The event without what tells about the person; None where it tells nothing."""
    match body:
        case Opened() if any(seat.person == person for seat in body.seats):
            seats = [
                seat.model_copy(update={"name": ""}) if seat.person == person else seat for seat in body.seats
            ]
            return body.model_copy(update={"seats": seats, "name": ""})
        case Seated() if body.person == person:
            return body.model_copy(update={"name": ""})
        case Said() if body.person == person:
            return body.model_copy(update={"name": "", "text": ""})
    return None


def _summary_without(summary: str, person: str) -> str:
    known = json.loads(summary)
    for seat in known["seats"]:
        if seat["person"] == person:
            seat |= {"name": "", "person": None}
            known["name"] = ""
    return json.dumps(known)


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        head = json.loads(next(lines, "null"))
        if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
            raise AdminError("admin-no-backup")
        for line in lines:
            name, row = json.loads(line)
            yield name, row


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    batch: list[dict[str, Any]] = []
    current = ""
    for name, row in rows:
        if name != current or len(batch) == ROWS_AT_ONCE:
            if batch:
                yield current, batch
            current, batch = name, []
        batch.append(row)
    if batch:
        yield current, batch
