"""Administers a database, with the server running or not."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select, update

from labora.server.account.deletion import UserDeletion
from labora.server.core.secrets import hashed
from labora.server.database.backup import FormatError, batches, moment_of, read_backup, write_backup
from labora.server.database.connection import Database
from labora.server.database.schema import STORED, games, members, persons, tokens
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Closed, Said, Unsaid
from labora.server.games.domain.table import Table
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.registry import TableRegistry, bot_due
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.games.storage import TableRepository
from labora.server.moderation.complaint_storage import Complaint, ComplaintRepository
from labora.server.ratings.calculation import Rating
from labora.server.ratings.storage import RatingRepository
from labora.server.users.storage import PersonRepository
from labora.server.users.user_changes import PersonChanges

ROWS_AT_ONCE: Final = 500


class AdminError(Exception):
    """Report why a command failed; `message` is the id of a sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message: Final = message


@dataclass(frozen=True, slots=True)
class RatingChange:
    """Hold a rating before and after; None: there is none."""

    person: str
    modes: str
    variant: str
    before: Rating | None
    after: Rating | None


class Admin:
    """Do what administrators may do, from the command line."""

    def __init__(self, url: str, bot: str = "novice") -> None:
        self.database: Final = Database(url)
        self.tables: Final = TableRepository(self.database)
        self._changes: Final = PersonChanges(self.database)
        self._complaints: Final = ComplaintRepository(self.database)
        self._ratings: Final = RatingRepository(self.database)
        self._registry: Final = TableRegistry(self.tables, Broadcaster(Subscriptions()), 10)
        self._deleting: Final = UserDeletion(self.database, self._registry, bot)

    async def __aenter__(self) -> "Admin":
        await self.database.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.database.close()

    async def close_table(self, table: str) -> None:
        def plan(draft: Draft) -> None:
            if draft.table.phase != "closed":
                draft.add(Closed(why="admin"))

        await self._registry.act(table, plan)

    async def remove_message(self, table: str, number: int) -> None:
        def plan(draft: Draft) -> None:
            now = draft.table
            if not 1 <= number <= now.number or not isinstance(now.events[number - 1].body, Said):
                raise AdminError("admin-no-message")
            draft.add(Unsaid(message=number))

        await self._registry.act(table, plan)

    async def block(self, token: str) -> None:
        """A token, or its hash as it is stored."""
        async with self.database.writing() as connection:
            query = update(tokens).where(tokens.c.hash.in_((token, hashed(token))))
            blocked = await connection.execute(query.values(blocked=True).returning(tokens.c.person))
            person: str | None = blocked.scalar()
            if person is None:
                raise AdminError("admin-no-token")
        await self._changes.tell(person)

    async def persons_named(self, name: str) -> list[tuple[str, float, int]]:
        """Persons with this name: id, since when, how many tables."""
        count = select(func.count()).where(members.c.person == persons.c.id).scalar_subquery()
        query = select(persons.c.id, persons.c.created, count).where(persons.c.name == name)
        async with self.database.reading() as connection:
            return [(row[0], row[1], row[2]) for row in (await connection.execute(query)).all()]

    async def block_person(self, person: str, blocked: bool) -> None:
        """Block or unblock a user on all devices, with all keys and codes."""
        async with self.database.writing() as connection:
            query = update(persons).where(persons.c.id == person).values(blocked=blocked)
            if (await connection.execute(query)).rowcount == 0:
                raise AdminError("admin-no-person")
        await self._changes.tell(person)

    # Reports

    async def reports(self, *, with_done: bool) -> list[Complaint]:
        return await self._complaints.all(with_done=with_done)

    async def close_report(self, identifier: str) -> None:
        if not await self._complaints.set_done(identifier):
            raise AdminError("admin-no-report")

    # Deleting a person

    async def delete_person(self, person: str) -> None:
        """Name, devices and messages; the games of others go on, with a bot on the person's seats."""
        if await PersonRepository(self.database).is_unknown(person):
            raise AdminError("admin-no-person")
        await self._deleting.delete(person)

    # Ratings

    async def ratings(self) -> tuple[int, list[RatingChange]]:
        """Compute all ratings again. Return how many there are and which have changed."""
        before = await self._ratings.of_all()
        await self._ratings.settle(anew=True)
        after = await self._ratings.of_all()
        changed = [
            RatingChange(person, *scale, before.get((person, scale)), after.get((person, scale)))
            for person, scale in sorted(before.keys() | after.keys())
            if before.get((person, scale)) != after.get((person, scale))
        ]
        return len(after), changed

    # Backup

    async def back_up(self, file: Path) -> int:
        return await write_backup(self.database, file)

    async def restore(self, file: Path) -> int:
        """Fills an empty database, all of it or nothing."""
        try:
            moment = moment_of(file)
            count = await self._fill(file)
        except FormatError:
            raise AdminError("admin-no-backup") from None
        await self._compute_dues()
        # Clocks go on from the moment of the backup.
        await self.database.set_seen(moment, back=True)
        return count

    async def _fill(self, file: Path) -> int:
        by_name = {table.name: table for table in STORED}
        count = 0
        async with self.database.writing() as connection:
            for table in STORED:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    raise AdminError("admin-not-empty")
            for name, rows in batches(read_backup(file), ROWS_AT_ONCE):
                if name not in by_name:
                    raise FormatError
                await connection.execute(insert(by_name[name]), rows)
                count += len(rows)
        return count

    async def _compute_dues(self) -> None:
        """Compute from the events what bots and clocks wait for."""
        async with self.database.reading() as connection:
            query = select(games.c.id).where(games.c.phase == "playing")
            playing = [row.id for row in (await connection.execute(query)).all()]
        for identifier in playing:
            table = Table(identifier, await self.tables.events(identifier))
            if table.foreign is None:
                await self.tables.set_due(identifier, table.number, table.deadline, bot_due(table))
