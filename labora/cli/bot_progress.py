"""Bots that take their time at the terminal table: what they think is seen, and Enter cuts it short."""

import os
import select
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console, Group
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.text import Text

from labora.bots.bot import Clock, Progress
from labora.bots.suggest import Suggestion, first_turn
from labora.bots.turn_bot import options_of
from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.rules.engine.events import NOBODY
from labora.rules.engine.option import Option
from labora.rules.log.log import Story
from labora.rules.state.position import Position

BAR: Final = 60


@contextmanager
def thinking(
    console: Console, words: Words, position: Position, name: str, seconds: float
) -> Iterator[Clock]:
    """Yield a clock for a bot. Its progress is drawn if the error stream is a terminal."""
    if not console.is_terminal:
        yield Clock(seconds)
        return
    start = position.copy()
    with Live(console=console, refresh_per_second=4, transient=True) as live:
        yield Clock(seconds, lambda progress: live.update(_drawn(words, start, name, progress)), _enough())


def _drawn(words: Words, start: Position, name: str, progress: Progress) -> Group:
    options = options_of(start, first_turn(start, progress.codes), ends=True)
    line = "; ".join(turn_words(words, start, options))
    said = words.text("table-thinking", name=name, score=progress.score or 0, line=line)
    bar = ProgressBar(total=1.0, completed=progress.share, width=BAR)
    return Group(Text(said), bar, Text(words.text("table-thinking-enter"), style="dim"))


def _enough() -> "Enter | None":
    """Watch for the Enter key if a person types; piped input is left alone."""
    return Enter() if os.name == "posix" and sys.stdin.isatty() else None


class Enter:
    """Notice that Enter was pressed."""

    def __call__(self) -> bool:
        if not select.select([sys.stdin], [], [], 0)[0]:
            return False
        sys.stdin.readline()
        return True


def turn_words(words: Words, start: Position, options: tuple[Option, ...] | list[Option]) -> list[str]:
    """A turn as the log would tell it."""
    story = Story(start)
    for option in options:
        story.tell(option)
    story.close()
    return [event_words(words, start.setup, event) for event in story.events if event.player != NOBODY]


def hint_lines(words: Words, start: Position, found: list[Suggestion]) -> list[str]:
    """Turns worth considering, each with what it leads to and why."""
    lines: list[str] = []
    for number, one in enumerate(found, 1):
        turn = "; ".join(turn_words(words, start, one.options)) or words.text("table-hint-end")
        lines.append(f"{number}. {turn}")
        scores = " : ".join(str(round(score)) for score in one.scores)
        reasons = " ".join(words.text(reason) for reason in one.reasons)
        lines.append("   " + words.text("table-hint-leads", scores=scores, reasons=reasons))
    return lines
