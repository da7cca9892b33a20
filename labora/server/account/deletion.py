"""Deleting a person: name, devices and messages go; finished games stay, without who played them."""

import logging
from typing import Final

from sqlalchemy import delete, select, update

from labora.server.account.personal_data import forget_personal_data
from labora.server.core.background_tasks import Tasks
from labora.server.core.errors import StateError
from labora.server.database.connection import Database
from labora.server.database.schema import events, games, members, persons
from labora.server.games.domain.draft import MOST_EVENTS, Draft
from labora.server.games.domain.erasure import body_without
from labora.server.games.domain.events import BODY, Closed, Foreign, Forgotten, read_body
from labora.server.games.runtime.registry import TableRegistry
from labora.server.users.errors import NoSuchPersonError
from labora.server.users.user_changes import PersonChanges

log: Final = logging.getLogger("labora.deleting")


class UserDeletion:
    """Delete a user: their data, their tables' memory of them, and their connections."""

    def __init__(self, database: Database, registry: TableRegistry, bot: str) -> None:
        self._database: Final = database
        self._changes: Final = PersonChanges(database)
        self._registry: Final = registry
        self._bot: Final = bot
        """Plays on for persons who are deleted."""
        self._tasks: Final = Tasks()

    async def start(self) -> None:
        """What was begun before a restart is done now."""
        for person in await self._unfinished():
            self.finish_soon(person)

    async def stop(self) -> None:
        await self._tasks.stop()

    async def delete(self, person: str) -> None:
        """All at once; the games of others go on, with a bot on the person's seats."""
        await self.begin(person)
        await self._finish(person)

    async def begin(self, person: str) -> None:
        """Begin to delete a user: from now on they cannot sign in."""
        async with self._database.writing() as connection:
            found = await connection.execute(delete(persons).where(persons.c.id == person))
            if found.rowcount == 0:
                raise NoSuchPersonError
            await forget_personal_data(connection, person)
        await self._changes.tell(person)

    def finish_soon(self, person: str) -> None:
        """Finish in the background: thousands of games take a while."""
        self._tasks.begin(self._logged(person))

    async def _logged(self, person: str) -> None:
        try:
            await self._finish(person)
        except Exception:
            log.exception("a person is not deleted everywhere; the next start goes on with it")

    async def _finish(self, person: str) -> None:
        """Those whom a table remembers stay its members until the last table has forgotten them."""
        unfinished = [
            game for game in await self._games_of(person) if not await self._gone_from(game, person)
        ]
        if unfinished:
            # They stay members of these tables, and the next start tries again.
            log.error("a deleted person is still at some tables", extra={"tables": unfinished})
            return
        async with self._database.writing() as connection:
            await connection.execute(delete(members).where(members.c.person == person))

    async def _unfinished(self) -> list[str]:
        known = select(persons.c.id).where(persons.c.id == members.c.person).exists()
        query = select(members.c.person).where(~known).distinct()
        async with self._database.reading() as connection:
            return [row.person for row in (await connection.execute(query)).all()]

    async def _games_of(self, person: str) -> list[str]:
        """Where they sat or watched, what they opened, and where others play on with their name."""
        own = select(members.c.game).where(members.c.person == person)
        opened = select(games.c.id).where(games.c.creator == person)
        named = select(games.c.id).where(games.c.summary.contains(f'"name_of": "{person}"', autoescape=True))
        async with self._database.reading() as connection:
            found = await connection.execute(own.union(opened, named))
            return sorted({row[0] for row in found.all()})

    async def _gone_from(self, game: str, person: str) -> bool:
        """Whether the table could be read: if not, at least no event names them, and other tables go on."""
        try:
            number = await self._forget_at(game, person)
        except StateError:
            await self._clean_events(game, MOST_EVENTS, person)
            return False
        await self._clean_events(game, number, person)
        return True

    async def _forget_at(self, game: str, person: str) -> int:
        """As an event, so that every process forgets: what comes after it is based on it."""

        def plan(draft: Draft) -> None:
            waiting = draft.table.phase == "waiting" and draft.table.is_creator(person)
            if person not in draft.table.forgotten:
                draft.add(Forgotten(person=person, bot=self._bot))
            if waiting:
                draft.add(Closed(why="creator-left"))

        acted = await self._registry.act(game, plan)
        async with self._database.writing() as connection:
            mine = games.c.id == game, games.c.creator == person
            await connection.execute(update(games).where(*mine).values(creator=""))
        return acted.loaded.table.number

    async def _clean_events(self, game: str, number: int, person: str) -> None:
        query = select(events.c.number, events.c.body).where(events.c.game == game, events.c.number <= number)
        async with self._database.writing() as connection:
            for row in (await connection.execute(query)).all():
                body = read_body(row.body)
                cleaned = body_without(body, person)
                if cleaned is not body and not isinstance(cleaned, Foreign):
                    here = events.c.game == game, events.c.number == row.number
                    stored = BODY.dump_json(cleaned, exclude_none=True).decode()
                    await connection.execute(update(events).where(*here).values(body=stored))
