"""Carrying out an option of the open decision. The option must be offered; `options.py` sees to that."""

from librt.vecs import extend, vec
from mypy_extensions import i64

from labora.rules import kinds
from labora.rules.building import NEUTRAL
from labora.rules.cards import BIT, EMPTY, FOREST, MOOR
from labora.rules.different import give
from labora.rules.effects import USE_DISPLAY
from labora.rules.flow import end_turn, finish_action, next_neutral_building, skip_neutral_prior
from labora.rules.functions import IMPROVED
from labora.rules.goods import COIN, DRINK, PEAT, POINT_GOODS, WOOD
from labora.rules.landscape import DISTRICT, PLOT, cards_on, tile_side
from labora.rules.modes import BONUS_ACTIONS, NEUTRAL_PRIOR
from labora.rules.offers import REWARD_BASE
from labora.rules.position import BOARD, DISPLAY, JOKER, Player, Position
from labora.rules.production import INDICATOR_OF, in_play, produce
from labora.rules.table import (
    active,
    building_at,
    card_of,
    count_cards,
    current,
    current_step,
    fee,
    has_lay_brother,
    has_prior,
    pay_coins,
    place_lay_brother,
    place_prior,
    price,
    raise_fee_for,
)
from labora.rules.using import (
    choose_amount,
    choose_good,
    gain,
    next_part,
    pay_tiles,
    payments,
    remove_forest,
    start_use,
    take_goods,
)


def decide(position: Position, code: i64) -> None:
    """Changes the position in place. For payments the code is the payment's number."""
    kind = position.kind
    if kind == kinds.TURN:
        _act(position, code)
    elif kind == kinds.PLACE:
        _choose_place(position, code)
    elif kind == kinds.CLERGYMAN:
        _send(position, current(position), code == kinds.THE_PRIOR)
    elif kind == kinds.CONTRACT:
        position.place = code
        position.card = building_at(position, code)
        position.kind = kinds.FEE
    elif kind == kinds.FEE:
        _pay_fee(position, code == kinds.GIFT)
    elif kind == kinds.OWNERS_CLERGYMAN:
        _send(position, position.players[position.place // BOARD], code == kinds.THE_PRIOR)
    elif kind == kinds.FELL or kind == kinds.CUT:
        _clear(position, code, WOOD if kind == kinds.FELL else PEAT)
    elif kind == kinds.INDICATOR:
        _choose_indicator(position, code)
    elif kind == kinds.CARD:
        _choose_card(position, code)
    elif kind == kinds.SPACE:
        _build(position, code)
    elif kind == kinds.PRIOR:
        _use_privilege(position, code == kinds.THE_PRIOR)
    elif kind == kinds.AMOUNT:
        choose_amount(position, code)
    elif kind == kinds.PAYMENT or kind == kinds.SETTLEMENT_PAYMENT:
        decide_payment(position, payments(position).pick(code))
    elif kind == kinds.GIVE:
        _give(position, code)
    elif kind == kinds.GOOD:
        choose_good(position, code)
    elif kind == kinds.FOREST:
        if code == kinds.SKIP:
            next_part(position)
        else:
            remove_forest(position, code)
    elif kind == kinds.TARGET:
        _reach(position, code)
    elif kind == kinds.TILE:
        _place_tile(position, code)
    elif kind == kinds.SETTLEMENT:
        _choose_settlement(position, code)
    elif kind == kinds.SITE:
        position.cursor = code
        position.kind = kinds.SETTLEMENT_PAYMENT
    elif kind == kinds.REWARD:
        _take_reward(position, code)
    elif kind == kinds.IMPROVEMENT:
        _improve(position, code)
    elif kind == kinds.LAND:
        if code == kinds.SKIP:
            next_part(position)
        else:
            position.held = code
            position.kind = kinds.TILE
    elif kind == kinds.CLEARING:
        if code == kinds.SKIP:
            next_part(position)
        else:
            position.kind = kinds.CUT if code else kinds.FELL
    elif kind == kinds.NEUTRAL_CARD:
        position.held = code
        position.kind = kinds.NEUTRAL_SPACE
    elif kind == kinds.NEUTRAL_SPACE:
        _build_neutral(position, code)
    elif kind == kinds.NEUTRAL_PRIOR:
        _choose_neutral_prior(position, code)


def decide_payment(position: Position, given: vec[i64]) -> None:
    """Carries out a payment, given as goods."""
    pay_tiles(position, given)
    if position.kind == kinds.PAYMENT:
        gain(position)
    else:
        _settle(position)


# Turn


def _act(position: Position, act: i64) -> None:
    if act == kinds.ACT_END:
        end_turn(position)
    elif act == kinds.ACT_DISTRICT or act == kinds.ACT_PLOT:
        pile = DISTRICT if act == kinds.ACT_DISTRICT else PLOT
        pay_coins(position, current(position), price(position, pile))
        position.purchases -= 1
        position.held = pile
        position.kind = kinds.TILE
    elif act == kinds.ACT_SETTLE:
        position.kind = kinds.SETTLEMENT
    else:
        position.actions -= 1
        _main_action(position, act)


def _main_action(position: Position, act: i64) -> None:
    if act == kinds.ACT_PLACE:
        position.kind = kinds.PLACE
    elif act == kinds.ACT_CONTRACT:
        position.kind = kinds.CONTRACT
    elif act == kinds.ACT_BUILD:
        position.kind = kinds.CARD
    elif count_cards(current(position), FOREST if act == kinds.ACT_FELL else MOOR) > 0:
        position.kind = kinds.FELL if act == kinds.ACT_FELL else kinds.CUT


# Clergymen


def _choose_place(position: Position, place: i64) -> None:
    position.place = place
    position.card = building_at(position, place)
    player = current(position)
    if current_step(position) == BONUS_ACTIONS:
        _send(position, player, True)
    elif has_prior(player) and has_lay_brother(player):
        position.kind = kinds.CLERGYMAN
    else:
        _send(position, player, has_prior(player))


def _send(position: Position, owner: Player, prior: bool) -> None:
    """A clergyman goes to the building in question, and the active player uses it."""
    if prior:
        place_prior(owner, position.place)
    else:
        place_lay_brother(owner, position.place)
    start_use(position, position.card, position.place)


def _pay_fee(position: Position, gift: bool) -> None:
    player = current(position)
    owner = position.players[position.place // BOARD]
    if gift:
        player.goods[DRINK[position.setup.variant]] -= 1
    else:
        pay_coins(position, player, fee(position))
        # The neutral player keeps nothing: his fees go to the supply.
        if not position.setup.mode.neutral:
            owner.goods[COIN] += fee(position)
    # R8: asked only if both kinds are available; the neutral prior's own step is about the prior.
    if current_step(position) == NEUTRAL_PRIOR:
        _send(position, owner, True)
    elif has_prior(owner) and has_lay_brother(owner):
        position.kind = kinds.OWNERS_CLERGYMAN
    else:
        _send(position, owner, has_prior(owner))


# Production


def _clear(position: Position, space: i64, good: i64) -> None:
    """Removes a forest or moor; asks for the indicator only if there is a choice (R5)."""
    current(position).cells[space] = EMPTY
    position.held = good
    own = in_play(position, INDICATOR_OF[good])
    joker = in_play(position, JOKER)
    if own and joker:
        position.kind = kinds.INDICATOR
        return
    if own or joker:
        produce(position, good, joker)
    _after_clearing(position, good)


def _choose_indicator(position: Position, code: i64) -> None:
    if code == kinds.SKIP:
        next_part(position)
        return
    produce(position, code // 2, code % 2 == 1)
    if position.card and card_of(position, position.card).parts[position.part].wheel:
        next_part(position)
    else:
        _after_clearing(position, code // 2)


def _after_clearing(position: Position, good: i64) -> None:
    position.held = 0
    if position.card == EMPTY:
        position.kind = kinds.TURN
        return
    position.left -= 1
    position.cursor = 0 if good == WOOD else 1
    other = MOOR if good == WOOD else FOREST
    if position.left and count_cards(current(position), other) > 0:
        position.kind = kinds.CLEARING
    else:
        next_part(position)


# Building


def _choose_card(position: Position, code: i64) -> None:
    if code == kinds.SKIP:
        finish_action(position)
        return
    position.held = code
    position.kind = kinds.SPACE


def _build(position: Position, space: i64) -> None:
    player = current(position)
    code = position.held
    take_goods(position, player, card_of(position, code).cost)
    player.cells[space] = code
    position.display &= ~BIT[code]
    raise_fee_for(position, code)
    if has_prior(player):
        position.cursor = space
        position.kind = kinds.PRIOR
    else:
        finish_action(position)


def _use_privilege(position: Position, prior: bool) -> None:
    if not prior:
        finish_action(position)
        return
    code = position.held
    place = active(position) * BOARD + position.cursor
    position.held = 0
    place_prior(current(position), place)
    start_use(position, code, place)


def _choose_settlement(position: Position, code: i64) -> None:
    if code == kinds.SKIP:
        next_part(position)
        return
    position.held = code
    position.kind = kinds.SITE


def _settle(position: Position) -> None:
    current(position).cells[position.cursor] = position.held
    if position.card:
        next_part(position)
        return
    position.held = 0
    position.cursor = 0
    position.actions = 0
    position.purchases = 0
    position.kind = kinds.TURN


def _place_tile(position: Position, code: i64) -> None:
    player = current(position)
    player.land = player.land.with_tile(code)
    player.cells = extend(player.cells, cards_on(tile_side(code)))
    pile = position.held
    position.held = 0
    if position.card == EMPTY:
        position.kind = kinds.TURN
        return
    position.left -= 1
    position.cursor = pile
    other = PLOT if pile == DISTRICT else DISTRICT
    if position.left and price(position, other) >= 0:
        position.kind = kinds.LAND
    else:
        next_part(position)


# Functions


def _give(position: Position, good: i64) -> None:
    give(position, current(position), good)
    position.cursor = good
    position.left -= 1
    if position.left == 0:
        gain(position)


def _reach(position: Position, target: i64) -> None:
    if target == kinds.SKIP:
        next_part(position)
    elif card_of(position, position.card).parts[position.part].goal == USE_DISPLAY:
        start_use(position, target, DISPLAY)
    else:
        start_use(position, building_at(position, target), target)


def _take_reward(position: Position, code: i64) -> None:
    player = current(position)
    for good in POINT_GOODS:
        player.goods[good] += code % REWARD_BASE
        code //= REWARD_BASE
    next_part(position)


def _improve(position: Position, code: i64) -> None:
    if code != kinds.SKIP:
        tile, better = IMPROVED[code]
        goods = current(position).goods
        goods[tile] -= 1
        goods[better] += 1
    next_part(position)


# The neutral player


def _build_neutral(position: Position, space: i64) -> None:
    code = position.held
    position.held = 0
    position.players[NEUTRAL].cells[space] = code
    position.display &= ~BIT[code]
    position.placed |= BIT[code]
    raise_fee_for(position, code)
    next_neutral_building(position)


def _choose_neutral_prior(position: Position, space: i64) -> None:
    if space == kinds.SKIP:
        skip_neutral_prior(position)
        return
    position.place = NEUTRAL * BOARD + space
    position.card = building_at(position, position.place)
    position.kind = kinds.FEE
