"""Appending to SQLite: one thread, one connection, and one trip to the disk for all that is waiting."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from labora.server.database.sqlite_file import DatabaseFile

Statement = tuple[str, dict[str, Any]]
MOST_AT_ONCE: Final = 64
PATIENCE: Final = 10.0


@dataclass(frozen=True, slots=True)
class PendingWrite:
    """Hold a transaction that waits for the writing thread, and its result."""

    statements: Sequence[Statement]
    done: "asyncio.Future[None]"


class SqliteWriter:
    """Run each job as a whole or not at all; it is on disk when it is done."""

    def __init__(self, path: str, file: DatabaseFile) -> None:
        self._path: Final = path
        self._file: Final = file
        self._jobs: Final[queue.SimpleQueue[PendingWrite | None]] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self.connection: sqlite3.Connection | None = None

    def open(self) -> None:
        self.connection = sqlite3.connect(
            self._path, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        self.connection.execute("PRAGMA synchronous=FULL")
        self._thread = threading.Thread(target=self._run, name="sqlite-writer", daemon=True)
        self._thread.start()

    def close(self) -> None:
        if self._thread is None or self.connection is None:
            return
        self._jobs.put(None)
        self._thread.join()
        self.connection.close()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Raises what SQLite raises."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put(PendingWrite(statements, done))
        await done

    async def version(self) -> int:
        """Return a number that changes when another connection has written, such as `labora admin`."""
        return await asyncio.to_thread(self._version)

    def _version(self) -> int:
        assert self.connection is not None
        return int(self.connection.execute("PRAGMA data_version").fetchone()[0])

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            ending = False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                more = self._jobs.get()
                if more is None:
                    ending = True
                    break
                jobs.append(more)
            self._answer(jobs, self._write(jobs))
            if ending:
                return

    def _write(self, jobs: Sequence[PendingWrite]) -> list[Exception | None]:
        assert self.connection is not None
        if not self._file.is_same:
            gone = sqlite3.OperationalError("the database is not the file any more that was opened")
            return [gone] * len(jobs)
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            outcomes = self._write_all(self.connection, jobs)
            self.connection.execute("COMMIT")
            return outcomes
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [error] * len(jobs)

    def _write_all(
        self, connection: sqlite3.Connection, jobs: Sequence[PendingWrite]
    ) -> list[Exception | None]:
        if len(jobs) > 1:
            return [self._write_one(connection, job) for job in jobs]
        _execute(connection, jobs[0])
        return [None]

    def _write_one(self, connection: sqlite3.Connection, job: PendingWrite) -> Exception | None:
        """A job that collides with what is there takes nothing else with it."""
        connection.execute("SAVEPOINT job")
        try:
            _execute(connection, job)
        except sqlite3.IntegrityError as error:
            connection.execute("ROLLBACK TO job")
            return error
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE job")
        return None

    def _answer(self, jobs: Sequence[PendingWrite], outcomes: Sequence[Exception | None]) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Exception | None]]] = {}
        for job, outcome in zip(jobs, outcomes, strict=True):
            by_loop.setdefault(job.done.get_loop(), []).append((job.done, outcome))
        for loop, answers in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_set_all, answers)


def _execute(connection: sqlite3.Connection, job: PendingWrite) -> None:
    for statement, values in job.statements:
        connection.execute(statement, values)


def _set_all(answers: Sequence[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    for done, outcome in answers:
        if done.cancelled():
            continue
        if outcome is None:
            done.set_result(None)
        else:
            done.set_exception(outcome)
