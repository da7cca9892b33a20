"""Manages the notification channels of a user."""

import json
import re
import string
import time
from typing import Any, Final
from urllib.parse import quote, urlsplit

from labora.server.core.errors import InvalidFieldError
from labora.server.core.secrets import new_identifier, new_secret
from labora.server.database.connection import Database
from labora.server.notifications.delivery import UndeliveredError
from labora.server.notifications.errors import (
    AskedAlreadyError,
    NoMailAddressError,
    NoSuchChannelError,
    NoSuchHostError,
    NoSuchKindError,
    NoTopicError,
    NoWebAddressError,
    OwnNetworkError,
    TooManyChannelsError,
)
from labora.server.notifications.formats import WEBHOOKS
from labora.server.notifications.rendering import CONFIRM, TEST
from labora.server.notifications.schemas import AskChannel, AskSwitches
from labora.server.notifications.storage import Channel, ChannelRepository
from labora.server.notifications.transports import Transports

MOST_CHANNELS: Final = 10
# Questions to one address, whoever asks: nobody's letter box is filled from here.
MOST_QUESTIONS: Final = 3
QUESTION_SECONDS: Final = 24 * 3600.0
EMAIL: Final = re.compile(r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
TOPIC: Final = re.compile(r"^https?://[^/]+/[A-Za-z0-9_-]{1,64}/?$")
SHOWN: Final = 4
ASCII: Final = string.ascii_letters + string.digits + string.punctuation


class Channels:
    """Add, confirm and remove the channels of users."""

    def __init__(self, database: Database, transports: Transports) -> None:
        self._rows: Final[ChannelRepository] = ChannelRepository(database)
        self._transports: Final = transports

    async def of(self, person: str) -> list[Channel]:
        return await self._rows.of(person)

    async def _own(self, person: str, identifier: str) -> Channel:
        found = await self._rows.one(identifier, person)
        if found is None:
            raise NoSuchChannelError
        return found

    async def add(self, person: str, asked: AskChannel, site: str) -> None:
        """Add a channel. An address that is entered again starts from the beginning."""
        if asked.kind not in self._transports.kinds:
            raise NoSuchKindError
        address = await self._address(asked)
        place = _place(asked.kind, address)
        known = await self._rows.of(person)
        again = [one for one in known if one.kind == asked.kind and _place(one.kind, one.address) == place]
        if len(known) - len(again) >= MOST_CHANNELS:
            raise TooManyChannelsError(MOST_CHANNELS)
        for channel in again:
            await self._rows.remove(channel.id)
        await self._begin(person, asked.kind, address, site)

    async def _begin(self, person: str, kind: str, address: str, site: str) -> None:
        mail = kind == "email"
        made = Channel(
            id=new_identifier(),
            person=person,
            kind=kind,
            address=address,
            site=site,
            secret=new_secret(),
            created=time.time(),
            confirm=new_secret() if mail else None,
        )
        await self._rows.add(made, CONFIRM if mail else TEST)

    async def _address(self, asked: AskChannel) -> str:
        if asked.kind == "email":
            return await self._mail_address(asked.address)
        if asked.kind == "push":
            return await self._subscription(asked)
        if asked.kind == "ntfy" and not TOPIC.match(asked.address):
            raise NoTopicError
        try:
            address = _in_ascii(asked.address)
        except ValueError:
            raise NoWebAddressError from None
        await self._check_url(address)
        return address

    async def _mail_address(self, address: str) -> str:
        if not EMAIL.match(address):
            raise NoMailAddressError
        await self._check_asked(address)
        return address

    async def _check_asked(self, address: str) -> None:
        if await self._rows.asked_lately(address, time.time() - QUESTION_SECONDS) >= MOST_QUESTIONS:
            raise AskedAlreadyError

    async def _subscription(self, asked: AskChannel) -> str:
        from labora.server.notifications.web_push import Subscription  # noqa: PLC0415 - with the extra `notify`

        if asked.push is None:
            raise InvalidFieldError("body.push", "missing")
        stored = Subscription(**asked.push.model_dump()).stored()
        try:
            Subscription.read(stored)
        except ValueError:
            raise InvalidFieldError("body.push", "other") from None
        await self._check_url(asked.push.endpoint)
        return stored

    async def _check_url(self, url: str) -> None:
        assert self._transports.http_client is not None
        try:
            await self._transports.http_client.check(url)
        except ValueError:
            raise NoWebAddressError from None
        except UndeliveredError as error:
            raise OwnNetworkError if error.problem == "own-network" else NoSuchHostError from None

    async def switch(self, person: str, identifier: str, asked: AskSwitches) -> None:
        channel = await self._own(person, identifier)
        occasions = {f"on_{name}": getattr(asked, name) for name in ("turn", "invited", "undo", "over")}
        if channel.active and not asked.on:
            await self._rows.silence(identifier)
        again: dict[str, Any] = {"problem": "", "failures": 0, "rest": 0.0} if not channel.active else {}
        await self._rows.change(identifier, active=asked.on, **occasions, **(again if asked.on else {}))

    async def remove(self, person: str, identifier: str) -> None:
        await self._own(person, identifier)
        await self._rows.remove(identifier)

    async def remove_push(self, person: str, endpoint: str) -> None:
        """Remove the channel of a browser, if there is one."""
        for channel in await self._rows.of(person):
            if channel.kind == "push" and _place("push", channel.address) == endpoint:
                await self._rows.remove(channel.id)

    async def test(self, person: str, identifier: str) -> None:
        channel = await self._own(person, identifier)
        if channel.confirm is None:
            await self._rows.post(identifier, TEST)
            return
        # Each question counts, and only the link of the newest works.
        await self._check_asked(channel.address)
        await self._rows.remove(identifier)
        await self._begin(person, channel.kind, channel.address, channel.site)

    # Whoever has a link, logged in or not

    async def confirm(self, key: str) -> None:
        if not await self._rows.confirm(key):
            raise NoSuchChannelError

    async def stop(self, secret: str) -> Channel:
        """Switch a channel off; delete it if its address was never confirmed."""
        channel = await self._rows.of_secret(secret)
        if channel is None:
            raise NoSuchChannelError
        if channel.confirm is not None:
            await self._rows.remove(channel.id)
        else:
            await self._rows.silence(channel.id)
        return channel


def _place(kind: str, address: str) -> str:
    return str(json.loads(address)["endpoint"]) if kind == "push" else address


def shown(channel: Channel) -> str:
    """Addresses of webhooks are secrets: as much as tells one from another."""
    if channel.kind == "email":
        return channel.address
    parts = urlsplit(_place(channel.kind, channel.address))
    if channel.kind in WEBHOOKS:
        return f"{parts.netloc}/…{channel.address[-SHOWN:]}"
    return parts.netloc + (parts.path if channel.kind == "ntfy" else "")


def _in_ascii(url: str) -> str:
    """As it goes over the wire: other letters are quoted. Raises ValueError for what is no address."""
    parts = urlsplit(url)
    if parts.netloc.isascii():
        return quote(url, safe=ASCII)
    port = "" if parts.port is None else f":{parts.port}"
    host = (parts.hostname or "").encode("idna").decode() + port
    return quote(parts._replace(netloc=host).geturl(), safe=ASCII)
