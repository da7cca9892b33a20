"""Persons about whom a running service has to look again: signed out, blocked, deleted, renamed."""

import time
from typing import Final

from sqlalchemy import delete, func, insert, select

from labora.server.database.connection import Database
from labora.server.database.postgres_notify import EVERYBODY, call
from labora.server.database.schema import changed_persons

KEPT_SECONDS: Final = 3600.0


class PersonChanges:
    """Follow changes of users: PostgreSQL announces them, with SQLite they are read from the file."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def tell(self, person: str, *, process: str = "", signed_out: bool = True) -> None:
        if not self._database.is_sqlite:
            message = {"process": process, "person": person, "signed_out": signed_out}
            await call(self._database, EVERYBODY, message)
            return
        now = time.time()
        async with self._database.writing() as connection:
            old = changed_persons.c.at < now - KEPT_SECONDS
            await connection.execute(delete(changed_persons).where(old))
            await connection.execute(insert(changed_persons).values(person=person, at=now))

    async def newest(self) -> int:
        async with self._database.reading() as connection:
            query = select(func.max(changed_persons.c.number))
            return int((await connection.execute(query)).scalar_one() or 0)

    async def after(self, number: int) -> list[tuple[int, str]]:
        query = select(changed_persons.c.number, changed_persons.c.person)
        query = query.where(changed_persons.c.number > number).order_by(changed_persons.c.number)
        async with self._database.reading() as connection:
            return [(row.number, row.person) for row in (await connection.execute(query)).all()]
