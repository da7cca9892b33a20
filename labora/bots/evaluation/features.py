"""A position as numbers: what a player has that may still become points. Each number has a name and a weight.

Everything fades as the game ends (`soon`: a few actions are enough to use it; `long`: the more actions the
better), so that only the score is left at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.evaluation.game_end import ending, wish
from labora.bots.evaluation.horizon import actions_left
from labora.bots.evaluation.land_summary import LandSummary
from labora.bots.evaluation.settlement_sites import energy_of, food_of, settlement_outlook
from labora.rules.components.card import BIT, COAST, HILLSIDE, MOUNTAIN, WATER
from labora.rules.components.codes import BUILDINGS, CODES, is_building
from labora.rules.components.goods import (
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
from labora.rules.state.queries import has_clergyman, has_prior, occupied

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
ENDING: Final = 20

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
    land = LandSummary(position, position.players[board])
    left = actions_left(position, board)
    fill(found, position, board, land, wish(position, board), left)
    if left > 0.0:
        _add_cards(found, position, land, _long(left))
    return found


def _long(left: float) -> float:
    return min(_MOST_LONG, left / 20.0)


def fill(
    found: vec[float], position: Position, board: i64, land: LandSummary, wanted: float, left: float
) -> None:
    """Writes all features but the cards into a list of zeros.

    `land`: that of the player's land; `wanted`: the wish for the end of the game; `left`: actions.
    """
    if wanted != 0.0:
        found[ENDING] = wanted * ending(position, board, land.spaces, wanted > 0.0)
    if left <= 0.0 and position.over:
        return
    player = position.players[board]
    soon = left / (left + 3.0)
    long = _long(left)
    food = food_of(position, player)
    energy = energy_of(player)
    found[_SETTLEMENTS] = settlement_outlook(position, board, land.sites, food, energy)
    found[_FOOD] = min(20.0, food) * soon
    found[_ENERGY] = min(16.0, energy) * soon
    _add_goods(found, player, soon, long)
    found[_CLOISTERS] = float(land.cloisters) * min(1.0, long)
    _add_clergymen(found, player, soon)
    _add_land(found, land, soon)
    _add_wheel(found, position, board, land, soon)


def _add_goods(found: vec[float], player: Player, soon: float, long: float) -> None:
    goods = player.goods
    kinds: i64 = 0
    for good in range(KINDS):
        number = goods[good]
        if number == 0:
            continue
        kinds += 1
        amount = _fading(float(number), float(_ENOUGH[good]))
        found[SOON + good] = amount * soon
        found[LONG + good] = amount * long
    found[_VARIETY] = float(kinds) * soon
    pairs = min(goods[BOOK], goods[CERAMIC])
    sets = min(pairs, min(goods[ORNAMENT], goods[RELIQUARY]))  # noqa: PLW3301 -- two each are compiled well
    found[_SETS] = float(sets) * soon


def _add_cards(found: vec[float], position: Position, land: LandSummary, long: float) -> None:
    for code in land.buildings:
        found[CARDS_FROM + code] += long
    if not position.setup.mode.neutral:
        return
    share = _NEUTRAL_SHARE * long
    for cell in position.players[1].cells:
        if is_building(cell):
            found[CARDS_FROM + cell] += share
    display = position.display
    for code in range(1, BUILDINGS + 1):
        if display & BIT[code]:
            found[CARDS_FROM + code] += share


def worth_of_cards(weights: vec[float], position: Position, land: LandSummary, left: float) -> float:
    """The sum of `_add_cards` times the weights, without writing it down: called in every evaluation."""
    own = 0.0
    for code in land.buildings:
        own += weights[CARDS_FROM + code]
    if position.setup.mode.neutral:
        own += _NEUTRAL_SHARE * _worth_of_others_cards(weights, position)
    return own * _long(left)


def _worth_of_others_cards(weights: vec[float], position: Position) -> float:
    found = 0.0
    for cell in position.players[1].cells:
        if is_building(cell):
            found += weights[CARDS_FROM + cell]
    display = position.display
    for code in range(1, BUILDINGS + 1):
        if display & BIT[code]:
            found += weights[CARDS_FROM + code]
    return found


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


def _add_land(found: vec[float], land: LandSummary, soon: float) -> None:
    free = land.free
    found[_SPACES] = _fading(float(land.spaces), 5.0) * soon
    found[_CLOISTER_SPACES] = float(land.beside_cloisters) * soon
    found[_COAST] = float(min(free[COAST], 2)) * soon
    found[_HILLSIDE] = float(min(free[HILLSIDE], 2)) * soon
    found[_MOUNTAIN] = float(min(free[MOUNTAIN], 1)) * soon
    found[_WATER] = float(min(free[WATER], 2)) * soon
    found[_FORESTS] = _fading(float(land.forests), 4.0) * soon
    found[_MOORS] = _fading(float(land.moors), 3.0) * soon


def _fading(amount: float, enough: float) -> float:
    """More than enough counts a third."""
    return amount if amount <= enough else enough + (amount - enough) / 3.0


def _add_wheel(found: vec[float], position: Position, board: i64, land: LandSummary, soon: float) -> None:
    """The two largest yields that the player could take with what stands on the land."""
    first = board * BOARD
    yields = Yields()
    if land.mound >= 0 and not occupied(position, first + land.mound):
        yields.add(indicator_value(position, INDICATOR_OF[CLAY]))
    if land.office >= 0 and not occupied(position, first + land.office):
        yields.add(indicator_value(position, INDICATOR_OF[COIN]))
    if land.farmyard >= 0 and not occupied(position, first + land.farmyard):
        grain = indicator_value(position, INDICATOR_OF[GRAIN])
        yields.add(max(grain, indicator_value(position, INDICATOR_OF[LIVESTOCK])))
    if land.forests:
        yields.add(indicator_value(position, INDICATOR_OF[WOOD]))
    if land.moors:
        yields.add(indicator_value(position, INDICATOR_OF[PEAT]))
    joker = indicator_value(position, JOKER)
    found[_WHEEL] = float(max(yields.best, joker)) * soon
    found[_WHEEL_NEXT] = float(max(yields.next_best, min(yields.best, joker))) * soon
    buildings: i64 = len(land.buildings)
    found[_FREE_BUILDINGS] = min(6.0, float(buildings - _occupied(position, first))) * soon


class Yields:
    """Keep the best two amounts that the wheel would give."""

    def __init__(self) -> None:
        self.best: i64 = 0
        self.next_best: i64 = 0

    def add(self, value: i64) -> None:
        if value > self.best:
            self.next_best = self.best
            self.best = value
        elif value > self.next_best:
            self.next_best = value


def _occupied(position: Position, first: i64) -> i64:
    """How many clergymen stand on the board whose places begin with `first`: one a building."""
    end = first + BOARD
    found: i64 = 0
    for player in position.players:
        if first <= player.prior < end:
            found += 1
        if first <= player.lay_one < end:
            found += 1
        if first <= player.lay_two < end:
            found += 1
    return found
