"""Stores the queue: any process may match its users."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from labora.server.database.connection import Database
from labora.server.database.schema import seekers

# Whoever says nothing for so long has left.
SILENT_SECONDS: Final = 15.0
# A process that wanted to open a table and has not done so in this time is not there any more.
OPENING_SECONDS: Final = 10.0
MATCHING_LOCK: Final = 1_146_258_256


@dataclass(frozen=True, slots=True)
class Seeker:
    """Hold a user in the queue with what they would play."""

    id: str
    person: str
    wishes: str
    since: float
    seen: float
    claimed: float = 0.0
    game: str | None = None


class SeekerRepository:
    """Store the queue for all processes."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def enter(self, seeker: Seeker) -> None:
        """A person waits once: on the page where they asked last."""
        row = {name: getattr(seeker, name) for name in Seeker.__slots__}
        async with self._database.writing() as connection:
            await self._lock(connection)
            await connection.execute(delete(seekers).where(seekers.c.person == seeker.person))
            await connection.execute(insert(seekers).values(row))

    async def one(self, identifier: str) -> Seeker | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(select(seekers).where(seekers.c.id == identifier))).first()
        return None if row is None else Seeker(**row._mapping)

    async def note_seen(self, identifier: str, now: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(seekers).where(seekers.c.id == identifier).values(seen=now))

    async def leave(self, identifier: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(delete(seekers).where(seekers.c.id == identifier))

    async def waiting(self, now: float) -> list[Seeker]:
        """Who has waited longest comes first."""
        async with self._database.reading() as connection:
            return [Seeker(**row._mapping) for row in (await connection.execute(_waiting(now))).all()]

    async def claim(self, now: float, choose: Callable[[list[Seeker]], Sequence[Seeker]]) -> list[Seeker]:
        """Return the users that play together. One process chooses at a time, so no user is chosen twice."""
        async with self._database.writing() as connection:
            await self._lock(connection)
            await connection.execute(delete(seekers).where(seekers.c.seen < now - SILENT_SECONDS))
            rows = (await connection.execute(_waiting(now))).all()
            chosen = list(choose([Seeker(**row._mapping) for row in rows]))
            if chosen:
                ids = [seeker.id for seeker in chosen]
                await connection.execute(update(seekers).where(seekers.c.id.in_(ids)).values(claimed=now))
        return chosen

    async def seat(self, chosen: Sequence[Seeker], game: str) -> None:
        await self._set(chosen, game=game)

    async def release(self, chosen: Sequence[Seeker]) -> None:
        await self._set(chosen, claimed=0.0)

    async def _set(self, chosen: Sequence[Seeker], **values: object) -> None:
        async with self._database.writing() as connection:
            ids = [seeker.id for seeker in chosen]
            await connection.execute(update(seekers).where(seekers.c.id.in_(ids)).values(**values))

    async def _lock(self, connection: AsyncConnection) -> None:
        """SQLite has one writer anyway."""
        if not self._database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MATCHING_LOCK})


def _waiting(now: float) -> Select[tuple[object, ...]]:
    here = seekers.c.seen >= now - SILENT_SECONDS, seekers.c.claimed < now - OPENING_SECONDS
    return select(seekers).where(*here, seekers.c.game.is_(None)).order_by(seekers.c.since)
