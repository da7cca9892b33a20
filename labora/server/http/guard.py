"""Around every request: where it may come from, how large it may be, headers, figures, a line in the log."""

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labora import __version__
from labora.server.base.metrics import REQUESTS, SECONDS
from labora.server.http.responses import problem_response
from labora.server.wire.problems import ProblemError

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024
LARGEST_RECORD: Final = 4 * 1024 * 1024
RECORDS: Final = "/api/records"
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


class Guard:
    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self._app: Final = app
        self._origins: Final = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._is_foreign(Headers(scope=scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "wrong-origin"})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, MutableHeaders(scope=message))
            await send(message)

        try:
            refused = self._refusal(scope)
            if refused is None:
                await self._app(scope, _Measured(scope, receive), sending)
            else:
                await problem_response(Request(scope), refused)(scope, receive, sending)
        finally:
            _note(scope, status, time.perf_counter() - started)

    def _refusal(self, scope: Scope) -> ProblemError | None:
        headers = Headers(scope=scope)
        if scope["method"] not in SAFE_METHODS and self._is_foreign(headers):
            return ProblemError(403, "wrong-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _largest(scope):
            return ProblemError(413, "too-large")
        return None

    def _is_foreign(self, headers: Headers) -> bool:
        """Browsers say where a page comes from; programs do not, and carry no cookies of others."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in ("cross-site", "same-site")
        if origin.lower() in self._origins:
            return False
        return urlsplit(origin).netloc.lower() != headers.get("host", "").lower()


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
    return LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY


def _add_headers(scope: Scope, headers: MutableHeaders) -> None:
    for name, value in HEADERS.items():
        headers[name] = value
    if scope.get("scheme") == "https":
        headers["Strict-Transport-Security"] = "max-age=31536000"
    if scope["path"].startswith("/api") and "cache-control" not in headers:
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
