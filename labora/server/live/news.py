"""What followers of a table are told, written once for everybody who is told the same."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from labora.server.live.hub import Follower, Hub
from labora.server.live.live import Live
from labora.server.live.seldom import Seldom
from labora.server.live.showing import showing
from labora.server.table.events import (
    Event,
    Forgotten,
    HintsSwitched,
    Left,
    Rematched,
    Said,
    Seated,
    Standing,
    Started,
    Unsaid,
)
from labora.server.views.events import event_view
from labora.server.views.table import table_view
from labora.server.views.thinking import thinking_message
from labora.server.wire.problems import ProblemError
from labora.server.wire.table import NewsMessage, PresenceMessage, TableView, with_changes

_PERSONAL: Final = (Seated, Left, Started, Standing, HintsSwitched, Forgotten, Rematched)
_BESIDE_THE_GAME: Final = (Said, Unsaid)
# However many come and go: who is here is told this seldom, as it is then.
PRESENCE_SECONDS: Final = 1.0


class News:
    def __init__(self, hub: Hub) -> None:
        self.hub: Final = hub
        self.presence_changed: Callable[[str], None] = lambda table: None
        """Called when somebody comes or goes, to tell other processes."""
        self._presence: Final = Seldom(PRESENCE_SECONDS)

    def tell(self, live: Live, events: Sequence[Event]) -> None:
        shared: dict[tuple[str | None, str, bool], str] = {}
        personal = any(isinstance(event.body, _PERSONAL) for event in events)
        insiders = {live.table.opened.creator, *live.table.players()} if personal else set()
        for follower in self.hub.followers(live.table.id):
            # Whoever has nothing to do with the table sees what all such people see.
            person = follower.person if follower.person in insiders else None
            same = (person, follower.language, follower.brief)
            try:
                if same not in shared:
                    shared[same] = self._message(live, events, follower)
                follower.send(shared[same])
            except ProblemError:
                # What has happened stays, whether or not it can be shown: when they come back, they see why.
                follower.drop("restart")

    def _message(self, live: Live, events: Sequence[Event], follower: Follower) -> str:
        personal = any(isinstance(event.body, _PERSONAL) for event in events)
        beside = all(isinstance(event.body, _BESIDE_THE_GAME) for event in events)
        told = not personal and not beside
        changes = live.changes(follower.language) if told and follower.brief else None
        message = NewsMessage(
            number=live.table.number,
            events=[event_view(event, frozenset(live.hidden)) for event in events],
            game=live.game(follower.language) if told and changes is None else None,
            table=self.view(live, follower.person, follower.language) if personal else None,
        )
        return with_changes(message, changes)

    def view(self, live: Live, person: str | None, language: str) -> TableView:
        game = live.game(language)
        online, watching = self.online(live), self.watching(live)
        with showing(live.table.id):
            return table_view(live.table, game, person, live.key, online, watching, live.words(language))

    def online(self, live: Live) -> set[int]:
        here = set(self.hub.everywhere(live.table.id))
        return {
            n for n, seat in enumerate(live.table.seats) if seat.person is not None and seat.person in here
        }

    def absent_since(self, live: Live, seat: int) -> float | None:
        """When whoever sits there was seen for the last time; None: here."""
        holder = live.table.seats[seat].person if seat < len(live.table.seats) else None
        return None if holder is None else self.hub.absent_since(live.table.id, holder)

    def watching(self, live: Live) -> int:
        seated = live.table.persons()
        return sum(person is None or person not in seated for person in self.hub.everywhere(live.table.id))

    def somebody_moved(self, live: Live) -> None:
        """Comes or goes, here: it is told to other processes as well."""

        def tell() -> None:
            self._tell(live)
            self.presence_changed(live.table.id)

        self._presence.soon(live.table.id, tell)

    def tell_presence(self, live: Live) -> None:
        """Somebody has come or gone elsewhere."""
        self._presence.soon(live.table.id, lambda: self._tell(live))

    def tell_thinking(self, live: Live, seat: int, progress: dict[str, Any]) -> None:
        """How far a bot is: told and forgotten, it is no part of what happened."""
        told: dict[str, str] = {}
        for follower in self.hub.followers(live.table.id):
            language = follower.language
            if language not in told:
                message = thinking_message(live.table, seat, progress, live.words(language))
                told[language] = message.model_dump_json()
            follower.send(told[language])

    def _tell(self, live: Live) -> None:
        message = PresenceMessage(online=sorted(self.online(live)), watching=self.watching(live))
        text = message.model_dump_json()
        for follower in self.hub.followers(live.table.id):
            follower.send(text)
