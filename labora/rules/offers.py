"""What the open decision offers: for each kind the candidates, and a test that answers with a reason.

An option is offered if and only if its test finds no obstacle; lists, errors and "why not?" all ask the same test.
Inside the engine an option is a number whose meaning depends on the kind of decision; `options.py` gives it a face.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules import kinds
from labora.rules.building import (
    NEUTRAL,
    build_test,
    card_test,
    neutral_card_test,
    neutral_space_test,
    settle_test,
    settlement_test,
    space_test,
)
from labora.rules.cards import (
    BIT,
    BUILDINGS,
    EMPTY,
    FIRST_SETTLEMENT,
    FOREST,
    LAST_SETTLEMENT,
    MOOR,
    is_building,
)
from labora.rules.different import can_give, give, most_kinds
from labora.rules.effects import CLEAR_LAND, USE_DISPLAY
from labora.rules.flow import fee_payable, purchase_test
from labora.rules.functions import (
    IMPROVED,
    amount_test,
    part_in_use,
    production_goods,
    reward_limit,
    target_test,
)
from labora.rules.goods import DRINK, FIVE_COINS, KINDS, POINT_GOODS, POINTS
from labora.rules.landscape import DISTRICT, PLOT, pile_of, tile_side
from labora.rules.modes import BONUS_ACTIONS, SETTLEMENT_PHASE
from labora.rules.position import BOARD, NOT_IN_PLAY, Position
from labora.rules.production import INDICATOR_OF, chosen_indicator, indicator_value
from labora.rules.reasons import (
    ACTION_OPEN,
    ALREADY_SETTLED,
    INDICATOR_NOT_IN_PLAY,
    MUST_CHOOSE,
    NO_ACTION_LEFT,
    NO_CLERGYMAN,
    NO_COINS,
    NO_CONTRACT,
    NO_FEE,
    NO_FOREST,
    NO_FREE_BUILDING,
    NO_GIFT,
    NO_MOOR,
    NOT_A_BUILDING,
    NOT_ADJACENT_LAND,
    NOT_IN_THIS_PHASE,
    NOT_MAXIMAL,
    NOT_ON_LIST,
    NOT_OWNED,
    NOT_PLACED_NOW,
    NOT_YOURS,
    NOTHING_PRODUCED,
    OCCUPIED,
    OFFERED,
    OUT_OF_ORDER,
    OWNER_HAS_NO_CLERGYMAN,
    PILE_EMPTY,
    SAME_GOOD,
    TOO_FEW_KINDS,
    YOUR_OWN,
)
from labora.rules.table import (
    active,
    building_at,
    card_of,
    count_cards,
    current,
    current_step,
    fee,
    has_clergyman,
    has_prior,
    occupied,
    price,
    worth_in_coins,
)
from labora.rules.using import payments

# A selection of point goods in one number: books + REWARD_BASE * (ceramics + REWARD_BASE * (...)).
REWARD_BASE: Final = 256


def offers(position: Position) -> vec[i64]:
    """The options of the open decision, in order. Payments are only numbered: see `count_offers`."""
    found = vec[i64]()
    for code in candidates(position):
        if test(position, code) == OFFERED:
            found = append(found, code)
    return found


def is_payment(kind: i64) -> bool:
    return kind == kinds.PAYMENT or kind == kinds.SETTLEMENT_PAYMENT


def candidates(position: Position) -> vec[i64]:
    """Everything that the open decision is about, possible or not."""
    kind = position.kind
    if kind == kinds.TURN:
        return _numbers(0, len(kinds.ACTS))
    if kind in (kinds.CLERGYMAN, kinds.OWNERS_CLERGYMAN, kinds.FEE, kinds.PRIOR):
        return _numbers(0, 2)
    if kind == kinds.PLACE or kind == kinds.CONTRACT:
        return _buildings(position)
    if kind in (kinds.FELL, kinds.CUT, kinds.SPACE, kinds.SITE):
        return _numbers(0, current(position).land.size)
    if kind == kinds.FOREST:
        return _numbers(kinds.SKIP, current(position).land.size)
    if kind == kinds.INDICATOR:
        return _indicators(position)
    if kind == kinds.CARD or kind == kinds.NEUTRAL_CARD:
        return _display(position)
    if kind == kinds.AMOUNT:
        return _amounts(position)
    if kind == kinds.GIVE:
        return _numbers(0, KINDS + 1)
    if kind == kinds.GOOD:
        return _goods(position)
    if kind == kinds.TARGET:
        return _targets(position)
    if kind == kinds.TILE:
        return current(position).land.places(position.held)
    if kind == kinds.SETTLEMENT:
        return append(_numbers(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1), kinds.SKIP)
    if kind == kinds.REWARD:
        return _rewards(position)
    if kind == kinds.IMPROVEMENT:
        return _numbers(kinds.SKIP, len(IMPROVED))
    if kind == kinds.LAND or kind == kinds.CLEARING:
        return _numbers(kinds.SKIP, 2)
    if kind == kinds.NEUTRAL_SPACE:
        return _numbers(0, position.players[NEUTRAL].land.size)
    if kind == kinds.NEUTRAL_PRIOR:
        return _numbers(kinds.SKIP, position.players[NEUTRAL].land.size)
    return vec[i64]()


def test(position: Position, code: i64) -> i64:
    """OFFERED, or the reason why not. Any number may be asked."""
    kind = position.kind
    if kind == kinds.TURN:
        return turn_test(position, code)
    if kind == kinds.PLACE:
        return place_test(position, code)
    if kind == kinds.CONTRACT:
        return contract_test(position, code)
    if kind == kinds.FEE:
        return fee_test(position, code)
    if kind in (kinds.CLERGYMAN, kinds.OWNERS_CLERGYMAN, kinds.PRIOR):
        return OFFERED if 0 <= code <= 1 else NOT_ON_LIST
    if kind == kinds.FELL:
        return _card_here_test(position, code, FOREST, NO_FOREST)
    if kind == kinds.CUT:
        return _card_here_test(position, code, MOOR, NO_MOOR)
    if kind == kinds.INDICATOR:
        return indicator_test(position, code)
    if kind == kinds.CARD:
        if code == kinds.SKIP:
            return OFFERED if position.card else MUST_CHOOSE
        return card_test(position, code)
    if kind == kinds.SPACE or kind == kinds.SITE:
        return space_test(position, current(position), card_of(position, position.held), code)
    if kind == kinds.AMOUNT:
        return amount_test(position, part_in_use(position), code)
    if is_payment(kind):
        return OFFERED if 0 <= code < payments(position).count else NOT_ON_LIST
    if kind == kinds.GIVE:
        return give_test(position, code)
    if kind == kinds.GOOD:
        return good_test(position, code)
    if kind == kinds.FOREST:
        return forest_test(position, code)
    if kind == kinds.TARGET:
        if code == kinds.SKIP:
            return OFFERED if position.amount == 0 else MUST_CHOOSE
        return target_test(position, part_in_use(position).goal, code)
    if kind == kinds.TILE:
        return tile_test(position, code)
    if kind == kinds.SETTLEMENT:
        if code == kinds.SKIP:
            return OFFERED if position.card else MUST_CHOOSE
        return settlement_test(position, code)
    if kind == kinds.REWARD:
        return reward_test(position, code)
    if kind == kinds.IMPROVEMENT:
        return improvement_test(position, code)
    if kind == kinds.LAND:
        return land_test(position, code)
    if kind == kinds.CLEARING:
        return clearing_test(position, code)
    if kind == kinds.NEUTRAL_CARD:
        return neutral_card_test(position, code)
    if kind == kinds.NEUTRAL_SPACE:
        return neutral_space_test(position, card_of(position, position.held), code)
    if kind == kinds.NEUTRAL_PRIOR:
        return neutral_prior_test(position, code)
    return NOT_ON_LIST


# Candidates


def _numbers(first: i64, end: i64) -> vec[i64]:
    found = vec[i64]()
    for number in range(first, end):
        found = append(found, number)
    return found


def _buildings(position: Position) -> vec[i64]:
    """Places of all buildings, the active player's first."""
    found = vec[i64]()
    boards: i64 = len(position.players)
    first = active(position)
    for offset in range(boards):
        board = (first + offset) % boards
        cells = position.players[board].cells
        for space in range(len(cells)):
            if is_building(cells[space]):
                found = append(found, board * BOARD + space)
    return found


def _display(position: Position) -> vec[i64]:
    found = vec[i64]()
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            found = append(found, code)
    return append(found, kinds.SKIP) if position.card else found


def _targets(position: Position) -> vec[i64]:
    if part_in_use(position).goal == USE_DISPLAY:
        found = vec[i64]()
        for code in range(1, BUILDINGS + 1):
            if position.display & BIT[code]:
                found = append(found, code)
    else:
        found = _buildings(position)
    return append(found, kinds.SKIP)


def _indicators(position: Position) -> vec[i64]:
    found = vec[i64]()
    for good in production_goods(position):
        found = append(found, 2 * good)
        found = append(found, 2 * good + 1)
    return append(found, kinds.SKIP)


def _amounts(position: Position) -> vec[i64]:
    """From the most to none: what cannot be done so often cannot be done more often, but for the Inn's coins."""
    part = part_in_use(position)
    most: i64 = 0
    if part.any_food:
        most = part.limit
    else:
        while amount_test(position, part, most + 1) == OFFERED:
            most += 1
    found = vec[i64]()
    for number in range(most, -1, -1):
        found = append(found, number)
    return found


def _goods(position: Position) -> vec[i64]:
    part = part_in_use(position)
    found = vec[i64]()
    for good in part.choices[position.cursor].goods if part.choices else part.wheel:
        found = append(found, good)
    return found


def _rewards(position: Position) -> vec[i64]:
    """Selections worth the limit or one point less, so that no book could be added (R27). Dear goods first."""
    limit = reward_limit(position, part_in_use(position).goal)
    found = vec[i64]()
    for reliquaries in range(limit // 8, -1, -1):
        for ornaments in range((limit - 8 * reliquaries) // 4, -1, -1):
            rest = limit - 8 * reliquaries - 4 * ornaments
            for ceramics in range(rest // 3, -1, -1):
                books = (rest - 3 * ceramics) // 2
                code = ceramics + REWARD_BASE * (ornaments + REWARD_BASE * reliquaries)
                found = append(found, books + REWARD_BASE * code)
    return found


# Tests


def turn_test(position: Position, act: i64) -> i64:
    if act == kinds.ACT_END:
        settling = current_step(position) == SETTLEMENT_PHASE
        return OFFERED if settling or position.actions == 0 else ACTION_OPEN
    if act == kinds.ACT_DISTRICT:
        return purchase_test(position, DISTRICT)
    if act == kinds.ACT_PLOT:
        return purchase_test(position, PLOT)
    if not 0 <= act < kinds.ACT_END:
        return NOT_ON_LIST
    step = current_step(position)
    if (step == SETTLEMENT_PHASE) != (act == kinds.ACT_SETTLE):
        return NOT_IN_THIS_PHASE
    if position.actions == 0:
        return ALREADY_SETTLED if act == kinds.ACT_SETTLE else NO_ACTION_LEFT
    if act == kinds.ACT_SETTLE:
        return settle_test(position)
    if act == kinds.ACT_BUILD:
        return build_test(position)
    if step == BONUS_ACTIONS:
        return OFFERED if act == kinds.ACT_PLACE else NOT_IN_THIS_PHASE
    if act == kinds.ACT_PLACE:
        return _any_place_test(position)
    if act == kinds.ACT_CONTRACT:
        return _any_contract_test(position)
    return OFFERED


def _any_place_test(position: Position) -> i64:
    player = current(position)
    if not has_clergyman(player):
        return NO_CLERGYMAN
    board = active(position) * BOARD
    for space in range(len(player.cells)):
        if is_building(player.cells[space]) and not occupied(position, board + space):
            return OFFERED
    return NO_FREE_BUILDING


def _any_contract_test(position: Position) -> i64:
    if not fee_payable(position):
        return NO_FEE
    for board in range(len(position.players)):
        if board == active(position) or not has_clergyman(position.players[board]):
            continue
        cells = position.players[board].cells
        for space in range(len(cells)):
            if is_building(cells[space]) and not occupied(position, board * BOARD + space):
                return OFFERED
    return NO_CONTRACT


def place_test(position: Position, place: i64) -> i64:
    if building_at(position, place) == EMPTY:
        return NOT_A_BUILDING
    if current_step(position) == BONUS_ACTIONS:
        return OFFERED
    if place // BOARD != active(position):
        return NOT_YOURS
    return OCCUPIED if occupied(position, place) else OFFERED


def contract_test(position: Position, place: i64) -> i64:
    if building_at(position, place) == EMPTY:
        return NOT_A_BUILDING
    if place // BOARD == active(position):
        return YOUR_OWN
    if occupied(position, place):
        return OCCUPIED
    owner = position.players[place // BOARD]
    return OFFERED if has_clergyman(owner) else OWNER_HAS_NO_CLERGYMAN


def fee_test(position: Position, code: i64) -> i64:
    player = current(position)
    if code == kinds.COINS:
        return OFFERED if worth_in_coins(position, player) >= fee(position) else NO_COINS
    if code == kinds.GIFT:
        return OFFERED if player.goods[DRINK[position.setup.variant]] > 0 else NO_GIFT
    return NOT_ON_LIST


def _card_here_test(position: Position, space: i64, card: i64, missing: i64) -> i64:
    player = current(position)
    if not 0 <= space < len(player.cells):
        return NOT_ON_LIST
    return OFFERED if player.cells[space] == card else missing


def indicator_test(position: Position, code: i64) -> i64:
    producing = position.card != 0 and part_in_use(position).goal != CLEAR_LAND
    if code == kinds.SKIP:
        return OFFERED if producing else MUST_CHOOSE
    if code < 0 or code // 2 not in production_goods(position):
        return NOT_ON_LIST
    joker = code % 2 == 1
    if not joker and INDICATOR_OF[code // 2] == NOT_IN_PLAY:
        return INDICATOR_NOT_IN_PLAY
    indicator = chosen_indicator(code // 2, joker)
    if position.ages[indicator] == NOT_IN_PLAY:
        return INDICATOR_NOT_IN_PLAY
    # R4: felling and cutting may yield nothing, using a building may not.
    if producing and indicator_value(position, indicator) == 0:
        return NOTHING_PRODUCED
    return OFFERED


def give_test(position: Position, good: i64) -> i64:
    if not 0 <= good <= FIVE_COINS:
        return NOT_ON_LIST
    player = current(position)
    if not can_give(position, player, good):
        return NOT_OWNED
    if good <= position.cursor:
        return OUT_OF_ORDER
    before = player.goods
    player.goods = before[:]
    give(position, player, good)
    rest = most_kinds(position, player, good)
    player.goods = before
    return OFFERED if rest >= position.left - 1 else TOO_FEW_KINDS


def good_test(position: Position, good: i64) -> i64:
    part = part_in_use(position)
    if not part.choices:
        return OFFERED if good in part.wheel else NOT_ON_LIST
    choice = part.choices[position.cursor]
    if good not in choice.goods:
        return NOT_ON_LIST
    return SAME_GOOD if choice.another and good == position.left else OFFERED


def forest_test(position: Position, space: i64) -> i64:
    if space == kinds.SKIP:
        return OFFERED if position.amount == 0 else MUST_CHOOSE
    found = _card_here_test(position, space, FOREST, NO_FOREST)
    if found != OFFERED:
        return found
    if space <= position.cursor:
        return OUT_OF_ORDER
    later: i64 = 0
    cells = current(position).cells
    for other in range(space + 1, len(cells)):
        if cells[other] == FOREST:
            later += 1
    return OFFERED if later >= position.left - 1 else OUT_OF_ORDER


def tile_test(position: Position, code: i64) -> i64:
    if code < 0 or pile_of(tile_side(code)) != position.held:
        return NOT_ON_LIST
    return OFFERED if current(position).land.fits(code) else NOT_ADJACENT_LAND


def reward_test(position: Position, code: i64) -> i64:
    if code < 0:
        return NOT_ON_LIST
    value: i64 = 0
    for good in POINT_GOODS:
        value += code % REWARD_BASE * POINTS[good]
        code //= REWARD_BASE
    limit = reward_limit(position, part_in_use(position).goal)
    if code or value > limit:
        return NOT_ON_LIST
    return OFFERED if value > limit - 2 else NOT_MAXIMAL


def improvement_test(position: Position, code: i64) -> i64:
    if code == kinds.SKIP:
        return OFFERED
    if not 0 <= code < len(IMPROVED):
        return NOT_ON_LIST
    return OFFERED if current(position).goods[IMPROVED[code][0]] > 0 else NOT_OWNED


def land_test(position: Position, pile: i64) -> i64:
    """R19: district and plot in either order, not neither."""
    if pile == kinds.SKIP:
        return OFFERED if position.left == 1 else MUST_CHOOSE
    if not DISTRICT <= pile <= PLOT or pile == position.cursor:
        return NOT_ON_LIST
    return OFFERED if price(position, pile) >= 0 else PILE_EMPTY


def clearing_test(position: Position, code: i64) -> i64:
    """R15: felling and cutting in either order, not neither; each needs a card."""
    if code == kinds.SKIP:
        return OFFERED if position.left == 1 else MUST_CHOOSE
    if not 0 <= code <= 1 or code == position.cursor:
        return NOT_ON_LIST
    if count_cards(current(position), MOOR if code else FOREST) > 0:
        return OFFERED
    return NO_MOOR if code else NO_FOREST


def neutral_prior_test(position: Position, space: i64) -> i64:
    if space == kinds.SKIP:
        return OFFERED
    neutral = position.players[NEUTRAL]
    if not 0 <= space < len(neutral.cells):
        return NOT_ON_LIST
    if position.placed & BIT[neutral.cells[space]] == 0:
        return NOT_PLACED_NOW
    return OFFERED if has_prior(neutral) else NO_CLERGYMAN
