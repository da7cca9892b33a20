"""Getting at the database. A write is on disk when it returns, or nothing of it happened."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import make_url, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from labora.server.core.database_urls import is_sqlite
from labora.server.core.errors import DomainError, StorageError
from labora.server.database.schema import (
    SCHEMA,
    NewerDatabaseError,
    health,
    migrate,
    open_engine,
    schema_version,
)
from labora.server.database.sqlite_file import DatabaseFile
from labora.server.database.sqlite_writer import SqliteWriter, Statement
from labora.server.database.unusable_database import UnusableDatabaseError, why_unusable

# As much as an event takes: pages that the file has not had before. They are free again afterwards, for the
# next attempt and for events.
_FILL_SQLITE: Final = """
    WITH RECURSIVE number (id) AS (SELECT 100 UNION ALL SELECT id + 1 FROM number WHERE id < 1100)
    INSERT OR REPLACE INTO health (id, at) SELECT id, :at FROM number
"""
_FILL_POSTGRES: Final = "INSERT INTO health (id, at) SELECT id, :at FROM generate_series(100, 300) AS id"
_CLEAR: Final = "DELETE FROM health WHERE id >= 100"
_WRITTEN: Final = "UPDATE health SET at = :at WHERE id = 1"
_SEEN: Final = 2
_SEEN_AT: Final = """
    INSERT INTO health (id, at) VALUES (:id, :at)
    ON CONFLICT (id) DO UPDATE SET at = :at WHERE health.at < :at OR :back
"""


class Database:
    """Open the database, migrate it and run statements."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = open_engine(url)
        self.is_sqlite = is_sqlite(url)
        self.file: Final = DatabaseFile(make_url(url).database if self.is_sqlite else None)
        # SQLite has one writer at a time: waiting here is fairer than waiting there.
        self._writer = asyncio.Lock()
        self.sqlite = SqliteWriter(make_url(url).database or "", self.file) if self.is_sqlite else None

    async def open(self) -> None:
        """Raises UnusableDatabaseError."""
        try:
            self.file.prepare()
            await migrate(self.engine)
        except NewerDatabaseError:
            raise UnusableDatabaseError("newer", self.url) from None
        except Exception as error:
            problem = why_unusable(self.url, error)
            if problem is None:
                raise
            raise problem from error
        if self.sqlite is not None:
            self.sqlite.open()

    async def close(self) -> None:
        if self.sqlite is not None:
            self.sqlite.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise StorageError from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. A full disk, a lost connection: an answer for the client, and nothing written."""
        async with self._writer if self.is_sqlite else contextlib.nullcontext():
            if not self.file.is_same:
                raise StorageError
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except (SQLAlchemyError, OSError) as error:
                raise StorageError from error

    async def version(self) -> int | None:
        """SQLite: as long as it stays the same, nothing was written but by `append`. None: not known."""
        try:
            return None if self.sqlite is None else await self.sqlite.version()
        except sqlite3.Error as error:
            raise StorageError from error

    # Is it well?

    async def can_write(self) -> bool:
        """An event, if there were one."""
        now = {"at": time.time()}
        try:
            if self.sqlite is not None:
                await self.sqlite.write([(_FILL_SQLITE, now)])
                await self.sqlite.write([(_CLEAR, {}), (_WRITTEN, now)])
            else:
                await self._write((_FILL_POSTGRES, now), (_CLEAR, {}), (_WRITTEN, now))
        except (DomainError, sqlite3.Error, DBAPIError):
            return False
        return True

    async def seen_at(self) -> float | None:
        """When a process last said that it serves. None: none ever has."""
        async with self.reading() as connection:
            found = await connection.execute(select(health.c.at).where(health.c.id == _SEEN))
            at: float | None = found.scalar()
            return at

    async def set_seen(self, at: float, *, back: bool) -> None:
        """`back`: even if another process has said so later."""
        try:
            await self._write((_SEEN_AT, {"id": _SEEN, "at": at, "back": back}))
        except sqlite3.Error as error:
            raise StorageError from error

    async def _write(self, *statements: Statement) -> None:
        """Execute statements in one transaction. With SQLite, `version` stays the same."""
        if self.sqlite is not None:
            await self.sqlite.write(statements)
            return
        async with self.writing() as connection:
            for statement, values in statements:
                await connection.execute(text(statement), values)

    async def is_migrated(self) -> bool:
        """To exactly what this version knows: a newer one may have gone further."""
        try:
            async with self.reading() as connection:
                return await connection.run_sync(schema_version) == SCHEMA
        except DomainError:
            return False
