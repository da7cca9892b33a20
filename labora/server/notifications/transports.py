"""The ways by which a message leaves: which of them this service has, and how each is gone."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from labora.server.core.settings import Settings
from labora.server.database.connection import Database
from labora.server.notifications.delivery import GoneError, Message, UndeliveredError
from labora.server.notifications.formats import JSON, WEBHOOKS, as_bytes, ntfy, push
from labora.server.notifications.mailer import Mailer
from labora.server.notifications.storage import Channel, ChannelRepository

if TYPE_CHECKING:
    from labora.server.notifications.safe_http import HttpAnswer, SafeHttpClient
    from labora.server.notifications.web_push import PushSender

# All of them come with the extra `notify`.
MODULES: Final = ("httpcore2", "httpx2", "cryptography", "jwt")
KEY: Final = "vapid"
GONE: Final = (404, 410)
REDIRECTED: Final = 300
REFUSED: Final = 400


class Transports:
    """Send messages over the channels that this server has."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._channels: Final = ChannelRepository(database)
        self._settings: Final = settings
        self._sender: PushSender | None = None
        self.post: Final = Mailer(settings.smtp, settings.mail_from) if _has_mail(settings) else None
        self.http_client: Final = self._open() if all(find_spec(module) for module in MODULES) else None

    def _open(self) -> "SafeHttpClient":
        # Services that tell nobody start faster.
        from labora.server.notifications.safe_http import SafeHttpClient  # noqa: PLC0415

        return SafeHttpClient(self._settings.own_hosts)

    @property
    def kinds(self) -> tuple[str, ...]:
        web = ("push", "ntfy", *WEBHOOKS) if self.http_client is not None else ()
        return (*web[:1], *(("email",) if self.post is not None else ()), *web[1:])

    async def sender(self) -> "PushSender":
        if self._sender is None:
            from labora.server.notifications.web_push import PushSender, new_key  # noqa: PLC0415

            self._sender = PushSender(await self._channels.key(KEY, new_key))
        return self._sender

    async def send(self, channel: Channel, message: Message) -> None:
        """Returns when the receiver has it."""
        if channel.kind == "email":
            if self.post is None:
                raise UndeliveredError("mail", ours=True)
            await self.post.send(channel.address, message)
        elif self.http_client is None:
            raise UndeliveredError("unreachable", ours=True)
        elif channel.kind == "push":
            await self._push(self.http_client, channel, message)
        else:
            await self._hook(self.http_client, channel, message)

    async def _push(self, http_client: "SafeHttpClient", channel: Channel, message: Message) -> None:
        from labora.server.notifications.web_push import Subscription, encrypted  # noqa: PLC0415

        to = Subscription.read(channel.address)
        headers = (await self.sender()).headers(to.endpoint, self._contact(channel))
        answer = await http_client.post(to.endpoint, encrypted(as_bytes(push(message)), to), headers)
        if answer.status in GONE:
            raise GoneError
        _check(answer)

    def _contact(self, channel: Channel) -> str:
        """Whom a push service writes to when something is wrong."""
        if self._settings.mail_from:
            return "mailto:" + self._settings.mail_from.rpartition("<")[2].strip("> ")
        return (
            channel.site
            if channel.site.startswith("https:")
            else f"mailto:labora@{urlsplit(channel.site).hostname}"
        )

    async def _hook(self, http_client: "SafeHttpClient", channel: Channel, message: Message) -> None:
        url, body = channel.address, {}
        if channel.kind == "ntfy":
            url, _, topic = channel.address.rstrip("/").rpartition("/")
            body = ntfy(message, topic)
        else:
            body = WEBHOOKS[channel.kind](message)
        _check(await http_client.post(url, as_bytes(body), JSON))

    async def close(self) -> None:
        if self.post is not None:
            self.post.close()
        if self.http_client is not None:
            await self.http_client.close()


def _has_mail(settings: Settings) -> bool:
    return bool(settings.smtp and settings.mail_from)


def _check(answer: "HttpAnswer") -> None:
    if answer.status >= REFUSED:
        raise UndeliveredError("refused", wait=answer.wait)
    if answer.status >= REDIRECTED:
        raise UndeliveredError("redirected")
