"""Who follows which table, and getting news to them."""

import asyncio
import contextlib
import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterator
from typing import Final, Literal

# Whoever does not read is cut off and catches up after reconnecting.
LONGEST_QUEUE: Final = 64
# Followers of one table: all of them; of one address; of one player.
MOST_AT_TABLE: Final = 300
MOST_OF_ADDRESS: Final = 20
MOST_OF_PLAYER: Final = 10
# Of one address, at all tables together.
MOST_ANYWHERE: Final = 200
REMEMBERED: Final = 10_000
Why = Literal["restart", "slow"]


class Subscriber:
    """Queue messages for one connection, and drop it if it is too slow."""

    def __init__(
        self,
        person: str | None,
        language: str,
        address: str = "",
        *,
        token: str | None = None,
        brief: bool = False,
    ) -> None:
        self.person: Final = person
        self.token: Final = token
        """The hash of the one that the person came with."""
        self.language: Final = language
        self.address: Final = address
        self.brief: Final = brief
        """The client has the game and gets only changes."""
        self.queue: Final[asyncio.Queue[str]] = asyncio.Queue(LONGEST_QUEUE)
        self.dropped: Final = asyncio.Event()
        self.looking = True
        """The page is visible."""
        self.why: Why = "restart"

    def send(self, message: str) -> None:
        if self.dropped.is_set():
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop("slow")

    def drop(self, why: Why) -> None:
        self.why = why
        self.dropped.set()


class Subscriptions:
    """Keep the connections that follow each table."""

    def __init__(self) -> None:
        self._started: Final = time.time()
        self._subscribers: Final[defaultdict[str, set[Subscriber]]] = defaultdict(set)
        # Requests that are answered when something happens at a table.
        self._waiting: Final[defaultdict[str, set[asyncio.Event]]] = defaultdict(set)
        # Persons at a table who are connected to other processes, by process.
        self._elsewhere: Final[dict[str, dict[str, list[str | None]]]] = {}
        # Those of them who look at it.
        self._looking: Final[dict[str, dict[str, set[str]]]] = {}
        # When a person was seen at a table for the last time, by both.
        self._left: Final[OrderedDict[tuple[str, str], float]] = OrderedDict()

    def join(self, table: str, subscriber: Subscriber) -> None:
        self._subscribers[table].add(subscriber)

    def leave(self, table: str, subscriber: Subscriber) -> None:
        subscribers = self._subscribers[table]
        subscribers.discard(subscriber)
        self._note_gone(table, [subscriber.person])
        if not subscribers:
            del self._subscribers[table]

    def has_room(self, table: str, subscriber: Subscriber, is_player: bool) -> bool:
        """Players always find a place beside any number of others who watch."""
        here = self._subscribers.get(table, set())
        if is_player:
            return sum(other.person == subscriber.person for other in here) < MOST_OF_PLAYER
        beside = sum(other.address == subscriber.address for other in here)
        return len(here) < MOST_AT_TABLE and beside < MOST_OF_ADDRESS and self._has_room(subscriber.address)

    def _has_room(self, address: str) -> bool:
        all_of_them = (other for subscribers in self._subscribers.values() for other in subscribers)
        return sum(other.address == address for other in all_of_them) < MOST_ANYWHERE

    def subscribers(self, table: str) -> Iterator[Subscriber]:
        yield from tuple(self._subscribers.get(table, ()))

    def tables(self) -> list[str]:
        """All that somebody here wants to hear of."""
        return [*self._subscribers, *(table for table in self._waiting if table not in self._subscribers)]

    def is_followed(self, table: str) -> bool:
        return table in self._subscribers or table in self._waiting

    @contextlib.contextmanager
    def waiting(self, table: str) -> Iterator[asyncio.Event]:
        """Set whenever something happens at the table; whoever waits for that is not here."""
        changed = asyncio.Event()
        self._waiting[table].add(changed)
        try:
            yield changed
        finally:
            self._waiting[table].discard(changed)
            if not self._waiting[table]:
                del self._waiting[table]

    def wake(self, table: str) -> None:
        """Something has happened."""
        for changed in self._waiting.get(table, ()):
            changed.set()

    def here(self, table: str) -> list[str | None]:
        """Return the users of this process's connections; None is a user without a token."""
        return [subscriber.person for subscriber in self._subscribers.get(table, ())]

    def everywhere(self, table: str) -> list[str | None]:
        found = self.here(table)
        for tables in self._elsewhere.values():
            found += tables.get(table, [])
        return found

    def looking(self, table: str) -> set[str]:
        """Who looks at it, of this process's connections."""
        here = self._subscribers.get(table, ())
        return {one.person for one in here if one.looking and one.person is not None}

    def is_looking(self, table: str, person: str) -> bool:
        """Here or elsewhere."""
        others = (tables.get(table, set()) for tables in self._looking.values())
        return person in self.looking(table) or any(person in found for found in others)

    def hear(self, process: str, table: str, persons: list[str | None], looking: set[str]) -> None:
        """Another process tells who is connected to it."""
        self._looking.setdefault(process, {})[table] = looking
        if not looking:
            del self._looking[process][table]
        tables = self._elsewhere.setdefault(process, {})
        self._note_gone(table, tables.get(table, []))
        if persons:
            tables[table] = persons
        else:
            tables.pop(table, None)

    def forget_elsewhere(self, is_meant: Callable[[str], bool]) -> None:
        """Forget who is at these tables in other processes, which will announce it again."""
        for found in self._looking.values():
            for table in [one for one in found if is_meant(one)]:
                del found[table]
        for tables in self._elsewhere.values():
            for table in [one for one in tables if is_meant(one)]:
                self._note_gone(table, tables.pop(table))

    def forget_process(self, process: str) -> list[str]:
        """The tables that it had told about."""
        self._looking.pop(process, None)
        return list(self._elsewhere.pop(process, {}))

    # Absence

    def _note_gone(self, table: str, persons: list[str | None]) -> None:
        for person in persons:
            if person is not None:
                self._left[table, person] = time.time()
                self._left.move_to_end((table, person))
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)

    def absent_since(self, table: str, person: str) -> float | None:
        """As far as this process can know; None: here."""
        if person in self.everywhere(table):
            return None
        return self._left.get((table, person), self._started)

    @property
    def count(self) -> int:
        return sum(len(subscribers) for subscribers in self._subscribers.values())

    def drop_person(self, person: str) -> None:
        """Who is still allowed to comes back."""
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                if subscriber.person == person:
                    subscriber.drop("restart")

    def tokens(self) -> set[str]:
        """Return the tokens of all subscribers."""
        everybody = (subscriber for subscribers in self._subscribers.values() for subscriber in subscribers)
        return {subscriber.token for subscriber in everybody if subscriber.token is not None}

    def drop_tokens(self, gone: set[str]) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                if subscriber.token in gone:
                    subscriber.drop("restart")

    async def close(self) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.drop("restart")
