"""Tables as they are stored."""

import sqlite3
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from sqlalchemy import Row, Select, delete, func, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError

from labora.server.core.errors import StorageError, UnknownUserError
from labora.server.database.connection import Database
from labora.server.database.schema import events, games, members, persons
from labora.server.database.sqlite_writer import SqliteWriter, Statement
from labora.server.games.domain.events import TableEvent, read_body
from labora.server.games.domain.notification_triggers import Notification
from labora.server.games.event_storage import (
    ENTER,
    INSERT_MEMBER,
    GameRow,
    append_everything,
    append_step_by_step,
    event_row,
    insert_notice,
    notice_values,
)
from labora.server.ratings.results import SeatResult

MOST_AT_ONCE: Final = 1000


class NumberTakenError(Exception):
    """Report that another process has appended to this table in the meantime."""


class TableRepository:
    """Store tables: their events, and what lists and housekeeping need to know of them."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        # Each statement is a transaction of its own.
        self._at_once: Final = database.engine.execution_options(isolation_level="AUTOCOMMIT")

    # Tables

    async def create(
        self,
        game: GameRow,
        new: Sequence[TableEvent],
        seated: Iterable[str],
        told: Sequence[Notification] = (),
    ) -> None:
        async with self._database.writing() as connection:
            known = select(persons.c.id).where(persons.c.id == game.creator, persons.c.blocked.is_(False))
            if (await connection.execute(known)).first() is None:
                # Deleted or blocked while this process still remembered who they are.
                raise UnknownUserError
            await connection.execute(insert(games).values(_row(game)))
            await connection.execute(insert(events), [event_row(game.id, event) for event in new])
            for person in set(seated):
                await connection.execute(text(INSERT_MEMBER), {"game": game.id, "person": person})
            for one in told:
                await connection.execute(text(insert_notice(one.occasion)), notice_values(game, one.person))

    async def append(
        self,
        game: GameRow,
        new: Sequence[TableEvent],
        seated: Iterable[str],
        results: Sequence[SeatResult] | None = None,
        told: Sequence[Notification] = (),
    ) -> None:
        """Write the events, the state of the table after them, and notices in one transaction.

        Results where the game has ended just now; none of them where an ended one goes on.
        """
        if self._database.sqlite is not None:
            await self._append_sqlite(
                self._database.sqlite, append_step_by_step(game, new, seated, results, told)
            )
            return
        try:
            async with self._at_once.connect() as connection:
                await connection.execute(*append_everything(game, new, seated, results, told))
        except IntegrityError as error:
            raise NumberTakenError from error
        except (DBAPIError, OSError) as error:
            raise StorageError from error

    async def _append_sqlite(self, writer: SqliteWriter, statements: list[Statement]) -> None:
        try:
            await writer.write(statements)
        except sqlite3.IntegrityError as error:
            raise NumberTakenError from error
        except sqlite3.Error as error:
            raise StorageError from error

    async def enter(self, game: str, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(text(ENTER), {"game": game, "person": person})

    async def is_member(self, game: str, person: str) -> bool:
        query = select(members.c.game).where(members.c.game == game, members.c.person == person)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def game(self, identifier: str) -> GameRow | None:
        found = await self._games(select(games).where(games.c.id == identifier))
        return found[0] if found else None

    async def events(self, game: str, after: int = 0) -> list[TableEvent]:
        query = select(events.c.number, events.c.at, events.c.body)
        query = query.where(events.c.game == game, events.c.number > after).order_by(events.c.number)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [TableEvent(number=row.number, at=row.at, body=read_body(row.body)) for row in rows]

    # Lists

    async def games_of(
        self, person: str, phases: Sequence[str], limit: int, skip: int, *, seated: bool = False
    ) -> list[GameRow]:
        """Find the games that a person has entered; `seated`: only those opened or played by them."""
        query = select(games).join(members, members.c.game == games.c.id)
        query = query.where(members.c.person == person, games.c.phase.in_(phases), games.c.trial_of.is_(None))
        query = query.where(members.c.seated) if seated else query
        return await self._games(query.order_by(games.c.updated.desc()).limit(limit).offset(skip))

    async def public_games(self, phases: Sequence[str], limit: int, skip: int) -> list[GameRow]:
        query = select(games).where(games.c.public.is_(True), games.c.phase.in_(phases))
        return await self._games(query.order_by(games.c.updated.desc()).limit(limit).offset(skip))

    async def trials_of(self, table: str, person: str) -> list[GameRow]:
        """The lines that a person tries out at a table, the oldest first."""
        query = select(games).where(games.c.trial_of == table, games.c.creator == person)
        return await self._games(query.where(games.c.phase != "closed").order_by(games.c.created))

    async def due_for_bots(self, before: float, but: Collection[str] = ()) -> list[str]:
        query = select(games.c.id).where(games.c.bot_due.is_(True), games.c.updated < before)
        return await self._identifiers(query.order_by(games.c.updated), but)

    async def with_deadline(self, after: str) -> list[str]:
        """Where a clock runs, some at a time."""
        query = select(games.c.id).where(games.c.deadline.is_not(None), games.c.id > after)
        return await self._identifiers(query.order_by(games.c.id), ())

    async def past_deadline(self, now: float, but: Collection[str] = ()) -> list[str]:
        query = select(games.c.id).where(games.c.deadline <= now)
        return await self._identifiers(query.order_by(games.c.deadline), but)

    async def waiting_since(self, before: float, but: Collection[str] = ()) -> list[str]:
        query = select(games.c.id).where(games.c.phase == "waiting", games.c.updated < before)
        return await self._identifiers(query.order_by(games.c.updated), but)

    async def count_of(self, creator: str, phases: Sequence[str], *, with_bots: bool) -> int:
        query = select(func.count()).where(games.c.creator == creator, games.c.phase.in_(phases))
        if with_bots:
            query = query.where(games.c.bots > 0)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def set_due(self, identifier: str, number: int, deadline: float | None, bot_due: bool) -> None:
        """As it follows from the events up to this number."""
        async with self._database.writing() as connection:
            query = update(games).where(games.c.id == identifier, games.c.number == number)
            await connection.execute(query.values(deadline=deadline, bot_due=bot_due))

    async def numbers(self, identifiers: Sequence[str]) -> dict[str, int]:
        query = select(games.c.id, games.c.number).where(games.c.id.in_(identifiers))
        async with self._database.reading() as connection:
            return {row.id: row.number for row in (await connection.execute(query)).all()}

    async def _games(self, query: Select[tuple[object, ...]]) -> list[GameRow]:
        async with self._database.reading() as connection:
            return [_game(row) for row in (await connection.execute(query)).all()]

    async def _identifiers(self, query: Select[tuple[str]], but: Collection[str]) -> list[str]:
        if but:
            query = query.where(games.c.id.not_in(tuple(but)[:MOST_AT_ONCE]))
        async with self._database.reading() as connection:
            return [row.id for row in (await connection.execute(query.limit(MOST_AT_ONCE))).all()]

    async def get_up(self, game: str, person: str) -> None:
        """Note that a person has left their seat; they may still see the table."""
        mine = members.c.game == game, members.c.person == person
        async with self._database.writing() as connection:
            await connection.execute(update(members).where(*mine).values(seated=False))

    async def forget_member(self, game: str, person: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(
                delete(members).where(members.c.game == game, members.c.person == person)
            )


def _row(game: GameRow) -> dict[str, object]:
    return {name: getattr(game, name) for name in GameRow.__slots__}


def _game(row: Row[tuple[object, ...]]) -> GameRow:
    return GameRow(**{name: row._mapping[name] for name in GameRow.__slots__})
