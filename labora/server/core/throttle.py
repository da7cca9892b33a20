"""Doing something soon, but not too often."""

import asyncio
from collections.abc import Callable
from typing import Final


class Throttle:
    """Do something for a name at once, or when the last time is long enough ago."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._done: Final[dict[str, float]] = {}
        self._waiting: Final[dict[str, Callable[[], object]]] = {}

    def soon(self, name: str, work: Callable[[], object]) -> None:
        """The newest work counts; an older one that still waits is not done."""
        is_waiting = name in self._waiting
        self._waiting[name] = work
        if not is_waiting:
            loop = asyncio.get_running_loop()
            wait = self._done.get(name, 0.0) + self._seconds - loop.time()
            loop.call_later(max(0.0, wait), self._do, name)

    def _do(self, name: str) -> None:
        loop = asyncio.get_running_loop()
        self._done[name] = loop.time()
        # When it is done seldom anyway, nothing need be remembered.
        loop.call_later(2 * self._seconds, self._forget, name)
        self._waiting.pop(name)()

    def _forget(self, name: str) -> None:
        if self._done.get(name, 0.0) + self._seconds < asyncio.get_running_loop().time():
            self._done.pop(name, None)
