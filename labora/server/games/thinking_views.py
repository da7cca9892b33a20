"""How far a bot is that takes its time, and what it would do if it had to decide now."""

from typing import Any

from labora.i18n import Words
from labora.rules.constants.errors import LaboraError
from labora.rules.log.log import Story
from labora.rules.notation import parse_option
from labora.server.games.domain.table import Table
from labora.server.games.positions.chronicle import line_views
from labora.server.games.schemas import LineView, ThinkingMessage


def thinking_message(
    table: Table, seat: int, progress: dict[str, Any], words: Words | None
) -> ThinkingMessage:
    """`progress` as a worker process tells it."""
    return ThinkingMessage(
        number=table.number,
        seat=seat,
        share=progress["share"],
        score=progress["score"],
        lines=_lines(table, progress["decisions"], words),
    )


def _lines(table: Table, decisions: list[str], words: Words | None) -> list[LineView]:
    story = Story(table.position)
    try:
        for text in decisions:
            story.tell(parse_option(story.position, text))
    except LaboraError:
        # Something else has happened meanwhile.
        return []
    story.close()
    return line_views(len(table.game.turns) - 1, table.game.turns[-1], story.events, story.counts, words)
