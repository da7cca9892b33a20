"""What a building can do now: which parts, how often, which others it reaches (R11 to R22, R29 to R34)."""

from typing import Final

from mypy_extensions import i64

from labora.rules.components.card import Card
from labora.rules.components.cards import CLOISTER
from labora.rules.components.codes import BUILDINGS, FOREST, MOOR
from labora.rules.components.effects import (
    BUILD,
    CLEAR_LAND,
    IMPROVE,
    NOTHING,
    PRODUCE,
    REWARD_CLOISTERS,
    REWARD_WILDERNESS,
    SETTLE,
    SHIP,
    TAKE_LAND,
    USE_DISPLAY,
    USE_NEIGHBOUR,
    USE_OCCUPIED,
    USE_PRIOR,
    Cost,
    Part,
    both,
    herd_coins,
    part_cost,
)
from labora.rules.components.goods import BOOK, CERAMIC, ORNAMENT, RELIQUARY, WONDER
from labora.rules.components.landscape import DISTRICT, NEIGHBOURS, PLOT
from labora.rules.constants.reasons import (
    ALREADY_USED,
    CANNOT_PAY,
    NO_FOREST,
    NO_PRIOR_THERE,
    NO_USE,
    NO_WONDER_LEFT,
    NOT_A_BUILDING,
    NOT_A_NEIGHBOUR,
    NOT_IN_DISPLAY,
    NOT_OCCUPIED,
    NOTHING_PRODUCED,
    OCCUPIED,
    OFFERED,
    OVER_LIMIT,
    PILE_EMPTY,
    TOO_FEW_KINDS,
)
from labora.rules.engine.placement import settle_test
from labora.rules.state.different_goods import most_kinds
from labora.rules.state.payments import FOOD_WASTE, Payments, TilePayments, can_pay
from labora.rules.state.position import BOARD, DISPLAY, JOKER, Position
from labora.rules.state.production import INDICATOR_OF, indicator_value
from labora.rules.state.queries import (
    building_at,
    card_of,
    count_cards,
    current,
    holds_prior,
    in_display,
    occupied,
    price,
    wonders_left,
)

# What the Pilgrimage Site makes of what.
IMPROVED: Final[tuple[tuple[int, int], ...]] = ((BOOK, CERAMIC), (CERAMIC, ORNAMENT), (ORNAMENT, RELIQUARY))


def part_in_use(position: Position) -> Part:
    return card_of(position, position.card).parts[position.part]


def production_goods(position: Position) -> tuple[int, ...]:
    """What the open choice of an indicator is about: the building's goods, or what is felled or cut."""
    if position.card and part_in_use(position).goal == PRODUCE:
        return part_in_use(position).wheel
    return (int(position.cleared),)


def part_possible(position: Position, part: Part) -> bool:
    if part.direct:
        return _selection_possible(position, part)
    most = part.limit if part.any_food else 1
    return any(amount_test(position, part, number) == OFFERED for number in range(1, most + 1))


def _selection_possible(position: Position, part: Part) -> bool:
    if part.forests:
        return count_cards(current(position), FOREST) > 0
    if part.goal == PRODUCE:
        return any(production_value(position, good) > 0 for good in part.wheel)
    if part.goal == SETTLE:
        return settle_test(position) == OFFERED
    if part.goal == IMPROVE:
        return any(current(position).goods[tile] > 0 for tile, _ in IMPROVED)
    return target_exists(position, part.goal)


def production_value(position: Position, good: i64) -> i64:
    own = indicator_value(position, INDICATOR_OF[good]) if INDICATOR_OF[good] >= 0 else 0
    return max(own, indicator_value(position, JOKER))


def amount_test(position: Position, part: Part, number: i64) -> i64:
    """Return whether the part may be done `number` times. (Parts without a number: 1.)"""
    if number == 0:
        return OFFERED
    if number < 0 or number + (position.joined if part.shares_limit else 0) > part.limit:
        return OVER_LIMIT
    missing = _supply_test(position, part, number)
    if missing != OFFERED:
        return missing
    if part.any_food:
        return OFFERED if given_food(position, part, number).count else CANNOT_PAY
    if not can_pay(current(position).goods, position.setup.variant, joined_cost(position, part, number)):
        return CANNOT_PAY
    return _goal_test(position, part)


def _supply_test(position: Position, part: Part, number: i64) -> i64:
    """Is there what no payment could buy: Wonders, forests, enough different goods, a herd?"""
    player = current(position)
    if part.gain[WONDER] and wonders_left(position) == 0:
        return NO_WONDER_LEFT
    if part.forests and count_cards(player, FOREST) < number:
        return NO_FOREST
    if part.different and most_kinds(position, player, -1) < part.different:
        return TOO_FEW_KINDS
    if part.herd and herd_coins(player.goods) == 0:
        return NO_USE
    return OFFERED


def joined_cost(position: Position, part: Part, number: i64) -> Cost:
    """What a part costs, with the part before if both are paid together (R29)."""
    cost = part_cost(part, number)
    if position.joined:
        cost = both(cost, part_cost(card_of(position, position.card).parts[0], position.joined))
    return cost


def given_food(position: Position, part: Part, number: i64) -> Payments:
    """R33: food for the Inn's coins, without money; less than the limit only exactly."""
    waste = FOOD_WASTE if number == part.limit else 0
    return TilePayments(current(position).goods, number, 0, 0, waste)


def _goal_test(position: Position, part: Part) -> i64:
    """Would there be anything on the right side of the arrow?"""
    goal = part.goal
    if goal in (NOTHING, BUILD):
        return OFFERED
    if goal == SHIP:
        return OFFERED if indicator_value(position, JOKER) > 0 else NOTHING_PRODUCED
    if goal == TAKE_LAND:
        return OFFERED if price(position, DISTRICT) >= 0 or price(position, PLOT) >= 0 else PILE_EMPTY
    if goal == CLEAR_LAND:
        player = current(position)
        return OFFERED if count_cards(player, FOREST) + count_cards(player, MOOR) else NO_FOREST
    if goal == REWARD_CLOISTERS or goal == REWARD_WILDERNESS:
        return OFFERED if reward_limit(position, goal) >= 2 else NO_USE
    return OFFERED if _target_after_paying(position, part) else NO_USE


def _target_after_paying(position: Position, part: Part) -> bool:
    """Palace, Grand Manor: is there a building to reach without the drink that it costs?"""
    player = current(position)
    before = player.goods
    player.goods = before[:]
    for good in part.cost.kinds:
        player.goods[good] -= part.cost.goods[good]
    found = target_exists(position, part.goal)
    player.goods = before
    return found


def reward_limit(position: Position, goal: i64) -> i64:
    """R27: points allowed by House of the Brotherhood and Festival Ground."""
    player = current(position)
    if goal == REWARD_WILDERNESS:
        return count_cards(player, FOREST) + count_cards(player, MOOR)
    cloister = CLOISTER[position.setup.variant]
    cloisters: i64 = 0
    for cell in player.cells:
        cloisters += cloister[cell]
    return cloisters * position.setup.mode.brotherhood_halves // 2


# Reaching other buildings (R11, R12)


def target_test(position: Position, goal: i64, target: i64) -> i64:
    """May this building be reached? Targets are places, or with USE_DISPLAY the codes of cards."""
    if goal == USE_DISPLAY:
        if not in_display(position, target):
            return NOT_IN_DISPLAY
        return _use_test(position, target, DISPLAY)
    code = building_at(position, target)
    if code == 0:
        return NOT_A_BUILDING
    if goal == USE_PRIOR and not holds_prior(position, target):
        return NO_PRIOR_THERE
    if goal == USE_OCCUPIED and not occupied(position, target):
        return NOT_OCCUPIED
    if goal == USE_NEIGHBOUR:
        if not _neighbours(position, position.place, target):
            return NOT_A_NEIGHBOUR
        if occupied(position, target):
            return OCCUPIED
    return _use_test(position, code, target)


def _use_test(position: Position, code: i64, place: i64) -> i64:
    card = card_of(position, code)
    if position.reached & card.reach_bit:
        return ALREADY_USED
    return OFFERED if usable(position, card, place) else NO_USE


def usable(position: Position, card: Card, place: i64) -> bool:
    """Would using this building do anything? Looks ahead through chains, which R12 keeps short."""
    before_card = position.card
    before_place = position.place
    before_part = position.part
    before_reached = position.reached
    before_joined = position.joined
    position.card = card.code
    position.place = place
    position.joined = 0
    position.reached |= card.reach_bit
    found = False
    for part in range(len(card.parts)):
        position.part = part
        if part_possible(position, card.parts[part]):
            found = True
            break
    position.card = before_card
    position.place = before_place
    position.part = before_part
    position.reached = before_reached
    position.joined = before_joined
    return found


def target_exists(position: Position, goal: i64) -> bool:
    if goal == USE_DISPLAY:
        return any(target_test(position, goal, code) == OFFERED for code in range(1, BUILDINGS + 1))
    for board in range(len(position.players)):
        for space in range(len(position.players[board].cells)):
            if target_test(position, goal, board * BOARD + space) == OFFERED:
                return True
    return False


def _neighbours(position: Position, place: i64, target: i64) -> bool:
    if place == DISPLAY or place // BOARD != target // BOARD:
        return False
    land = position.players[place // BOARD].land
    first = NEIGHBOURS * (place % BOARD)
    return any(land.neighbours[index] == target % BOARD for index in range(first, first + NEIGHBOURS))
