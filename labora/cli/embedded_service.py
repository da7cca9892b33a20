"""The service in the process of another command, for as long as that runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator

import uvicorn
from fastapi import FastAPI

from labora.cli.language import say
from labora.cli.usage_errors import UsageError
from labora.server.app.application import create_app
from labora.server.core.logs import configure_logs
from labora.server.core.settings import Settings


class _EmbeddedServer(uvicorn.Server):
    """Leave signals to the command that runs it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@contextlib.asynccontextmanager
async def service_beside(settings: Settings) -> AsyncIterator[FastAPI]:
    configure_logs(settings.log_level)
    app = create_app(settings)
    server = _EmbeddedServer(
        uvicorn.Config(
            app,
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=5,
        )
    )
    running = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.wait([running], timeout=0.05)
            if running.done():
                raise UsageError(say("mcp-no-service"))
        yield app
    finally:
        server.should_exit = True
        with contextlib.suppress(asyncio.CancelledError, SystemExit):
            await running
