"""`labora show`: draws a record at any moment, or the line of a position."""

import re
import sys
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from labora.cli.drawing import picture
from labora.cli.language import say, words
from labora.cli.record_files import read_text
from labora.cli.usage_errors import UsageError
from labora.i18n import Words
from labora.i18n.log_text import event_words
from labora.i18n.record_problems import problem_words
from labora.rules.constants.errors import NotationError
from labora.rules.game import Game
from labora.rules.log.log import log_of
from labora.rules.records.problems import RecordError
from labora.rules.records.record import Record, parse_record
from labora.rules.records.replay import replay
from labora.rules.state.position import Position
from labora.rules.text.writing import parse_position

NARROWEST: Final = 80
LOG_LINES: Final = 12


def show(
    what: Annotated[
        str,
        typer.Argument(
            metavar="RECORD|POSITION",
            help='A record file, a file with a position, or the position itself; "-" reads standard input.',
        ),
    ],
    at: Annotated[
        str | None,
        typer.Option(
            "--at",
            metavar="N[.M]",
            help="The moment: 12 is after 12 turns, 12.3 after 3 more decisions. Default: the end.",
        ),
    ] = None,
    width: Annotated[
        int | None,
        typer.Option("--width", metavar="N", help="Width in columns. Default: the width of the terminal."),
    ] = None,
) -> None:
    """Draw a position in the terminal: any moment of a record, or a position given as text."""
    console = Console(width=width)
    text = _text(what)
    if "|" in text.partition("\n")[0]:
        _show_position(console, parse_position_or_say(text, what))
        return
    try:
        record = parse_record(text)
    except RecordError as error:
        sentence = problem_words(words(), error.problem)
        raise UsageError(say("file-problem", file=what, sentence=sentence), 1) from None
    _show_record(console, record, at)


def _text(what: str) -> str:
    """The file's text, or the argument itself where it is a position."""
    if what == "-":
        return sys.stdin.read()
    if " | " in what:
        return what
    return read_text(Path(what))


def parse_position_or_say(text: str, what: str) -> Position:
    try:
        return parse_position(text)
    except NotationError as error:
        shown = what if len(what) < 60 else what[:57] + "..."
        raise UsageError(say("show-no-position", value=shown, reason=words().error(error)), 1) from None


def _show_position(console: Console, position: Position) -> None:
    console.print(picture(words(), position, max(NARROWEST, console.width)))


def _show_record(console: Console, record: Record, at: str | None) -> None:
    turns, moves = _moment(record, at)
    opened = replay(record, turns, moves)
    names = Words(words().language, players=[seat.name for seat in record.seats], hyphens=False)
    lines = log_lines(names, opened.game)[-LOG_LINES:]
    console.print(picture(names, opened.game.position, max(NARROWEST, console.width), lines))
    if at is not None:
        console.print(say("show-moment", turns=turns or 0, moves=moves), markup=False)
    if opened.problem is not None:
        sentence = problem_words(names, opened.problem, record.setup)
        raise UsageError(say("show-problem", sentence=sentence), 1)


def _moment(record: Record, at: str | None) -> tuple[int | None, int]:
    if at is None:
        return None, 0
    found = re.fullmatch(r"([0-9]{1,6})(?:\.([0-9]{1,6}))?", at.strip())
    if found is None:
        raise UsageError(say("show-no-moment", value=at))
    if int(found[1]) > len(record.lines):
        raise UsageError(say("show-late-moment", turns=len(record.lines)))
    return int(found[1]), int(found[2] or 0)


def log_lines(names: Words, game: Game) -> list[str]:
    return [event_words(names, game.setup, event) for event in log_of(game)]
