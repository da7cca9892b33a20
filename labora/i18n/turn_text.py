"""Tells a turn in words, from the text of its decisions."""

from labora.i18n.log_text import event_words
from labora.i18n.words import Words
from labora.rules.engine.events import DEEDS, LogEvent
from labora.rules.log.log import Story
from labora.rules.notation import parse_option
from labora.rules.state.position import Position


def turn_words(start: Position, line: str, words: Words | None) -> list[str]:
    """Tell a turn as the log does; without words, return its text."""
    if words is None:
        return [line]
    return [event_words(words, start.setup, event, start=start) for event in deeds_of(start, line)]


def deeds_of(start: Position, line: str) -> list[LogEvent]:
    """Return what the player did in a turn, without automatic events."""
    story = Story(start)
    for text in line.split(" "):
        story.tell(parse_option(story.position, text))
    story.close()
    return [event for event in story.events if event.name in DEEDS]
