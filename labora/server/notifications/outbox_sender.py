"""Empties the outbox once a second, each channel in a task of its own, so that a slow one delays no other."""

import asyncio
import logging
import time
from typing import Final

from labora.server.core.background_tasks import end
from labora.server.core.errors import DomainError
from labora.server.core.metrics import NOTICES
from labora.server.database.connection import Database
from labora.server.games.runtime.registry import TableRegistry
from labora.server.notifications.delivery import GoneError, Message, UndeliveredError
from labora.server.notifications.relevance import Relevance
from labora.server.notifications.rendering import composed, words_for_reader
from labora.server.notifications.storage import Channel, ChannelRepository
from labora.server.notifications.transports import Transports

LOOK_SECONDS: Final = 1.0
# After each failure in a row; after the last one the channel is switched off, which its person is told.
PAUSES: Final = (60.0, 300.0, 1800.0, 7200.0, 21600.0)
MOST_AT_ONCE: Final = 32
MOST_OF_HOST: Final = 4
UNCONFIRMED_SECONDS: Final = 2 * 24 * 3600.0
TIDY_SECONDS: Final = 3600.0
STOP_SECONDS: Final = 5.0
log: Final = logging.getLogger("labora.notices")


class OutboxSender:
    """Send what is in the outbox, and try again what failed."""

    def __init__(
        self,
        database: Database,
        registry: TableRegistry,
        transports: Transports,
        seconds: float,
        pause: float,
    ) -> None:
        self._rows: Final = ChannelRepository(database)
        self._current: Final = Relevance(database, registry)
        self._transports: Final = transports
        self._seconds: Final = seconds
        self._pause: Final = pause
        self._sending: Final[dict[str, tuple[str, asyncio.Task[None]]]] = {}
        self._tidied = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self._transports.kinds:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            await end([self._task])
        tasks = [task for _, task in self._sending.values()]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_SECONDS)
        for task in tasks:
            # Another process tells it when the claim has run out.
            task.cancel()
        await self._transports.close()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self._look()
            except DomainError as problem:
                log.warning("the outbox cannot be read", extra={"reason": repr(problem)})
            except Exception:
                log.exception("the outbox cannot be read")

    async def _look(self) -> None:
        now = time.time()
        async for channel in self._rows.due(now, now - self._seconds):
            if len(self._sending) >= MOST_AT_ONCE:
                return
            self._begin(channel)
        if now > self._tidied + TIDY_SECONDS:
            self._tidied = now
            await self._rows.forget_unconfirmed(now - UNCONFIRMED_SECONDS)

    def _begin(self, channel: Channel) -> None:
        host = self._transports.of(channel.kind).host(channel.address)
        busy = sum(other == host for other, _ in self._sending.values())
        if channel.id in self._sending or busy >= MOST_OF_HOST:
            return
        task = asyncio.create_task(self._logged(channel))
        self._sending[channel.id] = (host, task)
        task.add_done_callback(lambda _: self._sending.pop(channel.id, None))

    async def _logged(self, channel: Channel) -> None:
        try:
            if await self._rows.claim(channel.id, time.time()):
                await self._tell(channel)
        except DomainError as problem:
            log.warning("somebody was not told", extra={"channel": channel.id, "reason": repr(problem)})
        except Exception:
            log.exception("somebody was not told", extra={"channel": channel.id})

    async def _tell(self, channel: Channel) -> None:
        notices = await self._rows.notices(channel.id)
        reader = await self._rows.reader(channel.person)
        words = words_for_reader("" if reader is None else reader[1])
        if reader is None:
            await self._rows.release(channel.id, notices, channel.rest)
            return
        settled, again = await self._current.settled(channel, notices)
        known = await self._current.of(channel, settled, words)
        if not known:
            await self._rows.release(channel.id, settled, again)
            return
        try:
            await self._send(channel, composed(channel, words, known))
        except GoneError:
            NOTICES.labels(channel.kind, "gone").inc()
            await self._rows.remove(channel.id)
        except UndeliveredError as error:
            NOTICES.labels(channel.kind, error.problem).inc()
            await self._failed(channel, error)
        else:
            NOTICES.labels(channel.kind, "told").inc()
            about_tables = any(one.notice.game for one in known)
            await self._rows.told(channel.id, settled, time.time() + (self._pause if about_tables else 0.0))

    async def _send(self, channel: Channel, message: Message) -> None:
        """Send a message. On any failure the user sees that the channel does not work."""
        try:
            await self._transports.send(channel, message)
        except (GoneError, UndeliveredError):
            raise
        except Exception as error:
            log.exception("could not be sent", extra={"channel": channel.id, "kind": channel.kind})
            raise UndeliveredError("unreachable") from error

    async def _failed(self, channel: Channel, error: UndeliveredError) -> None:
        log.info(
            "not delivered", extra={"channel": channel.id, "kind": channel.kind, "reason": error.problem}
        )
        if channel.failures < len(PAUSES):
            pause = max(PAUSES[channel.failures], error.wait)
        elif error.ours:
            pause = PAUSES[-1]
        else:
            await self._rows.silence(channel.id, error.problem)
            return
        failures = min(channel.failures + 1, len(PAUSES))
        await self._rows.failed(channel.id, failures, error.problem, time.time() + pause)
