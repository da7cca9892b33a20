"""Sends changes of a table to its followers, encoded once for all who get the same."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from labora.server.core.errors import DomainError
from labora.server.core.showing import showing
from labora.server.core.throttle import Throttle
from labora.server.games.domain.events import (
    Forgotten,
    HintsSwitched,
    Left,
    Rematched,
    Said,
    Seated,
    Standing,
    Started,
    TableEvent,
    Unsaid,
)
from labora.server.games.event_views import event_view
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.subscriptions import Subscriber, Subscriptions
from labora.server.games.schemas import NewsMessage, PresenceMessage, TableView, with_changes
from labora.server.games.thinking_views import thinking_message
from labora.server.games.views import table_view

_PERSONAL: Final = (Seated, Left, Started, Standing, HintsSwitched, Forgotten, Rematched)
_BESIDE_THE_GAME: Final = (Said, Unsaid)
# However many come and go: who is here is told this seldom, as it is then.
PRESENCE_SECONDS: Final = 1.0


class Broadcaster:
    """Send changes of a table to everyone who follows it."""

    def __init__(self, subscriptions: Subscriptions) -> None:
        self.subscriptions: Final = subscriptions
        self.presence_changed: Callable[[str], None] = lambda table: None
        """Called when a user comes or goes, to notify other processes."""
        self._presence: Final = Throttle(PRESENCE_SECONDS)

    def tell(self, loaded: LoadedTable, events: Sequence[TableEvent]) -> None:
        self.subscriptions.wake(loaded.table.id)
        shared: dict[tuple[str | None, str, bool], str] = {}
        personal = any(isinstance(event.body, _PERSONAL) for event in events)
        insiders = {loaded.table.opened.creator, *loaded.table.players()} if personal else set()
        for subscriber in self.subscriptions.subscribers(loaded.table.id):
            # Whoever has nothing to do with the table sees what all such people see.
            person = subscriber.person if subscriber.person in insiders else None
            same = (person, subscriber.language, subscriber.brief)
            try:
                if same not in shared:
                    shared[same] = self._message(loaded, events, subscriber)
                subscriber.send(shared[same])
            except DomainError:
                # What has happened stays, whether or not it can be shown: when they come back, they see why.
                subscriber.drop("restart")

    def _message(self, loaded: LoadedTable, events: Sequence[TableEvent], subscriber: Subscriber) -> str:
        personal = any(isinstance(event.body, _PERSONAL) for event in events)
        beside = all(isinstance(event.body, _BESIDE_THE_GAME) for event in events)
        told = not personal and not beside
        changes = loaded.changes(subscriber.language) if told and subscriber.brief else None
        message = NewsMessage(
            number=loaded.table.number,
            events=[event_view(event, frozenset(loaded.hidden)) for event in events],
            game=loaded.game(subscriber.language) if told and changes is None else None,
            table=self.view(loaded, subscriber.person, subscriber.language) if personal else None,
        )
        return with_changes(message, changes)

    def view(self, loaded: LoadedTable, person: str | None, language: str) -> TableView:
        game = loaded.game(language)
        online, watching = self.online(loaded), self.watching(loaded)
        with showing(loaded.table.id):
            return table_view(
                loaded.table, game, person, loaded.key, online, watching, loaded.words(language)
            )

    def online(self, loaded: LoadedTable) -> set[int]:
        here = set(self.subscriptions.everywhere(loaded.table.id))
        return {
            n for n, seat in enumerate(loaded.table.seats) if seat.person is not None and seat.person in here
        }

    def absent_since(self, loaded: LoadedTable, seat: int) -> float | None:
        """Return when the player was last seen; None if they are here."""
        holder = loaded.table.seats[seat].person if seat < len(loaded.table.seats) else None
        return None if holder is None else self.subscriptions.absent_since(loaded.table.id, holder)

    def watching(self, loaded: LoadedTable) -> int:
        seated = loaded.table.persons()
        return sum(
            person is None or person not in seated
            for person in self.subscriptions.everywhere(loaded.table.id)
        )

    def attendance_changed(self, loaded: LoadedTable) -> None:
        """Announce that a user came or went, also to other processes."""

        def tell() -> None:
            self._tell(loaded)
            self.presence_changed(loaded.table.id)

        self._presence.soon(loaded.table.id, tell)

    def tell_presence(self, loaded: LoadedTable) -> None:
        """Announce that a user came or went in another process."""
        self._presence.soon(loaded.table.id, lambda: self._tell(loaded))

    def tell_thinking(self, loaded: LoadedTable, seat: int, progress: dict[str, Any]) -> None:
        """How far a bot is: told and forgotten, it is no part of what happened."""
        told: dict[str, str] = {}
        for subscriber in self.subscriptions.subscribers(loaded.table.id):
            language = subscriber.language
            if language not in told:
                message = thinking_message(loaded.table, seat, progress, loaded.words(language))
                told[language] = message.model_dump_json()
            subscriber.send(told[language])

    def tell_all(self, table: str, text: str) -> None:
        """The same for everyone who follows the table."""
        for subscriber in self.subscriptions.subscribers(table):
            subscriber.send(text)

    def _tell(self, loaded: LoadedTable) -> None:
        message = PresenceMessage(online=sorted(self.online(loaded)), watching=self.watching(loaded))
        self.tell_all(loaded.table.id, message.model_dump_json())
