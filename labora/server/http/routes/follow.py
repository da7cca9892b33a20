"""Following a table over WebSocket: everything first, then news as it happens."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from labora.server.base.language import language_of
from labora.server.base.metrics import FOLLOWERS
from labora.server.base.secrets import hashed
from labora.server.http.routes.context import asking_person, service_of, visible
from labora.server.live.hub import Follower
from labora.server.live.live import Live
from labora.server.people.addresses import address_of
from labora.server.people.people import token_of
from labora.server.service import Service
from labora.server.store.persons import Person
from labora.server.views.events import event_view
from labora.server.wire.problems import ProblemError
from labora.server.wire.table import ByeMessage, HelloMessage, PongMessage

router = APIRouter()
# Close codes of our own: the reason is the name of a problem.
REFUSED: Final = 4000
TOO_SLOW: Final = 4008
TOO_MANY: Final = 4029
GOODBYE_SECONDS: Final = 5.0
GOING_AWAY: Final = 1012
MOST_EVENTS: Final = 500
LONGEST_NUMBER: Final = 9


@router.websocket("/api/tables/{identifier}/follow")
async def follow(socket: WebSocket, identifier: str) -> None:
    """`?since=` is the last number that the client has, `?lang=` as everywhere; `?brief=true`: changes."""
    service = service_of(socket)
    try:
        person = await asking_person(socket)
        live = await visible(service, identifier, person)
        # What cannot be shown need not be followed.
        service.news.view(live, person.id if person else None, _language(socket, person))
    except ProblemError as problem:
        await socket.accept()
        await socket.close(REFUSED + problem.status - 400, problem.name)
        return
    await socket.accept()
    token = token_of(socket) if person else None
    follower = Follower(
        person.id if person else None,
        _language(socket, person),
        address_of(socket),
        token=hashed(token) if token else None,
        brief=socket.query_params.get("brief") == "true",
    )
    is_player = bool(live.table.seats_of(follower.person))
    if service.rates.enabled and not service.hub.has_room(identifier, follower, is_player):
        await socket.close(TOO_MANY, "too-many-followers")
        return
    service.hub.join(identifier, follower)
    FOLLOWERS.inc()
    try:
        follower.send(_hello(service, live, follower, _since(socket)).model_dump_json())
        if token and await service.people.find(token) is None:
            # Blocked after they were looked up, and before anybody could drop them.
            follower.drop("restart")
        service.news.somebody_moved(live)
        await _serve(socket, follower, lambda: service.news.somebody_moved(live))
    finally:
        FOLLOWERS.dec()
        service.hub.leave(identifier, follower)
        service.news.somebody_moved(service.hall.in_memory(identifier) or live)


def _language(socket: WebSocket, person: Person | None) -> str:
    chosen = person.language if person else None
    return language_of(socket.query_params.get("lang"), chosen, socket.headers.get("accept-language"))


def _since(socket: WebSocket) -> int | None:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


def _hello(service: Service, live: Live, follower: Follower, since: int | None) -> HelloMessage:
    missed = [] if since is None else live.table.events[since:][-MOST_EVENTS:]
    return HelloMessage(
        table=service.news.view(live, follower.person, follower.language),
        events=[event_view(event, frozenset(live.hidden)) for event in missed],
    )


async def _serve(socket: WebSocket, follower: Follower, moved: Callable[[], None]) -> None:
    tasks = [
        asyncio.create_task(_send(socket, follower)),
        asyncio.create_task(_receive(socket, follower, moved)),
        asyncio.create_task(follower.dropped.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task
    if follower.dropped.is_set():
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            code = TOO_SLOW if follower.why == "slow" else GOING_AWAY
            # Whoever does not read does not read this, either.
            async with asyncio.timeout(GOODBYE_SECONDS):
                await socket.send_text(ByeMessage(why=follower.why).model_dump_json())
                await socket.close(code, follower.why)


async def _send(socket: WebSocket, follower: Follower) -> None:
    while True:
        await socket.send_text(await follower.queue.get())


async def _receive(socket: WebSocket, follower: Follower, moved: Callable[[], None]) -> None:
    """Clients only say that they are still there, and whether somebody looks; anything else is not heard."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        said = _said(text) if text is not None else {}
        if said.get("type") == "ping":
            follower.send(PongMessage().model_dump_json())
        elif said.get("type") == "looking" and said.get("on") in (True, False):
            follower.looking = said["on"]
            moved()


def _said(text: str) -> dict[str, Any]:
    try:
        message = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return message if isinstance(message, dict) else {}
