"""The shape of a player's land (reference section 4): which spaces there are and what lies beside what.

A Landscape never changes: buying a tile makes a new one. Positions share it; what stands on it is theirs.
Spaces are numbered in the order in which their tiles were placed, so a number means the same for good.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from labora.rules.components.card import COAST, HILLSIDE, MOUNTAIN, PLAINS, WATER
from labora.rules.components.codes import CLAY_MOUND, CLOISTER_OFFICE, EMPTY, FARMYARD, FOREST, MOOR

HILLS_DISTRICT: Final = 0
PLAINS_DISTRICT: Final = 1
COAST_PLOT: Final = 2
MOUNTAIN_PLOT: Final = 3
SIDES: Final[tuple[str, ...]] = ("hills", "plains", "coast", "mountain")

DISTRICT: Final = 0
PLOT: Final = 1
PILES: Final[tuple[str, ...]] = ("district", "plot")
PILE_SIZE: Final = 9
# The tiles of the first pile, then those of the second.
PRICES: Final[vec[i64]] = vec[i64]([2, 3, 4, 4, 5, 5, 6, 7, 8, 3, 4, 4, 5, 5, 5, 6, 6, 7])

# A tile is side + 4 * (row + ROW_OFFSET): its side and its upper row in one number.
ROW_OFFSET: Final = 64
NEIGHBOURS: Final = 4
NOWHERE: Final = -1

HEARTLAND: Final[vec[i64]] = vec[i64](
    [MOOR, FOREST, FOREST, EMPTY, CLAY_MOUND, MOOR, FOREST, FARMYARD, EMPTY, CLOISTER_OFFICE]
)
CLAY_MOUND_SPACE: Final = 4

_DISTRICT_CARDS: Final[tuple[vec[i64], ...]] = (
    vec[i64]([MOOR, FOREST, FOREST, EMPTY, EMPTY]),
    vec[i64]([FOREST, EMPTY, EMPTY, EMPTY, EMPTY]),
)
_TERRAIN_OF_SIDE: Final[tuple[vec[i64], ...]] = (
    vec[i64]([PLAINS, PLAINS, PLAINS, HILLSIDE, HILLSIDE]),
    vec[i64]([PLAINS, PLAINS, PLAINS, PLAINS, HILLSIDE]),
    vec[i64]([WATER, COAST, WATER, COAST]),
    vec[i64]([HILLSIDE, HILLSIDE, MOUNTAIN]),
)
_NO_NEIGHBOURS: Final[vec[i64]] = vec[i64]([NOWHERE] * NEIGHBOURS)


def prices(pile: i64) -> list[int]:
    """What the tiles of a pile cost, the first one first."""
    return [int(PRICES[index]) for index in range(PILE_SIZE * pile, PILE_SIZE * (pile + 1))]


def tile(side: i64, row: i64) -> i64:
    return side + 4 * (row + ROW_OFFSET)


def tile_side(code: i64) -> i64:
    return code % 4


def tile_row(code: i64) -> i64:
    return code // 4 - ROW_OFFSET


def pile_of(side: i64) -> i64:
    return DISTRICT if side <= PLAINS_DISTRICT else PLOT


def cards_on(side: i64) -> vec[i64]:
    """The forests and moors (or empty spaces) that a new tile brings."""
    if side <= PLAINS_DISTRICT:
        return _DISTRICT_CARDS[side]
    return vec[i64]([EMPTY] * len(_TERRAIN_OF_SIDE[side]))


class Landscape:
    """Describe the shape of a land: its spaces, their terrain and neighbors, and where tiles fit."""

    def __init__(
        self, tiles: vec[i64], terrain: vec[i64], column: vec[i64], row: vec[i64], beside: vec[i64]
    ) -> None:
        """Use `heartland()` and `with_tile`."""
        self.tiles: Final = tiles
        self.size: Final[i64] = len(terrain)
        self.terrain: Final = terrain
        self.column: Final = column
        # Of a mountain, which lies beside two rows, the upper one.
        self.row: Final = row
        # Four numbers for each space: its neighbours, then NOWHERE.
        self.neighbours: Final = beside
        districts: i64 = 0
        top: i64 = 0
        bottom: i64 = 1
        for code in tiles:
            if tile_side(code) <= PLAINS_DISTRICT:
                districts += 1
                top = min(top, tile_row(code))
                bottom = max(bottom, tile_row(code))
        self.districts: Final = districts
        self.plots: Final[i64] = len(tiles) - districts
        self.top: Final = top
        self.bottom: Final = bottom

    def with_tile(self, code: i64) -> "Landscape":
        terrain = extend(self.terrain[:], _TERRAIN_OF_SIDE[tile_side(code)])
        column = self.column[:]
        row = self.row[:]
        beside = self.neighbours[:]
        for place in range(len(terrain) - self.size):
            column = append(column, _tile_column(tile_side(code), place))
            row = append(row, tile_row(code) + _tile_line(tile_side(code), place))
            beside = extend(beside, _NO_NEIGHBOURS)
        _join(terrain, column, row, beside, self.size)
        return Landscape(append(self.tiles[:], code), terrain, column, row, beside)

    def space_at(self, column: i64, row: i64) -> i64:
        for space in range(self.size):
            if self.column[space] == column and self.row[space] == row:
                return space
        return NOWHERE

    def taken_from(self, pile: i64) -> i64:
        return self.districts if pile == DISTRICT else self.plots

    def fits(self, code: i64) -> bool:
        """May this tile be placed here?"""
        side = tile_side(code)
        row = tile_row(code)
        if side <= PLAINS_DISTRICT:
            return row == self.top - 1 or row == self.bottom + 1
        touches = self.top - 1 <= row <= self.bottom
        for other in self.tiles:
            if tile_side(other) == side:
                distance = tile_row(other) - row
                if -1 <= distance <= 1:
                    return False
                if -2 <= distance <= 2:
                    touches = True
        return touches

    def places(self, pile: i64) -> vec[i64]:
        """The tiles of a pile as they may be placed now: each side, from the top row down."""
        found = vec[i64]()
        if pile == DISTRICT:
            for side in range(HILLS_DISTRICT, COAST_PLOT):
                found = append(found, tile(side, self.top - 1))
                found = append(found, tile(side, self.bottom + 1))
            return found
        # A plot sticks out at most two rows beyond what is there.
        first = self.top
        last = self.bottom
        for other in self.tiles:
            first = min(first, tile_row(other))
            last = max(last, tile_row(other) + 1)
        for side in range(COAST_PLOT, MOUNTAIN_PLOT + 1):
            for row in range(first - 2, last + 2):
                code = tile(side, row)
                if self.fits(code):
                    found = append(found, code)
        return found


def _adjacent(terrain: vec[i64], column: vec[i64], row: vec[i64], one: i64, other: i64) -> bool:
    if terrain[one] == MOUNTAIN:
        return column[other] == 5 and 0 <= row[other] - row[one] <= 1
    if terrain[other] == MOUNTAIN:
        return column[one] == 5 and 0 <= row[one] - row[other] <= 1
    across = column[one] - column[other]
    down = row[one] - row[other]
    return across * across + down * down == 1


def _join(terrain: vec[i64], column: vec[i64], row: vec[i64], beside: vec[i64], first: i64) -> None:
    """Writes down what lies beside the spaces from `first` on, on both sides."""
    for new in range(first, len(terrain)):
        for other in range(new):
            if _adjacent(terrain, column, row, new, other):
                _note(beside, new, other)
                _note(beside, other, new)


def _note(beside: vec[i64], space: i64, neighbour: i64) -> None:
    index = NEIGHBOURS * space
    while beside[index] != NOWHERE:
        index += 1
    beside[index] = neighbour


def _tile_column(side: i64, place: i64) -> i64:
    if side <= PLAINS_DISTRICT:
        return place
    if side == COAST_PLOT:
        return place % 2 - 2
    return 6 if place == 2 else 5


def _tile_line(side: i64, place: i64) -> i64:
    """How many rows below the tile's upper row."""
    if side <= PLAINS_DISTRICT:
        return 0
    return place // 2 if side == COAST_PLOT else place % 2


def _heartland() -> Landscape:
    terrain = vec[i64]([PLAINS] * 10)
    terrain[CLAY_MOUND_SPACE] = HILLSIDE
    column = vec[i64]([space % 5 for space in range(10)])
    row = vec[i64]([space // 5 for space in range(10)])
    beside = vec[i64]([NOWHERE] * (10 * NEIGHBOURS))
    _join(terrain, column, row, beside, 0)
    return Landscape(vec[i64](), terrain, column, row, beside)


_FIRST_LAND: Final = _heartland()


def heartland() -> Landscape:
    """Return the land that each player starts with."""
    return _FIRST_LAND
