"""Suggested turns in words: as the chronicle would tell them, with what they change and why."""

from labora.i18n import Words
from labora.rules.log.log import Story
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.server.analysis.hint_schemas import ReasonView, SuggestedView, SuggestionView
from labora.server.games.domain.table import Table
from labora.server.games.positions.chronicle import line_views
from labora.server.games.positions.decision_views import option_view
from labora.server.games.positions.preview import changes
from labora.server.workers.bot_runner import Hint


def suggested_view(
    table: Table, start: Position, hints: list[Hint], words: Words | None, most: int
) -> SuggestedView:
    """`start` is the table's position, or where decisions that were tried out have led from there."""
    suggestions: dict[str, SuggestionView] = {}
    for hint in hints:
        found = _suggestion_view(table, start, hint, words)
        suggestions.setdefault(_told(found), found)
    return SuggestedView(number=table.number, suggestions=list(suggestions.values())[:most])


def _told(suggestion: SuggestionView) -> str:
    """What a player learns of a turn: two that differ in nothing of it are one."""
    lines = [(line.brief or (line.message, line.arguments), line.deltas) for line in suggestion.lines]
    return repr((lines, suggestion.changes))


def _suggestion_view(table: Table, start: Position, hint: Hint, words: Words | None) -> SuggestionView:
    story = Story(start)
    options = []
    for text in hint.decisions:
        option = parse_option(story.position, text)
        options.append(option_view(story.position, option, words))
        story.tell(option)
    story.close()
    return SuggestionView(
        options=options,
        lines=line_views(len(table.game.turns) - 1, table.game.turns[-1], story.events, story.counts, words),
        changes=changes(start, story.position),
        scores=hint.scores,
        reasons=[
            ReasonView(message=reason, words="" if words is None else words.text(reason))
            for reason in hint.reasons
        ],
        confidence=hint.confidence,
    )
