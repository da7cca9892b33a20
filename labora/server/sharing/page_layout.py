"""A sheet of A4, and what is written on it beside the report's numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from labora.drawing.svg import PALE, RUBRIC, RULE, rule, text
from labora.i18n import Words
from labora.rules.state.scoring import Score
from labora.server.sharing.turning_points import TurningPointText

WIDTH: Final = 1240
HEIGHT: Final = 1754
EDGE: Final = 76
INNER: Final = WIDTH - 2 * EDGE


@dataclass(frozen=True, slots=True)
class ReportTexts:
    """Hold the texts of the report sheet in the reader's language."""

    title: str
    about: str
    when: str
    headline: str
    below: str
    names: Sequence[str]
    scores: Sequence[Score]
    winners: Sequence[int]
    phases: Sequence[tuple[int, str]]
    settlements: Sequence[str]
    turning: Sequence[TurningPointText] | None
    """None if the game was not analyzed."""
    address: str
    words: Words


def heading(x: float, y: float, words: str, width: float, note: str = "") -> str:
    return (
        rule(x, y - 34, width, RULE, 2)
        + text(x, y, 27, words, RUBRIC, within=width * 0.6)
        + (text(x + width, y, 17, note, PALE, "end", width * 0.38) if note else "")
    )
