"""What is kept about a person beside their tables: they take it along, and it goes with them.

A new table with persons in it gets its rows here: then it is exported and emptied. A test finds what lacks.
"""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Table, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from labora.server.database.connection import Database
from labora.server.database.schema import (
    avoided,
    channels,
    codes,
    invitations,
    persons,
    ratings,
    reports,
    seekers,
    tokens,
)
from labora.server.notifications.storage import forget_channels


@dataclass(frozen=True, slots=True)
class PersonalData:
    """Say which rows of a table belong to a user, and what export and deletion do with them."""

    table: Table
    by: str = "person"
    """The column that says whose it is."""
    named: str = ""
    """In the export; empty: what others have done, and hashes that are of no use to anybody."""
    without: tuple[str, ...] = ()
    """Columns that are secret, or the service's own."""
    stays: bool = False
    """When the person goes, only who they were is forgotten."""


PERSONAL_DATA: Final = (
    PersonalData(tokens),
    PersonalData(codes),
    PersonalData(channels, named="channels", without=("secret", "confirm", "rest", "claimed")),
    PersonalData(invitations, named="invitations"),
    PersonalData(invitations, by="inviter", named="invited"),
    PersonalData(avoided, named="avoided"),
    PersonalData(avoided, by="other"),
    PersonalData(seekers, named="seeking", without=("claimed",)),
    PersonalData(ratings, named="ratings", without=("newest", "formula")),
    PersonalData(reports),
    PersonalData(reports, by="reporter", named="reports", stays=True),
)
# Columns that say who somebody is.
PERSONS: Final = ("person", "inviter", "other", "reporter")


async def personal_data_of(database: Database, person: str) -> dict[str, list[dict[str, Any]]]:
    """As it stands in the database, by its name; other people by theirs."""
    async with database.reading() as connection:
        found = {kept.named: await _rows(connection, kept, person) for kept in PERSONAL_DATA if kept.named}
        rows = [row for rows in found.values() for row in rows]
        others = {row[column] for row in rows for column in PERSONS if column in row}
        query = select(persons.c.id, persons.c.name).where(persons.c.id.in_(others))
        names = {row.id: row.name for row in (await connection.execute(query)).all()}
    for row in rows:
        row.update({column: names.get(row[column]) for column in PERSONS if column in row})
    return found


async def _rows(connection: AsyncConnection, kept: PersonalData, person: str) -> list[dict[str, Any]]:
    shown = [column for column in kept.table.c if column.name not in (kept.by, *kept.without)]
    query = select(*shown).where(kept.table.c[kept.by] == person)
    return [dict(row._mapping) for row in (await connection.execute(query)).all()]


async def forget_personal_data(connection: AsyncConnection, person: str) -> None:
    await forget_channels(connection, channels.c.person == person)
    for kept in PERSONAL_DATA:
        theirs = kept.table.c[kept.by] == person
        if kept.stays:
            await connection.execute(update(kept.table).where(theirs).values({kept.by: ""}))
        else:
            await connection.execute(delete(kept.table).where(theirs))
