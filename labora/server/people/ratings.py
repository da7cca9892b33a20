"""Keeps stored ratings up to date while the service runs."""

import logging
from typing import Final

from labora.server.base.tasks import Tasks
from labora.server.store.ratings import RatingRows

log: Final = logging.getLogger("labora.ratings")


class Ratings:
    def __init__(self, rows: RatingRows) -> None:
        self._rows: Final = rows
        self._tasks: Final = Tasks()

    def settle_soon(self) -> None:
        """Nobody waits for it who plays."""
        self._tasks.begin(self._settle())

    async def _settle(self) -> None:
        try:
            await self._rows.settle()
        except Exception:
            log.exception("ratings are behind; the next rated game or start goes on with it")

    async def settled(self) -> None:
        """Whoever looks right after a game sees what it has changed."""
        await self._tasks.done()

    async def stop(self) -> None:
        await self._tasks.stop()
