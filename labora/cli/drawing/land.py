"""A player's land as a grid: coast on the left, mountains on the right, who stands where."""

from functools import cache
from textwrap import wrap
from typing import Final

from rich.box import SQUARE
from rich.table import Table
from rich.text import Text

from labora.i18n import Words
from labora.i18n.table_text import marks_at
from labora.i18n.typed_text import SOFT_HYPHEN, plain
from labora.rules.components.card import TERRAINS
from labora.rules.components.codes import EMPTY, FOREST, MOOR, is_settlement
from labora.rules.state.position import BOARD, Position
from labora.rules.state.queries import card_of

LABEL: Final = 2
WIDEST_CELL: Final = 13
NAME_LINES: Final = 2
_GROUND: Final = {
    "plains": "black on dark_sea_green2",
    "hillside": "black on tan",
    "coast": "black on light_goldenrod2",
    "water": "white on dodger_blue3",
    "mountain": "black on grey70",
}
_FOREST: Final = "white on dark_green"
_MOOR: Final = "white on orange4"
_BUILDING: Final = "black on light_steel_blue"
_CLOISTER: Final = "black on gold3"
_SETTLEMENT: Final = "white on dark_red"


def draw_land(words: Words, position: Position, board: int, width: int) -> Table:
    """The grid, at most `width` characters wide."""
    land = position.players[board].land
    columns = land_columns(position, board)
    rows = sorted({int(row) for row in land.row} | {row + 1 for row in _peaks(position, board)})
    cell = min(WIDEST_CELL, cell_width(len(columns), width))
    grid = Table(box=SQUARE, show_lines=True, padding=0, pad_edge=False)
    grid.add_column("", width=LABEL, justify="right")
    for column in columns:
        grid.add_column(str(column), width=cell, justify="center", no_wrap=True)
    for row in rows:
        cells = [_cell(words, position, board, (column, row), cell) for column in columns]
        height = max(len(lines) for lines, _ in cells)
        grid.add_row(str(row), *(_filled(lines, style, cell, height) for lines, style in cells))
    return grid


def land_columns(position: Position, board: int) -> list[int]:
    return sorted({int(column) for column in position.players[board].land.column})


def cell_width(columns: int, width: int) -> int:
    """What is left for each column beside the labels and the lines between them."""
    return (width - LABEL - columns - 2) // columns


def _peaks(position: Position, board: int) -> list[int]:
    """The upper rows of mountains, which lie beside two rows."""
    land = position.players[board].land
    return [int(land.row[space]) for space in range(land.size) if TERRAINS[land.terrain[space]] == "mountain"]


# The lines of a cell, and its colours.
Cell = tuple[list[str], str]


def _cell(words: Words, position: Position, board: int, at: tuple[int, int], width: int) -> Cell:
    player = position.players[board]
    space = int(player.land.space_at(at[0], at[1]))
    if space < 0:
        above = int(player.land.space_at(at[0], at[1] - 1))
        peak = above >= 0 and TERRAINS[player.land.terrain[above]] == "mountain"
        return ([words.text("draw-same-mountain")], _GROUND["mountain"]) if peak else ([], "")
    code = player.cells[space]
    terrain = TERRAINS[player.land.terrain[space]]
    if code == EMPTY:
        return [words.text(f"draw-terrain-{terrain}")], _GROUND[terrain]
    if code in (FOREST, MOOR):
        return (
            ([words.text("draw-forest")], _FOREST) if code == FOREST else ([words.text("draw-moor")], _MOOR)
        )
    card = card_of(position, code)
    style = _SETTLEMENT if is_settlement(code) else _CLOISTER if card.cloister else _BUILDING
    lines = _name(words.language, card.id, width)
    marks = marks_at(words, position, board * BOARD + space)
    return lines + ([marks] if marks else []), style


def _name(language: str, card: str, width: int) -> list[str]:
    """The name, or the short one where two lines of the cell cannot hold it."""
    words = _hyphenated(language)
    names = [words.text(f"{kind}-{card}") for kind in ("card", "short")]
    fitting = (lines for lines in (broken(name, width) for name in names) if len(lines) <= NAME_LINES)
    return next(fitting, wrap(plain(names[1]), width)[:NAME_LINES])


@cache
def _hyphenated(language: str) -> Words:
    return Words(language)


def broken(name: str, width: int) -> list[str]:
    """In lines: between words, or in them at a soft hyphen."""
    lines = [""]
    for word in name.split():
        parts = word.split(SOFT_HYPHEN)
        for number, part in enumerate(parts):
            gap = " " if number == 0 and lines[-1] else ""
            room = len(part) + (number < len(parts) - 1)
            if len(lines[-1]) + len(gap) + room <= width or not lines[-1]:
                lines[-1] += gap + part
                continue
            lines[-1] += "-" if number else ""
            lines.append(part)
    return lines if all(len(line) <= width for line in lines) else wrap(plain(name), width)


def _filled(lines: list[str], style: str, width: int, height: int) -> Text:
    """Lines that colour all of the cell."""
    full = lines + [""] * (height - len(lines))
    return Text("\n".join(line[:width].center(width) for line in full), style=style)
