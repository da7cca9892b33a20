"""People one has played with, and inviting them."""

import json
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from labora.server.core.secrets import hashed
from labora.server.database.connection import Database
from labora.server.games.domain.errors import (
    AlreadyStartedError,
    NoSuchTableError,
    NotSeatedError,
    TableClosedError,
)
from labora.server.games.event_storage import GameRow
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.storage import TableRepository
from labora.server.matchmaking.errors import NoSuchInvitationError, TooManyInvitedError
from labora.server.matchmaking.invitation_storage import InvitationRepository
from labora.server.users.errors import NoSuchPersonError

HANDLE: Final = 24
# As far back as one remembers.
MOST_GAMES: Final = 200
MOST_INVITED: Final = 12


@dataclass(slots=True)
class Acquaintance:
    """Name a user that another one has played with."""

    person: str
    name: str
    games: int
    last: float


def handle(me: str, other: str) -> str:
    """Return a name for the other user that only I can use."""
    return hashed(f"{me} {other}")[:HANDLE]


class Invitations:
    """Send invitations, and accept or decline them."""

    def __init__(self, database: Database, tables: TableRepository) -> None:
        self._tables: Final = tables
        self.rows: Final = InvitationRepository(database)

    async def acquaintances(self, me: str) -> dict[str, Acquaintance]:
        """By handle, those of the latest games first."""
        found: dict[str, Acquaintance] = {}
        for row in await self._tables.games_of(me, ("playing", "over"), MOST_GAMES, 0):
            for person, name in _others(row, me):
                known = found.setdefault(handle(me, person), Acquaintance(person, name, 0, row.updated))
                known.games += 1
        return found

    async def invite(self, loaded: LoadedTable, me: str, handles: list[str], played_at: str | None) -> None:
        table = loaded.table
        if not table.is_creator(me) and not table.seats_of(me):
            raise NotSeatedError
        if table.phase != "waiting":
            raise TableClosedError if table.phase == "closed" else AlreadyStartedError
        people = await self._meant(me, handles, played_at)
        asked = await self.rows.to(table.id)
        if len(asked | dict.fromkeys(people, False)) > MOST_INVITED:
            raise TooManyInvitedError(MOST_INVITED)
        row = await self._tables.game(table.id)
        assert row is not None
        for person in people:
            if person not in table.persons():
                await self._invite(row, person, me)

    async def ask(self, table: str, people: Iterable[str], me: str) -> None:
        """Invite people whose seats are kept for them."""
        row = await self._tables.game(table)
        assert row is not None
        for person in people:
            await self._tables.enter(table, person)
            await self._invite(row, person, me)

    async def _meant(self, me: str, handles: list[str], played_at: str | None) -> list[str]:
        people: list[str] = []
        if handles:
            known = await self.acquaintances(me)
            if any(one not in known for one in handles):
                raise NoSuchPersonError
            people += [known[one].person for one in handles]
        if played_at is not None:
            row = await self._tables.game(played_at)
            if row is None or me not in dict(_seated(row)):
                raise NoSuchTableError
            people += [person for person, _ in _others(row, me)]
        return list(dict.fromkeys(people))

    async def _invite(self, row: GameRow, person: str, me: str) -> None:
        """Invite a user. If they have blocked me, it looks as if they had declined."""
        await self.rows.invite(row, person, me, time.time(), declined=bool(await self._avoids(person, me)))

    async def _avoids(self, person: str, other: str) -> bool:
        return any(one == other for one, _ in await self.rows.avoided_by(person))

    async def decline(self, me: str, game: str, *, block: bool) -> None:
        found = await self.rows.of(me, game)
        if not found:
            raise NoSuchInvitationError
        await self.rows.decline(game, me)
        if block:
            await self.rows.avoid(me, found[0].inviter, time.time())

    async def bear(self, me: str, who: str) -> None:
        known = {handle(me, person): person for person, _ in await self.rows.avoided_by(me)}
        if who not in known:
            raise NoSuchPersonError
        await self.rows.bear(me, known[who])


def _seated(row: GameRow) -> list[tuple[str, str]]:
    seats = json.loads(row.summary)["seats"]
    return [(seat["person"], seat["name"]) for seat in seats if seat["person"] and seat["kind"] == "person"]


def _others(row: GameRow, me: str) -> list[tuple[str, str]]:
    """Return the users who play there with me; none if I only watched."""
    seated = _seated(row)
    holders = [seat["person"] for seat in json.loads(row.summary)["seats"]]
    return [(person, name) for person, name in seated if person != me] if me in holders else []
