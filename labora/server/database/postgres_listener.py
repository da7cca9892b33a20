"""Listens to the other processes on one PostgreSQL, and reconnects when the connection is lost."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final

from prometheus_client import Gauge

from labora.server.core.database_urls import for_asyncpg
from labora.server.core.metrics import LOST_CONNECTIONS

HEARTBEAT: Final = 15.0
# Between attempts to listen again: twice as long each time.
FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 15.0
START_SECONDS: Final = 10.0
log: Final = logging.getLogger("labora.listening")
Work = Callable[[], Awaitable[None]]


class Listener:
    """Listen to PostgreSQL, and connect again whenever that ends.

    It awaits `begun` whenever it listens (again), because everything may have been missed until then, and
    `beat` every 15 seconds from then on. `figure` shows whether it listens.
    """

    def __init__(
        self, url: str, heard: Callable[[str], None], begun: Work, beat: Work, figure: Gauge | None = None
    ) -> None:
        self._url: Final = url
        self._heard: Final = heard
        self._begun: Final = begun
        self._beat: Final = beat
        self._figure: Final = figure
        self._channels: Final[set[str]] = set()
        self._connection: Any = None
        self._one_at_a_time: Final = asyncio.Lock()
        self._listening: Final = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def is_listening(self) -> bool:
        return self._listening.is_set()

    async def start(self, *channels: str) -> None:
        self._channels.update(channels)
        self._task = asyncio.create_task(self._run())
        await asyncio.wait_for(self._listening.wait(), START_SECONDS)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(Exception, asyncio.CancelledError):
                await self._task

    async def add(self, channel: str) -> None:
        """What is called from now on is heard; while there is no connection, from `begun` on."""
        async with self._one_at_a_time:
            self._channels.add(channel)
            await self._try("add_listener", channel)

    async def drop(self, channel: str) -> None:
        async with self._one_at_a_time:
            self._channels.discard(channel)
            await self._try("remove_listener", channel)

    async def _try(self, what: str, channel: str) -> None:
        connection = self._connection
        if connection is None:
            return
        try:
            await getattr(connection, what)(channel, self._on_call)
        except Exception:
            # A broken connection ends here: a new one listens to all channels.
            connection.terminate()

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            reason = "connection closed"
            try:
                await self._listen()
            except Exception as error:
                reason = repr(error)
            log.warning("lost the database", extra={"reason": reason, "pause": pause})
            if self._listening.is_set():
                LOST_CONNECTIONS.inc()
                pause = FIRST_PAUSE
            self._show(False)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _listen(self) -> None:
        import asyncpg  # noqa: PLC0415 - only installed with the extra `postgres`

        connection: Any = await asyncpg.connect(for_asyncpg(self._url), timeout=HEARTBEAT)
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            async with self._one_at_a_time:
                for channel in self._channels:
                    await connection.add_listener(channel, self._on_call)
                self._connection = connection
            await self._begun()
            self._show(True)
            while not ended.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await ended.wait()
                    return
                # A connection may be dead without a word: ask.
                async with self._one_at_a_time:
                    await connection.execute("SELECT 1", timeout=HEARTBEAT)
                await self._beat()
        finally:
            self._connection = None
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)

    def _show(self, listens: bool) -> None:
        if listens:
            self._listening.set()
        else:
            self._listening.clear()
        if self._figure is not None:
            self._figure.set(listens)

    def _on_call(self, _: object, __: int, ___: str, payload: str) -> None:
        self._heard(payload)
