"""Manages the notification channels of a user."""

import time
from typing import Any, Final

from labora.server.core.secrets import new_identifier, new_secret
from labora.server.database.connection import Database
from labora.server.notifications.errors import (
    AskedAlreadyError,
    NoSuchChannelError,
    NoSuchKindError,
    TooManyChannelsError,
)
from labora.server.notifications.rendering import CONFIRM, TEST
from labora.server.notifications.schemas import AskChannel, AskSwitches
from labora.server.notifications.storage import Channel, ChannelRepository
from labora.server.notifications.transports import Transports

MOST_CHANNELS: Final = 10
# Questions to one address, whoever asks: nobody's letter box is filled from here.
MOST_QUESTIONS: Final = 3
QUESTION_SECONDS: Final = 24 * 3600.0
PUSH: Final = "push"


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
        kind = self._transports.of(asked.kind)
        address = await kind.checked(asked)
        if kind.asks_first:
            await self._check_asked(address)
        known, place = await self._rows.of(person), kind.place(address)
        again = [one for one in known if one.kind == asked.kind and kind.place(one.address) == place]
        if len(known) - len(again) >= MOST_CHANNELS:
            raise TooManyChannelsError(MOST_CHANNELS)
        for channel in again:
            await self._rows.remove(channel.id)
        await self._begin(person, asked.kind, address, site)

    async def _begin(self, person: str, kind: str, address: str, site: str) -> None:
        asks_first = self._transports.of(kind).asks_first
        made = Channel(
            id=new_identifier(),
            person=person,
            kind=kind,
            address=address,
            site=site,
            secret=new_secret(),
            created=time.time(),
            confirm=new_secret() if asks_first else None,
        )
        await self._rows.add(made, CONFIRM if asks_first else TEST)

    async def _check_asked(self, address: str) -> None:
        if await self._rows.asked_lately(address, time.time() - QUESTION_SECONDS) >= MOST_QUESTIONS:
            raise AskedAlreadyError

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
            if channel.kind == PUSH and self._transports.of(PUSH).place(channel.address) == endpoint:
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
