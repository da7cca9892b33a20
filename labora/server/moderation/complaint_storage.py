"""Stores reports to the administrator."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import insert, select, update

from labora.server.database.connection import Database
from labora.server.database.schema import reports


@dataclass(frozen=True, slots=True)
class Complaint:
    """Hold a complaint about a player or a message."""

    id: str
    at: float
    reporter: str
    person: str
    game: str
    message: int | None
    text: str
    done: bool = False


class ComplaintRepository:
    """Store complaints."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, report: Complaint) -> None:
        row = {name: getattr(report, name) for name in Complaint.__slots__}
        async with self._database.writing() as connection:
            await connection.execute(insert(reports).values(row))

    async def all(self, *, with_done: bool) -> list[Complaint]:
        query = select(reports).order_by(reports.c.at)
        if not with_done:
            query = query.where(reports.c.done.is_(False))
        async with self._database.reading() as connection:
            return [Complaint(**row._mapping) for row in (await connection.execute(query)).all()]

    async def set_done(self, identifier: str) -> bool:
        async with self._database.writing() as connection:
            query = update(reports).where(reports.c.id == identifier).values(done=True)
            return (await connection.execute(query)).rowcount == 1
