"""What a request would make of a table. Nobody sees it before it is on disk."""

from typing import Final

from labora.server.table.events import Event, EventBody
from labora.server.table.table import Table


class Draft:
    """A fork of the table that every added event changes at once: a plan sees what it has led to."""

    def __init__(self, table: Table, now: float) -> None:
        self.before: Final = table
        self.table: Final = table.fork()
        self.events: Final[list[Event]] = []
        self._now: Final = now

    def add(self, body: EventBody) -> None:
        event = Event(number=self.table.number + 1, at=self._now, body=body)
        self.table.apply(event)
        self.events.append(event)
