"""Using a building: its parts one after the other, each chosen, paid and carried out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.codes import EMPTY
from labora.rules.components.effects import (
    ALL_OWN,
    BUILD,
    CLEAR_LAND,
    IMPROVE,
    NOTHING,
    OWN_PRIOR,
    PRODUCE,
    REWARD_CLOISTERS,
    REWARD_WILDERNESS,
    SETTLE,
    SHIP,
    TAKE_LAND,
    Choice,
    Cost,
    Part,
    herd_coins,
)
from labora.rules.components.goods import COIN, KINDS, STRAW
from labora.rules.constants import decision_kinds
from labora.rules.engine.abilities import given_food, joined_cost, part_in_use, part_possible
from labora.rules.engine.turn import finish_action
from labora.rules.state.payments import Payments, PointPayments, TilePayments
from labora.rules.state.position import IN_SUPPLY, Player, Position
from labora.rules.state.production import produce
from labora.rules.state.queries import card_of, current, pay_coins, pay_straw, take_all_back, worth_in_coins

NO_GOOD: Final = -1


def start_use(position: Position, code: i64, place: i64) -> None:
    """The active player uses a building (standing at `place`, or in the display) from its first part on."""
    card = card_of(position, code)
    if card.reach_bit and position.reached & card.reach_bit:
        finish_action(position)
        return
    position.reached |= card.reach_bit
    position.card = code
    position.place = place
    position.part = 0
    enter_part(position)


def enter_part(position: Position) -> None:
    """Opens the next part that can be done at all; when there is none, the action is over."""
    parts = card_of(position, position.card).parts
    position.amount = 0
    position.cursor = -1
    position.left = 1
    while position.part < len(parts):
        part = parts[position.part]
        if part_possible(position, part):
            position.kind = _first_decision(part) if part.direct else decision_kinds.AMOUNT
            return
        if position.joined:
            _pay(position, part)
            return
        position.part += 1
    finish_action(position)


def next_part(position: Position) -> None:
    position.joined = 0
    position.part += 1
    enter_part(position)


def _first_decision(part: Part) -> i64:
    if part.forests:
        return decision_kinds.FOREST
    return _decision_of(part.goal)


def _decision_of(goal: i64) -> i64:
    if goal == PRODUCE:
        return decision_kinds.INDICATOR
    if goal == SETTLE:
        return decision_kinds.SETTLEMENT
    if goal == IMPROVE:
        return decision_kinds.IMPROVEMENT
    return decision_kinds.TARGET


def choose_amount(position: Position, number: i64) -> None:
    part = part_in_use(position)
    if part.joined:
        position.joined = number
        position.part += 1
        enter_part(position)
    elif number == 0 and position.joined == 0:
        next_part(position)
    else:
        position.amount = number
        _pay(position, part)


def _pay(position: Position, part: Part) -> None:
    """Takes what has one payment only, then asks for the rest: forests, different goods, food and energy."""
    cost = joined_cost(position, part, position.amount)
    take_goods(position, current(position), cost)
    if part.forests:
        position.left = position.amount
        position.kind = decision_kinds.FOREST
    elif part.different:
        position.left = part.different
        position.kind = decision_kinds.GIVE
    elif cost.by_choice:
        position.kind = decision_kinds.PAYMENT
    else:
        gain(position)


def take_goods(position: Position, player: Player, cost: Cost) -> None:
    for good in cost.kinds:
        if good == COIN:
            continue
        if good == STRAW:
            pay_straw(player, cost.goods[STRAW])
        else:
            player.goods[good] -= cost.goods[good]
    pay_coins(position, player, cost.goods[COIN])


def payments(position: Position) -> Payments:
    """The payments of the open decision."""
    player = current(position)
    if position.kind == decision_kinds.SETTLEMENT_PAYMENT:
        cost = card_of(position, position.new_card).cost
    else:
        part = part_in_use(position)
        if part.any_food:
            return given_food(position, part, position.amount)
        cost = joined_cost(position, part, position.amount)
    money = worth_in_coins(position, player)
    if cost.points:
        return PointPayments(player.goods, cost.points, money)
    return TilePayments(player.goods, cost.food, cost.energy, money)


def pay_tiles(position: Position, given: vec[i64]) -> None:
    player = current(position)
    for good in range(KINDS):
        if good != COIN:
            player.goods[good] -= given[good]
    pay_coins(position, player, given[COIN])


def gain(position: Position) -> None:
    """The right side of the arrow, after all of the left side is paid."""
    part = part_in_use(position)
    player = current(position)
    _add(player, part, position.amount)
    if position.joined:
        _add(player, card_of(position, position.card).parts[0], position.joined)
    if part.tiers:
        player.goods[COIN] += part.tiers[position.amount - 1]
    if part.herd:
        player.goods[COIN] += herd_coins(player.goods)
    if part.recall == ALL_OWN:
        take_all_back(player)
    elif part.recall == OWN_PRIOR:
        player.prior = IN_SUPPLY
    if part.choices:
        position.cursor = NO_GOOD
        position.left = len(part.choices)
        position.kind = decision_kinds.GOOD
    else:
        _follow_goal(position, part)


def _add(player: Player, part: Part, number: i64) -> None:
    for good in range(KINDS):
        player.goods[good] += number * part.gain[good]


def choose_good(position: Position, good: i64) -> None:
    part = part_in_use(position)
    if part.goal == SHIP:
        produce(position, good, True)
        next_part(position)
        return
    current(position).goods[good] += choice_in_use(position, part).amount
    position.cursor = good
    position.left -= 1
    if position.left == 0:
        _follow_goal(position, part)


def choice_in_use(position: Position, part: Part) -> Choice:
    """Of the goods that a part lets choose one after the other."""
    return part.choices[len(part.choices) - position.left]


def _follow_goal(position: Position, part: Part) -> None:
    goal = part.goal
    if goal == NOTHING:
        next_part(position)
    elif goal == BUILD:
        position.kind = decision_kinds.CARD
    elif goal == SHIP:
        position.kind = decision_kinds.GOOD
    elif goal == REWARD_CLOISTERS or goal == REWARD_WILDERNESS:
        position.kind = decision_kinds.REWARD
    elif goal == TAKE_LAND:
        position.left = 2
        position.kind = decision_kinds.LAND
    elif goal == CLEAR_LAND:
        position.left = 2
        position.kind = decision_kinds.CLEARING
    else:
        position.kind = decision_kinds.TARGET


def remove_forest(position: Position, space: i64) -> None:
    """R15: no wood, and the wheel stays."""
    current(position).cells[space] = EMPTY
    position.amount = max(position.amount, 1)
    position.cursor = space
    position.left -= 1
    if position.left == 0:
        gain(position)
