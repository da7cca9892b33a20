"""How the game ended, and, where it has been judged, where it turned."""

from collections.abc import Sequence
from textwrap import wrap
from typing import Final

from labora.drawing.svg import PALE, PLAYERS, RUBRIC, rule, symbol, text
from labora.server.sharing.page_layout import EDGE, ReportTexts, heading
from labora.server.sharing.turning_points import TurningPointText

WIDE: Final = 544
"""The score sheet stands beside it."""
ROW: Final = 47
_POINTS_WIDE: Final = 62
# Lines of wide letters have no more room than others.
_WIDE_LETTER: Final = 0.54


def result(told: ReportTexts) -> str:
    shield = f"shield-{PLAYERS[told.winners[0] if told.winners else 0]}"
    if told.turning is None:
        return _alone(told, shield)
    return (
        symbol(shield, EDGE, 138, 100)
        + text(EDGE + 120, 190, 46, told.headline, RUBRIC, within=WIDE - 120)
        + _lines(told.below, EDGE + 120, 228, 21, WIDE - 120)
        + _turning_points(told, told.turning)
    )


def _alone(told: ReportTexts, shield: str) -> str:
    """In the middle of the room that turning points would take."""
    middle = EDGE + WIDE / 2
    return (
        symbol(shield, middle - 95, 170, 190)
        + text(middle, 434, 56, told.headline, RUBRIC, "middle", WIDE)
        + _lines(told.below, middle, 482, 24, WIDE, "middle")
    )


def _lines(words: str, x: float, y: float, size: float, within: float, anchor: str = "start") -> str:
    # Not at narrow spaces, which French has before its signs.
    lines = wrap(words, int(within / (size * _WIDE_LETTER)), break_long_words=False, break_on_hyphens=False)
    return "".join(text(x, y + at * size * 1.25, size, line, anchor=anchor) for at, line in enumerate(lines))


def _turning_points(told: ReportTexts, points: Sequence[TurningPointText]) -> str:
    words, top = told.words, 318.0
    found = [heading(EDGE, top, words.text("web-analysis-points"), WIDE, words.text("sheet-turning-note"))]
    if not points:
        found.append(text(EDGE, top + 38, 18, words.text("web-analysis-even"), within=WIDE))
    for at, point in enumerate(points):
        found.append(_turning_point(point, top + 34 + ROW * at))
    return "".join(found)


def _turning_point(point: TurningPointText, y: float) -> str:
    left, wide = EDGE + 106.0, WIDE - 106.0 - _POINTS_WIDE
    return (
        text(EDGE, y, 17, point.turn, RUBRIC, within=72)
        + symbol(f"shield-{PLAYERS[point.seat]}", EDGE + 78, y - 15, 19)
        + text(left, y, 18, point.what, within=wide)
        + text(left, y + 19, 15.5, point.below, PALE, within=wide)
        + text(EDGE + WIDE, y + 6, 22, point.points, anchor="end")
        + rule(EDGE, y + 27, WIDE)
    )
