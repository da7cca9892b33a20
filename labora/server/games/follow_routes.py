"""Following a table over WebSocket: everything first, then news as it happens."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from labora.server.core.client_address import address_of
from labora.server.core.language import language_of
from labora.server.core.metrics import FOLLOWERS
from labora.server.core.parts import part_of
from labora.server.core.rate_limits import RateLimiter
from labora.server.core.secrets import hashed
from labora.server.games.access import TableAccess
from labora.server.games.event_views import event_view
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.runtime.subscriptions import Subscriber
from labora.server.games.schemas import ByeMessage, HelloMessage, PongMessage
from labora.server.users.dependencies import asking_person
from labora.server.users.directory import UserDirectory, token_of
from labora.server.users.storage import Person

router = APIRouter()
# Close codes of our own: the reason is the name of a problem.
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029
GOODBYE_SECONDS: Final = 5.0
GOING_AWAY: Final = 1012
MOST_EVENTS: Final = 500
LONGEST_NUMBER: Final = 9


@router.websocket("/api/tables/{identifier}/follow")
async def follow(socket: WebSocket, identifier: str) -> None:
    """`?since=` is the last number that the client has, `?lang=` as everywhere; `?brief=true`: changes."""
    registry, limiter = part_of(socket, TableRegistry), part_of(socket, RateLimiter)
    broadcaster, subscriptions = registry.broadcaster, registry.broadcaster.subscriptions
    person = await asking_person(socket)
    loaded = await part_of(socket, TableAccess).visible(identifier, person)
    # What cannot be shown need not be followed.
    broadcaster.view(loaded, person.id if person else None, _language(socket, person))
    await socket.accept()
    token = token_of(socket) if person else None
    subscriber = Subscriber(
        person.id if person else None,
        _language(socket, person),
        address_of(socket),
        token=hashed(token) if token else None,
        brief=socket.query_params.get("brief") == "true",
    )
    is_player = bool(loaded.table.seats_of(subscriber.person))
    if limiter.enabled and not subscriptions.has_room(identifier, subscriber, is_player):
        await socket.close(TOO_MANY, "too-many-followers")
        return
    subscriptions.join(identifier, subscriber)
    FOLLOWERS.inc()
    try:
        subscriber.send(_hello(broadcaster, loaded, subscriber, _since(socket)).model_dump_json())
        if token and await part_of(socket, UserDirectory).find(token) is None:
            # Blocked after they were looked up, and before anybody could drop them.
            subscriber.drop("restart")
        broadcaster.attendance_changed(loaded)
        await _serve(socket, subscriber, lambda: broadcaster.attendance_changed(loaded))
    finally:
        FOLLOWERS.dec()
        subscriptions.leave(identifier, subscriber)
        broadcaster.attendance_changed(registry.in_memory(identifier) or loaded)


def _language(socket: WebSocket, person: Person | None) -> str:
    chosen = person.language if person else None
    return language_of(socket.query_params.get("lang"), chosen, socket.headers.get("accept-language"))


def _since(socket: WebSocket) -> int | None:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


def _hello(
    broadcaster: Broadcaster, loaded: LoadedTable, subscriber: Subscriber, since: int | None
) -> HelloMessage:
    missed = [] if since is None else loaded.table.events[since:][-MOST_EVENTS:]
    return HelloMessage(
        table=broadcaster.view(loaded, subscriber.person, subscriber.language),
        events=[event_view(event, frozenset(loaded.hidden)) for event in missed],
    )


async def _serve(socket: WebSocket, subscriber: Subscriber, moved: Callable[[], None]) -> None:
    tasks = [
        asyncio.create_task(_send(socket, subscriber)),
        asyncio.create_task(_receive(socket, subscriber, moved)),
        asyncio.create_task(subscriber.dropped.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
    if subscriber.dropped.is_set():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            code = TOO_SLOW if subscriber.why == "slow" else GOING_AWAY
            # Whoever does not read does not read this, either.
            async with asyncio.timeout(GOODBYE_SECONDS):
                await socket.send_text(ByeMessage(why=subscriber.why).model_dump_json())
                await socket.close(code, subscriber.why)


async def _send(socket: WebSocket, subscriber: Subscriber) -> None:
    while True:
        await socket.send_text(await subscriber.queue.get())


async def _receive(socket: WebSocket, subscriber: Subscriber, moved: Callable[[], None]) -> None:
    """Receive what clients may send: a ping, and whether the page is visible. Ignore the rest."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        said = _said(text) if text is not None else {}
        if said.get("type") == "ping":
            subscriber.send(PongMessage().model_dump_json())
        elif said.get("type") == "looking" and said.get("on") in (True, False):
            subscriber.looking = said["on"]
            moved()


def _said(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}
