"""Reading and writing the database. A write is on disk when it returns, or nothing of it happened."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import Row, Select, delete, insert, make_url, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from labora.server.store.appending import (
    GameRow,
    append_everything,
    append_step_by_step,
    event_row,
)
from labora.server.store.database import (
    events,
    games,
    is_sqlite,
    members,
    migrate,
    open_engine,
    persons,
    tokens,
)
from labora.server.store.sqlite_writer import SqliteWriter
from labora.server.table.events import BODY, Event
from labora.server.wire.problems import ProblemError


class NumberTakenError(Exception):
    """Another process has appended to this table in the meantime."""


@dataclass(frozen=True, slots=True)
class Person:
    id: str
    name: str


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = open_engine(url)
        self.is_sqlite = is_sqlite(url)
        # SQLite has one writer at a time: waiting here is fairer than waiting there.
        self._writer = asyncio.Lock()
        # Each statement is a transaction of its own.
        self._at_once = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._sqlite = SqliteWriter(make_url(url).database or "") if self.is_sqlite else None

    async def open(self) -> None:
        await migrate(self.engine)
        if self._sqlite is not None:
            self._sqlite.open()

    async def close(self) -> None:
        if self._sqlite is not None:
            self._sqlite.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (DBAPIError, OSError) as error:
            raise ProblemError(503, "storage") from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. A full disk, a lost connection: an answer for the client, and nothing written."""
        async with self._writer if self.is_sqlite else contextlib.nullcontext():
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except (DBAPIError, OSError) as error:
                raise ProblemError(503, "storage") from error

    # Persons

    async def add_person(self, identifier: str, name: str, token_hash: str, at: float) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(persons).values(id=identifier, name=name, created=at))
            await self._add_token(connection, identifier, token_hash, at)

    async def add_token(self, person: str, token_hash: str, at: float) -> None:
        async with self.writing() as connection:
            await self._add_token(connection, person, token_hash, at)

    async def _add_token(self, connection: AsyncConnection, person: str, token_hash: str, at: float) -> None:
        row = {"hash": token_hash, "person": person, "created": at, "blocked": False}
        await connection.execute(insert(tokens).values(row))

    async def person_of_token(self, token_hash: str) -> Person | None:
        query = select(persons.c.id, persons.c.name).join(tokens, tokens.c.person == persons.c.id)
        return await self._person(query.where(tokens.c.hash == token_hash, tokens.c.blocked.is_(False)))

    async def person_of_recovery(self, recovery_hash: str) -> Person | None:
        query = select(persons.c.id, persons.c.name)
        return await self._person(query.where(persons.c.recovery_hash == recovery_hash))

    async def _person(self, query: Select[tuple[str, str]]) -> Person | None:
        async with self.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Person(row.id, row.name)

    async def rename(self, person: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(name=name))

    async def set_recovery(self, person: str, recovery_hash: str) -> None:
        async with self.writing() as connection:
            query = update(persons).where(persons.c.id == person)
            await connection.execute(query.values(recovery_hash=recovery_hash))

    # Tables

    async def create(self, game: GameRow, new: Sequence[Event], seated: Iterable[str]) -> None:
        async with self.writing() as connection:
            await connection.execute(insert(games).values(_row(game)))
            await self._append(connection, game.id, new)
            await self._seat(connection, game.id, set(seated))

    async def append(self, game: GameRow, new: Sequence[Event], seated: Iterable[str]) -> None:
        """What everybody waits for: the events, and what the table looks like after them."""
        if self._sqlite is not None:
            await self._append_sqlite(self._sqlite, game, new, seated)
            return
        try:
            async with self._at_once.connect() as connection:
                await connection.execute(*append_everything(game, new, seated))
        except IntegrityError as error:
            raise NumberTakenError from error
        except (DBAPIError, OSError) as error:
            raise ProblemError(503, "storage") from error

    async def _append_sqlite(
        self, writer: SqliteWriter, game: GameRow, new: Sequence[Event], seated: Iterable[str]
    ) -> None:
        try:
            await writer.write(append_step_by_step(game, new, seated))
        except sqlite3.IntegrityError as error:
            raise NumberTakenError from error
        except sqlite3.Error as error:
            raise ProblemError(503, "storage") from error

    async def _append(self, connection: AsyncConnection, game: str, new: Sequence[Event]) -> None:
        await connection.execute(insert(events), [event_row(game, event) for event in new])

    async def _seat(self, connection: AsyncConnection, game: str, seated: set[str]) -> None:
        for person in seated:
            await self._enter(connection, game, person, True)

    async def enter(self, game: str, person: str) -> None:
        async with self.writing() as connection:
            await self._enter(connection, game, person, False)

    async def _enter(self, connection: AsyncConnection, game: str, person: str, seated: bool) -> None:
        known = members.c.game == game, members.c.person == person
        changed = await connection.execute(
            update(members).where(*known).values(seated=True if seated else members.c.seated)
        )
        if changed.rowcount == 0:
            await connection.execute(insert(members).values(game=game, person=person, seated=seated))

    async def is_member(self, game: str, person: str) -> bool:
        query = select(members.c.game).where(members.c.game == game, members.c.person == person)
        async with self.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def game(self, identifier: str) -> GameRow | None:
        found = await self._games(select(games).where(games.c.id == identifier))
        return found[0] if found else None

    async def events(self, game: str, after: int = 0) -> list[Event]:
        query = select(events.c.number, events.c.at, events.c.body)
        query = query.where(events.c.game == game, events.c.number > after).order_by(events.c.number)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Event(number=row.number, at=row.at, body=BODY.validate_json(row.body)) for row in rows]

    # Lists

    async def games_of(self, person: str, phases: Sequence[str], limit: int, skip: int) -> list[GameRow]:
        query = select(games).join(members, members.c.game == games.c.id)
        query = query.where(members.c.person == person, games.c.phase.in_(phases))
        return await self._games(query.order_by(games.c.updated.desc()).limit(limit).offset(skip))

    async def public_games(self, phases: Sequence[str], limit: int, skip: int) -> list[GameRow]:
        query = select(games).where(games.c.public.is_(True), games.c.phase.in_(phases))
        return await self._games(query.order_by(games.c.updated.desc()).limit(limit).offset(skip))

    async def due_for_bots(self, before: float) -> list[str]:
        query = select(games.c.id).where(games.c.bot_due.is_(True), games.c.updated < before)
        return await self._identifiers(query)

    async def numbers(self, identifiers: Sequence[str]) -> dict[str, int]:
        query = select(games.c.id, games.c.number).where(games.c.id.in_(identifiers))
        async with self.reading() as connection:
            return {row.id: row.number for row in (await connection.execute(query)).all()}

    async def past_deadline(self, now: float) -> list[str]:
        return await self._identifiers(select(games.c.id).where(games.c.deadline <= now))

    async def _games(self, query: Select[tuple[object, ...]]) -> list[GameRow]:
        async with self.reading() as connection:
            return [_game(row) for row in (await connection.execute(query)).all()]

    async def _identifiers(self, query: Select[tuple[str]]) -> list[str]:
        async with self.reading() as connection:
            return [row.id for row in (await connection.execute(query.limit(1000))).all()]

    async def forget_member(self, game: str, person: str) -> None:
        async with self.writing() as connection:
            await connection.execute(
                delete(members).where(members.c.game == game, members.c.person == person)
            )


def _row(game: GameRow) -> dict[str, object]:
    return {name: getattr(game, name) for name in GameRow.__slots__}


def _game(row: Row[tuple[object, ...]]) -> GameRow:
    return GameRow(**{name: row._mapping[name] for name in GameRow.__slots__})
