"""Around every request: who may send it, how large it may be, headers, figures, a line in the log."""

import asyncio
import contextlib
import logging
import random
import time
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labora import __version__
from labora.server.app.errors import (
    FarTooLargeError,
    TooLargeError,
    TooManyConnectionsError,
    WrongHostError,
    WrongOriginError,
)
from labora.server.app.known_hosts import is_known_host
from labora.server.app.problem_responses import error_response
from labora.server.app.problem_table import answer_to
from labora.server.core.client_address import Counts, address_of
from labora.server.core.errors import DomainError, UnknownUserError
from labora.server.core.metrics import REQUESTS, SECONDS
from labora.server.core.parts import part_of
from labora.server.core.rate_limits import SAID, Pace, RateLimiter
from labora.server.users.directory import UserDirectory, token_of

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 256 * 1024
# Whoever sends more is asked first who they are.
STRANGERS_BODY: Final = 4 * 1024
ABSURD: Final = 1024 * 1024
LONGEST_NUMBER: Final = 12
# Whoever asks too often, or sends too much, waits for the refusal: asking again at once costs more than it is
# worth.
REFUSED_SLOWLY: Final = (413, 429)
REFUSED_SECONDS: Final = 0.25
# A crowd that is refused together shall not come again together.
SOCKET_REFUSED_SECONDS: Final = (1.0, 3.0)
# The close code of WebSockets that say too much.
TOO_OFTEN: Final = 4008
RECORDS: Final = ("/api/records", "/api/records/file")
MODELS: Final = "/mcp"
log: Final = logging.getLogger("labora.requests")

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Labora-Version": __version__,
}
# As they go over the wire, so that nothing is encoded for each answer.
RAW_HEADERS: Final = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]


class RequestGuard:
    """Wrap the whole application: every answer gets its headers and is counted."""

    def __init__(self, app: ASGIApp, origins: frozenset[str], hosts: frozenset[str]) -> None:
        self._app: Final = app
        self._origins: Final = origins
        self._hosts: Final = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        with contextlib.ExitStack() as counted:
            try:
                self._check_sender(scope, Headers(scope=scope), changes=True)
                _limiter(scope).check("follow", address_of(HTTPConnection(scope)))
                counted.enter_context(_counted(scope))
            except DomainError as error:
                await receive()
                answer = answer_to(error)
                if answer.status in REFUSED_SLOWLY:
                    await asyncio.sleep(random.uniform(*SOCKET_REFUSED_SECONDS))
                await send({"type": "websocket.close", "code": 1008, "reason": answer.name})
                return
            socket = _Paced(receive, send, limited=_limiter(scope).enabled)
            await self._app(scope, socket.receive, socket.send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status in REFUSED_SLOWLY:
                    await asyncio.sleep(REFUSED_SECONDS)
                _add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            await self._check(scope)
            with _counted(scope):
                await self._app(scope, _Measured(scope, receive), sending)
        except DomainError as error:
            await error_response(Request(scope), error)(scope, receive, sending)
        finally:
            _note(scope, status, time.perf_counter() - started - scope.get("waited", 0.0))

    async def _check(self, scope: Scope) -> None:
        """Before anything of the body is read."""
        headers = Headers(scope=scope)
        self._check_sender(scope, headers, changes=scope["method"] not in SAFE_METHODS)
        length = _length(scope, headers)
        if length > _largest(scope):
            # What is far too large is not even read to its end.
            raise FarTooLargeError if length > ABSURD else TooLargeError
        if length > STRANGERS_BODY:
            await _check_large(scope, length)

    def _check_sender(self, scope: Scope, headers: Headers, *, changes: bool) -> None:
        if not is_known_host(headers.get("host", ""), self._hosts):
            raise WrongHostError(headers.get("host", "")[:100])
        _limiter(scope).check("address", address_of(HTTPConnection(scope)))
        if changes and self._is_foreign(scope, headers):
            raise WrongOriginError

    def _is_foreign(self, scope: Scope, headers: Headers) -> bool:
        """Browsers say where a page comes from; programs do not, and carry no cookies of others."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in ("cross-site", "same-site")
        if origin.lower() in self._origins:
            return False
        page = urlsplit(origin)
        if page.scheme == "http" and scope["scheme"] in ("https", "wss"):
            return True
        return page.netloc.lower() != headers.get("host", "").lower()


def _limiter(scope: Scope) -> RateLimiter:
    return part_of(HTTPConnection(scope), RateLimiter)


@contextlib.contextmanager
def _counted(scope: Scope) -> Iterator[None]:
    """What of one address is under way, also behind a proxy, whose connections say nothing about it."""
    connection = HTTPConnection(scope)
    counts, address = part_of(connection, Counts), address_of(connection)
    host = connection.client.host if connection.client else None
    is_client = "x-forwarded-for" in connection.headers or host not in counts.proxies
    if not _limiter(scope).enabled or not is_client:
        yield
        return
    if not counts.enter(address):
        raise TooManyConnectionsError
    try:
        yield
    finally:
        counts.leave(address)


class _Paced:
    """A WebSocket over which a page says as much as pages have to say, and not more."""

    def __init__(self, receive: Receive, send: Send, *, limited: bool) -> None:
        self._receive: Final = receive
        self._send: Final = send
        self._pace: Final = Pace(*SAID) if limited else None
        self._closed = False

    async def receive(self) -> Message:
        message = await self._receive()
        if self._pace is None or message["type"] != "websocket.receive" or self._pace.is_kept():
            return message
        await self.send({"type": "websocket.close", "code": TOO_OFTEN, "reason": "too-often"})
        self._closed = True
        return {"type": "websocket.disconnect", "code": TOO_OFTEN, "reason": "too-often"}

    async def send(self, message: Message) -> None:
        """What is on its way when it is closed comes too late."""
        if not self._closed:
            await self._send(message)


def _length(scope: Scope, headers: Headers) -> int:
    """What does not say how long it is counts as the longest that is possible."""
    length = headers.get("content-length")
    if length is None:
        return _largest(scope) if "transfer-encoding" in headers else 0
    if not length.isdigit() or len(length) > LONGEST_NUMBER:
        raise TooLargeError
    return int(length)


async def _check_large(scope: Scope, length: int) -> None:
    """Only persons send much, and not too much of it."""
    connection = HTTPConnection(scope)
    person = await part_of(connection, UserDirectory).find(token_of(connection))
    if person is None:
        raise UnknownUserError
    _limiter(scope).check("bytes", person.id, length)


class _Measured:
    """Reads the body of a request, but not more than is allowed."""

    def __init__(self, scope: Scope, receive: Receive) -> None:
        self._receive: Final = receive
        self._left = _largest(scope)

    async def __call__(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._left -= len(message.get("body", b""))
            if self._left < 0:
                raise HTTPException(413)
        return message


def _largest(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] in RECORDS else LARGEST_BODY


def _add_headers(scope: Scope, headers: MutableHeaders) -> None:
    present = {name for name, _ in headers.raw}
    headers.raw.extend(header for header in RAW_HEADERS if header[0] not in present)
    if scope.get("scheme") == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if scope["path"].startswith(("/api", MODELS)) and "cache-control" not in headers:
        headers["Cache-Control"] = "no-store"


def _note(scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", "other")
    REQUESTS.labels(route, scope["method"], status).inc()
    SECONDS.labels(route).observe(seconds)
    if log.isEnabledFor(logging.INFO):
        facts = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(seconds * 1000, 2),
        }
        log.info("request", extra=facts)
