"""The worker processes: whose turn it is to use one, and another one while one hangs."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Any, Final
from weakref import WeakValueDictionary

from labora.server.workers.process import ThinkingJob, WorkerProcess

# Seconds for a thought that nobody waits for any more.
HASTY: Final = 0.2


class WorkerPool:
    """Share workers fairly: each user waits for one worker at a time, with all of their tables."""

    def __init__(self, count: int) -> None:
        self._count: Final = max(1, count)
        self._all: Final = [WorkerProcess() for _ in range(self._count)]
        self._spares = 0
        self._free: Final[asyncio.Queue[WorkerProcess]] = asyncio.Queue()
        self._places: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(
        self, task: dict[str, Any], seconds: float, who: str, thinking_job: ThinkingJob | None = None
    ) -> dict[str, Any]:
        place = self._places.setdefault(who, asyncio.Semaphore(self._count))
        async with place, self._borrowed() as worker:
            worker.thinking_job = thinking_job or ThinkingJob()
            worker.thinking_job.worker = worker
            if worker.thinking_job.is_enough:
                # Somebody lost patience before it began.
                task = task | {"seconds": min(HASTY, task.get("seconds", HASTY))}
            try:
                return await worker.ask(task, seconds)
            finally:
                worker.thinking_job.worker = None

    @contextlib.asynccontextmanager
    async def _borrowed(self) -> AsyncIterator[WorkerProcess]:
        worker = await self._free.get()
        watch = asyncio.create_task(self._watch(worker))
        try:
            yield worker
        finally:
            watch.cancel()
            await self._give_back(worker)

    async def _watch(self, worker: WorkerProcess) -> None:
        """While one is suspiciously silent, a spare one serves the others."""
        worker.silent_until = time.monotonic() + 1
        while (wait := worker.silent_until - time.monotonic()) > 0:
            await asyncio.sleep(wait)
        if self._spares < self._count:
            self._spares += 1
            spare = WorkerProcess()
            self._all.append(spare)
            self._free.put_nowait(spare)

    async def _give_back(self, worker: WorkerProcess) -> None:
        if self._spares == 0:
            self._free.put_nowait(worker)
            return
        self._spares -= 1
        self._all.remove(worker)
        await worker.stop()

    async def close(self) -> None:
        for worker in tuple(self._all):
            await worker.stop()
