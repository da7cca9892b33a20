"""What the messages of a decision and of its options may speak about."""

from collections.abc import Callable, Mapping
from typing import Final

from labora.i18n.message_arguments import Arguments, Makers
from labora.i18n.messages import Argument
from labora.i18n.names import NONE, Names
from labora.i18n.phrases import joined
from labora.i18n.trade_text import cost_words, trade_words
from labora.rules.components import goods as g
from labora.rules.components.codes import FOREST, MOOR
from labora.rules.components.effects import REWARD_CLOISTERS, REWARD_WILDERNESS, Part
from labora.rules.components.landscape import DISTRICT, PILES, PLOT
from labora.rules.components.modes import PHASES, STEP_NAMES
from labora.rules.constants import decision_kinds
from labora.rules.engine.abilities import joined_cost, part_in_use, reward_limit
from labora.rules.engine.decisions_turn import only_joker
from labora.rules.engine.offers import held_card
from labora.rules.state.position import BOARD, INDICATORS, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.queries import (
    active,
    card_of,
    count_cards,
    current,
    current_step,
    fee,
    phase_due,
    price,
)

MOST_TRADES: Final = 3


def arguments_of(
    names: Names, position: Position, own: Mapping[str, Argument] | None = None
) -> Arguments[Position]:
    """`own` are those of an option."""
    return Arguments(_ARGUMENTS, names, position, own)


def _phase(names: Names, position: Position) -> str:
    due = phase_due(position)
    return PHASES[due] if due >= 0 else NONE


def _owner(names: Names, position: Position) -> str:
    return names.player(position.setup, max(int(position.place), 0) // BOARD)


def _card(names: Names, position: Position) -> str:
    return names.card(card_of(position, position.card).id) if position.card else NONE


def _held(names: Names, position: Position) -> str:
    held = held_card(position)
    return NONE if held is None else names.card(held.id)


def _gone(names: Names, position: Position) -> str:
    """R5: felling or cutting has only the joker left, or nothing."""
    gone = position.kind == decision_kinds.INDICATOR and only_joker(position)
    return names.good(g.NAMES[position.cleared]) if gone else NONE


def _pile(names: Names, position: Position) -> str:
    return PILES[position.pile] if position.kind == decision_kinds.TILE else NONE


def _price(names: Names, position: Position, pile: int) -> str:
    coins = int(price(position, pile))
    return NONE if coins < 0 else names.amount("coin", coins)


# Of a part of a building's function that is carried out


def _limit(names: Names, position: Position) -> int:
    part = part_in_use(position)
    return int(reward_limit(position, part.goal) if _is_reward(position, part) else part.limit)


def _trade(names: Names, position: Position) -> str:
    """Once; where more times are not as good as the first, those too."""
    part = part_in_use(position)
    if not (part.tiers or part.rebate):
        return trade_words(names, position, part, 1)
    shown = range(1, min(int(part.limit), MOST_TRADES) + 1)
    trades = [trade_words(names, position, part, times) for times in shown]
    return joined(names.text("draw-price-separator"), trades if part.limit <= MOST_TRADES else [*trades, "…"])


def _cost(names: Names, position: Position) -> str:
    if position.kind == decision_kinds.SETTLEMENT_PAYMENT:
        return cost_words(names, card_of(position, position.new_card).cost)
    part = part_in_use(position)
    if part.any_food:
        return names.amount("food", int(position.amount))
    return cost_words(names, joined_cost(position, part, position.amount), by_choice_only=True)


def _is_reward(position: Position, part: Part) -> bool:
    return position.kind == decision_kinds.REWARD and part.goal in (REWARD_CLOISTERS, REWARD_WILDERNESS)


def _indicated(number: int) -> Callable[[Names, Position], int]:
    return lambda names, position: int(indicator_value(position, number))


_ARGUMENTS: Final[Makers[Position]] = {
    "step": lambda names, position: STEP_NAMES[current_step(position)],
    "phase": _phase,
    "round": lambda names, position: int(position.round),
    "actions": lambda names, position: int(position.actions),
    "purchases": lambda names, position: int(position.purchases),
    "left": lambda names, position: int(position.left),
    "neutral": lambda names, position: "yes" if position.setup.mode.neutral else "no",
    "active": lambda names, position: names.player(position.setup, int(active(position))),
    "owner": _owner,
    "fee": lambda names, position: names.amount("coin", int(fee(position))),
    "gift": lambda names, position: names.amount(g.NAMES[g.DRINK[position.setup.variant]], 1),
    "card": _card,
    "held": _held,
    "gone": _gone,
    "pile": _pile,
    "forests": lambda names, position: int(count_cards(current(position), FOREST)),
    "moors": lambda names, position: int(count_cards(current(position), MOOR)),
    "district": lambda names, position: _price(names, position, DISTRICT),
    "plot": lambda names, position: _price(names, position, PLOT),
    "limit": _limit,
    "trade": _trade,
    "cost": _cost,
    # `$wood`, `$joker`: what each indicator yields now.
    **{name: _indicated(number) for number, name in enumerate(INDICATORS)},
}
