"""Names spaces of a board as people point at them: by their neighbors, not by invisible numbers."""

from typing import Final

from labora.i18n.names import Names
from labora.rules.components.codes import EMPTY, FOREST, MOOR
from labora.rules.components.landscape import DISTRICT, SIDES, pile_of
from labora.rules.decision import Decision
from labora.rules.engine.option import Tile
from labora.rules.state.position import Player, Position
from labora.rules.state.queries import card_of

# Where the space lies, seen from a neighbour that is so many columns and rows away from it.
_SIDES: Final = (("right", -1, 0), ("left", 1, 0), ("below", 0, -1), ("above", 0, 1))
_FURTHEST: Final = 9


def space_words(names: Names, position: Position | None, board: int, column: int, row: int) -> str:
    """`(3, 1)` where the board is drawn with numbers, else "right of the Clay Mound"."""
    if not names.by_place:
        return names.space(column, row)
    return "" if position is None else _beside(names, position, position.players[board], column, row)


def where_words(names: Names, position: Position, board: int, column: int, row: int) -> str:
    """The same behind the word for what lies there."""
    if not names.by_place:
        return names.text("where-at", space=names.space(column, row))
    return space_words(names, position, board, column, row)


def _beside(names: Names, position: Position, player: Player, column: int, row: int) -> str:
    for steps in range(1, _FURTHEST):
        for side, columns, rows in _SIDES:
            card = _card_at(position, player, column + steps * columns, row + steps * rows)
            if card:
                return names.text(f"place-{side}", card=names.card(card), steps=steps)
    land = player.land
    return names.text(
        "place-order",
        row=row - min(int(one) for one in land.row) + 1,
        column=column - min(int(one) for one in land.column) + 1,
    )


def _card_at(position: Position, player: Player, column: int, row: int) -> str:
    """Forests and moors look all alike: they say nothing."""
    space = player.land.space_at(column, row)
    if space < 0 or player.cells[space] in (EMPTY, FOREST, MOOR):
        return ""
    return card_of(position, player.cells[space]).id


def tile_words(names: Names, position: Position, option: Tile) -> str:
    """Where a landscape would lie: above or below all others, or which place from the top."""
    district = pile_of(SIDES.index(option.side)) == DISTRICT
    if not names.by_place:
        message = "tile-row" if district else "tile-rows"
        return names.text(message, row=option.row, lower=option.row + 1)
    rows = sorted(
        other.row
        for other in Decision(position).options
        if isinstance(other, Tile) and other.side == option.side
    )
    if district:
        return names.text("tile-below" if option.row == max([0, *rows]) else "tile-above")
    number = rows.index(option.row) + 1 if option.row in rows else 0
    return names.text("tile-of", number=number, count=len(rows))
