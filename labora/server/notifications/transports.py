"""The kinds of channels that messages leave by, and what they need."""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from labora.server.core.settings import Settings
from labora.server.database.connection import Database
from labora.server.notifications.channel_kinds import (
    ChannelKind,
    DiscordKind,
    EmailKind,
    JsonKind,
    NtfyKind,
    PushKind,
    SlackKind,
)
from labora.server.notifications.delivery import Message
from labora.server.notifications.mailer import Mailer
from labora.server.notifications.storage import Channel, ChannelRepository

if TYPE_CHECKING:
    from labora.server.notifications.safe_http import SafeHttpClient
    from labora.server.notifications.web_push import PushSender

# All of them come with the extra `notify`.
MODULES: Final = ("httpcore2", "httpx2", "cryptography", "jwt")
KEY: Final = "vapid"


class Transports:
    """Hold one object for each kind of channel, in the order in which they are offered."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._channels: Final = ChannelRepository(database)
        self._settings: Final = settings
        self._sender: PushSender | None = None
        self._mailer: Final = Mailer(settings.smtp, settings.mail_from) if _has_mail(settings) else None
        self._http_client: Final = self._open() if all(find_spec(module) for module in MODULES) else None
        kinds: tuple[ChannelKind, ...] = (
            PushKind(self._http_client, self.sender, self._contact),
            EmailKind(self._mailer),
            NtfyKind(self._http_client),
            DiscordKind(self._http_client),
            SlackKind(self._http_client),
            JsonKind(self._http_client),
        )
        self._kinds: Final[dict[str, ChannelKind]] = {one.kind: one for one in kinds}

    def _open(self) -> "SafeHttpClient":
        # Servers that send nothing start faster.
        from labora.server.notifications.safe_http import SafeHttpClient  # noqa: PLC0415

        return SafeHttpClient(self._settings.own_hosts)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Those that this server is set up for."""
        return tuple(name for name, kind in self._kinds.items() if kind.is_available)

    def of(self, channel: str) -> ChannelKind:
        """Return the kind of this name, set up for or not."""
        return self._kinds[channel]

    def shown(self, channel: Channel) -> str:
        """Return as much of the address of a channel as tells it from others."""
        return self.of(channel.kind).shown(channel.address)

    async def sender(self) -> "PushSender":
        if self._sender is None:
            from labora.server.notifications.web_push import PushSender, new_key  # noqa: PLC0415

            self._sender = PushSender(await self._channels.key(KEY, new_key))
        return self._sender

    def _contact(self, site: str) -> str:
        """Whom a push service writes to when something is wrong."""
        if self._settings.mail_from:
            return "mailto:" + self._settings.mail_from.rpartition("<")[2].strip("> ")
        return site if site.startswith("https:") else f"mailto:labora@{urlsplit(site).hostname}"

    async def send(self, channel: Channel, message: Message) -> None:
        """Return when the receiver has it."""
        await self.of(channel.kind).send(channel, message)

    async def close(self) -> None:
        if self._mailer is not None:
            self._mailer.close()
        if self._http_client is not None:
            await self._http_client.close()


def _has_mail(settings: Settings) -> bool:
    return bool(settings.smtp and settings.mail_from)
