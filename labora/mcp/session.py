"""Who asks, in which language, and where: what every tool and resource is given."""

from contextvars import ContextVar
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, Protocol

from mcp.server.context import ServerRequestContext

from labora.i18n import Words
from labora.mcp.api_client import ApiClient

REMEMBERED: Final = 200
Request = ServerRequestContext[Any, Any]


@dataclass(frozen=True)
class Session:
    """Hold what a language model works with: its client, its language and its tables."""

    asking: ApiClient
    words: Words
    address: str
    """Of the service, as people know it: links begin with it."""

    @property
    def is_signed_in(self) -> bool:
        return bool(self.asking.token)

    def named(self, players: tuple[str, ...]) -> Words:
        return _named(self.words.language, players)


@lru_cache(REMEMBERED)
def _named(language: str, players: tuple[str, ...]) -> Words:
    unnamed = Words(language, hyphens=False)
    names = [name or unnamed.seat(seat) for seat, name in enumerate(players)]
    return Words(language, players=names, hyphens=False)


class SessionSource(Protocol):
    """Find the session of a request."""

    introduces: bool
    """Whether newcomers have to say who they are."""

    def language(self, request: Request) -> str: ...

    async def session(self, request: Request, language: str, token: str) -> Session:
        """`token` was given with the call; empty: that of the connection counts."""
        ...


REQUEST: Final[ContextVar[Request]] = ContextVar("request")
"""The one that is being answered."""
