"""The kinds of channels: one class each, which checks an address, shows it, and sends to it."""

import json
import re
import string
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final
from urllib.parse import quote, urlsplit

from labora.server.core.errors import InvalidFieldError
from labora.server.notifications.delivery import GoneError, Message, UndeliveredError
from labora.server.notifications.errors import (
    NoMailAddressError,
    NoSuchHostError,
    NoTopicError,
    NoWebAddressError,
    OwnNetworkError,
)
from labora.server.notifications.formats import JSON, as_bytes, discord, ntfy, plain, push, slack
from labora.server.notifications.mailer import Mailer
from labora.server.notifications.schemas import AskChannel, Kind
from labora.server.notifications.storage import Channel

if TYPE_CHECKING:
    from labora.server.notifications.safe_http import HttpAnswer, SafeHttpClient
    from labora.server.notifications.web_push import PushSender

EMAIL: Final = re.compile(r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$")
TOPIC: Final = re.compile(r"^https?://[^/]+/[A-Za-z0-9_-]{1,64}/?$")
SHOWN: Final = 4
ASCII: Final = string.ascii_letters + string.digits + string.punctuation
GONE: Final = (404, 410)
REDIRECTED: Final = 300
REFUSED: Final = 400


class ChannelKind(ABC):
    """Say all that is different from one kind of channel to another."""

    kind: ClassVar[Kind]
    asks_first: ClassVar[bool] = False
    """Its owner confirms the address before anything else is sent there."""

    @property
    @abstractmethod
    def is_available(self) -> bool:
        """Return whether this server is set up for it."""

    @abstractmethod
    async def checked(self, asked: AskChannel) -> str:
        """Return the address as it is stored, or raise a domain error."""

    def place(self, address: str) -> str:
        """Return what is the same for the same receiver."""
        return address

    def host(self, address: str) -> str:
        """Return the machine that messages go to: not too many at a time."""
        return urlsplit(self.place(address)).netloc

    @abstractmethod
    def shown(self, address: str) -> str:
        """Return as much of an address as tells it from others."""

    @abstractmethod
    async def send(self, channel: Channel, message: Message) -> None:
        """Return when the receiver has it; else raise UndeliveredError or GoneError."""


class EmailKind(ChannelKind):
    """Send e-mails."""

    kind = "email"
    asks_first = True

    def __init__(self, mailer: Mailer | None) -> None:
        self._mailer: Final = mailer

    @property
    def is_available(self) -> bool:
        return self._mailer is not None

    async def checked(self, asked: AskChannel) -> str:
        if not EMAIL.match(asked.address):
            raise NoMailAddressError
        return asked.address

    def host(self, address: str) -> str:
        """Return one for all addresses: the mail server sends them on."""
        return "mail"

    def shown(self, address: str) -> str:
        return address

    async def send(self, channel: Channel, message: Message) -> None:
        if self._mailer is None:
            raise UndeliveredError("mail", ours=True)
        await self._mailer.send(channel.address, message)


class WebKind(ChannelKind):
    """Send over HTTP."""

    def __init__(self, http_client: "SafeHttpClient | None") -> None:
        self._http_client: Final = http_client

    @property
    def is_available(self) -> bool:
        return self._http_client is not None

    async def checked(self, asked: AskChannel) -> str:
        try:
            address = _in_ascii(asked.address)
        except ValueError:
            raise NoWebAddressError from None
        await self._check(address)
        return address

    async def _check(self, url: str) -> None:
        assert self._http_client is not None
        try:
            await self._http_client.check(url)
        except ValueError:
            raise NoWebAddressError from None
        except UndeliveredError as error:
            raise OwnNetworkError if error.problem == "own-network" else NoSuchHostError from None

    async def _post(self, url: str, body: bytes, headers: dict[str, str]) -> "HttpAnswer":
        if self._http_client is None:
            raise UndeliveredError("unreachable", ours=True)
        return await self._http_client.post(url, body, headers)


class PushKind(WebKind):
    """Send to browsers (Web Push)."""

    kind = "push"

    def __init__(
        self,
        http_client: "SafeHttpClient | None",
        sender: Callable[[], Awaitable["PushSender"]],
        contact: Callable[[str], str],
    ) -> None:
        super().__init__(http_client)
        self._sender: Final = sender
        self._contact: Final = contact

    async def checked(self, asked: AskChannel) -> str:
        from labora.server.notifications.web_push import Subscription  # noqa: PLC0415 - with the extra `notify`

        if asked.push is None:
            raise InvalidFieldError("body.push", "missing")
        stored = Subscription(**asked.push.model_dump()).stored()
        try:
            Subscription.read(stored)
        except ValueError:
            raise InvalidFieldError("body.push", "other") from None
        await self._check(asked.push.endpoint)
        return stored

    def place(self, address: str) -> str:
        return str(json.loads(address)["endpoint"])

    def shown(self, address: str) -> str:
        return self.host(address)

    async def send(self, channel: Channel, message: Message) -> None:
        if not self.is_available:
            raise UndeliveredError("unreachable", ours=True)
        from labora.server.notifications.web_push import Subscription, encrypted  # noqa: PLC0415

        to = Subscription.read(channel.address)
        headers = (await self._sender()).headers(to.endpoint, self._contact(channel.site))
        answer = await self._post(to.endpoint, encrypted(as_bytes(push(message)), to), headers)
        if answer.status in GONE:
            raise GoneError
        _check_answer(answer)


class NtfyKind(WebKind):
    """Send to a topic of ntfy."""

    kind = "ntfy"

    async def checked(self, asked: AskChannel) -> str:
        if not TOPIC.match(asked.address):
            raise NoTopicError
        return await super().checked(asked)

    def shown(self, address: str) -> str:
        return self.host(address) + urlsplit(address).path

    async def send(self, channel: Channel, message: Message) -> None:
        url, _, topic = channel.address.rstrip("/").rpartition("/")
        _check_answer(await self._post(url, as_bytes(ntfy(message, topic)), JSON))


class WebhookKind(WebKind):
    """Send to an address that is a secret."""

    @staticmethod
    @abstractmethod
    def body(message: Message) -> dict[str, Any]:
        """Return a message as the receiver wants it."""

    def shown(self, address: str) -> str:
        return f"{self.host(address)}/…{address[-SHOWN:]}"

    async def send(self, channel: Channel, message: Message) -> None:
        _check_answer(await self._post(channel.address, as_bytes(self.body(message)), JSON))


class DiscordKind(WebhookKind):
    """Send to a channel of Discord."""

    kind = "discord"
    body = staticmethod(discord)


class SlackKind(WebhookKind):
    """Send to a channel of Slack."""

    kind = "slack"
    body = staticmethod(slack)


class JsonKind(WebhookKind):
    """Send to programs."""

    kind = "json"
    body = staticmethod(plain)


def _check_answer(answer: "HttpAnswer") -> None:
    if answer.status >= REFUSED:
        raise UndeliveredError("refused", wait=answer.wait)
    if answer.status >= REDIRECTED:
        raise UndeliveredError("redirected")


def _in_ascii(url: str) -> str:
    """As it goes over the wire: other letters are quoted. Raises ValueError for what is no address."""
    parts = urlsplit(url)
    if parts.netloc.isascii():
        return quote(url, safe=ASCII)
    port = "" if parts.port is None else f":{parts.port}"
    host = (parts.hostname or "").encode("idna").decode() + port
    return quote(parts._replace(netloc=host).geturl(), safe=ASCII)
