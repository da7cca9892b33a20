"""Runs once a second: ends late turns, wakes bots, closes abandoned tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from labora.server.core.background_tasks import end
from labora.server.core.errors import DomainError
from labora.server.database.connection import Database
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Closed
from labora.server.games.private_table_storage import PrivateTableRepository
from labora.server.games.runtime.bot_driver import BotDriver
from labora.server.games.runtime.downtime import Downtime
from labora.server.games.runtime.registry import TableRegistry
from labora.server.users.user_changes import PersonChanges

SWEEP_SECONDS: Final = 1.0
# How long a bot's turn may lie about before another process takes it up.
FORGOTTEN_SECONDS: Final = 15.0
# A table that waits for players and that nobody comes to is closed.
EXPIRY_SECONDS: Final = 14 * 24 * 3600.0
# A lesson that nobody goes on with is forgotten.
LESSON_SECONDS: Final = 24 * 3600.0
EXPIRY_PAUSE: Final = 60.0
MOST_AT_ONCE: Final = 500
log: Final = logging.getLogger("labora.sweeper")


class Housekeeping:
    """End turns that run out of time, and evict and delete old tables."""

    def __init__(self, database: Database, registry: TableRegistry, bot_driver: BotDriver) -> None:
        self._database: Final = database
        self._changes: Final = PersonChanges(database)
        self._private_tables: Final = PrivateTableRepository(database)
        self._registry: Final = registry
        self._bot_driver: Final = bot_driver
        self._downtime: Final = Downtime(database, registry)
        self._expired_at = 0.0
        self.person_changed: Callable[[str], None] = lambda person: None
        """Called when `labora admin` has blocked or deleted a user."""
        self._changes_seen = 0
        self._version_seen: int | None = None
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._logged(self._downtime.make_up)
        for identifier in await self._registry.tables.due_for_bots(time.time()):
            self._bot_driver.play_bots(identifier)
        self._changes_seen = await self._changes.newest()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for work in (self._late_turns, self._forgotten_bots, self._expired, self._administrators):
                await self._logged(work)

    async def _logged(self, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except DomainError as problem:
            log.warning("the sweep failed", extra={"part": work.__name__, "reason": repr(problem)})
        except Exception:
            log.exception("the sweep failed", extra={"part": work.__name__})

    async def _late_turns(self) -> None:
        await self._downtime.make_up()
        but = self._bot_driver.backoff.left_alone()
        for identifier in await self._registry.tables.past_deadline(time.time(), but):
            self._bot_driver.end_late_turn(identifier)

    async def _forgotten_bots(self) -> None:
        but = self._bot_driver.backoff.left_alone()
        for identifier in await self._registry.tables.due_for_bots(time.time() - FORGOTTEN_SECONDS, but):
            self._bot_driver.play_bots(identifier)

    async def _expired(self) -> None:
        if time.monotonic() < self._expired_at + EXPIRY_PAUSE:
            return
        self._expired_at = time.monotonic()
        for identifier in await self._private_tables.forget_before(time.time() - LESSON_SECONDS):
            self._registry.drop(identifier)
        before = time.time() - EXPIRY_SECONDS
        for identifier in await self._registry.tables.waiting_since(
            before, self._bot_driver.backoff.left_alone()
        ):
            try:
                await self._registry.act(identifier, _expire)
            except Exception:
                self._bot_driver.backoff.failed(identifier)
                log.exception("a table does not expire", extra={"table": identifier})

    async def _administrators(self) -> None:
        """Look for changes by `labora admin`: SQLite sends no notifications."""
        version = await self._database.version()
        if version == self._version_seen:
            return
        for number, person in await self._changes.after(self._changes_seen):
            self._changes_seen = number
            self.person_changed(person)
        known = self._registry.identifiers()
        for first in range(0, len(known), MOST_AT_ONCE):
            numbers = await self._registry.tables.numbers(known[first : first + MOST_AT_ONCE])
            for identifier, number in numbers.items():
                await self._registry.refresh(identifier, number)
        self._version_seen = version


def _expire(draft: Draft) -> None:
    if draft.table.phase == "waiting":
        draft.add(Closed(why="expired"))
