"""Backups: all rows of one moment as compressed JSON lines, for any database."""

import contextlib
import gzip
import json
import os
import time
import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from labora.server.database.connection import Database
from labora.server.database.schema import STORED
from labora.server.database.sqlite_file import OWNER_ONLY

FORMAT: Final = "labora-backup"
VERSION: Final = 2
# 1 is of version 0.1.0: it lacks columns and tables that are filled with their defaults.
READABLE: Final = (1, 2)
Line = tuple[str, dict[str, Any]]


class FormatError(Exception):
    """Report a file that is no backup, is damaged, or is of a newer version."""


async def write_backup(database: Database, file: Path) -> int:
    """How many rows. The file appears when it is complete, and only its owner reads it."""
    count = 0
    partly = file.with_name(file.name + ".part")
    partly.unlink(missing_ok=True)
    handle = os.open(partly, os.O_CREAT | os.O_WRONLY | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"format": FORMAT, "version": VERSION, "at": time.time()}) + "\n")
        async with database.reading() as connection:
            await _hold_still(connection, database.is_sqlite)
            for table in STORED:
                rows = await connection.stream(select(table))
                async for row in rows:
                    out.write(json.dumps([table.name, dict(row._mapping)], ensure_ascii=False) + "\n")
                    count += 1
    partly.replace(file)
    return count


async def _hold_still(connection: AsyncConnection, is_sqlite: bool) -> None:
    """Otherwise each table is read at another moment."""
    if is_sqlite:
        await connection.execute(text("BEGIN"))
    else:
        await connection.execution_options(isolation_level="REPEATABLE READ")


def moment_of(file: Path) -> float:
    """When it was written."""
    with _lines(file) as lines:
        return float(_head(lines).get("at", time.time()))


@contextlib.contextmanager
def _lines(file: Path) -> Iterator[Iterator[str]]:
    """Unpacks a file. Raises a FormatError where that fails."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield lines
    except (gzip.BadGzipFile, zlib.error, EOFError, ValueError):
        raise FormatError from None


def _head(lines: Iterator[str]) -> dict[str, Any]:
    head = json.loads(next(lines, "null"))
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") not in READABLE:
        raise FormatError
    return head


def read_backup(file: Path) -> Iterator[Line]:
    with _lines(file) as lines:
        _head(lines)
        for line in lines:
            name, row = json.loads(line)
            yield name, row


def batches(rows: Iterable[Line], most: int) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    batch: list[dict[str, Any]] = []
    current = ""
    for name, row in rows:
        if name != current or len(batch) == most:
            if batch:
                yield current, batch
            current, batch = name, []
        batch.append(row)
    if batch:
        yield current, batch
