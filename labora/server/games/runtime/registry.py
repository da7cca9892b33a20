"""All tables: loads them, appends to them one at a time, and tells those who follow."""

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Final
from weakref import WeakValueDictionary

from labora.server.core.metrics import EVENTS, LIVE_TABLES
from labora.server.core.secrets import new_identifier, new_secret
from labora.server.core.showing import showing
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.errors import ConflictError, NoSuchTableError
from labora.server.games.domain.events import EventBody, Forgotten, Opened, Seated, TableEvent, Unsaid
from labora.server.games.domain.notification_triggers import notifications_of
from labora.server.games.domain.results import results_of
from labora.server.games.domain.table import Table
from labora.server.games.domain.table_requests import plan_start
from labora.server.games.event_storage import GameRow
from labora.server.games.private_table_storage import LESSON
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.storage import NumberTakenError, TableRepository
from labora.server.games.views import summary_text
from labora.server.ratings.results import SeatResult

Plan = Callable[[Draft], None]
RETRIES: Final = 5
# Events of a table that is folded elsewhere than where everybody waits.
LONG: Final = 300


@dataclass(frozen=True, slots=True)
class AppliedChange:
    """Hold what a request changed: the table as it is now and its new events."""

    loaded: LoadedTable
    before: Table
    number: int
    """Of the event that the request has led to."""
    repeated: bool = False


class TableRegistry:
    """Load tables, and append to each of them one change at a time."""

    def __init__(self, tables: TableRepository, broadcaster: Broadcaster, tables_in_memory: int) -> None:
        self.tables: Final = tables
        self.broadcaster: Final = broadcaster
        self.wake: Callable[[Table], None] = lambda table: None
        """Called when a bot may have to decide."""
        self.forgotten: Callable[[str], None] = lambda person: None
        """Called when a person was deleted."""
        self.counted: Callable[[], None] = lambda: None
        """Called when a rated game has ended, or goes on again."""
        self.listen: Callable[[str], Awaitable[None]] = _nobody_else
        """Awaited before a table is read, so that later changes by other processes are reported."""
        self._limit: Final = tables_in_memory
        self._tables: Final[OrderedDict[str, LoadedTable]] = OrderedDict()
        self._locks: Final[WeakValueDictionary[str, asyncio.Lock]] = WeakValueDictionary()

    def _lock(self, identifier: str) -> asyncio.Lock:
        lock = self._locks.get(identifier)
        if lock is None:
            lock = asyncio.Lock()
            self._locks[identifier] = lock
        return lock

    async def load(self, identifier: str) -> LoadedTable:
        found = self._tables.get(identifier)
        if found is not None:
            self._tables.move_to_end(identifier)
            return found
        async with self._lock(identifier):
            return await self._read(identifier)

    async def _read(self, identifier: str) -> LoadedTable:
        """With the table's lock held."""
        found = self._tables.get(identifier)
        if found is None:
            await self.listen(identifier)
            row = await self.tables.game(identifier)
            if row is None:
                raise NoSuchTableError
            with showing(identifier):
                found = LoadedTable(await _folded(identifier, await self.tables.events(identifier)), row)
            self._remember(found)
        return found

    def _remember(self, loaded: LoadedTable) -> None:
        self._tables[loaded.table.id] = loaded
        if len(self._tables) > self._limit:
            self._forget_some()
        LIVE_TABLES.set(len(self._tables))

    def _forget_some(self) -> None:
        """Evict the tables that were unused for longest and have no followers."""
        followed = set(self.broadcaster.subscriptions.tables())
        idle = [identifier for identifier in self._tables if identifier not in followed]
        for identifier in idle[: len(self._tables) - self._limit]:
            del self._tables[identifier]

    def in_memory(self, identifier: str) -> LoadedTable | None:
        return self._tables.get(identifier)

    def drop(self, identifier: str) -> None:
        """It is not stored any more."""
        self._tables.pop(identifier, None)

    # Changes

    async def open(self, opened: Opened, more: Sequence[EventBody] = ()) -> LoadedTable:
        now = time.time()
        bodies: list[EventBody] = [opened]
        if all(seat.person is not None or seat.bot is not None for seat in opened.seats):
            bodies.append(plan_start(opened.seats, opened.random_order))
        bodies += more
        events = [TableEvent(number=number, at=now, body=body) for number, body in enumerate(bodies, 1)]
        table = await _folded(new_identifier(), events)
        row = row_of(table, new_secret(), now)
        await self.listen(table.id)
        seated = table.persons() | {opened.creator}
        await self.tables.create(row, events, seated, notifications_of(None, table, events))
        loaded = LoadedTable(table, row)
        self._remember(loaded)
        _count(events)
        self.wake(table)
        return loaded

    async def act(
        self, identifier: str, plan: Plan, *, seen: int = 0, key: str | None = None
    ) -> AppliedChange:
        """Appends what the plan adds. When another process was faster, the plan is asked again.

        `seen` is the last number that the client knows, perhaps from another process; a request whose `key`
        is known has been carried out already.
        """
        async with self._lock(identifier):
            for _ in range(RETRIES):
                loaded = await self._read(identifier)
                if seen > loaded.table.number:
                    await self._catch_up(loaded)
                before = loaded.table
                if key is not None and key in before.keys:
                    return AppliedChange(loaded, before, before.keys[key], repeated=True)
                try:
                    await self._append(loaded, plan)
                    return AppliedChange(
                        loaded, before, loaded.table.keys.get(key or "", loaded.table.number)
                    )
                except NumberTakenError:
                    await self._catch_up(loaded)
            raise ConflictError(loaded.table.number)

    async def _append(self, loaded: LoadedTable, plan: Plan) -> None:
        now = time.time()
        draft = Draft(loaded.table, now)
        plan(draft)
        if not draft.events:
            return
        results = _results(loaded.table, draft.table, now)
        await self.tables.append(
            row_of(draft.table, loaded.key, now),
            draft.events,
            _newly_seated(draft.events),
            results,
            notifications_of(draft.before, draft.table, draft.events),
        )
        self._advance(loaded, draft.table, draft.events)
        _count(draft.events)
        self.wake(draft.table)
        if results is not None and draft.table.opened.rated:
            self.counted()

    def _advance(self, loaded: LoadedTable, ahead: Table, events: Sequence[TableEvent]) -> None:
        loaded.table = ahead
        loaded.hidden |= {event.body.message for event in events if isinstance(event.body, Unsaid)}
        for event in events:
            if isinstance(event.body, Forgotten):
                loaded.forget_words()
                self.forgotten(event.body.person)
        self._remember(loaded)
        self._tables.move_to_end(ahead.id)
        self.broadcaster.tell(loaded, events)

    async def _catch_up(self, loaded: LoadedTable) -> None:
        events = await self.tables.events(loaded.table.id, loaded.table.number)
        ahead = loaded.table.fork()
        for event in events:
            ahead.read(event)
        if events:
            self._advance(loaded, ahead, events)

    def lacks(self, identifier: str, number: int) -> bool:
        """The table is here, and events are missing up to this number."""
        found = self._tables.get(identifier)
        return found is not None and found.table.number < number

    async def refresh(self, identifier: str, number: int) -> None:
        """Another process has appended up to this number."""
        if not self.lacks(identifier, number):
            return
        async with self._lock(identifier):
            loaded = self._tables.get(identifier)
            if loaded is not None and loaded.table.number < number:
                await self._catch_up(loaded)

    def let_go(self, identifier: str) -> None:
        """Evict a table: the next request reads it again."""
        self._tables.pop(identifier, None)
        LIVE_TABLES.set(len(self._tables))

    async def refresh_all(self) -> None:
        """Read what others have appended, to all tables in memory."""
        for identifier in tuple(self._tables):
            await self.refresh(identifier, sys.maxsize)

    def identifiers(self) -> list[str]:
        return list(self._tables)


async def _nobody_else(identifier: str) -> None:
    """Do nothing: a single process has no others to listen to."""


async def _folded(identifier: str, events: Sequence[TableEvent]) -> Table:
    """Others need not wait for a long game."""
    if len(events) < LONG:
        return Table(identifier, events)
    return await asyncio.to_thread(Table, identifier, events)


def _results(before: Table, after: Table, now: float) -> list[SeatResult] | None:
    """Return the results when a game ends, and none when it goes on. Lessons have no results."""
    if after.opened.lesson is not None:
        return None
    ended = before.phase == "over", after.phase == "over"
    return None if ended[0] == ended[1] else results_of(after, now)


def bot_due(table: Table) -> bool:
    decider = table.decider
    return decider is not None and table.seats[decider].bot is not None


def _listed_phase(table: Table) -> str:
    """A lesson is no game of anybody's."""
    return table.phase if table.opened.lesson is None else LESSON


def row_of(table: Table, key: str, now: float) -> GameRow:
    return GameRow(
        id=table.id,
        key=key,
        creator=table.opened.creator,
        public=table.opened.public,
        phase=_listed_phase(table),
        created=table.created,
        updated=now,
        number=table.number,
        deadline=table.deadline,
        bot_due=bot_due(table),
        summary=summary_text(table),
        bots=sum(seat.bot is not None for seat in table.seats),
        trial_of=table.trial_of,
    )


def _newly_seated(events: Sequence[TableEvent]) -> set[str]:
    return {
        event.body.person
        for event in events
        if isinstance(event.body, Seated) and event.body.person is not None
    }


def _count(events: Sequence[TableEvent]) -> None:
    for event in events:
        EVENTS.labels(event.body.kind).inc()
