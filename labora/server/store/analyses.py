"""Judgements of games: one of each state of the bot."""

import time
from typing import Final

from sqlalchemy import delete, insert, select

from labora.server.store.access import Access
from labora.server.store.database import analyses


class AnalysisRows:
    def __init__(self, access: Access) -> None:
        self._access: Final = access

    async def turns(self, game: str, version: str) -> str | None:
        """The judged turns as JSON."""
        query = select(analyses.c.turns).where(analyses.c.game == game, analyses.c.version == version)
        async with self._access.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def keep(self, game: str, version: str, turns: str) -> None:
        """In the place of what was known of the game, also of older states of the bot."""
        async with self._access.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.game == game))
            row = {"game": game, "version": version, "at": time.time(), "turns": turns}
            await connection.execute(insert(analyses).values(row))
