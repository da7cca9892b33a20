"""Stores invitations to tables, and blocked users."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, select, text, update

from labora.server.database.connection import Database
from labora.server.database.schema import avoided, games, invitations, persons
from labora.server.games.event_storage import GameRow, insert_notice, notice_values

INSERT: Final = (
    "INSERT INTO invitation (game, person, inviter, at, declined) "
    "VALUES (:game, :person, :inviter, :at, :declined) ON CONFLICT (game, person) DO NOTHING"
)
AVOID: Final = (
    "INSERT INTO avoided (person, other, at) VALUES (:person, :other, :at) "
    "ON CONFLICT (person, other) DO NOTHING"
)
MOST_SHOWN: Final = 50


@dataclass(frozen=True, slots=True)
class Invitation:
    """Hold an invitation: who asks whom to which table."""

    game: str
    person: str
    inviter: str
    name: str
    """The inviter's."""
    at: float


class InvitationRepository:
    """Store invitations and whom users avoid."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def invite(self, game: GameRow, person: str, inviter: str, at: float, *, declined: bool) -> None:
        """Invite a user, once to each table, and notify them if they want to be."""
        row = {"game": game.id, "person": person, "inviter": inviter, "at": at, "declined": declined}
        async with self._database.writing() as connection:
            made = await connection.execute(text(INSERT), row)
            if made.rowcount == 1 and not declined:
                values = notice_values(game, person) | {"updated": at}
                await connection.execute(text(insert_notice("invited")), values)

    async def has(self, game: str, person: str) -> bool:
        query = select(invitations.c.game).where(
            invitations.c.game == game, invitations.c.person == person, invitations.c.declined.is_(False)
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    async def of(self, person: str, game: str | None = None) -> list[Invitation]:
        """Those that still can be followed, the newest first."""
        query = select(invitations.c.game, invitations.c.inviter, persons.c.name, invitations.c.at)
        query = query.join(games, games.c.id == invitations.c.game)
        query = query.join(persons, persons.c.id == invitations.c.inviter)
        query = query.where(invitations.c.person == person, invitations.c.declined.is_(False))
        query = query.where(games.c.phase == "waiting")
        if game is not None:
            query = query.where(invitations.c.game == game)
        query = query.order_by(invitations.c.at.desc()).limit(MOST_SHOWN)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Invitation(row.game, person, row.inviter, row.name, row.at) for row in rows]

    async def to(self, game: str) -> dict[str, bool]:
        """Who is invited to a table; true: they have declined."""
        query = select(invitations.c.person, invitations.c.declined).where(invitations.c.game == game)
        async with self._database.reading() as connection:
            return {row.person: row.declined for row in (await connection.execute(query)).all()}

    async def decline(self, game: str, person: str) -> None:
        mine = invitations.c.game == game, invitations.c.person == person
        async with self._database.writing() as connection:
            await connection.execute(update(invitations).where(*mine).values(declined=True))

    # Those that somebody avoids

    async def avoid(self, person: str, other: str, at: float) -> None:
        """Nothing that they have sent is left, either."""
        async with self._database.writing() as connection:
            await connection.execute(text(AVOID), {"person": person, "other": other, "at": at})
            theirs = invitations.c.person == person, invitations.c.inviter == other
            await connection.execute(update(invitations).where(*theirs).values(declined=True))

    async def bear(self, person: str, other: str) -> None:
        async with self._database.writing() as connection:
            mine = avoided.c.person == person, avoided.c.other == other
            await connection.execute(delete(avoided).where(*mine))

    async def avoided_by(self, person: str) -> list[tuple[str, str]]:
        """Ids and names."""
        query = select(persons.c.id, persons.c.name).join(avoided, avoided.c.other == persons.c.id)
        query = query.where(avoided.c.person == person).order_by(avoided.c.at)
        async with self._database.reading() as connection:
            return [(row.id, row.name) for row in (await connection.execute(query)).all()]

    async def apart(self, persons_: Collection[str]) -> set[frozenset[str]]:
        """Of these persons, the pairs of which one avoids the other."""
        both = avoided.c.person.in_(persons_), avoided.c.other.in_(persons_)
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(avoided.c.person, avoided.c.other).where(*both))).all()
        return {frozenset((row.person, row.other)) for row in rows}
