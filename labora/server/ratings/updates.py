"""Keeps stored ratings up to date while the service runs."""

import logging
from typing import Final

from labora.server.core.background_tasks import Tasks
from labora.server.ratings.storage import RatingRepository

log: Final = logging.getLogger("labora.ratings")


class RatingUpdater:
    """Update ratings when a rated game ends."""

    def __init__(self, rows: RatingRepository) -> None:
        self._rows: Final = rows
        self._tasks: Final = Tasks()

    def settle_soon(self) -> None:
        """Settle in the background, so that players do not wait."""
        self._tasks.begin(self._settle())

    async def _settle(self) -> None:
        try:
            await self._rows.settle()
        except Exception:
            log.exception("ratings are behind; the next rated game or start goes on with it")

    async def settled(self) -> None:
        """Wait for settling, so that a reader sees the effect of the last game."""
        await self._tasks.done()

    async def stop(self) -> None:
        await self._tasks.stop()
