"""Limits how often a client may ask: token buckets."""

import time
from collections import OrderedDict
from typing import Final

from labora.server.core.errors import TooOftenError

# By kind: how many at once, and how many a second from then on.
LIMITS: Final[dict[str, tuple[float, float]]] = {
    # Everything that comes from one address, whoever asks: also pages, and connections to follow tables.
    "address": (300, 60),
    # Connections to follow tables, of one address: each is told a whole table at once.
    "follow": (30, 5),
    # Of one person; of strangers, by address.
    "ask": (120, 30),
    "explore": (40, 8),
    "bytes": (300_000, 25_000),
    "person": (30, 0.2),
    "table": (30, 0.2),
    "message": (10, 0.5),
    "change": (20, 1),
    "report": (10, 0.02),
    "hint": (20, 0.5),
    "picture": (20, 0.5),
    "recover": (10, 0.1),
    "notice": (10, 0.05),
    "invite": (20, 0.05),
    "seek": (10, 0.2),
    # All that is kept about a person: many games are played again for it.
    "export": (3, 0.003),
    # Reports as pictures: a fifth of a second of a processor each.
    "sheet": (10, 0.2),
}
REMEMBERED: Final = 50_000
# Messages over one WebSocket: pages send one when they come, go, or have heard nothing for a while.
SAID: Final = (20, 5)


class RateLimiter:
    """Limit how often an address or a user may ask."""

    def __init__(self, enabled: bool) -> None:
        self.enabled: Final = enabled
        self._buckets: Final[OrderedDict[tuple[str, str], tuple[float, float]]] = OrderedDict()

    def check(self, kind: str, who: str, cost: float = 1.0) -> None:
        """Raises a problem that says when to come back."""
        if not self.enabled:
            return
        size, refill = LIMITS[kind]
        now = time.monotonic()
        left, at = self._buckets.get((kind, who), (size, now))
        left = min(size, left + (now - at) * refill)
        if left < cost:
            seconds = int((cost - left) / refill) + 1
            raise TooOftenError(seconds)
        self._buckets[kind, who] = (left - cost, now)
        self._buckets.move_to_end((kind, who))
        while len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)


class Pace:
    """Limit one connection by a bucket of its own."""

    def __init__(self, size: float, refill: float) -> None:
        self._size: Final = size
        self._refill: Final = refill
        self._left = size
        self._at = time.monotonic()

    def is_kept(self) -> bool:
        """One more; not if there were too many."""
        now = time.monotonic()
        self._left = min(self._size, self._left + (now - self._at) * self._refill) - 1
        self._at = now
        return self._left >= 0
