"""The ways by which a message leaves: which of them this service has, and how each is gone."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from labora.server.base.settings import Settings
from labora.server.notices.delivery import GoneError, Message, UndeliveredError
from labora.server.notices.forms import JSON, WEBHOOKS, as_bytes, ntfy, push
from labora.server.notices.mail import Post
from labora.server.store.outbox import Channel
from labora.server.store.store import Store

if TYPE_CHECKING:
    from labora.server.notices.outside import Answer, Outside
    from labora.server.notices.push import Sender

# All of them come with the extra `notify`.
MODULES: Final = ("httpcore2", "httpx2", "cryptography", "jwt")
KEY: Final = "vapid"
GONE: Final = (404, 410)
REDIRECTED: Final = 300
REFUSED: Final = 400


class Ways:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._sender: Sender | None = None
        self.post: Final = Post(settings.smtp, settings.mail_from) if _has_mail(settings) else None
        self.outside: Final = self._open() if all(find_spec(module) for module in MODULES) else None

    def _open(self) -> "Outside":
        # Services that tell nobody start faster.
        from labora.server.notices.outside import Outside  # noqa: PLC0415

        return Outside(self._settings.own_hosts)

    @property
    def kinds(self) -> tuple[str, ...]:
        web = ("push", "ntfy", *WEBHOOKS) if self.outside is not None else ()
        return (*web[:1], *(("email",) if self.post is not None else ()), *web[1:])

    async def sender(self) -> "Sender":
        if self._sender is None:
            from labora.server.notices.push import Sender, new_key  # noqa: PLC0415

            self._sender = Sender(await self._store.channels.key(KEY, new_key))
        return self._sender

    async def send(self, channel: Channel, message: Message) -> None:
        """Returns when the receiver has it."""
        if channel.kind == "email":
            if self.post is None:
                raise UndeliveredError("mail", ours=True)
            await self.post.send(channel.address, message)
        elif self.outside is None:
            raise UndeliveredError("unreachable", ours=True)
        elif channel.kind == "push":
            await self._push(self.outside, channel, message)
        else:
            await self._hook(self.outside, channel, message)

    async def _push(self, outside: "Outside", channel: Channel, message: Message) -> None:
        from labora.server.notices.push import Subscription, encrypted  # noqa: PLC0415

        to = Subscription.read(channel.address)
        headers = (await self.sender()).headers(to.endpoint, self._contact(channel))
        answer = await outside.post(to.endpoint, encrypted(as_bytes(push(message)), to), headers)
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

    async def _hook(self, outside: "Outside", channel: Channel, message: Message) -> None:
        url, body = channel.address, {}
        if channel.kind == "ntfy":
            url, _, topic = channel.address.rstrip("/").rpartition("/")
            body = ntfy(message, topic)
        else:
            body = WEBHOOKS[channel.kind](message)
        _check(await outside.post(url, as_bytes(body), JSON))

    async def close(self) -> None:
        if self.post is not None:
            self.post.close()
        if self.outside is not None:
            await self.outside.close()


def _has_mail(settings: Settings) -> bool:
    return bool(settings.smtp and settings.mail_from)


def _check(answer: "Answer") -> None:
    if answer.status >= REFUSED:
        raise UndeliveredError("refused", wait=answer.wait)
    if answer.status >= REDIRECTED:
        raise UndeliveredError("redirected")
