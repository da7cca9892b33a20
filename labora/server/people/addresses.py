"""Where somebody asks from, as limits count it."""

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

from starlette.requests import HTTPConnection

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
