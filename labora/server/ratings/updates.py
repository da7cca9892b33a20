"""Keeps stored ratings up to date while the service runs."""

import logging
from typing import Final

from labora.server.core.background_tasks import Tasks
from labora.server.ratings.storage import RatingRepository

log: Final = logging.getLogger("labora.ratings")


class RatingUpdater:
    def __init__(self, rows: RatingRepository) -> None:
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
