"""Tables that fail are tried again, after a pause that grows: they do not keep others waiting."""

import time
from collections.abc import Collection
from typing import Final

FIRST_PAUSE: Final = 5.0
LONGEST_PAUSE: Final = 3600.0


class Backoff:
    """Wait longer after each failure in a row."""

    def __init__(self) -> None:
        self._failures: Final[dict[str, tuple[int, float]]] = {}

    def failed(self, table: str) -> float:
        """How long to leave it alone."""
        count = self._failures.get(table, (0, 0.0))[0]
        pause: float = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**count)
        self._failures[table] = (count + 1, time.monotonic() + pause)
        return pause

    def worked(self, table: str) -> None:
        self._failures.pop(table, None)

    def left_alone(self) -> Collection[str]:
        now = time.monotonic()
        return [table for table, (_, until) in self._failures.items() if until > now]
