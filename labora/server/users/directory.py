"""Who is asking: a person is an unguessable token for each device, in a cookie or as bearer."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from starlette.requests import HTTPConnection

from labora.server.core.errors import DomainError
from labora.server.core.secrets import hashed, new_identifier, new_secret
from labora.server.users.errors import NoSuchRecoveryError
from labora.server.users.storage import Person, PersonRepository

COOKIE: Final = "labora_token"
COOKIE_AGE: Final = 60 * 60 * 24 * 400
# Longer than somebody thinks about a turn. Whoever is signed out or blocked is forgotten at once.
REMEMBERED_SECONDS: Final = 600.0
REMEMBERED: Final = 10_000
LONGEST_TOKEN: Final = 64
CODE_SECONDS: Final = 24 * 3600.0
# How exactly it is known when a device was used.
SEEN_SECONDS: Final = 3600.0
DEVICE_ID: Final = 16


@dataclass(frozen=True, slots=True)
class OwnDevice:
    """Describe a device of the asking user."""

    id: str
    name: str
    created: float
    seen: float | None
    this: bool


class UserDirectory:
    """Find users by their tokens, and create and recover them."""

    def __init__(self, rows: PersonRepository) -> None:
        self._rows: Final = rows
        self._known: Final[OrderedDict[str, tuple[float, Person]]] = OrderedDict()
        self._seen: Final[OrderedDict[str, float]] = OrderedDict()
        self.signed_out: Callable[[str], None] = lambda person: None
        """Called when devices of a person are not theirs any more."""
        self.changed: Callable[[str], None] = lambda person: None
        """Called when a person has another name or language."""
        self._forgettings = 0

    async def find(self, token: str | None) -> Person | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        key = hashed(token)
        known = self._known.get(key)
        if known is not None and known[0] > time.monotonic():
            return known[1]
        forgettings = self._forgettings
        person = await self._rows.of_token(key)
        if person is None:
            self._known.pop(key, None)
            return None
        # What was read may be older than what was heard meanwhile.
        if forgettings == self._forgettings:
            self._remember(key, person)
        await self._note_seen(key)
        return person

    def _remember(self, key: str, person: Person) -> None:
        self._known[key] = (time.monotonic() + REMEMBERED_SECONDS, person)
        self._known.move_to_end(key)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    async def _note_seen(self, key: str) -> None:
        now = time.time()
        if self._seen.get(key, 0.0) + SEEN_SECONDS > now:
            return
        self._seen[key] = now
        self._seen.move_to_end(key)
        while len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        try:
            await self._rows.note_seen(key, now)
        except DomainError:
            # Who somebody is does not depend on it.
            self._seen.pop(key, None)

    def forget(self, person: str) -> None:
        """Their tokens are looked up again."""
        self._forgettings += 1
        for key, (_, known) in tuple(self._known.items()):
            if known.id == person:
                del self._known[key]

    def forget_all(self) -> None:
        """What others have told may have been missed."""
        self._forgettings += 1
        self._known.clear()

    # Being somebody

    async def create(self, name: str, device: str) -> tuple[Person, str]:
        person = Person(new_identifier(), name)
        await self._rows.add(person, time.time())
        return person, await self._new_token(person, device)

    async def _new_token(self, person: Person, device: str) -> str:
        token = new_secret()
        await self._rows.add_token(person.id, hashed(token), device, time.time())
        self._seen[hashed(token)] = time.time()
        return token

    async def rename(self, person: Person, name: str) -> Person:
        await self._rows.rename(person.id, name)
        self._change(person)
        return replace(person, name=name)

    async def speak(self, person: Person, language: str) -> None:
        await self._rows.speak(person.id, language)
        self._change(person)

    def _change(self, person: Person) -> None:
        self.forget(person.id)
        self.changed(person.id)

    # The key, and codes

    async def has_key(self, person: Person) -> bool:
        return await self._rows.has_key(person.id)

    async def new_key(self, person: Person) -> str:
        """Lasts until it is renewed or revoked."""
        key = new_secret()
        await self._rows.set_key(person.id, hashed(key))
        return key

    async def revoke_key(self, person: Person) -> None:
        await self._rows.set_key(person.id, None)

    async def new_code(self, person: Person) -> str:
        """For another device: works once, within a day."""
        code, now = new_secret(), time.time()
        await self._rows.add_code(person.id, hashed(code), now, now + CODE_SECONDS)
        return code

    async def recover(self, secret: str, device: str) -> tuple[Person, str]:
        """Another device becomes the same person, with a token of its own."""
        person = await self._rows.of_key(hashed(secret))
        if person is None:
            person = await self._rows.use_code(hashed(secret), time.time())
        if person is None:
            raise NoSuchRecoveryError
        return person, await self._new_token(person, device)

    # Devices

    async def devices(self, person: Person, token: str | None) -> list[OwnDevice]:
        own = hashed(token or "")
        return [
            OwnDevice(device.hash[:DEVICE_ID], device.name, device.created, device.seen, device.hash == own)
            for device in await self._rows.devices(person.id)
        ]

    async def sign_out(
        self, person: Person, is_meant: Callable[[OwnDevice], bool], token: str | None
    ) -> None:
        """Their tokens stop working, and what they follow is followed no more."""
        meant = {device.id for device in await self.devices(person, token) if is_meant(device)}
        hashes = [device.hash for device in await self._rows.devices(person.id)]
        gone = [found for found in hashes if found[:DEVICE_ID] in meant]
        await self._rows.sign_out(person.id, gone)
        self.forget(person.id)
        if gone:
            self.signed_out(person.id)


def token_of(connection: HTTPConnection) -> str | None:
    header = connection.headers.get("authorization", "")
    if header[:7].lower() == "bearer ":
        return header[7:].strip()
    return connection.cookies.get(COOKIE)
