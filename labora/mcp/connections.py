"""Where models come from: a program that speaks for one of them, or the service's own door."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import httpx2
from starlette.requests import Request as HttpRequest
from starlette.types import ASGIApp

from labora.i18n import LANGUAGES
from labora.i18n.messages import ENGLISH
from labora.mcp.api_client import UNKNOWN, ApiClient, RefusedError
from labora.mcp.localized import words_in
from labora.mcp.session import Request, Session

SECONDS: Final = 60.0


class Tokens:
    """Keep the tokens of servers in a file that only its owner reads."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file

    def find(self, address: str) -> str:
        return str(self._all().get(address, ""))

    def keep(self, address: str, token: str) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        beside = self._file.with_name(f".{self._file.name}.{os.getpid()}")
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(opened, "w", encoding="utf-8") as file:
            json.dump(self._all() | {address: token}, file)
        beside.replace(self._file)

    def _all(self) -> dict[str, Any]:
        try:
            found = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


class LocalSession:
    """Serve the program that one model has started: always the same player."""

    introduces = False

    def __init__(
        self,
        transport: httpx2.AsyncBaseTransport,
        address: str,
        tokens: Tokens,
        known_as: str,
        *,
        name: str,
        language: str,
    ) -> None:
        """`known_as`: what the token is kept for; `name`: empty for the usual one."""
        self._client: Final = httpx2.AsyncClient(transport=transport, base_url=address, timeout=SECONDS)
        self._address: Final = address
        self._tokens: Final = tokens
        self._known_as: Final = known_as
        self._name: Final = name
        self._language: Final = language
        self._token = ""

    def language(self, request: Request) -> str:
        return self._language

    async def session(self, request: Request, language: str, token: str) -> Session:
        words = words_in(language)
        if not self._token:
            self._token = await self._known() or await self._introduced(language)
        return Session(ApiClient(self._client, self._token, words), words, self._address)

    async def _known(self) -> str:
        """The token kept from another time, if the service still knows it."""
        kept = self._tokens.find(self._known_as)
        if not kept:
            return ""
        try:
            await ApiClient(self._client, kept, words_in(self._language)).get("/api/me")
        except RefusedError as error:
            if error.status != UNKNOWN:
                raise
            return ""
        return kept

    async def _introduced(self, language: str) -> str:
        words = words_in(language)
        name = self._name or words.text("mcp-name")
        token = str((await ApiClient(self._client, "", words).post("/api/me", name=name))["token"])
        self._tokens.keep(self._known_as, token)
        return token


class HttpSessions:
    """Find the session of each request by its token. A request without one gets instructions."""

    introduces = True

    def __init__(self, app: ASGIApp, language_of: Callable[[str | None, str | None], str]) -> None:
        """`language_of`: of `?lang=` and the header, as everywhere in the service."""
        self._app: Final = app
        self._language_of: Final = language_of

    def language(self, request: Request) -> str:
        asked = _http(request)
        found = self._language_of(asked.query_params.get("lang"), asked.headers.get("accept-language"))
        return found if found in LANGUAGES else ENGLISH

    async def session(self, request: Request, language: str, token: str) -> Session:
        asked = _http(request)
        header = asked.headers.get("authorization", "")
        carried = header[7:].strip() if header[:7].lower() == "bearer " else ""
        words = words_in(language)
        address = f"{asked.url.scheme}://{asked.url.netloc}"
        # The same guard as for everybody: it sees the same address, and counts.
        inside = httpx2.ASGITransport(
            self._app, raise_app_exceptions=False, client=(asked.client.host, 0) if asked.client else ("", 0)
        )
        client = httpx2.AsyncClient(transport=inside, base_url=address, timeout=SECONDS)
        return Session(ApiClient(client, token or carried, words), words, address)


def _http(request: Request) -> HttpRequest:
    found = request.request
    assert isinstance(found, HttpRequest)
    return found
