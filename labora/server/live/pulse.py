"""Several processes on one PostgreSQL: news and presence travel with LISTEN and NOTIFY."""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import make_url, text

from labora.server.base.metrics import LISTENING, LOST_CONNECTIONS
from labora.server.base.secrets import new_identifier
from labora.server.live.hall import Hall
from labora.server.live.hub import Hub
from labora.server.live.news import News
from labora.server.store.appending import NEWS_CHANNEL
from labora.server.store.store import Store
from labora.server.wire.problems import ProblemError

PRESENCE_CHANNEL: Final = "labora_presence"
HEARTBEAT: Final = 15.0
SILENT: Final = 3 * HEARTBEAT
# Between attempts to listen again: twice as long each time.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
START_SECONDS: Final = 10.0
# A notification may hold 8,000 bytes.
MOST_PERSONS: Final = 150
log: Final = logging.getLogger("labora.pulse")


class Pulse:
    def __init__(self, store: Store, hall: Hall, news: News) -> None:
        self.process: Final = new_identifier()
        self._store: Final = store
        self._hall: Final = hall
        self._news: Final = news
        self._hub: Final[Hub] = news.hub
        self._heard: Final[dict[str, float]] = {}
        self._task: asyncio.Task[None] | None = None
        self._listening: Final = asyncio.Event()
        self.person_changed: Callable[[str], None] = lambda person: None
        """Called when another process has signed out devices of a person."""
        self._work: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        if self._store.is_sqlite:
            return
        self._news.presence_changed = lambda table: self._later(self._announce(table))
        self._task = asyncio.create_task(self._run())
        await asyncio.wait_for(self._listening.wait(), START_SECONDS)

    @property
    def is_listening(self) -> bool:
        """A process alone needs to hear nobody."""
        return self._store.is_sqlite or self._listening.is_set()

    async def stop(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._notify({"gone": True}), 2)
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await self._task
        for task in tuple(self._work):
            task.cancel()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def _run(self) -> None:
        """Listens for good, whatever happens; after a lost connection everything may have been missed."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self._listen()
            except Exception as error:
                log.warning("lost the database", extra={"reason": repr(error), "pause": pause})
            else:
                log.warning("lost the database", extra={"reason": "connection closed", "pause": pause})
            if self._listening.is_set():
                LOST_CONNECTIONS.inc()
                pause = FIRST_PAUSE
            self._listening.clear()
            LISTENING.set(0)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _listen(self) -> None:
        import asyncpg  # noqa: PLC0415 - only installed with the extra `postgres`

        url = make_url(self._store.url).set(drivername="postgresql")
        connection: Any = await asyncpg.connect(url.render_as_string(hide_password=False), timeout=HEARTBEAT)
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(NEWS_CHANNEL, self._on_news)
            await connection.add_listener(PRESENCE_CHANNEL, self._on_presence)
            await self._hall.refresh_all()
            await self._notify({"hello": True})
            self._listening.set()
            LISTENING.set(1)
            while not ended.is_set():
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), HEARTBEAT)
                    return
                # A connection may be dead without a word: ask.
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
                await self._notify({})
                self._forget_silent()
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _on_news(self, _: object, __: int, ___: str, payload: str) -> None:
        table, _space, number = payload.partition(" ")
        self._later(self._hall.refresh(table, int(number)))

    def tell_signed_out(self, person: str) -> None:
        if not self._store.is_sqlite:
            self._later(self._notify({"person": person}))

    # Presence

    async def _announce(self, table: str) -> None:
        await self._notify({"table": table, "persons": self._hub.here(table)[:MOST_PERSONS]})

    async def _notify(self, message: dict[str, Any]) -> None:
        payload = json.dumps({"process": self.process, **message})
        async with self._store.writing() as connection:
            await connection.execute(
                text("SELECT pg_notify(:channel, :payload)"),
                {"channel": PRESENCE_CHANNEL, "payload": payload},
            )

    def _on_presence(self, _: object, __: int, ___: str, payload: str) -> None:
        message = json.loads(payload)
        process = message["process"]
        if process == self.process:
            return
        self._heard[process] = time.monotonic()
        if message.get("gone"):
            self._forget(process)
        if message.get("hello"):
            for table in self._hub.tables():
                self._later(self._announce(table))
        if "person" in message:
            self.person_changed(message["person"])
        if "table" in message:
            self._hub.hear(process, message["table"], message["persons"])
            self._later(self._tell(message["table"]))

    async def _tell(self, table: str) -> None:
        live = self._hall.in_memory(table)
        if live is not None:
            self._news.tell_presence(live)

    def _forget_silent(self) -> None:
        for process, heard in tuple(self._heard.items()):
            if heard < time.monotonic() - SILENT:
                self._forget(process)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in self._hub.forget_process(process):
            self._later(self._tell(table))


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except ProblemError as problem:
        # The database is away: when it is back, everything is read again.
        log.warning("news from another process were lost", extra={"reason": problem.name})
    except Exception:
        log.exception("news from another process were lost")
