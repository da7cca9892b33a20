"""Pieces of SVG: letters, lines, shields, symbols of the page."""

import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from labora.drawing.player_colors import PLAYER_COLORS

INK: Final = "#2b2018"
PALE: Final = "#57473a"
RULE: Final = "#c9b48a"
RUBRIC: Final = "#96281b"
PAPER: Final = "#f8f1e1"
PLAYERS: Final = tuple(PLAYER_COLORS)
# How wide a letter is on average, of its height.
LETTER: Final = 0.46
SYMBOLS: Final = Path(__file__).with_name("symbols.svg")


def text(
    x: float, y: float, size: float, words: str, fill: str = INK, anchor: str = "start", within: float = 0
) -> str:
    """One line; smaller where it would not fit."""
    if within and len(words) * LETTER * size > within:
        size = within / (len(words) * LETTER)
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.1f}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )


def rule(x: float, y: float, width: float, colour: str = RULE, thick: float = 1) -> str:
    return f'<path stroke="{colour}" stroke-width="{thick}" fill="none" d="M{x:.1f} {y:.1f}h{width:.1f}"/>'


def box(x: float, y: float, width: float, height: float, fill: str, more: str = "") -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}" {more}/>'


def symbol(name: str, x: float, y: float, size: float) -> str:
    return f'<use href="#sheet-{name}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}"/>'


def seed(colour: str, x: float, y: float) -> str:
    """A mark of a player, told by shape and by colour."""
    shapes = {
        "red": "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
        "blue": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
        "green": "M0-6L6 0L0 6L-6 0z",
        "white": "M-5-5h10v10h-10z",
    }
    ring = colour == "blue"
    fill, edge = (PAPER, PLAYER_COLORS[colour]) if ring else (PLAYER_COLORS[colour], INK)
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" fill="{fill}" stroke="{edge}" '
        f'stroke-width="{3 if ring else 1}" d="{shapes[colour]}"/>'
    )


def defs(names: set[str]) -> str:
    """Return the symbols that a picture uses, so that the file is complete."""
    known = _symbols()
    return f"<defs>{''.join(known[name] for name in sorted(names))}</defs>"


@cache
def _symbols() -> dict[str, str]:
    found = re.findall(r'<symbol id="sheet-([^"]+)".*?</symbol>', SYMBOLS.read_text(), re.DOTALL)
    parts = re.findall(r"<symbol .*?</symbol>", SYMBOLS.read_text(), re.DOTALL)
    return dict(zip(found, parts, strict=True))
