"""Persons, their devices and the codes for new ones, as they are stored: secrets as hashes only."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Select, delete, insert, select, update

from labora.server.database.connection import Database
from labora.server.database.schema import codes, persons, tokens


@dataclass(frozen=True, slots=True)
class Person:
    """Hold a user."""

    id: str
    name: str
    language: str = ""
    """What they have chosen, if anything."""


MOST_AT_ONCE: Final = 500
_PERSON: Final = select(persons.c.id, persons.c.name, persons.c.language)


@dataclass(frozen=True, slots=True)
class Device:
    """Hold a device of a user."""

    hash: str
    name: str
    created: float
    seen: float | None


@dataclass(frozen=True, slots=True)
class Profile:
    """Hold a user's name, language and what others may see."""

    id: str
    name: str
    language: str
    created: float
    shows: list[str]
    """What others may see."""


class PersonRepository:
    """Store users, their devices and their tokens."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def add(self, person: Person, at: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(insert(persons).values(id=person.id, name=person.name, created=at))

    async def rename(self, person: str, name: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(name=name))

    async def speak(self, person: str, language: str) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(persons).where(persons.c.id == person).values(language=language))

    async def is_unknown(self, person: str) -> bool:
        async with self._database.reading() as connection:
            return (await connection.execute(_PERSON.where(persons.c.id == person))).first() is None

    async def _one(self, query: Select[tuple[str, str, str]]) -> Person | None:
        """Return the user of a query, unless they are blocked."""
        async with self._database.reading() as connection:
            row = (await connection.execute(query.where(persons.c.blocked.is_(False)))).first()
        return None if row is None else Person(row.id, row.name, row.language)

    async def of_token(self, token_hash: str) -> Person | None:
        query = _PERSON.join(tokens, tokens.c.person == persons.c.id)
        return await self._one(query.where(tokens.c.hash == token_hash, tokens.c.blocked.is_(False)))

    async def valid(self, token_hashes: Sequence[str]) -> set[str]:
        """Return the tokens that are still valid."""
        query = select(tokens.c.hash).join(persons, tokens.c.person == persons.c.id)
        query = query.where(persons.c.blocked.is_(False), tokens.c.blocked.is_(False))
        found: set[str] = set()
        async with self._database.reading() as connection:
            for first in range(0, len(token_hashes), MOST_AT_ONCE):
                some = tokens.c.hash.in_(token_hashes[first : first + MOST_AT_ONCE])
                found.update(row.hash for row in (await connection.execute(query.where(some))).all())
        return found

    # What others may see

    async def profile(self, person: str) -> Profile | None:
        """Blocked persons have none."""
        query = _PERSON.add_columns(persons.c.created, persons.c.shows)
        query = query.where(persons.c.id == person, persons.c.blocked.is_(False))
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return (
            None if row is None else Profile(row.id, row.name, row.language, row.created, row.shows.split())
        )

    async def show(self, person: str, shows: list[str]) -> None:
        async with self._database.writing() as connection:
            query = update(persons).where(persons.c.id == person)
            await connection.execute(query.values(shows=" ".join(sorted(set(shows)))))

    # The lasting key

    async def of_key(self, key_hash: str) -> Person | None:
        return await self._one(_PERSON.where(persons.c.recovery_hash == key_hash))

    async def set_key(self, person: str, key_hash: str | None) -> None:
        async with self._database.writing() as connection:
            query = update(persons).where(persons.c.id == person)
            await connection.execute(query.values(recovery_hash=key_hash))

    async def has_key(self, person: str) -> bool:
        query = select(persons.c.id).where(persons.c.id == person, persons.c.recovery_hash.is_not(None))
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None

    # Codes for single use

    async def add_code(self, person: str, code_hash: str, now: float, expires: float) -> None:
        """Add a code, and delete those that have expired."""
        async with self._database.writing() as connection:
            await connection.execute(delete(codes).where(codes.c.expires < now))
            await connection.execute(insert(codes).values(hash=code_hash, person=person, expires=expires))

    async def use_code(self, code_hash: str, now: float) -> Person | None:
        """Of several that use it at once, one succeeds."""
        query = _PERSON.join(codes, codes.c.person == persons.c.id)
        person = await self._one(query.where(codes.c.hash == code_hash, codes.c.expires >= now))
        if person is None:
            return None
        async with self._database.writing() as connection:
            used = await connection.execute(delete(codes).where(codes.c.hash == code_hash))
        return person if used.rowcount == 1 else None

    # Devices

    async def add_token(self, person: str, token_hash: str, device: str, at: float) -> None:
        row = {"hash": token_hash, "person": person, "created": at, "blocked": False}
        async with self._database.writing() as connection:
            await connection.execute(insert(tokens).values(row | {"device": device, "seen": at}))

    async def devices(self, person: str) -> list[Device]:
        query = select(tokens.c.hash, tokens.c.device, tokens.c.created, tokens.c.seen)
        query = query.where(tokens.c.person == person, tokens.c.blocked.is_(False)).order_by(tokens.c.created)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Device(row.hash, row.device, row.created, row.seen) for row in rows]

    async def note_seen(self, token_hash: str, at: float) -> None:
        async with self._database.writing() as connection:
            await connection.execute(update(tokens).where(tokens.c.hash == token_hash).values(seen=at))

    async def sign_out(self, person: str, token_hashes: list[str]) -> None:
        async with self._database.writing() as connection:
            own = tokens.c.person == person, tokens.c.hash.in_(token_hashes)
            await connection.execute(delete(tokens).where(*own))
