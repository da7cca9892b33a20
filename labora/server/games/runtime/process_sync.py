"""Several processes on one PostgreSQL: news and presence travel with LISTEN and NOTIFY.

What concerns a table is called in its shard, and a process listens to the shards of the tables that it has.
"""

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from sqlalchemy import text

from labora.server.core.errors import DomainError
from labora.server.core.metrics import HEARD, LISTENING
from labora.server.core.secrets import new_identifier
from labora.server.database.connection import Database
from labora.server.database.postgres_listener import HEARTBEAT, Listener
from labora.server.database.postgres_notify import EVERYBODY, NOTIFY, call, channel_of
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.users.user_changes import PersonChanges

SILENT: Final = 3 * HEARTBEAT
# A notification may hold 8,000 bytes.
MOST_PERSONS: Final = 120
log: Final = logging.getLogger("labora.pulse")


class ProcessSync:
    """Tell other processes of changes, and follow theirs."""

    def __init__(self, database: Database, registry: TableRegistry, broadcaster: Broadcaster) -> None:
        self.process: Final = new_identifier()
        self._database: Final = database
        self._changes: Final = PersonChanges(database)
        self._registry: Final = registry
        self._broadcaster: Final = broadcaster
        self._subscriptions: Final[Subscriptions] = broadcaster.subscriptions
        self._heard: Final[dict[str, float]] = {}
        self._listener: Final = Listener(database.url, self._hear, self._begin, self._beat, LISTENING)
        # When a table of the shard was asked for, by channel.
        self._channels: Final[dict[str, float]] = {}
        self.person_changed: Callable[[str, bool], None] = lambda person, signed_out: None
        """Called when another process knows something new about a person."""
        self.missed: Callable[[], Awaitable[None]] = _nothing
        """Awaited when what others have told may have been missed."""
        self.hurried: Callable[[str], None] = lambda table: None
        """Called when a bot should play now, on request of another process."""
        self._work: Final[set[asyncio.Task[None]]] = set()

    async def start(self) -> None:
        if self._database.is_sqlite:
            return
        self._broadcaster.presence_changed = lambda table: self._later(self._announce(table))
        self._registry.listen = self._listen_to
        await self._listener.start(EVERYBODY)

    @property
    def is_listening(self) -> bool:
        """Return whether messages of other processes arrive; a single process needs none."""
        return self._database.is_sqlite or self._listener.is_listening

    async def stop(self) -> None:
        if self._database.is_sqlite:
            return
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self._call(EVERYBODY, {"gone": True}), 2)
        await self._listener.stop()
        for task in tuple(self._work):
            task.cancel()

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    # Shards

    async def _listen_to(self, table: str) -> None:
        """Before a table is read: what is appended afterwards is heard."""
        channel = channel_of(table)
        is_new = channel not in self._channels
        self._channels[channel] = time.monotonic()
        if is_new:
            self._subscriptions.forget_elsewhere(lambda one: channel_of(one) == channel)
            await self._listener.add(channel)
            self._later(self._call(channel, {"who": [channel]}))

    async def _begin(self) -> None:
        await self.missed()
        await self._registry.refresh_all()
        self._subscriptions.forget_elsewhere(lambda table: True)
        if self._channels:
            await self._ask_who(list(self._channels))
        for table in self._subscriptions.tables():
            self._tell(table)

    async def _ask_who(self, channels: list[str]) -> None:
        """Those who have followers of these tables tell who they are."""
        payloads = [
            {"channel": channel, "payload": self._message({"who": [channel]})} for channel in channels
        ]
        async with self._database.writing() as connection:
            await connection.execute(text(NOTIFY), payloads)

    async def _beat(self) -> None:
        await self._call(EVERYBODY, {})
        for process, heard in tuple(self._heard.items()):
            if heard < time.monotonic() - SILENT:
                self._forget(process)
        used = {channel_of(table) for table in self._registry.identifiers()}
        for channel, wanted in tuple(self._channels.items()):
            if channel not in used and wanted < time.monotonic() - SILENT:
                del self._channels[channel]
                await self._listener.drop(channel)

    # Calling

    def _message(self, message: dict[str, Any]) -> str:
        return json.dumps({"process": self.process, **message})

    async def _call(self, channel: str, message: dict[str, Any]) -> None:
        await call(self._database, channel, {"process": self.process, **message})

    def tell_person(self, person: str, *, signed_out: bool) -> None:
        if not self._database.is_sqlite:
            self._later(self._changes.tell(person, process=self.process, signed_out=signed_out))

    def tell_hurry(self, table: str) -> None:
        if not self._database.is_sqlite:
            self._later(self._call(channel_of(table), {"hurry": table}))

    async def _announce(self, table: str) -> None:
        persons = self._subscriptions.here(table)[:MOST_PERSONS]
        looking = [one for one in self._subscriptions.looking(table) if one in persons]
        await self._call(channel_of(table), {"table": table, "persons": persons, "looking": looking})

    # Hearing

    def _hear(self, payload: str) -> None:
        HEARD.inc()
        if payload.startswith("{"):
            self._hear_message(json.loads(payload))
            return
        table, _space, number = payload.partition(" ")
        if not self._registry.lacks(table, int(number)):
            return
        if self._subscriptions.is_followed(table):
            self._later(self._registry.refresh(table, int(number)))
        else:
            # It is played elsewhere: whoever asks for it here gets it as it is then.
            self._registry.let_go(table)

    def _hear_message(self, message: dict[str, Any]) -> None:
        process = message["process"]
        if process == self.process:
            return
        if process:
            self._heard[process] = time.monotonic()
        if message.get("gone"):
            self._forget(process)
        for channel in message.get("who", ()):
            for table in self._subscriptions.tables():
                if channel_of(table) == channel:
                    self._later(self._announce(table))
        if "person" in message:
            self.person_changed(message["person"], message["signed_out"])
        if "hurry" in message:
            self.hurried(message["hurry"])
        if "table" in message:
            # Older versions do not tell who looks.
            looking = {one for one in message.get("looking", message["persons"]) if one is not None}
            self._subscriptions.hear(process, message["table"], message["persons"], looking)
            self._tell(message["table"])

    def _tell(self, table: str) -> None:
        loaded = self._registry.in_memory(table)
        if loaded is not None:
            self._broadcaster.tell_presence(loaded)

    def _forget(self, process: str) -> None:
        self._heard.pop(process, None)
        for table in self._subscriptions.forget_process(process):
            self._tell(table)


async def _nothing() -> None:
    pass


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except DomainError as problem:
        # The database is away: when it is back, everything is read again.
        log.warning("news from another process were lost", extra={"reason": repr(problem)})
    except Exception:
        log.exception("news from another process were lost")
