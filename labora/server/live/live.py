"""A table in memory, with what is stored beside its events and the views that were made of it."""

from typing import Final

from labora.server.base.language import forget_names, words_for
from labora.server.store.appending import GameRow
from labora.server.table.events import Unsaid
from labora.server.table.table import Table
from labora.server.views.chronicle import Chronicle
from labora.server.views.table import game_view
from labora.server.wire.table import GameView
from labora.words import Words


class Live:
    def __init__(self, table: Table, row: GameRow) -> None:
        self.table = table
        self.key: Final = row.key
        self.hidden: set[int] = {
            event.body.message for event in table.events if isinstance(event.body, Unsaid)
        }
        self._views: Final[dict[str, GameView]] = {}
        self._chronicle = Chronicle()

    def forget_words(self) -> None:
        """What was said in words holds names."""
        self._views.clear()
        self._chronicle = Chronicle()
        forget_names()

    def words(self, language: str) -> Words | None:
        return words_for(language, [seat.name or seat.bot or "" for seat in self.table.seats])

    def game(self, language: str) -> GameView:
        """Everybody sees the same game: it is looked at once for each language."""
        view = self._views.get(language)
        if view is None or view.number != self.table.number:
            view = game_view(self.table, self.words(language), self._chronicle)
            self._views[language] = view
        return view
