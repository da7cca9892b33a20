"""What stands on a player's land, counted once.

Most lines leave the land as it is, so a summary of their first position is valid for them as well.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.bots.evaluation.settlement_sites import Sites
from labora.rules.components.card import COAST, HILLSIDE, PLAINS, WATER
from labora.rules.components.cards import CLOISTER
from labora.rules.components.codes import (
    CLAY_MOUND,
    CLOISTER_OFFICE,
    EMPTY,
    FARMYARD,
    FOREST,
    MOOR,
    is_building,
    is_settlement,
)
from labora.rules.components.landscape import Landscape
from labora.rules.state.position import Player, Position
from labora.rules.state.queries import beside_cloister
from labora.rules.state.scoring import economic_points, settlement_points

_TERRAINS: Final = 5
_MOST_BESIDE_CLOISTERS: Final = 3
_KEPT: Final = 4


class LandSummary:
    """Summarize a land: what its cards have in common, and the spaces that are still free."""

    def __init__(self, position: Position, player: Player) -> None:
        variant = position.setup.variant
        # Positions change in place, so the cells are a copy.
        self.cells: Final = player.cells[:]
        self.land: Final = player.land
        self.sites: Final = Sites(position, player)
        self.free: Final = vec[i64]([0] * _TERRAINS)
        self.beside_cloisters: i64 = 0
        self.forests: i64 = 0
        self.moors: i64 = 0
        self.cloisters: i64 = 0
        self.mound: i64 = -1
        self.farmyard: i64 = -1
        self.office: i64 = -1
        self.points: i64 = economic_points(player, variant)
        self.buildings: vec[i64] = vec[i64]()
        for space in range(len(player.cells)):
            self._count(position, player, space)
        self.spaces: Final = self.free[PLAINS] + self.free[HILLSIDE] + self.free[COAST]

    def _count(self, position: Position, player: Player, space: i64) -> None:
        cell = player.cells[space]
        if cell == EMPTY:
            self._count_free(position, player, space)
        elif cell == FOREST:
            self.forests += 1
        elif cell == MOOR:
            self.moors += 1
        elif is_building(cell):
            self._count_building(position, cell, space)
        elif is_settlement(cell):
            self.points += settlement_points(player, position.setup.variant, space)

    def _count_free(self, position: Position, player: Player, space: i64) -> None:
        terrain = player.land.terrain[space]
        self.free[terrain] += 1
        if terrain < WATER and self.beside_cloisters < _MOST_BESIDE_CLOISTERS:
            self.beside_cloisters += 1 if beside_cloister(position, player, space) else 0

    def _count_building(self, position: Position, cell: i64, space: i64) -> None:
        self.buildings = append(self.buildings, cell)
        self.cloisters += CLOISTER[position.setup.variant][cell]
        if cell == CLAY_MOUND:
            self.mound = space
        elif cell == FARMYARD:
            self.farmyard = space
        elif cell == CLOISTER_OFFICE:
            self.office = space

    def is_of(self, cells: vec[i64], land: Landscape) -> bool:
        if self.land is not land or len(self.cells) != len(cells):
            return False
        own = self.cells
        for space in range(len(cells)):
            if own[space] != cells[space]:
                return False
        return True


class LandSummaries:
    """Cache the summaries of the last few lands."""

    def __init__(self) -> None:
        self.kept: Final[list[LandSummary]] = []
        self.oldest: i64 = 0

    def of(self, position: Position, board: i64) -> LandSummary:
        player = position.players[board]
        for known in self.kept:
            if known.is_of(player.cells, player.land):
                return known
        found = LandSummary(position, player)
        if len(self.kept) < _KEPT:
            self.kept.append(found)
        else:
            self.kept[self.oldest] = found
            self.oldest = (self.oldest + 1) % _KEPT
        return found
