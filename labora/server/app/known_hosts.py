"""Checks the host name of requests, so that a page of another site cannot pass for one of this one.

A foreign name that suddenly leads to this address (DNS rebinding) is a public name. Numbers, names without
a dot and names of local networks cannot be that; the administrator lists the public names.
"""

from functools import lru_cache
from ipaddress import ip_address
from typing import Final

LOCAL: Final = (".local", ".localhost", ".lan", ".home.arpa", ".internal")


def host_name(header: str) -> str:
    """Without the port, and without the brackets of IPv6."""
    if header.startswith("["):
        return header[1:].partition("]")[0]
    return header.rpartition(":")[0] if header.count(":") == 1 else header


@lru_cache(maxsize=256)
def is_known_host(header: str, known: frozenset[str]) -> bool:
    name = host_name(header.strip().lower()).rstrip(".")
    if name in known or "*" in known:
        return True
    return bool(name) and ("." not in name or name.endswith(LOCAL) or _is_number(name)) and "@" not in name


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
