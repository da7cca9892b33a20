"""The chronicle: what happened at a table, turn by turn, as data and in words."""

from collections.abc import Sequence

from labora.rules.log.events import NOBODY
from labora.rules.log.events import Event as LogEvent
from labora.rules.log.log import Story
from labora.rules.log.passage import events_of_opening
from labora.rules.notation import parse_option
from labora.rules.state.questions import active
from labora.server.table.parts import Turn
from labora.server.table.table import Table
from labora.server.wire.table import DeltaView, LineView
from labora.words import Words
from labora.words.log import event_words

RECENT_TURNS = 2


def chronicle(table: Table, words: Words | None, first_turn: int) -> list[LineView]:
    """Lines of the turns from `first_turn` on."""
    lines: list[LineView] = []
    if first_turn == 0:
        lines += line_views(0, table.turns[0], events_of_opening(table.turns[0].start), words)
    for number in range(first_turn, len(table.turns)):
        lines += _told(table, words, number)
    return lines


def _told(table: Table, words: Words | None, number: int) -> list[LineView]:
    """One turn. A finished one is told once."""
    language = "" if words is None else words.language
    following = table.turns[number + 1] if number + 1 < len(table.turns) else None
    if following is not None and language in following.told:
        found: list[LineView] = following.told[language]
        return found
    turn = table.turns[number]
    story = Story(turn.start)
    for taken in table.taken[turn.first : len(table.taken) if following is None else following.first]:
        story.tell(parse_option(story.position, taken.text))
    story.close()
    lines = line_views(number, turn, story.events, words)
    if following is not None and number >= len(table.turns) - RECENT_TURNS:
        following.told[language] = lines
    return lines


def line_views(number: int, turn: Turn, events: Sequence[LogEvent], words: Words | None) -> list[LineView]:
    setup = turn.start.setup
    return [
        LineView(
            turn=number,
            seat=int(active(turn.start)),
            before=turn.first,
            round=int(turn.start.round),
            player=None if event.player == NOBODY else event.player,
            name=event.name,
            message=event.message,
            words="" if words is None else event_words(words, setup, event),
            brief="" if words is None else event_words(words, setup, event, with_changes=False),
            cards=list(event.cards),
            arguments=dict(event.arguments),
            deltas=[DeltaView(board=delta.board, goods=dict(delta.amounts)) for delta in event.deltas],
        )
        for event in events
    ]
