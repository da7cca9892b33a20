"""A process of workers for all services on one PostgreSQL: takes what bots are asked, and answers."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable
from functools import partial
from typing import Any, Final

from labora.server.core.errors import DomainError
from labora.server.core.metrics import JOBS
from labora.server.core.secrets import new_identifier
from labora.server.database.connection import Database
from labora.server.database.postgres_listener import Listener
from labora.server.workers.job_client import Lane
from labora.server.workers.job_queue import WORKERS, Job, JobQueue
from labora.server.workers.process import ThinkingJob
from labora.server.workers.process_pool import WorkerPool

LOOK_SECONDS: Final = 2.0
CLEAR_SECONDS: Final = 3600.0
# A notification may hold 8,000 bytes.
LONGEST_PROGRESS: Final = 6000
log: Final = logging.getLogger("labora.working")


class JobWorker:
    """Take jobs from the queue and answer them."""

    def __init__(self, database: Database, workers: int) -> None:
        self.id: Final = new_identifier()
        self._rows: Final = JobQueue(database)
        self._count: Final = workers
        self._lanes: Final[dict[Lane, WorkerPool]] = {
            "quick": WorkerPool(workers),
            "patient": WorkerPool(workers),
        }
        self._under_way: Final[dict[Lane, dict[str, asyncio.Task[None]]]] = {"quick": {}, "patient": {}}
        self._jobs: Final[dict[str, ThinkingJob]] = {}
        self._called: Final = asyncio.Event()
        self._listener: Final = Listener(database.url, self._hear, self._begin, self._begin)

    async def run(self) -> None:
        """Until it is cancelled."""
        cleared = 0.0
        clock = asyncio.get_running_loop()
        try:
            await self._listener.start(WORKERS)
            while True:
                await self._tried(self._keep())
                await self._tried(self._take())
                if cleared + CLEAR_SECONDS < clock.time() or not cleared:
                    cleared = clock.time()
                    await self._tried(self._rows.clear())
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(LOOK_SECONDS):
                        await self._called.wait()
                self._called.clear()
        finally:
            await self._stop()

    async def _tried(self, work: Awaitable[None]) -> None:
        try:
            await work
        except DomainError as problem:
            log.warning("the database is away", extra={"reason": repr(problem)})

    async def _begin(self) -> None:
        self._called.set()

    def _hear(self, payload: str) -> None:
        message = json.loads(payload)
        if "enough" in message:
            thinking_job = self._jobs.get(message["enough"])
            if thinking_job is not None:
                thinking_job.enough()
        else:
            self._called.set()

    async def _keep(self) -> None:
        """Report that this worker is alive, renew its jobs, and stop those that are no longer wanted."""
        kept = await self._rows.renew(self.id, self._jobs)
        for tasks in self._under_way.values():
            for job, task in tasks.items():
                if job not in kept:
                    task.cancel()
                elif kept[job] and not self._jobs[job].is_enough:
                    self._jobs[job].enough()

    async def _take(self) -> None:
        for lane, tasks in self._under_way.items():
            free = self._count - len(tasks)
            for job in await self._rows.claim(self.id, lane, free) if free > 0 else ():
                self._jobs[job.id] = thinking_job = self._job_of(job)
                tasks[job.id] = task = asyncio.create_task(self._work(lane, job, thinking_job))
                task.add_done_callback(partial(self._done, lane, job))

    def _done(self, lane: Lane, job: Job, _: asyncio.Task[None]) -> None:
        del self._under_way[lane][job.id]
        del self._jobs[job.id]
        self._called.set()

    def _job_of(self, job: Job) -> ThinkingJob:
        telling: set[asyncio.Task[None]] = set()

        def heard(progress: dict[str, Any]) -> None:
            if len(json.dumps(progress)) < LONGEST_PROGRESS:
                task = asyncio.create_task(self._tried(self._rows.tell_progress(job, progress)))
                telling.add(task)
                task.add_done_callback(telling.discard)

        return ThinkingJob(heard, is_enough=job.enough)

    async def _work(self, lane: Lane, job: Job, thinking_job: ThinkingJob) -> None:
        try:
            answer = await self._lanes[lane].ask(json.loads(job.task), job.seconds, job.who, thinking_job)
        except TimeoutError:
            answer = {"failed": "slow"}
        except (OSError, ValueError) as error:
            answer = {"failed": repr(error)}
        JOBS.labels(lane, "failed" if "failed" in answer else "done").inc()
        await self._tried(self._rows.answer(self.id, job, answer))

    async def _stop(self) -> None:
        tasks = [task for lane in self._under_way.values() for task in lane.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for workers in self._lanes.values():
            await workers.close()
        with contextlib.suppress(DomainError):
            await self._rows.leave(self.id)
        await self._listener.stop()
