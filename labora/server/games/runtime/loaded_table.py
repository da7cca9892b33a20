"""A table in memory, with what is stored beside its events and the views that were made of it."""

from typing import Final

from labora.i18n import Words
from labora.server.core.language import forget_names, words_for
from labora.server.core.showing import showing
from labora.server.games.domain.events import Unsaid
from labora.server.games.domain.table import Table
from labora.server.games.event_storage import GameRow
from labora.server.games.positions.chronicle import Chronicle
from labora.server.games.positions.schemas import PositionView
from labora.server.games.positions.views import PositionCache, position_view
from labora.server.games.schemas import GameView
from labora.server.games.seat_names import shown_names
from labora.server.games.views import game_changes, game_view


class LoadedTable:
    """Hold a table in memory with its lock, its caches and its subscribers."""

    def __init__(self, table: Table, row: GameRow) -> None:
        self.table = table
        self.key: Final = row.key
        self.hidden: set[int] = {
            event.body.message for event in table.events if isinstance(event.body, Unsaid)
        }
        self._seen: PositionCache | None = None
        self._views: Final[dict[str, GameView]] = {}
        self._before: Final[dict[str, GameView]] = {}
        self._changes: Final[dict[str, str]] = {}
        self._chronicle = Chronicle()

    def forget_words(self) -> None:
        """What was said in words holds names."""
        self._views.clear()
        self._before.clear()
        self._changes.clear()
        self._chronicle = Chronicle()
        forget_names()

    def words(self, language: str) -> Words | None:
        names = shown_names(self.table.names_and_bots, words_for(language))
        return words_for(language, names)

    def game(self, language: str) -> GameView:
        """Return the game as all see it, from the cache of a language."""
        view = self._views.get(language)
        if view is None or view.number != self.table.number:
            if view is not None:
                self._before[language] = view
            with showing(self.table.id):
                view = game_view(self.table, self._position(), self.words(language), self._chronicle)
            self._views[language] = view
            self._changes.pop(language, None)
        return view

    def _position(self) -> PositionView:
        """Return the position without texts."""
        position = self.table.position
        if self._seen is None or self._seen.position is not position:
            self._seen = PositionCache(position, position_view(position, self._seen))
        return self._seen.view

    def changes(self, language: str) -> str | None:
        """Return the changes since the game was last shown, encoded once for all. None: it never was."""
        now, before = self.game(language), self._before.get(language)
        if language not in self._changes and before is not None:
            self._changes[language] = game_changes(before, now).model_dump_json()
        return self._changes.get(language)
