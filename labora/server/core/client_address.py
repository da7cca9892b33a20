"""Tells clients apart by address, as limits count them."""

from collections import Counter
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Final

from starlette.requests import HTTPConnection
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from labora.server.core.settings import Settings

REMEMBERED = 1000


@lru_cache(REMEMBERED)
def counted_address(host: str) -> str:
    """One household has a /64 of IPv6: its addresses count as one."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address) >> 64 << 64, 64)))


def address_of(connection: HTTPConnection) -> str:
    return counted_address(connection.client.host) if connection.client else "unknown"


class Counts:
    """Count what each address has going on at the same time."""

    def __init__(self, settings: Settings) -> None:
        self._most: Final = settings.connections_per_address
        self._now: Final[Counter[str]] = Counter()
        self.proxies: Final = ProxyHeadersMiddleware(_nothing, settings.proxies).trusted_hosts
        """Those that may say who the client is, as uvicorn reads the setting."""

    def enter(self, address: str) -> bool:
        """Unless there are as many as may be."""
        if self._now[address] >= self._most:
            return False
        self._now[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._now[address] -= 1
        if not self._now[address]:
            del self._now[address]


async def _nothing(*_: object) -> None:
    """Only the addresses of proxies are wanted."""
