"""Explains to the administrator why a database cannot be opened."""

import errno
import sqlite3
from typing import Final, Literal

from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.server.core.database_urls import is_sqlite, where_of

Problem = Literal["newer", "away", "folder", "access", "full", "damaged", "other"]
_SYSTEM: Final[dict[int, Problem]] = {
    errno.ENOENT: "folder",
    errno.ENOTDIR: "folder",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "access",
    errno.EPERM: "access",
    errno.EROFS: "access",
    errno.EISDIR: "access",
}
_SQLITE: Final[dict[int, Problem]] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_CANTOPEN: "access",
    sqlite3.SQLITE_READONLY: "access",
    sqlite3.SQLITE_PERM: "access",
}
PRIMARY: Final = 0xFF


class UnusableDatabaseError(Exception):
    """Report an unusable database; `arguments` belong to the message `database-unusable`."""

    def __init__(self, problem: Problem, url: str, reason: str = "") -> None:
        self.arguments: Final = {"problem": problem, "where": where_of(url), "reason": reason}
        super().__init__(Words(ENGLISH).text("database-unusable", **self.arguments))


def why_unusable(url: str, error: Exception) -> UnusableDatabaseError | None:
    """None: a fault of the program, not of the database."""
    said: BaseException = getattr(error, "orig", None) or error
    found = said.__cause__ or said
    problem = _of_file(found) if is_sqlite(url) else _of_server(found)
    return None if problem is None else UnusableDatabaseError(problem, url, _first_line(found))


def _of_file(error: BaseException) -> Problem | None:
    if isinstance(error, sqlite3.Error):
        return _SQLITE.get((getattr(error, "sqlite_errorcode", None) or 0) & PRIMARY, "other")
    return _SYSTEM.get(error.errno or 0, "other") if isinstance(error, OSError) else None


def _of_server(error: BaseException) -> Problem | None:
    if isinstance(error, OSError):
        return "away"
    # An option of the address that does not exist is an argument that is not known.
    is_answer = any(kind.__module__.startswith("asyncpg") for kind in type(error).__mro__)
    return "other" if is_answer or isinstance(error, TypeError) else None


def _first_line(error: BaseException) -> str:
    return str(error).strip().partition("\n")[0] or type(error).__name__
