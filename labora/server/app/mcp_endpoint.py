"""The door for language models at `/mcp`: what comes in there goes on to the other addresses, as a person."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

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
    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        endpoint = await self._app.state.door.opened()
        await endpoint.app(scope, receive, send)


class _Door:
    """Opens at the first request: loading what answers there takes a fifth of the server's start."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app
        self._wanted = asyncio.Event()
        self._endpoint = asyncio.get_running_loop().create_future()

    async def opened(self) -> Any:
        self._wanted.set()
        return await asyncio.shield(self._endpoint)

    async def run(self) -> None:
        """Runs in one task, which enters and leaves what the endpoint runs in."""
        await self._wanted.wait()
        try:
            module = await asyncio.to_thread(import_module, "labora.mcp.http_endpoint")
            endpoint = module.HttpEndpoint(self._app, _language, LARGEST_BODY)
        except Exception as error:
            self._endpoint.set_exception(error)
            return
        async with endpoint.running():
            self._endpoint.set_result(endpoint)
            await asyncio.Event().wait()


@contextlib.asynccontextmanager
async def door_open(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    """Keeps the door while the server runs."""
    if not settings.mcp or find_spec("mcp") is None:
        yield
        return
    app.state.door = _Door(app)
    running = asyncio.create_task(app.state.door.run())
    try:
        yield
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
