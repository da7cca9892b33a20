"""Keeps stored ratings up to date while the service runs."""

import asyncio
import contextlib
import logging
from typing import Final

from labora.server.store.ratings import RatingRows

log: Final = logging.getLogger("labora.ratings")


class Ratings:
    def __init__(self, rows: RatingRows) -> None:
        self._rows: Final = rows
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def settle_soon(self) -> None:
        """Nobody waits for it who plays."""
        task = asyncio.create_task(self._settle())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle(self) -> None:
        try:
            await self._rows.settle()
        except Exception:
            log.exception("ratings are behind; the next rated game or start goes on with it")

    async def settled(self) -> None:
        """Whoever looks right after a game sees what it has changed."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    async def stop(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
