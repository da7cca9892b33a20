"""Judgements of games: one of each state of the bot."""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, insert, select

from labora.server.database.connection import Database
from labora.server.database.schema import analyses


class AnalysisRepository:
    """Store judged turns by game, bot and version of the judge."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def turns(self, game: str, versions: Sequence[str]) -> str | None:
        """The judged turns as JSON."""
        query = select(analyses.c.turns).where(analyses.c.game == game, analyses.c.version.in_(versions))
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar()
            return found

    async def keep(self, game: str, version: str, turns: str) -> None:
        """In the place of what was known of the game, also of older states of the bot."""
        async with self._database.writing() as connection:
            await connection.execute(delete(analyses).where(analyses.c.game == game))
            row = {"game": game, "version": version, "at": time.time(), "turns": turns}
            await connection.execute(insert(analyses).values(row))
