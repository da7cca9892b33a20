"""Bots that think elsewhere: what they are asked goes into a queue in PostgreSQL, and workers take it."""

import asyncio
import contextlib
import json
import logging
from dataclasses import dataclass
from typing import Any, Final, Literal

from labora.server.core.errors import DomainError
from labora.server.core.secrets import new_identifier
from labora.server.database.connection import Database
from labora.server.database.postgres_listener import Listener
from labora.server.workers.job_queue import Job, JobQueue
from labora.server.workers.process import ThinkingJob

Lane = Literal["quick", "patient"]
# An answer that was called out while nobody listened is found by looking.
LOOK_SECONDS: Final = 5.0
# Bots wait until a worker comes, however long it takes; people who ask for something do not.
WAIT_FOR_EVER: Final = "decide"
log: Final = logging.getLogger("labora.asking")


@dataclass(frozen=True, slots=True)
class _PendingJob:
    job: Job
    thinking_job: ThinkingJob
    answered: asyncio.Event


class JobClient:
    """Leave jobs in the queue, and wait for their answers."""

    def __init__(self, database: Database) -> None:
        self.rows: Final[JobQueue] = JobQueue(database)
        self.channel: Final = f"labora_answers_{new_identifier()}"
        self.open: Final[dict[str, _PendingJob]] = {}
        self._listener: Final = Listener(database.url, self._hear, self._look, _nothing)

    async def start(self) -> None:
        await self._listener.start(self.channel)

    async def stop(self) -> None:
        await self._listener.stop()

    async def _look(self) -> None:
        for waiting in self.open.values():
            waiting.answered.set()

    def _hear(self, payload: str) -> None:
        message = json.loads(payload)
        waiting = self.open.get(message["job"])
        if waiting is None:
            return
        if "progress" in message:
            waiting.thinking_job.heard(message["progress"])
        else:
            waiting.answered.set()


async def _nothing() -> None:
    """Do nothing: waiting callers poll anyway."""


class RemoteWorkers:
    """Ask workers in other processes, as WorkerPool asks its own: those of one lane."""

    def __init__(self, job_client: JobClient, lane: Lane) -> None:
        self._client: Final = job_client
        self._lane: Final = lane

    async def ask(
        self, task: dict[str, Any], seconds: float, who: str, thinking_job: ThinkingJob | None = None
    ) -> dict[str, Any]:
        """Raises TimeoutError or OSError, as Workers do, when a worker process was too slow or failed."""
        job_client = self._client
        job = Job(new_identifier(), who, job_client.channel, json.dumps(task), seconds)
        waiting = _PendingJob(job, thinking_job or ThinkingJob(), asyncio.Event())
        job_client.open[job.id] = waiting
        waiting.thinking_job.worker = _Hurry(job_client.rows, job.id)
        try:
            timeout = None if task["task"] == WAIT_FOR_EVER else 2 * seconds
            async with asyncio.timeout(timeout):
                await job_client.rows.add(job, self._lane)
                if waiting.thinking_job.is_enough:
                    await job_client.rows.hurry(job.id)
                answer = await self._answer(waiting)
        except DomainError as problem:
            raise ConnectionError(repr(problem)) from problem
        finally:
            waiting.thinking_job.worker = None
            del job_client.open[job.id]
            with contextlib.suppress(DomainError):
                await asyncio.shield(job_client.rows.remove(job.id))
        return _checked(answer)

    async def _answer(self, waiting: _PendingJob) -> dict[str, Any]:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await waiting.answered.wait()
            waiting.answered.clear()
            try:
                answer = await self._client.rows.answer_of(waiting.job.id)
            except LookupError:
                raise ConnectionError("the question is gone") from None
            except DomainError:
                # The database is away; the question is not.
                continue
            if answer is not None:
                return answer

    async def close(self) -> None:
        """Do nothing: the workers belong to other processes."""


def _checked(answer: dict[str, Any]) -> dict[str, Any]:
    match answer.get("failed"):
        case "slow":
            raise TimeoutError
        case str(reason):
            raise ConnectionError(reason)
    return answer


class _Hurry:
    def __init__(self, rows: JobQueue, job: str) -> None:
        self._rows: Final = rows
        self._job: Final = job
        self._telling: asyncio.Task[None] | None = None

    def say_enough(self) -> None:
        self._telling = asyncio.create_task(self._tell())

    async def _tell(self) -> None:
        try:
            await self._rows.hurry(self._job)
        except DomainError as problem:
            log.warning("nobody heard that it is enough", extra={"reason": repr(problem)})
