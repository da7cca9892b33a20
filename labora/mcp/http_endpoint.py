"""The door for models at a service: streamable HTTP, without sessions, one JSON answer for each request."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from mcp.server.streamable_http_manager import StreamableHTTPASGIApp, StreamableHTTPSessionManager
from mcp.server.transport_security import TransportSecuritySettings
from starlette.types import ASGIApp

from labora.mcp.connections import HttpSessions
from labora.mcp.server import make_server


class HttpEndpoint:
    """Serve MCP over HTTP: `app` answers while `running()` is entered."""

    def __init__(
        self, service: ASGIApp, language_of: Callable[[str | None, str | None], str], largest: int
    ) -> None:
        server = make_server(HttpSessions(service, language_of))
        # Hosts and origins are the guard's: it stands before everything that the service answers.
        trusting = TransportSecuritySettings(enable_dns_rebinding_protection=False)
        server.streamable_http_app(
            json_response=True,
            stateless_http=True,
            max_request_body_size=largest,
            transport_security=trusting,
        )
        self._manager: Final[StreamableHTTPSessionManager] = server.session_manager
        self.app: Final = StreamableHTTPASGIApp(self._manager)

    def running(self) -> AbstractAsyncContextManager[None]:
        return self._manager.run()
