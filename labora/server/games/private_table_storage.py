"""Stores the tables of lessons: each belongs to one user and is deleted after a day."""

from typing import Final

from sqlalchemy import Select, delete, select

from labora.server.database.connection import Database
from labora.server.database.schema import events, games, members

LESSON: Final = "lesson"
"""Their phase in lists, which neither the user's own games nor public ones have."""
KEPT: Final = 5
"""Of one person: those that were played last."""
MOST_AT_ONCE: Final = 500


class PrivateTableRepository:
    """Delete the private tables of lessons and puzzles: the oldest of a user, and old ones."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def forget_all_but_newest(self, person: str) -> list[str]:
        """Before one more is begun."""
        query = select(games.c.id).where(games.c.creator == person, games.c.phase == LESSON)
        return await self._forget(query.order_by(games.c.updated.desc()).offset(KEPT - 1).limit(MOST_AT_ONCE))

    async def forget_before(self, moment: float) -> list[str]:
        """Delete tables that were not played since."""
        query = select(games.c.id).where(games.c.phase == LESSON, games.c.updated < moment)
        return await self._forget(query.limit(MOST_AT_ONCE))

    async def _forget(self, query: Select[tuple[str]]) -> list[str]:
        async with self._database.writing() as connection:
            found = [row.id for row in (await connection.execute(query)).all()]
            for table, column in ((events, events.c.game), (members, members.c.game), (games, games.c.id)):
                if found:
                    await connection.execute(delete(table).where(column.in_(found)))
        return found
