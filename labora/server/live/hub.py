"""Who follows which table, and getting news to them."""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

# Whoever does not read is cut off and catches up after reconnecting.
LONGEST_QUEUE: Final = 64


class Follower:
    """One connection. Messages wait in a queue; a connection that is too slow is dropped."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person: Final = person
        self.language: Final = language
        self.queue: Final[asyncio.Queue[str]] = asyncio.Queue(LONGEST_QUEUE)
        self.dropped: Final = asyncio.Event()

    def send(self, message: str) -> None:
        if self.dropped.is_set():
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()


class Hub:
    def __init__(self) -> None:
        self._followers: Final[defaultdict[str, set[Follower]]] = defaultdict(set)
        # Persons at a table who are connected to other processes, by process.
        self._elsewhere: Final[dict[str, dict[str, list[str | None]]]] = {}

    def join(self, table: str, follower: Follower) -> None:
        self._followers[table].add(follower)

    def leave(self, table: str, follower: Follower) -> None:
        followers = self._followers[table]
        followers.discard(follower)
        if not followers:
            del self._followers[table]

    def followers(self, table: str) -> Iterator[Follower]:
        yield from tuple(self._followers.get(table, ()))

    def tables(self) -> list[str]:
        return list(self._followers)

    def here(self, table: str) -> list[str | None]:
        """The persons of this process's connections; None is somebody without a token."""
        return [follower.person for follower in self._followers.get(table, ())]

    def everywhere(self, table: str) -> list[str | None]:
        found = self.here(table)
        for tables in self._elsewhere.values():
            found += tables.get(table, [])
        return found

    def hear(self, process: str, table: str, persons: list[str | None]) -> None:
        """Another process tells who is connected to it."""
        tables = self._elsewhere.setdefault(process, {})
        if persons:
            tables[table] = persons
        else:
            tables.pop(table, None)

    def forget_process(self, process: str) -> list[str]:
        """The tables that it had told about."""
        return list(self._elsewhere.pop(process, {}))

    @property
    def count(self) -> int:
        return sum(len(followers) for followers in self._followers.values())

    async def close(self) -> None:
        for followers in self._followers.values():
            for follower in followers:
                follower.dropped.set()
