"""Who is asking: a person is an unguessable token, in a cookie or as bearer."""

import time
from collections import OrderedDict
from typing import Final

from starlette.requests import HTTPConnection

from labora.server.base.secrets import hashed, new_identifier, new_secret
from labora.server.store.store import Person, Store
from labora.server.wire.problems import ProblemError

COOKIE: Final = "labora_token"
COOKIE_AGE: Final = 60 * 60 * 24 * 400
# A blocked token works this much longer at most.
REMEMBERED_SECONDS: Final = 10.0
REMEMBERED: Final = 10_000
LONGEST_TOKEN: Final = 64


class People:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[OrderedDict[str, tuple[float, Person]]] = OrderedDict()

    async def find(self, token: str | None) -> Person | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        person = await self._store.person_of_token(key)
        if person is None:
            self._known.pop(key, None)
            return None
        self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = (time.monotonic() + REMEMBERED_SECONDS, person)
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def create(self, name: str) -> tuple[Person, str]:
        person = Person(new_identifier(), name)
        token = new_secret()
        await self._store.add_person(person.id, name, hashed(token), time.time())
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.rename(person.id, name)
        self._known.clear()
        return Person(person.id, name)

    async def recovery(self, person: Person) -> str:
        """A new code; the one before stops working."""
        code = new_secret()
        await self._store.set_recovery(person.id, hashed(code))
        return code

    async def recover(self, code: str) -> tuple[Person, str]:
        """Another device becomes the same person, with a token of its own."""
        person = await self._store.person_of_recovery(hashed(code))
        if person is None:
            raise ProblemError(404, "no-such-recovery")
        token = new_secret()
        await self._store.add_token(person.id, hashed(token), time.time())
        return person, token


def token_of(connection: HTTPConnection) -> str | None:
    header = connection.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip()
    return connection.cookies.get(COOKIE)
