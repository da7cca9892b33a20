"""A position as numbers: what a player has that may still become points. Each number has a name and a weight.

Everything fades as the game ends (`soon`: a few actions are enough to use it; `long`: the more actions the
better), so that at the end nothing but the score is left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.printed.card import (
    BIT,
    BUILDINGS,
    CLAY_MOUND,
    CLOISTER_OFFICE,
    CODES,
    EMPTY,
    FARMYARD,
    FOREST,
    MOOR,
    MOUNTAIN,
    WATER,
    is_building,
)
from labora.rules.printed.cards import CLOISTER
from labora.rules.printed.goods import (
    BOOK,
    CERAMIC,
    CLAY,
    COIN,
    GRAIN,
    KINDS,
    LIVESTOCK,
    ORNAMENT,
    PEAT,
    RELIQUARY,
    WOOD,
)
from labora.rules.state.position import BOARD, IN_SUPPLY, JOKER, Player, Position
from labora.rules.state.production import INDICATOR_OF, indicator_value
from labora.rules.state.questions import beside_cloister, has_clergyman, has_prior, occupied
from labora.thinking.ending import ending
from labora.thinking.horizon import actions_left
from labora.thinking.sites import energy_of, food_of, settlement_outlook

GENERAL: Final[tuple[str, ...]] = (
    "settlements",
    "brothers",
    "prior",
    "returning",
    "spaces",
    "cloister-spaces",
    "coast",
    "hillside",
    "mountain",
    "water",
    "forests",
    "moors",
    "wheel",
    "wheel-next",
    "sets",
    "food",
    "energy",
    "cloisters",
    "variety",
    "free-buildings",
    "ending",
)
_SETTLEMENTS: Final = 0
_BROTHERS: Final = 1
_PRIOR: Final = 2
_RETURNING: Final = 3
_SPACES: Final = 4
_CLOISTER_SPACES: Final = 5
_COAST: Final = 6
_HILLSIDE: Final = 7
_MOUNTAIN: Final = 8
_WATER: Final = 9
_FORESTS: Final = 10
_MOORS: Final = 11
_WHEEL: Final = 12
_WHEEL_NEXT: Final = 13
_SETS: Final = 14
_FOOD: Final = 15
_ENERGY: Final = 16
_CLOISTERS: Final = 17
_VARIETY: Final = 18
_FREE_BUILDINGS: Final = 19
_ENDING: Final = 20

# Then goods soon, goods long, cards.
SOON: Final = 21
LONG: Final = SOON + KINDS
CARDS_FROM: Final = LONG + KINDS
FEATURES: Final = CARDS_FROM + CODES

# More of a good than this is worth a third: peat, peat coal, livestock, ... in the order of the goods.
_ENOUGH: Final[vec[i64]] = vec[i64]([6, 5, 8, 5, 9, 6, 7, 4, 8, 6, 18, 4, 4, 7, 4, 5, 4, 7, 5, 7, 5, 8])
# In solo the neutral player's buildings are used for a fee, and so are those that he will get.
_NEUTRAL_SHARE: Final = 0.6
_MOST_LONG: Final = 1.5


def features(position: Position, board: i64) -> vec[float]:
    found = vec[float]([0.0] * FEATURES)
    found[_ENDING] = ending(position, board)
    left = actions_left(position, board)
    if left <= 0.0 and position.over:
        return found
    player = position.players[board]
    soon = left / (left + 3.0)
    long = min(_MOST_LONG, left / 20.0)
    found[_SETTLEMENTS] = settlement_outlook(position, board)
    _add_goods(found, player, soon, long)
    _add_cards(found, position, player, long)
    _add_clergymen(found, player, soon)
    _add_land(found, position, player, soon)
    _add_wheel(found, position, board, soon)
    goods = player.goods
    pairs = min(goods[BOOK], goods[CERAMIC])
    sets = min(pairs, min(goods[ORNAMENT], goods[RELIQUARY]))  # noqa: PLW3301 -- two each are compiled well
    found[_SETS] = float(sets) * soon
    found[_FOOD] = min(20.0, food_of(position, player)) * soon
    found[_ENERGY] = min(16.0, energy_of(player)) * soon
    return found


def _add_goods(found: vec[float], player: Player, soon: float, long: float) -> None:
    kinds: i64 = 0
    for good in range(KINDS):
        number = player.goods[good]
        if number == 0:
            continue
        kinds += 1
        amount = float(number)
        enough = float(_ENOUGH[good])
        if amount > enough:
            amount = enough + (amount - enough) / 3.0
        found[SOON + good] = amount * soon
        found[LONG + good] = amount * long
    found[_VARIETY] = float(kinds) * soon


def _add_cards(found: vec[float], position: Position, player: Player, long: float) -> None:
    cloister = CLOISTER[position.setup.variant]
    cloisters: i64 = 0
    for cell in player.cells:
        if is_building(cell):
            found[CARDS_FROM + cell] += long
            cloisters += cloister[cell]
    found[_CLOISTERS] = float(cloisters) * min(1.0, long)
    if position.setup.mode.neutral:
        for cell in position.players[1].cells:
            if is_building(cell):
                found[CARDS_FROM + cell] += _NEUTRAL_SHARE * long
        for code in range(1, BUILDINGS + 1):
            if position.display & BIT[code]:
                found[CARDS_FROM + code] += _NEUTRAL_SHARE * long


def _add_clergymen(found: vec[float], player: Player, soon: float) -> None:
    if not has_clergyman(player):
        found[_RETURNING] = soon
        return
    brothers: i64 = 0
    if player.lay_one == IN_SUPPLY:
        brothers += 1
    if player.lay_two == IN_SUPPLY:
        brothers += 1
    found[_BROTHERS] = float(brothers) * soon
    if has_prior(player):
        found[_PRIOR] = soon


def _add_land(found: vec[float], position: Position, player: Player, soon: float) -> None:
    cells = player.cells
    terrain = player.land.terrain
    counts = vec[i64]([0] * 5)
    beside: i64 = 0
    forests: i64 = 0
    moors: i64 = 0
    for space in range(len(cells)):
        cell = cells[space]
        if cell == EMPTY:
            counts[terrain[space]] += 1
            if terrain[space] < WATER and beside < 3 and beside_cloister(position, player, space):
                beside += 1
        elif cell == FOREST:
            forests += 1
        elif cell == MOOR:
            moors += 1
    free = counts[0] + counts[1] + counts[2]
    found[_SPACES] = _fading(float(free), 5.0) * soon
    found[_CLOISTER_SPACES] = float(beside) * soon
    found[_COAST] = float(min(counts[2], 2)) * soon
    found[_HILLSIDE] = float(min(counts[1], 2)) * soon
    found[_MOUNTAIN] = float(min(counts[MOUNTAIN], 1)) * soon
    found[_WATER] = float(min(counts[WATER], 2)) * soon
    found[_FORESTS] = _fading(float(forests), 4.0) * soon
    found[_MOORS] = _fading(float(moors), 3.0) * soon


def _fading(amount: float, enough: float) -> float:
    return amount if amount <= enough else enough + (amount - enough) / 3.0


def _add_wheel(found: vec[float], position: Position, board: i64, soon: float) -> None:
    """The two largest yields that the player could take with what stands on the land."""
    player = position.players[board]
    best = 0.0
    next_best = 0.0
    forest = False
    moor = False
    free: i64 = 0
    for space in range(len(player.cells)):
        cell = player.cells[space]
        if cell == FOREST:
            forest = True
        elif cell == MOOR:
            moor = True
        elif is_building(cell) and not occupied(position, board * BOARD + space):
            free += 1
            if cell >= CLAY_MOUND:
                value = _yield_of(position, cell)
                if value > best:
                    next_best = best
                    best = value
                elif value > next_best:
                    next_best = value
    for good in (WOOD, PEAT):
        if (forest and good == WOOD) or (moor and good == PEAT):
            value = float(indicator_value(position, INDICATOR_OF[good]))
            if value > best:
                next_best = best
                best = value
            elif value > next_best:
                next_best = value
    joker = float(indicator_value(position, JOKER))
    found[_WHEEL] = max(best, joker) * soon
    found[_WHEEL_NEXT] = max(next_best, min(best, joker)) * soon
    found[_FREE_BUILDINGS] = min(6.0, float(free)) * soon


def _yield_of(position: Position, cell: i64) -> float:
    if cell == CLAY_MOUND:
        return float(indicator_value(position, INDICATOR_OF[CLAY]))
    if cell == CLOISTER_OFFICE:
        return float(indicator_value(position, INDICATOR_OF[COIN]))
    if cell == FARMYARD:
        grain = indicator_value(position, INDICATOR_OF[GRAIN])
        return float(max(grain, indicator_value(position, INDICATOR_OF[LIVESTOCK])))
    return 0.0
