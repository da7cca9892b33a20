"""Notifications: a user's channels, and how to end them."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Path, Request

from labora.i18n import Words
from labora.server.core.client_address import address_of
from labora.server.core.dependencies import RateLimiterIn, SettingsIn, problems
from labora.server.core.settings import Settings
from labora.server.notifications.channels import Channels
from labora.server.notifications.dependencies import ChannelsIn, TransportsIn
from labora.server.notifications.schemas import (
    AskChannel,
    AskKey,
    AskSwitches,
    ChannelView,
    NoticesView,
    StoppedView,
)
from labora.server.notifications.storage import Channel
from labora.server.notifications.transports import Transports
from labora.server.users.dependencies import KnownPerson, Sentences
from labora.server.users.storage import Person

mine = APIRouter(prefix="/api/me/notices", tags=["notifications"])
links = APIRouter(prefix="/api/notices", tags=["notifications"])
ChannelId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]
SecretInPath = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16,64}$")]


async def _view(channels: Channels, transports: Transports, person: Person, words: Words) -> NoticesView:
    kinds: Any = list(transports.kinds)
    return NoticesView(
        kinds=kinds,
        push_key=(await transports.sender()).public if "push" in kinds else None,
        channels=[
            _channel(channel, transports.shown(channel), words) for channel in await channels.of(person.id)
        ],
    )


def _channel(channel: Channel, shown: str, words: Words) -> ChannelView:
    kind: Any = channel.kind
    return ChannelView(
        id=channel.id,
        kind=kind,
        address=shown,
        on=channel.active,
        turn=channel.on_turn,
        invited=channel.on_invited,
        undo=channel.on_undo,
        over=channel.on_over,
        unconfirmed=channel.confirm is not None,
        problem=words.text("notice-problem", problem=channel.problem) if channel.problem else None,
    )


@mine.get("", responses=problems(401))
async def get_notification_settings(
    channels: ChannelsIn, transports: TransportsIn, person: KnownPerson, words: Sentences
) -> NoticesView:
    """Return how you are notified. Notifications are off until you add a channel."""
    return await _view(channels, transports, person, words)


@mine.post("/channels", responses=problems(401, 409))
async def add_channel(
    asked: AskChannel,
    request: Request,
    limiter: RateLimiterIn,
    settings: SettingsIn,
    channels: ChannelsIn,
    transports: TransportsIn,
    person: KnownPerson,
    words: Sentences,
) -> NoticesView:
    """Add a channel. A first message shows that it works; readers of an e-mail address must agree."""
    limiter.check("notice", person.id)
    limiter.check("notice", address_of(request))
    await channels.add(person.id, asked, _site(request, settings))
    return await _view(channels, transports, person, words)


def _site(request: Request, settings: Settings) -> str:
    """Return where the asking page was loaded from; a proxy may have another name.

    A client can send any host name and another user's address. If the server has public names, links lead to
    one of them.
    """
    origin = urlsplit(request.headers.get("origin") or str(request.base_url))
    site, names = f"{origin.scheme}://{origin.netloc}", settings.known_hosts
    is_named = not names or "*" in names or origin.hostname in names
    return site if is_named else f"{origin.scheme}://{min(names)}"


@mine.post("/channels/{channel}", responses=problems(401, 404))
async def change_channel(
    channel: ChannelId,
    asked: AskSwitches,
    limiter: RateLimiterIn,
    channels: ChannelsIn,
    transports: TransportsIn,
    person: KnownPerson,
    words: Sentences,
) -> NoticesView:
    """Switch a channel on or off, and choose what it is for."""
    limiter.check("change", person.id)
    await channels.switch(person.id, channel, asked)
    return await _view(channels, transports, person, words)


@mine.post("/channels/{channel}/remove", responses=problems(401, 404))
async def delete_channel(
    channel: ChannelId,
    limiter: RateLimiterIn,
    channels: ChannelsIn,
    transports: TransportsIn,
    person: KnownPerson,
    words: Sentences,
) -> NoticesView:
    """Delete a channel."""
    limiter.check("change", person.id)
    await channels.remove(person.id, channel)
    return await _view(channels, transports, person, words)


@mine.post("/channels/{channel}/test", responses=problems(401, 404))
async def test_channel(
    channel: ChannelId,
    limiter: RateLimiterIn,
    channels: ChannelsIn,
    transports: TransportsIn,
    person: KnownPerson,
    words: Sentences,
) -> NoticesView:
    """Send a test message. This also revives a channel that has failed too often."""
    limiter.check("notice", person.id)
    await channels.test(person.id, channel)
    return await _view(channels, transports, person, words)


# Without logging in


@links.post("/confirm", responses=problems(404), status_code=204)
async def confirm_email_address(
    asked: AskKey, request: Request, limiter: RateLimiterIn, channels: ChannelsIn
) -> None:
    """Confirm, as the reader of an e-mail address, that it may be used."""
    limiter.check("recover", address_of(request))
    await channels.confirm(asked.key)


@links.post("/stop/{secret}", responses=problems(404))
async def unsubscribe(
    secret: SecretInPath,
    request: Request,
    limiter: RateLimiterIn,
    channels: ChannelsIn,
    transports: TransportsIn,
) -> StoppedView:
    """Switch a channel off. Mail programs send this request (RFC 8058)."""
    limiter.check("recover", address_of(request))
    channel = await channels.stop(secret)
    kind: Any = channel.kind
    return StoppedView(kind=kind, address=transports.shown(channel))
