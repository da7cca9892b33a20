"""What settlements could still score: the best sites in the phases to come, as far as they can be paid."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.printed.card import BIT, EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT, WATER, is_settlement
from labora.rules.printed.cards import CARDS, DWELLING, ECONOMIC, SETTLEMENT_DECKS
from labora.rules.printed.goods import COIN, DRINK, DRINK_WORTH, ENERGY, FOOD, KINDS, WOOD
from labora.rules.printed.landscape import NEIGHBOURS
from labora.rules.state.position import Player, Position
from labora.rules.state.scoring import WATER_DWELLING
from labora.thinking.horizon import actions_until, next_phase

SETTLEMENTS: Final = LAST_SETTLEMENT - FIRST_SETTLEMENT + 1
# What an empty space beside a settlement may be worth to it later.
_NEIGHBOUR_TO_COME: Final = 1.0
# Food and energy (in halves) that an action brings, when somebody saves for a settlement.
_FOOD_AN_ACTION: Final = 1.0
_ENERGY_AN_ACTION: Final = 0.8


def food_of(position: Position, player: Player) -> float:
    """All food, money at half: it has other uses."""
    goods = player.goods
    variant = position.setup.variant
    food = 0.5 * float(goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]])
    for good in range(KINDS):
        if good != COIN and FOOD[good]:
            food += float(goods[good] * FOOD[good])
    return food


def energy_of(player: Player) -> float:
    """All energy in halves, wood at half: it has other uses."""
    goods = player.goods
    energy = 0.0
    for good in range(KINDS):
        if ENERGY[good]:
            energy += float(goods[good] * ENERGY[good]) * (0.5 if good == WOOD else 1.0)
    return energy


class Sites:
    """The empty spaces of a land, each with what lies around it."""

    def __init__(self, position: Position, player: Player) -> None:
        spaces = vec[i64]()
        around = vec[float]()
        settled = vec[i64]()
        dwelling = DWELLING[position.setup.variant]
        cells = player.cells
        land = player.land
        for space in range(len(cells)):
            if cells[space] != EMPTY or land.terrain[space] >= WATER:
                continue
            beside = 0.0
            fans: i64 = 0
            for index in range(NEIGHBOURS * space, NEIGHBOURS * space + NEIGHBOURS):
                neighbour = land.neighbours[index]
                if neighbour < 0:
                    break
                there = cells[neighbour]
                if there == EMPTY:
                    beside += (
                        float(WATER_DWELLING) if land.terrain[neighbour] == WATER else _NEIGHBOUR_TO_COME
                    )
                else:
                    beside += float(dwelling[there])
                    if is_settlement(there):
                        fans += 1
            spaces = append(spaces, space)
            around = append(around, beside)
            settled = append(settled, fans)
        self.spaces: Final = spaces
        self.around: Final = around
        self.settled: Final = settled


def settlement_outlook(position: Position, board: i64) -> float:
    """Points of the settlements to come, phase by phase, the best that could then be built and paid."""
    phase = next_phase(position, board)
    phases = position.setup.mode.phases
    if position.over or phase >= len(phases):
        return 0.0
    player = position.players[board]
    sites = Sites(position, player)
    used_site = vec[i64]([0] * len(sites.spaces))
    used = vec[i64]([0] * SETTLEMENTS)
    for cell in player.cells:
        if is_settlement(cell):
            used[cell - FIRST_SETTLEMENT] = 1
    food = food_of(position, player)
    energy = energy_of(player)
    total = 0.0
    for number in range(phase, len(phases)):
        actions = actions_until(position, number)
        found = _best(position, player, sites, used, used_site, number, food, energy, actions)
        if found.points <= 0.0:
            continue
        total += found.points
        used[found.settlement] = 1
        used_site[found.site] = 1
        cost = CARDS[position.setup.variant][FIRST_SETTLEMENT + found.settlement].cost
        food -= float(cost.food)
        energy -= float(cost.energy)
    return total


class _Found:
    def __init__(self) -> None:
        self.points: float = 0.0
        self.settlement: i64 = 0
        self.site: i64 = 0


def _best(  # noqa: PLR0913, PLR0917 -- called in every evaluation
    position: Position,
    player: Player,
    sites: Sites,
    used: vec[i64],
    used_site: vec[i64],
    phase: i64,
    food: float,
    energy: float,
    actions: float,
) -> _Found:
    found = _Found()
    variant = position.setup.variant
    terrain = player.land.terrain
    for number in range(SETTLEMENTS):
        if used[number] or SETTLEMENT_DECKS[number] > phase:
            continue
        code = FIRST_SETTLEMENT + number
        card = CARDS[variant][code]
        chance = _chance(float(card.cost.food), food + _FOOD_AN_ACTION * actions)
        chance *= _chance(float(card.cost.energy), energy + _ENERGY_AN_ACTION * actions)
        if chance <= 0.0:
            continue
        own = float(DWELLING[variant][code])
        base = float(ECONOMIC[variant][code]) + own
        for index in range(len(sites.spaces)):
            if used_site[index] or card.terrain_mask & BIT[terrain[sites.spaces[index]]] == 0:
                continue
            points = chance * (base + sites.around[index] + own * float(sites.settled[index]))
            if points > found.points:
                found.points = points
                found.settlement = number
                found.site = index
    return found


def _chance(need: float, expected: float) -> float:
    """How likely the cost can be met: what is there, as a share of it."""
    if need <= 0.0 or expected >= need:
        return 1.0
    return max(0.0, expected) / need
