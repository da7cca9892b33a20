"""What settlements could still score: the best sites in the phases to come, as far as they can be paid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.bots.evaluation.horizon import actions_until, next_phase
from labora.rules.components.card import BIT, WATER
from labora.rules.components.cards import CARDS, DWELLING, ECONOMIC, SETTLEMENT_DECKS
from labora.rules.components.codes import EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT, is_settlement
from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, ENERGY, FOOD, KINDS, WOOD
from labora.rules.components.landscape import NEIGHBOURS
from labora.rules.state.position import Player, Position
from labora.rules.state.scoring import WATER_DWELLING

SETTLEMENTS: Final = LAST_SETTLEMENT - FIRST_SETTLEMENT + 1
# What an empty space beside a settlement may be worth to it later.
_NEIGHBOUR_TO_COME: Final = 1.0
# Food and energy (in halves) that an action brings, when somebody saves for a settlement.
_FOOD_AN_ACTION: Final = 1.0
_ENERGY_AN_ACTION: Final = 0.8
# As many as there are phases: no more sites are ever taken.
_RANKED: Final = 5
# As many as a number has bits; nobody has as much empty land.
_MOST_SITES: Final = 60


def _costs(of_energy: bool) -> vec[float]:
    """Of all settlements, those of one variant after those of the other."""
    found = vec[float]()
    for cards in CARDS:
        for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
            cost = cards[code].cost
            found = append(found, float(cost.energy if of_energy else cost.food))
    return found


_FOOD_COSTS: Final[vec[float]] = _costs(of_energy=False)
_ENERGY_COSTS: Final[vec[float]] = _costs(of_energy=True)


def food_of(position: Position, player: Player) -> float:
    """All food, money at half: it has other uses."""
    goods = player.goods
    variant = position.setup.variant
    food = 0.5 * float(goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]])
    eaten: i64 = 0
    for good in range(KINDS):
        eaten += goods[good] * FOOD[good]
    return food + float(eaten - goods[COIN] * FOOD[COIN])


def energy_of(player: Player) -> float:
    """All energy in halves, wood at half: it has other uses."""
    goods = player.goods
    energy: i64 = 0
    for good in range(KINDS):
        energy += goods[good] * ENERGY[good]
    return float(energy) - 0.5 * float(goods[WOOD] * ENERGY[WOOD])


class Sites:
    """List the empty spaces of a land, with the best of them and its points for each settlement."""

    def __init__(self, position: Position, player: Player) -> None:
        spaces = vec[i64]()
        around = vec[float]()
        settled = vec[i64]()
        built: i64 = 0
        cells = player.cells
        for space in range(len(cells)):
            if is_settlement(cells[space]):
                built |= BIT[cells[space] - FIRST_SETTLEMENT]
            elif cells[space] == EMPTY and player.land.terrain[space] < WATER and len(spaces) < _MOST_SITES:
                spaces = append(spaces, space)
                around = append(around, _around(position, player, space))
                settled = append(settled, _settled_beside(player, space))
        self.count: Final[i64] = len(spaces)
        # Settlements that are there already, a bit each.
        self.built: Final = built
        # _RANKED places for each settlement: the number of a site or -1, and the points.
        self.best: Final = vec[i64]([-1] * (SETTLEMENTS * _RANKED))
        self.points: Final = vec[float]([0.0] * (SETTLEMENTS * _RANKED))
        for settlement in range(SETTLEMENTS):
            if built & BIT[settlement] == 0:
                self._rank(position, player, settlement, spaces, around, settled)

    def _rank(
        self,
        position: Position,
        player: Player,
        settlement: i64,
        spaces: vec[i64],
        around: vec[float],
        settled: vec[i64],
    ) -> None:
        variant = position.setup.variant
        code = FIRST_SETTLEMENT + settlement
        mask = CARDS[variant][code].terrain_mask
        own = float(DWELLING[variant][code])
        base = float(ECONOMIC[variant][code]) + own
        for site in range(len(spaces)):
            if mask & BIT[player.land.terrain[spaces[site]]]:
                self._insert(settlement, site, base + around[site] + own * float(settled[site]))

    def _insert(self, settlement: i64, site: i64, points: float) -> None:
        """Among the best so far; of equal ones the first stays ahead."""
        first = settlement * _RANKED
        place = first + _RANKED - 1
        if self.best[place] >= 0 and self.points[place] >= points:
            return
        while place > first and (self.best[place - 1] < 0 or self.points[place - 1] < points):
            self.best[place] = self.best[place - 1]
            self.points[place] = self.points[place - 1]
            place -= 1
        self.best[place] = site
        self.points[place] = points


def _around(position: Position, player: Player, space: i64) -> float:
    dwelling = DWELLING[position.setup.variant]
    land = player.land
    found = 0.0
    for index in range(NEIGHBOURS * space, NEIGHBOURS * space + NEIGHBOURS):
        neighbour = land.neighbours[index]
        if neighbour < 0:
            break
        there = player.cells[neighbour]
        if there == EMPTY:
            found += float(WATER_DWELLING) if land.terrain[neighbour] == WATER else _NEIGHBOUR_TO_COME
        else:
            found += float(dwelling[there])
    return found


def _settled_beside(player: Player, space: i64) -> i64:
    found: i64 = 0
    for index in range(NEIGHBOURS * space, NEIGHBOURS * space + NEIGHBOURS):
        neighbour = player.land.neighbours[index]
        if neighbour >= 0 and is_settlement(player.cells[neighbour]):
            found += 1
    return found


def settlement_outlook(position: Position, board: i64, sites: Sites, food: float, energy: float) -> float:
    """Points of the settlements to come, phase by phase, the best that could then be built and paid."""
    phase = next_phase(position, board)
    phases: i64 = len(position.setup.mode.phases)
    if position.over or phase >= phases or sites.count == 0:
        return 0.0
    first = SETTLEMENTS * position.setup.variant
    used = sites.built
    used_sites: i64 = 0
    total = 0.0
    for number in range(phase, phases):
        actions = actions_until(position, number)
        expected_food = food + _FOOD_AN_ACTION * actions
        expected_energy = energy + _ENERGY_AN_ACTION * actions
        best: i64 = -1
        best_site: i64 = 0
        most = 0.0
        for settlement in range(SETTLEMENTS):
            if used & BIT[settlement] or SETTLEMENT_DECKS[settlement] > number:
                continue
            place = _first_free(sites, settlement, used_sites)
            if place < 0 or sites.points[place] <= most:
                continue
            points = sites.points[place]
            points *= _chance(_FOOD_COSTS[first + settlement], expected_food)
            points *= _chance(_ENERGY_COSTS[first + settlement], expected_energy)
            if points > most:
                most = points
                best = settlement
                best_site = sites.best[place]
        if best >= 0:
            total += most
            used |= BIT[best]
            used_sites |= BIT[best_site]
            food -= _FOOD_COSTS[first + best]
            energy -= _ENERGY_COSTS[first + best]
    return total


def _first_free(sites: Sites, settlement: i64, used_sites: i64) -> i64:
    for place in range(settlement * _RANKED, settlement * _RANKED + _RANKED):
        site = sites.best[place]
        if site < 0:
            return -1
        if used_sites & BIT[site] == 0:
            return place
    return -1


def _chance(need: float, expected: float) -> float:
    """How likely the cost can be met: what is there, as a share of it."""
    if need <= 0.0 or expected >= need:
        return 1.0
    return max(0.0, expected) / need
