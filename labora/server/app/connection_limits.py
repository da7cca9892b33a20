"""Closes connections that are silent, too slow or too busy, and limits them for each address."""

import asyncio
import resource
from typing import Any, Final

from httptools import HttpParserError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from labora.server.core.client_address import Counts, counted_address
from labora.server.core.metrics import REFUSED_CONNECTIONS, SILENT_CONNECTIONS

# Files, the database and workers need some as well.
RESERVED: Final = 100
# Of the head of a request: its first line and its headers.
LARGEST_HEAD: Final = 32 * 1024
MOST_HEADERS: Final = 100
# What the parser gets at once: it keeps what has no end yet.
PIECE: Final = 4096
REFUSAL: Final = (
    "HTTP/1.1 {status}\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: {length}\r\n"
    "connection: close\r\n\r\n{text}"
)


class Connections:
    """Count open connections by address; those of proxies are not counted."""

    def __init__(self, counts: Counts | None) -> None:
        """None: there is no limit."""
        self._counts: Final = counts
        self._counted: Final[dict[asyncio.BaseTransport, str]] = {}

    def enter(self, transport: asyncio.BaseTransport, host: str | None) -> bool:
        """Whether there is room for it."""
        if self._counts is None or host is None or host in self._counts.proxies:
            return True
        address = counted_address(host)
        if not self._counts.enter(address):
            return False
        self._counted[transport] = address
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        address = self._counted.pop(transport, None)
        if self._counts is not None and address is not None:
            self._counts.leave(address)


class TimedProtocol(HttpToolsProtocol):
    """Close connections that send no request in time, or too long a head.

    `seconds`: from the first moment of a connection, or of a request on it, to the end of the request.
    """

    seconds = 20.0
    open_ones = Connections(None)

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._limit: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the request's head, as far as its lines are complete."""
        self._lines = 0
        self._idle = 0
        """Bytes since something came that was not a part of a head: what has no end is not kept for ever."""
        self._is_head = True
        self._is_too_large = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()
        if not self.open_ones.enter(transport, self.client[0] if self.client else None):
            self._refuse("address", "429 Too Many Requests", "Too many connections from this address.")

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self.open_ones.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + PIECE]
            self._is_head = True
            super().data_received(piece)
            self._idle = self._idle + len(piece) if self._is_head else 0
            if self._idle > LARGEST_HEAD and not self.transport.is_closing():
                self.send_431_response()

    def on_message_begin(self) -> None:
        self._begin()
        self._head = self._lines = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Also of what follows a body in parts."""
        super().on_header(name, value)
        self._lines += 1
        self._count(len(name) + len(value))

    def on_headers_complete(self) -> None:
        self._is_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._is_head = False
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._end()
        self._is_head = False
        super().on_message_complete()

    def shutdown(self) -> None:
        """What waits hears of it as of a client that leaves, and is answered."""
        super().shutdown()
        if not self.transport.is_closing():
            self.cycle.message_event.set()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def _count(self, size: int) -> None:
        """Raises into the parser, which stops there."""
        self._head += size
        if self._head > LARGEST_HEAD or self._lines > MOST_HEADERS:
            self._is_too_large = True
            raise HttpParserError

    def send_400_response(self, msg: str) -> None:
        if self._is_too_large:
            self.send_431_response()
        else:
            super().send_400_response(msg)

    def send_431_response(self) -> None:
        self._refuse("head", "431 Request Header Fields Too Large", "The head of the request is too large.")

    def _refuse(self, reason: str, status: str, text: str) -> None:
        REFUSED_CONNECTIONS.labels(reason).inc()
        self.transport.write(REFUSAL.format(status=status, length=len(text), text=text).encode())
        self.transport.close()

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


class SocketProtocol(WebSocketsSansIOProtocol):
    """Count a WebSocket as the connection of the request that opened it."""

    def connection_lost(self, exc: Exception | None) -> None:
        TimedProtocol.open_ones.leave(self.transport)
        super().connection_lost(exc)


def most_connections() -> int:
    """With as many open files as this process may have: services often start with a lower limit."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return max(RESERVED, hard - RESERVED)
