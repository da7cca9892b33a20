"""The door for language models at `/mcp`: what comes in there goes on to the other addresses, as a person."""

import contextlib
from collections.abc import AsyncIterator
from importlib.util import find_spec

from fastapi import FastAPI
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from labora.server.app.request_guard import LARGEST_BODY, MODELS
from labora.server.core.language import language_of
from labora.server.core.settings import Settings


def add_door(app: FastAPI, settings: Settings) -> None:
    """Not where the operator does not want one, nor where the extra is not installed."""
    if not settings.mcp or find_spec("mcp") is None:
        return
    # Only asking and answering: streams that stay open are the WebSocket's.
    app.router.routes.append(Route(MODELS, endpoint=_McpEntrance(app), methods=["POST"]))


def _language(asked: str | None, header: str | None) -> str:
    """Who a request is from is known only when it goes on: nothing that they have chosen counts here."""
    return language_of(asked, None, header)


class _McpEntrance:
    """An application of its own: the door is there while the service runs."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app.state.door.app(scope, receive, send)


@contextlib.asynccontextmanager
async def door_open(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    if not settings.mcp or find_spec("mcp") is None:
        yield
        return
    # Services without models start faster.
    from labora.mcp.http_endpoint import HttpEndpoint  # noqa: PLC0415

    door = HttpEndpoint(app, _language, LARGEST_BODY)
    app.state.door = door
    async with door.running():
        yield
