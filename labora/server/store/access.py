"""Getting at the database. A write is on disk when it returns, or nothing of it happened."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator
from typing import Final

from sqlalchemy import make_url, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from labora.server.store.database import SCHEMA, health, is_sqlite, migrate, open_engine, schema_version
from labora.server.store.files import DatabaseFile
from labora.server.store.sqlite_writer import SqliteWriter
from labora.server.wire.problems import ProblemError

HEALTH: Final = "UPDATE health SET at = :at WHERE id = 1"


class Access:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = open_engine(url)
        self.is_sqlite = is_sqlite(url)
        self.file: Final = DatabaseFile(make_url(url).database if self.is_sqlite else None)
        # SQLite has one writer at a time: waiting here is fairer than waiting there.
        self._writer = asyncio.Lock()
        self._sqlite = SqliteWriter(make_url(url).database or "", self.file) if self.is_sqlite else None

    async def open(self) -> None:
        self.file.prepare()
        await migrate(self.engine)
        if self._sqlite is not None:
            self._sqlite.open()

    async def close(self) -> None:
        if self._sqlite is not None:
            self._sqlite.close()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise ProblemError(503, "storage") from error

    @contextlib.asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction. A full disk, a lost connection: an answer for the client, and nothing written."""
        async with self._writer if self.is_sqlite else contextlib.nullcontext():
            if not self.file.is_same:
                raise ProblemError(503, "storage")
            try:
                async with self.engine.begin() as connection:
                    yield connection
            except IntegrityError:
                raise
            except (SQLAlchemyError, OSError) as error:
                raise ProblemError(503, "storage") from error

    async def version(self) -> int | None:
        """SQLite: as long as it stays the same, nothing was written but by `append`. None: not known."""
        try:
            return None if self._sqlite is None else await self._sqlite.version()
        except sqlite3.Error as error:
            raise ProblemError(503, "storage") from error

    # Is it well?

    async def can_write(self) -> bool:
        try:
            if self._sqlite is not None:
                await self._sqlite.write([(HEALTH, {"at": time.time()})])
            else:
                async with self.writing() as connection:
                    await connection.execute(update(health).values(at=time.time()))
        except (ProblemError, sqlite3.Error, DBAPIError):
            return False
        return True

    async def is_migrated(self) -> bool:
        """To exactly what this version knows: a newer one may have gone further."""
        try:
            async with self.reading() as connection:
                return await connection.run_sync(schema_version) == SCHEMA
        except ProblemError:
            return False
