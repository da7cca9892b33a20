"""Sends requests to addresses that users entered. They cannot be used to look around in the server's network.

A name is resolved here and each of its addresses is checked; the connection goes to a checked address, even
if the name leads elsewhere a moment later. Redirects are not followed, answers and times are limited.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from socket import SOCK_STREAM, gaierror, getaddrinfo
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore2
import httpx2

from labora.server.notifications.delivery import UndeliveredError

CONNECT_SECONDS: Final = 5.0
WHOLE_SECONDS: Final = 15.0
MOST_READ: Final = 16 * 1024
MOST_CONNECTIONS: Final = 64
WEB_PORTS: Final = (80, 443)
FREE_PORTS: Final = 1024
LONGEST_WAIT: Final = 24 * 3600.0
# IPv4 inside IPv6, for networks without IPv4.
TRANSLATED: Final = IPv6Network("64:ff9b::/96")
# All that was given to anybody: what lies elsewhere are old and local forms, some of them with IPv4 inside.
GIVEN: Final = IPv6Network("2000::/3")
# Known as special only by newer releases of Python.
SPECIAL: Final = (IPv4Network("192.0.0.0/24"), IPv6Network("3fff::/20"))


@dataclass(frozen=True, slots=True)
class HttpAnswer:
    """Hold the status of an answer, and how long to wait before the next try."""

    status: int
    wait: float
    """`Retry-After`, in seconds."""


def is_outside(address: str) -> bool:
    """Somewhere in the internet, and not hidden in another form of address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if any(found in network for network in SPECIAL):
        return False
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    inner = found.ipv4_mapped or found.sixtofour or _translated(found)
    if inner is not None:
        return is_outside(str(inner))
    return found in GIVEN and found.is_global and found.teredo is None


def _translated(address: IPv6Address) -> IPv4Address | None:
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in TRANSLATED else None


def host_and_port(url: str) -> tuple[str, int]:
    """Raises ValueError for what is no address of a web server."""
    parts = urlsplit(url)
    if not url.isascii() or parts.scheme not in ("http", "https"):
        raise ValueError(url)
    if not parts.hostname or parts.username or parts.password:
        raise ValueError(url)
    usual = 443 if parts.scheme == "https" else 80
    port = usual if parts.port is None else parts.port
    if port not in WEB_PORTS and port < FREE_PORTS:
        # Other protocols' servers do not get our lines.
        raise ValueError(url)
    return parts.hostname.lower(), port


class Resolver:
    """Resolve names in threads of its own: a slow name server delays no other work."""

    def __init__(self, own_hosts: frozenset[str]) -> None:
        self._own_hosts: Final = own_hosts
        self._threads: Final = ThreadPoolExecutor(8, thread_name_prefix="resolver")

    def allows(self, host: str) -> bool:
        """Return whether the administrator allows the host."""
        return host.lower() in self._own_hosts

    async def addresses(self, host: str, port: int) -> list[str]:
        """All of them, if all may be used."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                look = partial(getaddrinfo, host, port, type=SOCK_STREAM)
                found = await loop.run_in_executor(self._threads, look)
        except (gaierror, UnicodeError, TimeoutError) as error:
            raise UndeliveredError("unreachable") from error
        addresses = [str(entry[4][0]) for entry in found]
        if not self.allows(host) and not all(is_outside(address) for address in addresses):
            raise UndeliveredError("own-network")
        return addresses

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class CheckedBackend(httpcore2.AsyncNetworkBackend):
    """Connect to checked addresses only; certificates are still those of the name."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver: Final = resolver
        self._inner: Final = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        error: Exception = httpcore2.ConnectError(host)
        for address in await self._resolver.addresses(host, port):
            try:
                stream = await self._inner.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore2.ConnectError, httpcore2.ConnectTimeout) as failed:
                error = failed
                continue
            if not self._resolver.allows(host) and _is_here(stream):
                await stream.aclose()
                raise UndeliveredError("own-network")
            return stream
        raise error

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def _is_here(stream: httpcore2.AsyncNetworkStream) -> bool:
    """A public address of this very machine, perhaps behind its own firewall."""
    ours, theirs = stream.get_extra_info("client_addr"), stream.get_extra_info("server_addr")
    return bool(ours) and bool(theirs) and ours[0] == theirs[0]


class SafeHttpClient:
    """Send requests to addresses of users, never to private networks."""

    def __init__(self, own_hosts: frozenset[str]) -> None:
        self.resolver: Final = Resolver(own_hosts)
        self._pool: Final = httpcore2.AsyncConnectionPool(
            ssl_context=httpx2.create_ssl_context(),
            max_connections=MOST_CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=CheckedBackend(self.resolver),
        )

    async def check(self, url: str) -> None:
        """Before an address is kept: raises ValueError, or why nothing can be sent there."""
        await self.resolver.addresses(*host_and_port(url))

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> HttpAnswer:
        try:
            host_and_port(url)
            async with asyncio.timeout(WHOLE_SECONDS), self._answered(url, body, headers) as response:
                await _read_some(response)
                return HttpAnswer(response.status, _wait(response))
        except (ValueError, TimeoutError, OSError, httpcore2.NetworkError) as error:
            raise UndeliveredError("unreachable") from error
        except (httpcore2.TimeoutException, httpcore2.ProtocolError) as error:
            raise UndeliveredError("unreachable") from error

    @contextlib.asynccontextmanager
    async def _answered(
        self, url: str, body: bytes, headers: Mapping[str, str]
    ) -> AsyncIterator[httpcore2.Response]:
        limits = {
            "connect": CONNECT_SECONDS,
            "read": WHOLE_SECONDS,
            "write": WHOLE_SECONDS,
            "pool": WHOLE_SECONDS,
        }
        sent = {"Host": urlsplit(url).netloc, "User-Agent": "Labora", "Connection": "close", **headers}
        named = [(name.encode(), value.encode()) for name, value in sent.items()]
        async with self._pool.stream(
            "POST", url, headers=named, content=body, extensions={"timeout": limits}
        ) as response:
            yield response

    async def close(self) -> None:
        await self._pool.aclose()
        self.resolver.close()


async def _read_some(response: httpcore2.Response) -> None:
    read = 0
    async for part in response.aiter_stream():
        read += len(part)
        if read > MOST_READ:
            return


def _wait(response: httpcore2.Response) -> float:
    asked = {name.lower(): value for name, value in response.headers}.get(b"retry-after", b"")
    return min(LONGEST_WAIT, float(asked)) if asked.isdigit() else 0.0
