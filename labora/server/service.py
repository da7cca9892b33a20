"""Everything that runs while the service does, put together."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from labora.server.base.settings import Settings
from labora.server.bots.pool import Bots
from labora.server.live.hall import Hall
from labora.server.live.hub import Hub
from labora.server.live.live import Live
from labora.server.live.news import News
from labora.server.live.pulse import Pulse
from labora.server.people.people import People
from labora.server.people.rates import Rates
from labora.server.store.store import Store
from labora.server.table.draft import Draft
from labora.server.table.play import plan_forced
from labora.server.table.table import Table
from labora.server.wire.events import How

SWEEP_SECONDS: Final = 1.0
# How long a bot's turn may lie about before another process takes it up.
FORGOTTEN_SECONDS: Final = 15.0
MOST_AT_ONCE: Final = 500
log: Final = logging.getLogger("labora.service")


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.people: Final = People(self.store)
        self.hub: Final = Hub()
        self.news: Final = News(self.hub)
        self.hall: Final = Hall(self.store, self.news, settings.tables_in_memory)
        self.pulse: Final = Pulse(self.store, self.hall, self.news)
        self.bots: Final = Bots(settings.bot_workers, settings.bot_seconds)
        self.rates: Final = Rates(settings.rate_limits)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.store.open()
        self.hall.wake = self._wake
        for identifier in await self.store.due_for_bots(time.time()):
            self._drive(identifier)
        await self.pulse.start()
        self._sweeper = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        tasks = [*self._tasks.values()]
        if self._sweeper is not None:
            tasks.append(self._sweeper)
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.hub.close()
        await self.pulse.stop()
        await self.bots.close()
        await self.store.close()

    # Bots

    def _wake(self, table: Table) -> None:
        decider = table.decider
        if decider is not None and table.seats[decider].bot is not None:
            self._drive(table.id)

    def _drive(self, identifier: str) -> None:
        """One task a table plays its bots as long as it is their turn."""
        if identifier in self._tasks:
            return
        task = asyncio.create_task(self._play_bots(identifier))
        self._tasks[identifier] = task
        task.add_done_callback(lambda _: self._tasks.pop(identifier, None))

    async def _play_bots(self, identifier: str) -> None:
        try:
            while True:
                live = await self.hall.live(identifier)
                decider = live.table.decider
                level = None if decider is None else live.table.seats[decider].bot
                if level is None:
                    return
                await self._think(live, level, late=False)
        except Exception:
            log.exception("bots stopped", extra={"table": identifier})

    async def _think(self, live: Live, level: str, *, late: bool) -> None:
        """The bot decides unless something else happened while it thought."""
        table = live.table
        thought = await self.bots.think(table.position, level)

        def plan(draft: Draft) -> None:
            now = draft.table
            if now.game_number == table.game_number and now.decider == table.decider:
                how: How = "clock" if late else "bot"
                plan_forced(draft, thought.decisions, how, thought.bot, thought.fallback)

        await self.hall.act(table.id, plan)

    # Clocks

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            try:
                now = time.time()
                for identifier in await self.store.past_deadline(now):
                    await self._take_late_turn(identifier, now)
                for identifier in await self.store.due_for_bots(now - FORGOTTEN_SECONDS):
                    self._drive(identifier)
                if self.store.is_sqlite:
                    await self._notice_administrators()
            except Exception:
                log.exception("the sweep failed")

    async def _notice_administrators(self) -> None:
        """With SQLite nobody tells this process what `labora admin` has written."""
        followed = self.hub.tables()
        for first in range(0, len(followed), MOST_AT_ONCE):
            numbers = await self.store.numbers(followed[first : first + MOST_AT_ONCE])
            for identifier, number in numbers.items():
                await self.hall.refresh(identifier, number)

    async def _take_late_turn(self, identifier: str, now: float) -> None:
        live = await self.hall.live(identifier)
        table = live.table
        seconds = table.opened.seconds_per_turn
        if table.decider is not None and seconds is not None and table.since + seconds <= now:
            await self._think(live, self.settings.clock_bot, late=True)
