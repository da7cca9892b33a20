"""Secrets: made at random, kept as hashes. They are long, so a plain hash is enough."""

import hashlib
import secrets


def new_secret() -> str:
    """For tokens, recovery links and invitations: 192 bits."""
    return _random(24)


def new_identifier() -> str:
    """For tables and persons: 96 bits."""
    return _random(12)


def _random(size: int) -> str:
    """On a command line what begins with a dash is an option."""
    while (text := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return text


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    return secrets.compare_digest(one.encode(), other.encode())
