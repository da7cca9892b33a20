"""Protects the file of a SQLite database: private, and still the one that was opened."""

import os
from pathlib import Path
from typing import Final

OWNER_ONLY: Final = 0o600


def private_file(path: Path) -> None:
    """Makes the file if there is none. It holds messages and invitations: only its owner reads it."""
    os.close(os.open(path, os.O_CREAT | os.O_WRONLY, OWNER_ONLY))
    if path.stat().st_mode & 0o077:
        path.chmod(OWNER_ONLY)


class DatabaseFile:
    """Own the SQLite file, so that only one server at a time uses it."""

    def __init__(self, path: str | None) -> None:
        self._path: Final = Path(path) if path and path != ":memory:" else None
        self._opened: tuple[int, int] | None = None

    def prepare(self) -> None:
        if self._path is not None:
            private_file(self._path)
            self._opened = self._identity()

    def _identity(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path) if self._path is not None else None  # noqa: PTH116
        except OSError:
            return None
        return None if found is None else (found.st_dev, found.st_ino)

    @property
    def is_same(self) -> bool:
        """Not when it was removed or replaced: what is written then is lost."""
        return self._identity() == self._opened
