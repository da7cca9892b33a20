"""What whoever runs the service does to its database, with the service running or not."""

from pathlib import Path
from typing import Final

from sqlalchemy import delete, func, insert, select, update

from labora.server.base.secrets import hashed
from labora.server.live.hall import Hall, bot_due
from labora.server.live.hub import Hub
from labora.server.live.news import News
from labora.server.run.backup import FormatError, batches, read_backup, write_backup
from labora.server.store.database import STORED, codes, events, games, members, persons, reports, tokens
from labora.server.store.reports import Report
from labora.server.store.store import Store
from labora.server.table.draft import Draft
from labora.server.table.events import BODY, Closed, Foreign, Forgotten, Said, Unsaid, read_body
from labora.server.table.forgetting import body_without
from labora.server.table.table import Table

ROWS_AT_ONCE: Final = 500


class AdminError(Exception):
    """`message` is the id of a sentence."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message: Final = message


class Admin:
    def __init__(self, url: str, bot: str = "novice") -> None:
        self.store: Final = Store(url)
        self._hall: Final = Hall(self.store, News(Hub()), 10)
        self._bot: Final = bot
        """Plays on for persons who are deleted."""

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
            blocked = await connection.execute(query.values(blocked=True).returning(tokens.c.person))
            person: str | None = blocked.scalar()
            if person is None:
                raise AdminError("admin-no-token")
        await self.store.changes.tell(person)

    async def persons_named(self, name: str) -> list[tuple[str, float, int]]:
        """Persons with this name: id, since when, how many tables."""
        count = select(func.count()).where(members.c.person == persons.c.id).scalar_subquery()
        query = select(persons.c.id, persons.c.created, count).where(persons.c.name == name)
        async with self.store.reading() as connection:
            return [(row[0], row[1], row[2]) for row in (await connection.execute(query)).all()]

    async def block_person(self, person: str, blocked: bool) -> None:
        """On all devices, and whatever keys or codes there are."""
        async with self.store.writing() as connection:
            query = update(persons).where(persons.c.id == person).values(blocked=blocked)
            if (await connection.execute(query)).rowcount == 0:
                raise AdminError("admin-no-person")
        await self.store.changes.tell(person)

    # Reports

    async def reports(self, *, with_done: bool) -> list[Report]:
        return await self.store.reports.all(with_done=with_done)

    async def close_report(self, identifier: str) -> None:
        if not await self.store.reports.set_done(identifier):
            raise AdminError("admin-no-report")

    # Deleting a person

    async def delete_person(self, person: str) -> None:
        """Name, devices and messages; the games of others go on, with a bot on the person's seats."""
        await self._delete_rows(person)
        await self.store.changes.tell(person)
        for game in await self._games_of(person):
            number = await self._forget_at(game, person)
            await self._clean_events(game, number, person)
        async with self.store.writing() as connection:
            await connection.execute(delete(members).where(members.c.person == person))

    async def _delete_rows(self, person: str) -> None:
        async with self.store.writing() as connection:
            found = await connection.execute(delete(persons).where(persons.c.id == person))
            if found.rowcount == 0:
                raise AdminError("admin-no-person")
            for table in (tokens, codes, reports):
                await connection.execute(delete(table).where(table.c.person == person))

    async def _games_of(self, person: str) -> list[str]:
        """Where they sat or watched, and what they opened without sitting there."""
        own = select(members.c.game).where(members.c.person == person)
        opened = select(games.c.id).where(games.c.creator == person)
        async with self.store.reading() as connection:
            return sorted({row[0] for row in (await connection.execute(own.union(opened))).all()})

    async def _forget_at(self, game: str, person: str) -> int:
        """As an event, so that every process forgets: what comes after it is based on it."""

        def plan(draft: Draft) -> None:
            waiting = draft.table.phase == "waiting" and draft.table.is_creator(person)
            if person not in draft.table.forgotten:
                draft.add(Forgotten(person=person, bot=self._bot))
            if waiting:
                draft.add(Closed(why="creator-left"))

        acted = await self._hall.act(game, plan)
        async with self.store.writing() as connection:
            mine = games.c.id == game, games.c.creator == person
            await connection.execute(update(games).where(*mine).values(creator=""))
        return acted.live.table.number

    async def _clean_events(self, game: str, number: int, person: str) -> None:
        query = select(events.c.number, events.c.body).where(events.c.game == game, events.c.number <= number)
        async with self.store.writing() as connection:
            for row in (await connection.execute(query)).all():
                body = read_body(row.body)
                cleaned = body_without(body, person)
                if cleaned is not body and not isinstance(cleaned, Foreign):
                    here = events.c.game == game, events.c.number == row.number
                    stored = BODY.dump_json(cleaned, exclude_none=True).decode()
                    await connection.execute(update(events).where(*here).values(body=stored))

    # Backup

    async def back_up(self, file: Path) -> int:
        return await write_backup(self.store, file)

    async def restore(self, file: Path) -> int:
        """Fills an empty database, all of it or nothing."""
        by_name = {table.name: table for table in STORED}
        count = 0
        async with self.store.writing() as connection:
            for table in STORED:
                if (await connection.execute(select(table).limit(1))).first() is not None:
                    raise AdminError("admin-not-empty")
            try:
                for name, rows in batches(read_backup(file), ROWS_AT_ONCE):
                    await connection.execute(insert(by_name[name]), rows)
                    count += len(rows)
            except FormatError:
                raise AdminError("admin-no-backup") from None
        await self._compute_dues()
        return count

    async def _compute_dues(self) -> None:
        """What bots and clocks wait for follows from the events, whatever the rows say."""
        async with self.store.reading() as connection:
            query = select(games.c.id).where(games.c.phase == "playing")
            playing = [row.id for row in (await connection.execute(query)).all()]
        for identifier in playing:
            table = Table(identifier, await self.store.events(identifier))
            if table.foreign is None:
                await self.store.set_due(identifier, table.number, table.deadline, bot_due(table))
