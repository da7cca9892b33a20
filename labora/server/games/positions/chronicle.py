"""The chronicle: what happened at a table, turn by turn, as data and in words."""

from collections.abc import Sequence
from typing import Final

from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.rules.engine.events import NOBODY, LogEvent
from labora.rules.game import Game, Turn
from labora.rules.log.log import events_of_opening, story_of
from labora.server.games.positions.decision_schemas import DeltaView
from labora.server.games.schemas import LineView

RECENT_TURNS = 2


class Chronicle:
    """Cache the last finished turns, which do not change any more."""

    def __init__(self) -> None:
        self._told: Final[dict[tuple[str, int], tuple[Turn, list[LineView]]]] = {}

    def recent(self, game: Game, words: Words | None) -> list[LineView]:
        return self.between(game, words, max(0, len(game.turns) - RECENT_TURNS), len(game.turns))

    def between(self, game: Game, words: Words | None, first_turn: int, end: int) -> list[LineView]:
        """Lines of the turns from `first_turn` on, up to that before `end`."""
        lines: list[LineView] = []
        if first_turn == 0:
            opening = events_of_opening(game.setup, game.start)
            lines += line_views(0, game.turns[0], opening, [0] * len(opening), words)
        for number in range(first_turn, min(end, len(game.turns))):
            lines += self._turn(game, words, number)
        return lines

    def _turn(self, game: Game, words: Words | None, number: int) -> list[LineView]:
        turn = game.turns[number]
        key = ("" if words is None else words.language, number)
        known = self._told.get(key)
        # Copies of a game share their finished turns, so that the same turn is the same object.
        if known is not None and known[0] is turn:
            return known[1]
        lines = line_views(number, turn, *_with_clock(turn), words)
        if len(game.turns) - RECENT_TURNS <= number < len(game.turns) - 1:
            self._told[key] = (turn, lines)
            self._told.pop((key[0], number - RECENT_TURNS), None)
        return lines


def _with_clock(turn: Turn) -> tuple[list[LogEvent], list[int]]:
    """Tell a turn, with a line before the first decision that a bot took for a late player."""
    story = story_of(turn)
    events, counts = list(story.events), list(story.counts)
    late: set[int] = set()
    for before, taken in enumerate(turn.taken):
        if taken.how != "clock" or taken.player in late:
            continue
        late.add(taken.player)
        place = next((at for at, count in enumerate(counts) if count > before), len(counts))
        events.insert(place, LogEvent("late", taken.player))
        counts.insert(place, before)
    return events, counts


def line_views(
    number: int, turn: Turn, events: Sequence[LogEvent], counts: Sequence[int], words: Words | None
) -> list[LineView]:
    """Show log lines. `counts` has for each event the decisions of the turn after which it happened."""
    return [_line(number, turn, event, count, words) for event, count in zip(events, counts, strict=True)]


def _line(number: int, turn: Turn, event: LogEvent, count: int, words: Words | None) -> LineView:
    said = brief = ""
    if words is not None:
        setup = turn.start.setup
        said = brief = event_words(words, setup, event, start=turn.start)
        if event.deltas:
            brief = event_words(words, setup, event, with_changes=False, start=turn.start)
    return LineView(
        turn=number,
        seat=turn.player,
        before=turn.first,
        after=turn.first + count,
        round=turn.round,
        player=None if event.player == NOBODY else event.player,
        name=event.name,
        message=event.message,
        words=said,
        brief=brief,
        cards=list(event.cards),
        arguments={**event.texts()},
        deltas=[DeltaView(board=delta.board, goods=dict(delta.amounts)) for delta in event.deltas],
    )
