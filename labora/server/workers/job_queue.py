"""A queue of things to think about, in PostgreSQL: workers on any machine take from it.

A worker has its job on a lease, which it renews while it thinks: if it dies, other workers take the job
when the lease ends. Times are those of the database.
"""

import json
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, select, text

from labora.server.database.connection import Database
from labora.server.database.postgres_notify import call
from labora.server.database.schema import bot_workers, jobs

# Heard by all workers.
WORKERS: Final = "labora_workers"
LEASE_SECONDS: Final = 10.0
# A worker that has not been seen for so long is not there.
SILENT_SECONDS: Final = 15.0
# Nobody waits for an answer any more.
FORGOTTEN_SECONDS: Final = 24 * 3600.0
NOW: Final = "extract(epoch FROM clock_timestamp())"
_ADD: Final = f"""
    INSERT INTO job (id, lane, who, asker, task, seconds, at)
    VALUES (:id, :lane, :who, :asker, :task, :seconds, {NOW})
"""
# Who has fewer under way goes first, then who waits longest.
_CLAIM: Final = f"""
    UPDATE job SET worker = :worker, lease = {NOW} + :seconds WHERE id IN (
        SELECT id FROM job AS waiting
        WHERE lane = :lane AND answer IS NULL AND (lease IS NULL OR lease < {NOW})
        ORDER BY (
            SELECT count(*) FROM job AS other
            WHERE other.who = waiting.who AND other.answer IS NULL AND other.lease >= {NOW}
        ), at
        LIMIT :most FOR UPDATE SKIP LOCKED
    ) RETURNING id, who, asker, task, seconds, enough
"""
_RENEW: Final = f"""
    UPDATE job SET lease = {NOW} + :seconds WHERE worker = :worker AND id = ANY(:ids) AND answer IS NULL
    RETURNING id, enough
"""
_ANSWER: Final = "UPDATE job SET answer = :answer WHERE id = :id AND worker = :worker AND answer IS NULL"
_RELEASE: Final = "UPDATE job SET worker = NULL, lease = NULL WHERE worker = :worker AND answer IS NULL"
_SEEN: Final = f"""
    INSERT INTO bot_worker (id, seen) VALUES (:id, {NOW}) ON CONFLICT (id) DO UPDATE SET seen = {NOW}
"""
_CLEAR: Final = (
    f"DELETE FROM job WHERE at < {NOW} - {FORGOTTEN_SECONDS}",
    f"DELETE FROM bot_worker WHERE seen < {NOW} - {FORGOTTEN_SECONDS}",
)


@dataclass(frozen=True, slots=True)
class Job:
    """Hold a job of the queue."""

    id: str
    who: str
    asker: str
    task: str
    seconds: float
    """How long a worker process may say nothing."""
    enough: bool = False


class JobQueue:
    """Store jobs in PostgreSQL for workers on other machines."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # Whoever asks

    async def add(self, job: Job, lane: str) -> None:
        row = {"id": job.id, "lane": lane, "who": job.who, "asker": job.asker}
        await self._do(_ADD, row | {"task": job.task, "seconds": job.seconds})
        await call(self._database, WORKERS, {"new": lane})

    async def answer_of(self, job: str) -> dict[str, Any] | None:
        """Return the answer; None if there is none yet. Raise LookupError for an unknown job."""
        async with self._database.reading() as connection:
            found = await connection.execute(select(jobs.c.answer).where(jobs.c.id == job))
            row = found.first()
        if row is None:
            raise LookupError(job)
        return None if row.answer is None else json.loads(row.answer)

    async def remove(self, job: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(jobs).where(jobs.c.id == job))

    async def hurry(self, job: str) -> None:
        """Ask for an answer now, even if no worker has begun."""
        await self._do("UPDATE job SET enough = TRUE WHERE id = :id", {"id": job})
        await call(self._database, WORKERS, {"enough": job})

    async def has_workers(self) -> bool:
        here = text(f"SELECT 1 FROM bot_worker WHERE seen > {NOW} - {SILENT_SECONDS} LIMIT 1")
        async with self._database.reading() as connection:
            return (await connection.execute(here)).first() is not None

    # Workers

    async def claim(self, worker: str, lane: str, most: int) -> list[Job]:
        asked = {"worker": worker, "lane": lane, "most": most, "seconds": LEASE_SECONDS}
        return [Job(**row) for row in await self._do(_CLAIM, asked)]

    async def renew(self, worker: str, ids: Collection[str]) -> dict[str, bool]:
        """Renew leases. Return the jobs that are still this worker's, and whether an answer is wanted now."""
        asked = {"worker": worker, "ids": list(ids), "seconds": LEASE_SECONDS}
        await self._do(_SEEN, {"id": worker})
        return {row["id"]: row["enough"] for row in await self._do(_RENEW, asked)}

    async def answer(self, worker: str, job: Job, answer: dict[str, Any]) -> None:
        """Store the answer, unless the lease has ended and the job belongs to another worker."""
        await self._do(_ANSWER, {"id": job.id, "worker": worker, "answer": json.dumps(answer)})
        await call(self._database, job.asker, {"job": job.id})

    async def tell_progress(self, job: Job, progress: dict[str, Any]) -> None:
        await call(self._database, job.asker, {"job": job.id, "progress": progress})

    async def clear(self) -> None:
        for statement in _CLEAR:
            await self._do(statement, {})

    async def leave(self, worker: str) -> None:
        """What it has not finished is taken by others at once."""
        await self._do(_RELEASE, {"worker": worker})
        async with self._database.writing() as connection:
            await connection.execute(delete(bot_workers).where(bot_workers.c.id == worker))
        await call(self._database, WORKERS, {"new": ""})

    async def _do(self, statement: str, values: dict[str, Any]) -> list[dict[str, Any]]:
        async with self._database.writing() as connection:
            found = await connection.execute(text(statement), values)
            return [dict(row._mapping) for row in found.all()] if found.returns_rows else []
