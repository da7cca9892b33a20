"""Lets bots decide and clocks run out. Each table has a task of its own."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from labora.bots.registry import USUAL_BOT, row_of
from labora.server.core.background_tasks import end
from labora.server.core.backoff import Backoff
from labora.server.core.metrics import UNREADABLE
from labora.server.games.domain.decisions import plan_forced
from labora.server.games.domain.draft import MOST_DECISIONS, Draft
from labora.server.games.domain.errors import foreign_error
from labora.server.games.domain.events import Closed, Seated
from labora.server.games.domain.table import Table
from labora.server.games.event_schemas import How
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry, bot_due
from labora.server.workers.bot_runner import BotRunner
from labora.server.workers.process import ThinkingJob

# Where nobody plays any more, nobody is kept waiting for the end.
QUICKEST: Final = USUAL_BOT
log: Final = logging.getLogger("labora.driver")


class BotDriver:
    """Let bots think when it is their turn, and carry out what they decide."""

    def __init__(self, registry: TableRegistry, bots: BotRunner, clock_bot: str) -> None:
        self.backoff: Final = Backoff()
        self._registry: Final = registry
        self._bots: Final = bots
        self._clock_bot: Final = clock_bot
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}

    def wake(self, table: Table) -> None:
        if bot_due(table):
            self.play_bots(table.id)

    def play_bots(self, identifier: str) -> None:
        self._start(identifier, self._play_bots)

    def end_late_turn(self, identifier: str) -> None:
        self._start(identifier, self._end_late_turn)

    def _start(self, identifier: str, work: Callable[[str], Awaitable[None]]) -> None:
        if identifier not in self._tasks:
            self._tasks[identifier] = asyncio.create_task(self._run(identifier, work))

    async def _run(self, identifier: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Do the work, then look at the table again: what woke it meanwhile found this task still there."""
        try:
            went_on = await self._tried(identifier, work)
        finally:
            del self._tasks[identifier]
        loaded = self._registry.in_memory(identifier)
        if went_on and loaded is not None:
            self.wake(loaded.table)

    async def _tried(self, identifier: str, work: Callable[[str], Awaitable[None]]) -> bool:
        try:
            await work(identifier)
        except Exception:
            UNREADABLE.inc()
            pause = self.backoff.failed(identifier)
            log.exception("a table cannot go on", extra={"table": identifier, "pause": pause})
            return False
        self.backoff.worked(identifier)
        return True

    async def stop(self) -> None:
        await end(self._tasks.values())

    # Bots

    async def _play_bots(self, identifier: str) -> None:
        while True:
            loaded = await self._registry.load(identifier)
            level = _level(loaded.table)
            if level is None:
                await self._settle(loaded)
                return
            await self._think(loaded, level, "bot")

    def hurry(self, identifier: str) -> None:
        """Let a bot that thinks at this table play now."""
        self._bots.hurry(identifier)

    async def _think(self, loaded: LoadedTable, level: str, how: How) -> None:
        """The bot decides unless something else happened while it thought."""
        table = loaded.table
        with self._bots.known(
            table.id, ThinkingJob(lambda progress: self._tell(loaded, table, progress))
        ) as job:
            seconds = table.opened.abbot_seconds
            thought = await self._bots.think(table.position, level, table.opened.creator, seconds, job)

        def plan(draft: Draft) -> None:
            now = draft.table
            if now.game_number != table.game_number or now.decider != table.decider:
                return
            if now.game.count + len(thought.decisions) > MOST_DECISIONS:
                draft.add(Closed(why="too-long"))
                return
            plan_forced(draft, thought.decisions, how, thought.bot, thought.fallback)

        await self._registry.act(table.id, plan)

    def _tell(self, loaded: LoadedTable, thinks_about: Table, progress: dict[str, Any]) -> None:
        seat = thinks_about.decider
        if "share" in progress and seat is not None and loaded.table.number == thinks_about.number:
            self._registry.broadcaster.tell_thinking(loaded, seat, progress)

    # Clocks

    async def _end_late_turn(self, identifier: str) -> None:
        loaded = await self._registry.load(identifier)
        table = loaded.table
        if table.deadline is None or table.deadline > time.time() or table.decider is None:
            await self._settle(loaded)
        elif table.opened.clock is not None and table.opened.clock.end == "seat":
            await self._take_seat(table, table.decider)
        else:
            await self._think(loaded, self._clock_bot, "clock")

    async def _take_seat(self, table: Table, seat: int) -> None:
        def plan(draft: Draft) -> None:
            if draft.table.decider == seat and draft.table.deadline == table.deadline:
                draft.add(Seated(seat=seat, bot=self._clock_bot, why="late"))

        await self._registry.act(table.id, plan)

    async def _settle(self, loaded: LoadedTable) -> None:
        """The table need not be looked at again before something happens there."""
        table = loaded.table
        if table.foreign is not None:
            # Another version may know what is to be done.
            raise foreign_error(table.foreign)
        await self._registry.tables.set_due(table.id, table.number, table.deadline, bot_due(table))


def _level(table: Table) -> str | None:
    """Which bot decides now. Those who take their time do not where all players have given up."""
    level = None if table.decider is None else table.seats[table.decider].bot
    if level is not None and row_of(level).thinks_long and not table.voters():
        return QUICKEST
    return level
