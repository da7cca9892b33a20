"""Stores notification channels and the outbox of each."""

from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, and_, delete, func, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from labora.server.core.secrets import hashed, new_secret
from labora.server.database.connection import Database
from labora.server.database.schema import channels, notices, persons, service_keys

# A process that has begun to send and says nothing for so long is not there any more.
LEASE_SECONDS: Final = 120.0
MOST_AT_ONCE: Final = 200
KEEP_KEY: Final = "INSERT INTO service_key (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
AT_ONCE: Final = 0.0
"""The time of a notice that does not wait for others."""


@dataclass(frozen=True, slots=True)
class Channel:
    """Hold a channel of a user."""

    id: str
    person: str
    kind: str
    address: str
    site: str
    secret: str
    created: float
    confirm: str | None = None
    active: bool = True
    on_turn: bool = True
    on_invited: bool = True
    on_undo: bool = True
    on_over: bool = True
    failures: int = 0
    problem: str = ""
    rest: float = 0.0
    claimed: float = 0.0


@dataclass(frozen=True, slots=True)
class Notice:
    """Hold a notice that waits in the outbox."""

    channel: str
    occasion: str
    game: str
    number: int
    at: float


def _values(row: Channel | Notice) -> dict[str, Any]:
    return {name: getattr(row, name) for name in type(row).__slots__}


def _nameless(address: str) -> str:
    return hashed(address.lower())


async def forget_channels(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """That an address was asked, and how often, is known as long as before: but not which, nor by whom."""
    gone = select(channels.c.id).where(which)
    await connection.execute(delete(notices).where(notices.c.channel.in_(gone)))
    asked = select(channels.c.id, channels.c.address).where(which, channels.c.confirm.is_not(None))
    for row in (await connection.execute(asked)).all():
        nobodys = {"person": "", "address": _nameless(row.address), "site": "", "active": False}
        links = {"secret": new_secret(), "confirm": new_secret()}
        await connection.execute(update(channels).where(channels.c.id == row.id).values(nobodys | links))
    await connection.execute(delete(channels).where(which, channels.c.person != ""))


class ChannelRepository:
    """Store channels and the outbox."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    # Channels

    async def add(self, channel: Channel, first: str) -> None:
        """Add a channel with its first notice."""
        async with self._database.writing() as connection:
            await connection.execute(insert(channels).values(_values(channel)))
            notice = Notice(channel.id, first, "", 0, AT_ONCE)
            await connection.execute(insert(notices).values(_values(notice)))

    async def of(self, person: str) -> list[Channel]:
        return await self._found(channels.c.person == person)

    async def one(self, identifier: str, person: str) -> Channel | None:
        found = await self._found(channels.c.id == identifier, channels.c.person == person)
        return found[0] if found else None

    async def of_secret(self, secret: str) -> Channel | None:
        found = await self._found(channels.c.secret == secret)
        return found[0] if found else None

    async def _found(self, *conditions: ColumnElement[bool]) -> list[Channel]:
        query = select(channels).where(*conditions).order_by(channels.c.created)
        async with self._database.reading() as connection:
            return [Channel(**row._mapping) for row in (await connection.execute(query)).all()]

    async def asked_lately(self, address: str, after: float) -> int:
        """Count confirmations sent to this address without an answer."""
        known = func.lower(channels.c.address).in_((address.lower(), _nameless(address)))
        asked = channels.c.confirm.is_not(None), channels.c.created > after
        query = select(func.count()).where(known, *asked)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def change(self, identifier: str, **values: object) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(channels).where(channels.c.id == identifier).values(**values))

    async def confirm(self, key: str) -> bool:
        async with self._database.writing() as connection:
            query = update(channels).where(channels.c.confirm == key).values(confirm=None, active=True)
            return (await connection.execute(query)).rowcount > 0

    async def remove(self, identifier: str) -> None:
        async with self._database.writing() as connection:
            await forget_channels(connection, channels.c.id == identifier)

    async def silence(self, identifier: str, problem: str = "") -> None:
        """Switched off, by hand or because it does not work: what waited is not told any more."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notices).where(notices.c.channel == identifier))
            query = update(channels).where(channels.c.id == identifier)
            await connection.execute(
                query.values(active=False, problem=problem, failures=0, rest=0.0, claimed=0.0)
            )

    async def forget_unconfirmed(self, before: float) -> None:
        gone = select(channels.c.id).where(channels.c.confirm.is_not(None), channels.c.created < before)
        async with self._database.writing() as connection:
            await connection.execute(delete(notices).where(notices.c.channel.in_(gone)))
            await connection.execute(
                delete(channels).where(channels.c.confirm.is_not(None), channels.c.created < before)
            )

    # The outbox

    async def post(self, channel: str, occasion: str) -> None:
        """What does not depend on a table, at once."""
        async with self._database.writing() as connection:
            known = notices.c.channel == channel, notices.c.occasion == occasion
            await connection.execute(delete(notices).where(*known))
            await connection.execute(
                insert(notices).values(_values(Notice(channel, occasion, "", 0, AT_ONCE)))
            )
            query = update(channels).where(channels.c.id == channel)
            await connection.execute(query.values(active=True, failures=0, problem="", rest=0.0))

    async def due(self, now: float, before: float) -> AsyncIterator[Channel]:
        """Return channels with older notices that are neither resting nor claimed.

        All of them, some at a time: those of a receiver that hangs do not hide others.
        """
        free = and_(channels.c.rest <= now, channels.c.claimed <= now - LEASE_SECONDS)
        told = select(notices.c.channel).where(notices.c.at <= before)
        query = select(channels).where(channels.c.id.in_(told), free).order_by(channels.c.id)
        last = ""
        while True:
            page = query.where(channels.c.id > last).limit(MOST_AT_ONCE)
            async with self._database.reading() as connection:
                rows = (await connection.execute(page)).all()
            for row in rows:
                yield Channel(**row._mapping)
            if len(rows) < MOST_AT_ONCE:
                return
            last = rows[-1].id

    async def claim(self, identifier: str, now: float) -> bool:
        """Of several processes one succeeds."""
        async with self._database.writing() as connection:
            query = update(channels).where(
                channels.c.id == identifier, channels.c.claimed <= now - LEASE_SECONDS
            )
            return (await connection.execute(query.values(claimed=now))).rowcount == 1

    async def notices(self, channel: str) -> list[Notice]:
        query = select(notices).where(notices.c.channel == channel).order_by(notices.c.at)
        async with self._database.reading() as connection:
            return [Notice(**row._mapping) for row in (await connection.execute(query)).all()]

    async def told(self, channel: str, done: Sequence[Notice], rest: float) -> None:
        """Remove sent notices. The channel rests for a while, so that the next ones are sent together."""
        await self._done(channel, done, failures=0, problem="", rest=rest, claimed=0.0)

    async def failed(self, channel: str, failures: int, problem: str, rest: float) -> None:
        await self.change(channel, failures=failures, problem=problem, rest=rest, claimed=0.0)

    async def release(self, channel: str, done: Sequence[Notice], rest: float) -> None:
        """Release a channel without sending: notices that are out of date are deleted."""
        await self._done(channel, done, claimed=0.0, rest=rest)

    async def _done(self, channel: str, done: Sequence[Notice], **values: object) -> None:
        key = tuple_(notices.c.occasion, notices.c.game, notices.c.number)
        keys = [(one.occasion, one.game, one.number) for one in done]
        async with self._database.writing() as connection:
            await connection.execute(delete(notices).where(notices.c.channel == channel, key.in_(keys)))
            await connection.execute(update(channels).where(channels.c.id == channel).values(**values))

    # What the messages need to know

    async def reader(self, person: str) -> tuple[str, str] | None:
        """Return name and language; None for a user who does not exist or is blocked."""
        query = select(persons.c.name, persons.c.language)
        query = query.where(persons.c.id == person, persons.c.blocked.is_(False))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.name, row.language)

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key that is made once, by the first process."""
        query = select(service_keys.c.value).where(service_keys.c.name == name)
        async with self._database.reading() as connection:
            known = (await connection.execute(query)).scalar()
        if known is not None:
            return str(known)
        async with self._database.writing() as connection:
            await connection.execute(text(KEEP_KEY), {"name": name, "value": make()})
            return str((await connection.execute(query)).scalar_one())
