"""Whether everything works that is needed to serve tables."""

import asyncio
import time
from typing import Final

from labora.server.core.errors import DomainError
from labora.server.core.metrics import READY
from labora.server.database.connection import Database
from labora.server.games.runtime.process_sync import ProcessSync
from labora.server.workers.job_queue import JobQueue

# An answer counts for so long: nobody keeps the disk busy by asking.
REMEMBERED_SECONDS: Final = 1.0
PATIENCE: Final = 2.0


class Readiness:
    """Check whether this process may get requests: database, disk, workers."""

    def __init__(self, database: Database, process_sync: ProcessSync, *, needs_workers: bool) -> None:
        self._database: Final = database
        self._jobs: Final = JobQueue(database)
        self._needs_workers: Final = needs_workers
        self._process_sync: Final = process_sync
        self._writing: asyncio.Task[bool] | None = None
        self._known: tuple[float, list[str]] = (0.0, [])
        self._lock: Final = asyncio.Lock()

    async def failing(self) -> list[str]:
        """What does not work: nothing, if all is well."""
        async with self._lock:
            if self._known[0] < time.monotonic():
                found = await self._look()
                READY.set(not found)
                self._known = (time.monotonic() + REMEMBERED_SECONDS, found)
            return self._known[1]

    async def _look(self) -> list[str]:
        if not self._database.file.is_same:
            return ["database-file"]
        checks = {
            "writing": await self._can_write(),
            "migrated": await self._in_time(self._database.is_migrated()),
            "listening": self._process_sync.is_listening,
            "bots": not self._needs_workers or await self._in_time(self._has_workers()),
        }
        return [name for name, works in checks.items() if not works]

    async def _has_workers(self) -> bool:
        try:
            return await self._jobs.has_workers()
        except DomainError:
            return False

    async def _can_write(self) -> bool:
        """One attempt at a time: a locked database may take longer to answer than anybody waits."""
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._database.can_write())
        done, _ = await asyncio.wait({self._writing}, timeout=PATIENCE)
        return bool(done) and self._writing.result()

    async def _in_time(self, check: "asyncio._CoroutineLike[bool]") -> bool:
        try:
            return await asyncio.wait_for(check, PATIENCE)
        except TimeoutError:
            return False

    async def stop(self) -> None:
        if self._writing is not None:
            self._writing.cancel()
