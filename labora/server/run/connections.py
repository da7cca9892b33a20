"""Connections that say nothing, or too slowly, are closed; and there may be as many as the system allows."""

import asyncio
import resource
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from labora.server.base.metrics import SILENT_CONNECTIONS

# Files, the database and workers need some as well.
RESERVED: Final = 100


class TimedProtocol(HttpToolsProtocol):
    """uvicorn itself waits for ever for a request; only between two of them it is less patient.

    `seconds`: from the first moment of a connection, or of a request on it, to the end of the request.
    """

    seconds = 20.0

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def _begin(self) -> None:
        self._end()
        self._limit = self.loop.call_later(self.seconds, self._too_late)

    def _end(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _too_late(self) -> None:
        if not self.transport.is_closing():
            SILENT_CONNECTIONS.inc()
            self.transport.close()


def most_connections() -> int:
    """With as many open files as this process may have: services often start with a lower limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(RESERVED, hard - RESERVED)
