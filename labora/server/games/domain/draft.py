"""A draft of a table: the changes of a request, which are shown when they are on disk."""

from typing import Final

from labora.server.core.errors import UnknownUserError
from labora.server.games.domain.errors import TooLongError, foreign_error
from labora.server.games.domain.events import EventBody, TableEvent
from labora.server.games.domain.table import Table

# No game comes near; but two players who never build can go on for ever.
MOST_DECISIONS: Final = 4_000
MOST_EVENTS: Final = 20_000


class Draft:
    """Fork the table, and apply every event that is added, so that a plan sees what it leads to."""

    def __init__(self, table: Table, now: float) -> None:
        self.before: Final = table
        self.table: Final = table.fork()
        self.events: Final[list[TableEvent]] = []
        self.now: Final = now

    def add(self, body: EventBody) -> None:
        if self.table.foreign is not None:
            raise foreign_error(self.table.foreign)
        if getattr(body, "person", None) in self.table.forgotten:
            # Deleted while this process still remembered who they are.
            raise UnknownUserError
        if self.table.number >= MOST_EVENTS and body.kind != "closed":
            raise TooLongError
        event = TableEvent(number=self.table.number + 1, at=self.now, body=body)
        self.table.apply(event)
        self.events.append(event)
        if self.table.game.count > max(MOST_DECISIONS, self.before.game.count):
            raise TooLongError
