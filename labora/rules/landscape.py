"""The shape of a player's land (reference section 4): which spaces there are and what lies beside what.

A Landscape never changes: buying a tile makes a new one. Positions share it; what stands on it is theirs.
Spaces are numbered in the order in which their tiles were placed, so a number means the same for good.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.card import (
    CLAY_MOUND,
    CLOISTER_OFFICE,
    COAST,
    EMPTY,
    FARMYARD,
    FOREST,
    HILLSIDE,
    MOOR,
    MOUNTAIN,
    PLAINS,
    WATER,
)

HILLS_DISTRICT: Final = 0
PLAINS_DISTRICT: Final = 1
COAST_PLOT: Final = 2
MOUNTAIN_PLOT: Final = 3
SIDES: Final[tuple[str, ...]] = ("hills", "plains", "coast", "mountain")

DISTRICT: Final = 0
PLOT: Final = 1
PILES: Final[tuple[str, ...]] = ("district", "plot")
PRICES: Final[tuple[vec[i64], ...]] = (
    vec[i64]([2, 3, 4, 4, 5, 5, 6, 7, 8]),
    vec[i64]([3, 4, 4, 5, 5, 5, 6, 6, 7]),
)
PILE_SIZE: Final = 9

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
_FIRST_HILLSIDE: Final = (3, 4)


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
    return vec[i64]([EMPTY] * (4 if side == COAST_PLOT else 3))


class Landscape:
    def __init__(self, tiles: vec[i64]) -> None:
        self.tiles: Final = tiles
        terrain = vec[i64]()
        column = vec[i64]()
        row = vec[i64]()
        for space in range(10):
            terrain = append(terrain, HILLSIDE if space == CLAY_MOUND_SPACE else PLAINS)
            column = append(column, space % 5)
            row = append(row, space // 5)
        districts: i64 = 0
        top: i64 = 0
        bottom: i64 = 1
        for code in tiles:
            side = tile_side(code)
            upper = tile_row(code)
            if side <= PLAINS_DISTRICT:
                districts += 1
                top = min(top, upper)
                bottom = max(bottom, upper)
                for place in range(5):
                    terrain = append(terrain, HILLSIDE if place >= _FIRST_HILLSIDE[side] else PLAINS)
                    column = append(column, place)
                    row = append(row, upper)
            elif side == COAST_PLOT:
                for place in range(4):
                    terrain = append(terrain, COAST if place % 2 else WATER)
                    column = append(column, place % 2 - 2)
                    row = append(row, upper + place // 2)
            else:
                for place in range(3):
                    terrain = append(terrain, MOUNTAIN if place == 2 else HILLSIDE)
                    column = append(column, 6 if place == 2 else 5)
                    row = append(row, upper + place % 2)
        self.size: Final[i64] = len(terrain)
        self.terrain: Final = terrain
        self.column: Final = column
        # Of a mountain, which lies beside two rows, the upper one.
        self.row: Final = row
        self.districts: Final = districts
        self.plots: Final[i64] = len(tiles) - districts
        self.top: Final = top
        self.bottom: Final = bottom
        self.neighbours: Final = _neighbours(terrain, column, row)

    def with_tile(self, code: i64) -> "Landscape":
        return Landscape(append(self.tiles[:], code))

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


def _neighbours(terrain: vec[i64], column: vec[i64], row: vec[i64]) -> vec[i64]:
    size: i64 = len(terrain)
    beside = vec[i64]([NOWHERE] * (NEIGHBOURS * size))
    for one in range(size):
        count: i64 = 0
        for other in range(size):
            if one != other and _adjacent(terrain, column, row, one, other):
                beside[NEIGHBOURS * one + count] = other
                count += 1
    return beside
