"""Points by source as hills that grow over the rounds; numbers stand where they end, no scale is needed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from labora.analysis.game_report import Points
from labora.drawing.svg import INK, RUBRIC, rule, text

SOURCES: Final = ("economic", "settlements", "goods")
FILLS: Final = {"goods": "#7b4f7d", "settlements": "#b4cbe4", "economic": "#e8bb4f"}
LEAST_APART: Final = 17


@dataclass(frozen=True, slots=True)
class PlotArea:
    """Map rounds and points to places on the sheet."""

    x: float
    y: float
    width: float
    height: float


def hills(place: PlotArea, course: Sequence[Points], most: int, phases: Sequence[tuple[int, str]]) -> str:
    """`phases`: after how many rounds, and the letter."""
    rounds = max(1, len(course))
    below = [0.0] * (rounds + 1)
    drawn = []
    for source in SOURCES:
        above = [low + value for low, value in zip(below, [0, *_values(course, source)], strict=True)]
        drawn.append(_hill(place, below, above, most, FILLS[source]))
        below = above
    return "".join(
        (*drawn, rule(place.x, place.y + place.height, place.width, INK), _seals(place, phases, rounds))
    )


def ends(place: PlotArea, last: Points, most: int) -> str:
    """The numbers of the end, beside the hills: never on top of each other."""
    floor, found, previous = 0.0, [], place.y + place.height + LEAST_APART
    for source in SOURCES:
        value = max(0, getattr(last, source))
        middle = _high(place, floor + value / 2, most) + 5
        previous = min(middle, previous - LEAST_APART)
        found.append(text(place.x + place.width + 6, previous, 17, str(getattr(last, source))))
        floor += value
    return "".join(found)


def _values(course: Sequence[Points], source: str) -> list[int]:
    """What is below nothing lies on the ground."""
    return [max(0, getattr(points, source)) for points in course]


def _high(place: PlotArea, value: float, most: int) -> float:
    return place.y + place.height * (1 - value / max(1, most))


def _hill(place: PlotArea, below: Sequence[float], above: Sequence[float], most: int, fill: str) -> str:
    step = place.width / (len(above) - 1)
    there = [f"{place.x + at * step:.1f},{_high(place, value, most):.1f}" for at, value in enumerate(above)]
    back = [f"{place.x + at * step:.1f},{_high(place, value, most):.1f}" for at, value in enumerate(below)]
    around = " ".join([*there, *back[::-1]])
    return f'<polygon fill="{fill}" stroke="{INK}" stroke-width=".8" points="{around}"/>'


def _seals(place: PlotArea, phases: Sequence[tuple[int, str]], rounds: int) -> str:
    found = []
    for after, letter in phases:
        x = place.x + place.width * after / rounds
        found.append(
            f'<path stroke="{RUBRIC}" stroke-dasharray="1 4" fill="none" '
            f'd="M{x:.1f} {place.y}v{place.height}"/>'
            f'<circle cx="{x:.1f}" cy="{place.y - 12:.1f}" r="10" fill="{RUBRIC}"/>'
            + text(x, place.y - 7, 14, letter, "#fff1dc", "middle")
        )
    return "".join(found)
