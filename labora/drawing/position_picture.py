"""A position as a picture: who plays, their points, and their lands in little squares."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

from labora.drawing.player_colors import NEUTRAL_COLOR, PLAYER_COLORS
from labora.drawing.png import FAMILY
from labora.drawing.svg import defs, symbol
from labora.rules.components.card import MOUNTAIN, TERRAINS
from labora.rules.components.codes import EMPTY
from labora.rules.components.goods import KINDS, NAMES
from labora.rules.state.position import BOARD, Player, Position
from labora.rules.state.queries import card_of

WIDTH: Final = 1200
HEIGHT: Final = 630
EDGE: Final = 56
LANDS: Final = 208
"""Where the lands begin, from above."""
PLATE: Final = 44
"""How high a name stands above its land."""
GAP: Final = 36
LARGEST: Final = 54
LONGEST_TITLE: Final = 38

INK: Final = "#2b2018"
PALE: Final = "#6b5a45"
COLOURS: Final = tuple(PLAYER_COLORS.values())
GROUNDS: Final = {
    "plains": "#c3d69b",
    "hillside": "#e3cf98",
    "coast": "#eadcae",
    "water": "#86b4d2",
    "mountain": "#a4a8ac",
    "forest": "#5b8647",
    "moor": "#ab9563",
}
CARDS: Final = {"building": "#fffaf0", "cloister": "#f2c95a", "settlement": "#cfe2f0"}


@dataclass(frozen=True, slots=True)
class PictureTexts:
    """Hold the texts beside the lands."""

    title: str
    subtitle: str
    names: Sequence[str]
    points: Sequence[int | None]
    """By board; the neutral one has none."""
    shows_ids: bool = False
    """Whether cards show their ids, and players their goods."""


def position_svg(position: Position, shown: PictureTexts) -> str:
    count = len(position.players)
    wide = (WIDTH - 2 * EDGE - GAP * (count - 1)) / count
    lands = [_sized(player, wide) for player in position.players]
    # What is left of the height is above and below.
    top = LANDS + max(0.0, (HEIGHT - EDGE - PLATE - LANDS - max(land.high for land in lands)) / 2)
    boards = [
        _board(position, number, shown, lands[number], (EDGE + number * (wide + GAP), top, wide))
        for number in range(count)
    ]
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="{FAMILY}, serif" fill="{INK}">',
            defs(set(NAMES)) if shown.shows_ids else "",
            _paper(),
            _text(EDGE + 92, 92, 54, _short(shown.title, LONGEST_TITLE)),
            _text(EDGE + 92, 138, 30, shown.subtitle, PALE),
            *boards,
            "</svg>",
        )
    )


def _paper() -> str:
    """Parchment, the painted edge of the page, and the initial."""
    stripes = "".join(
        f'<path fill="{("#2f5d9e", "#a8442f")[number % 2]}" d="M{number * 50} 0h48v10h-48z"/>'
        for number in range(WIDTH // 50)
    )
    return (
        f'<path fill="#f4ead3" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f'<path fill="#c99a2e" d="M0 0h{WIDTH}v10H0z"/>{stripes}'
        f'<path fill="#2f5d9e" stroke="{INK}" stroke-width="2" d="M{EDGE} 52h72v88H{EDGE}z"/>'
        f'<path fill="none" stroke="#c99a2e" stroke-width="3" d="M{EDGE + 6} 58h60v76h-60z"/>'
        + _text(EDGE + 36, 118, 68, "L", "#f7edd6", "middle")
    )


def _text(x: float, y: float, size: float, text: str, fill: str = INK, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.2f}" y="{y:.2f}" font-size="{size}" fill="{fill}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


@dataclass(frozen=True, slots=True)
class Sized:
    """Hold a land as large as its share of the picture allows."""

    left: int
    top: int
    cell: float
    high: float


def _sized(player: Player, wide: float) -> Sized:
    columns, rows = [int(column) for column in player.land.column], [int(row) for row in player.land.row]
    across = max(columns) - min(columns) + 1
    peaks = [row + 1 for row, terrain in zip(rows, player.land.terrain, strict=True) if terrain == MOUNTAIN]
    down = max(*rows, *peaks) - min(rows) + 1
    cell = min(LARGEST, wide / across, (HEIGHT - LANDS - PLATE - EDGE) / down)
    return Sized(min(columns), min(rows), cell, cell * down)


def _board(
    position: Position, number: int, shown: PictureTexts, land: Sized, place: tuple[float, float, float]
) -> str:
    """A player's shield, name, points and land."""
    left, top, wide = place
    points = shown.points[number]
    plate = _shield(left, top - 6, _colour(position, number))
    plate += _text(left + 34, top + 20, 30, _short(shown.names[number], int(wide / 15) - 6))
    if points is not None:
        plate += _text(left + wide, top + 20, 36, str(points), anchor="end")
    if shown.shows_ids:
        plate += _goods(position.players[number], left, HEIGHT - EDGE + 14, wide)
    moved = (
        f"translate({left:.1f} {top + PLATE:.1f}) scale({land.cell:.3f}) translate({-land.left} {-land.top})"
    )
    cells = _cells(position, number, shown.shows_ids)
    return f'{plate}<g transform="{moved}">{cells}{_men(position, number)}</g>'


def _colour(position: Position, board: int) -> str:
    return COLOURS[board] if board < position.setup.players else NEUTRAL_COLOR


def _shield(x: float, y: float, colour: str) -> str:
    return (
        f'<path transform="translate({x:.1f} {y:.1f})" fill="{colour}" stroke="{INK}" stroke-width="2" '
        'd="M0 0h24v14c0 8-5 14-12 17C5 28 0 22 0 14z"/>'
    )


def _goods(player: Player, left: float, top: float, wide: float) -> str:
    """All goods of a player in one line, smaller where they are many."""
    owned = [(NAMES[good], int(player.goods[good])) for good in range(KINDS) if player.goods[good]]
    step = min(46.0, wide / max(1, len(owned)))
    return "".join(
        symbol(name, left + place * step, top, step * 0.52)
        + _text(left + (place + 0.54) * step, top + step * 0.42, round(step * 0.4, 1), str(count))
        for place, (name, count) in enumerate(owned)
    )


def _cells(position: Position, number: int, shows_ids: bool) -> str:
    player, found = position.players[number], []
    land = player.land
    for space in range(len(player.cells)):
        column, row = int(land.column[space]), int(land.row[space])
        terrain, code = TERRAINS[land.terrain[space]], player.cells[space]
        high = 2 if terrain == "mountain" else 1
        card = None if code == EMPTY else card_of(position, code)
        ground = GROUNDS.get(card.id if card else "", GROUNDS[terrain])
        found.append(
            f'<path fill="{ground}" stroke="#fff6df" stroke-width=".05" d="M{column} {row}h1v{high}h-1z"/>'
        )
        if card is not None and card.id not in GROUNDS:
            kind = "settlement" if card.is_settlement else "cloister" if card.cloister else "building"
            found.append(
                f'<rect x="{column + 0.1}" y="{row + high - 0.9}" width=".8" height=".8" rx=".1" '
                f'fill="{CARDS[kind]}" stroke="{INK}" stroke-width=".04"/>'
            )
            if shows_ids:
                name = card.id if card.is_building and card.id[0].isupper() else _initials(card.id)
                found.append(_text(column + 0.5, row + high - 0.66, 0.26, name, PALE, "middle"))
    return "".join(found)


def _initials(card: str) -> str:
    """`farmyard` as "Fa", `shanty-town` as "ST"."""
    words = card.split("-")
    return card[:2].capitalize() if len(words) == 1 else "".join(word[0].upper() for word in words)


def _men(position: Position, number: int) -> str:
    """Draw all clergymen on this land. A prior has a point on his head."""
    found = []
    for owner, player in enumerate(position.players):
        for at, place in enumerate((int(player.prior), int(player.lay_one), int(player.lay_two))):
            if place < 0 or place // BOARD != number:
                continue
            land = position.players[number].land
            x, y = int(land.column[place % BOARD]) + 0.5, int(land.row[place % BOARD]) + 0.56
            head = "M-.22 .2L0-.34L.22 .2z" if at == 0 else "M-.2 .2a.2 .2 0 1 1 .4 0z"
            found.append(
                f'<path transform="translate({x} {y})" fill="{_colour(position, owner)}" stroke="{INK}" '
                f'stroke-width=".05" d="{head}"/>'
            )
    return "".join(found)
