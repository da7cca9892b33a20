"""The whole table as one picture."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table

from labora.cli.drawing.board import FRAME, draw_board
from labora.cli.drawing.common_area import draw_display, draw_heading, draw_timeline, draw_wheel
from labora.cli.drawing.land import cell_width, land_columns
from labora.cli.prose import Prose
from labora.i18n import Words
from labora.rules.state.position import Position

NARROWEST_CELL: Final = 8


def picture(words: Words, position: Position, width: int, log: Sequence[str] = ()) -> Group:
    """Boards stand beside each other where there is room. `log` are the last lines of the log."""
    parts: list[RenderableType] = [
        draw_heading(words, position),
        draw_wheel(words, position),
        draw_timeline(words, position),
        Prose(),
        draw_display(words, position, width),
        Prose(),
        _boards(words, position, width),
        Prose(words.text("draw-legend"), style="dim"),
    ]
    if log:
        parts += [Prose(words.text("draw-log"), style="bold"), *(Prose(f"  {line}") for line in log)]
    return Group(*parts)


def _boards(words: Words, position: Position, width: int) -> RenderableType:
    boards = range(len(position.players))
    half = width // 2
    if not all(_fits(position, board, half) for board in boards):
        return Group(*(draw_board(words, position, board, width) for board in boards))
    grid = Table.grid()
    for first in range(0, len(boards), 2):
        grid.add_row(*(draw_board(words, position, board, half) for board in boards[first : first + 2]))
    return grid


def _fits(position: Position, board: int, width: int) -> bool:
    return cell_width(len(land_columns(position, board)), width - FRAME) >= NARROWEST_CELL
