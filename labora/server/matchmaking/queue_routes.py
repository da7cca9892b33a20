"""The queue over a WebSocket: a place lasts as long as its connection."""

import asyncio
import contextlib
from typing import Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from labora.server.core.errors import InvalidFieldError, UnknownUserError
from labora.server.core.parts import part_of
from labora.server.core.rate_limits import RateLimiter
from labora.server.matchmaking.preferences import Preferences
from labora.server.matchmaking.queue import MatchQueue
from labora.server.matchmaking.queue_storage import Seeker
from labora.server.matchmaking.schemas import AskSeek, FoundMessage, SeekingMessage
from labora.server.users.dependencies import asking_person
from labora.server.users.directory import UserDirectory, token_of
from labora.server.users.storage import Person

router = APIRouter()
ASKING_SECONDS: Final = 10.0
LOOK_SECONDS: Final = 0.5
# How often it is said that somebody is still here, and looked whether a table has opened meanwhile.
STAY_LOOKS: Final = 10
REPLACED: Final = 4009


@router.websocket("/api/seek")
async def seek(socket: WebSocket) -> None:
    """Wait for a game. The client sends its preferences and gets how many wait, then the table."""
    await socket.accept()
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        person = await asking_person(socket)
        if person is None:
            raise UnknownUserError
        part_of(socket, RateLimiter).check("seek", person.id)
        await _seek(part_of(socket, MatchQueue), socket, person, await _asked(socket))


async def _asked(socket: WebSocket) -> Preferences:
    async with asyncio.timeout(ASKING_SECONDS):
        text = await socket.receive_text()
    try:
        return Preferences.of(AskSeek.model_validate_json(text))
    except ValidationError:
        raise InvalidFieldError("modes", "other") from None


async def _seek(queue: MatchQueue, socket: WebSocket, person: Person, wishes: Preferences) -> None:
    table = await queue.sit_down(person, wishes)
    if table is not None:
        await _found(socket, table)
        return
    seeker = await queue.enter(person, wishes)
    gone = asyncio.create_task(_gone(socket))
    try:
        await queue.match()
        await _wait(queue, socket, person, wishes, seeker, gone)
    finally:
        gone.cancel()
        await asyncio.shield(queue.leave(seeker))


async def _wait(
    queue: MatchQueue,
    socket: WebSocket,
    person: Person,
    wishes: Preferences,
    seeker: Seeker,
    gone: "asyncio.Task[None]",
) -> None:
    looks, told = 0, -1
    while not gone.done():
        if await part_of(socket, UserDirectory).find(token_of(socket)) is None:
            # Signed out, blocked or deleted meanwhile.
            raise UnknownUserError
        now = await queue.now(seeker)
        if now is None:
            await socket.close(REPLACED, "replaced")
            return
        if now.game is not None:
            await _found(socket, now.game)
            return
        count = await queue.count() if looks % STAY_LOOKS == 0 else told
        if count != told:
            told = count
            await socket.send_text(SeekingMessage(seekers=count).model_dump_json())
        looks += 1
        if looks % STAY_LOOKS == 0:
            await queue.stay(seeker)
            await queue.match()
            table = await queue.sit_down(person, wishes, seeker)
            if table is not None:
                await _found(socket, table)
                return
        await asyncio.wait({gone}, timeout=LOOK_SECONDS)


async def _gone(socket: WebSocket) -> None:
    """Wait until the page closes the connection."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()


async def _found(socket: WebSocket, table: str) -> None:
    await socket.send_text(FoundMessage(table=table).model_dump_json())
    await socket.close()
