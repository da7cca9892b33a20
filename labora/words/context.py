"""What the messages of a decision and of its options may speak about."""

from labora.rules.engine.abilities import joined_cost, part_in_use, reward_limit
from labora.rules.engine.decisions_turn import only_joker
from labora.rules.engine.offers import held_card
from labora.rules.printed import goods as g
from labora.rules.printed.card import FOREST, MOOR
from labora.rules.printed.effects import REWARD_CLOISTERS, REWARD_WILDERNESS
from labora.rules.printed.landscape import DISTRICT, PILES, PLOT
from labora.rules.printed.modes import PHASES, STEP_NAMES
from labora.rules.state.position import BOARD, INDICATORS, Position
from labora.rules.state.production import indicator_value
from labora.rules.state.questions import (
    active,
    card_of,
    count_cards,
    current,
    current_step,
    fee,
    phase_due,
    price,
)
from labora.rules.vocabulary import choices
from labora.words.messages import Argument
from labora.words.names import NONE, Names
from labora.words.trades import cost_words, trade_words


def arguments_of(names: Names, position: Position) -> dict[str, Argument]:
    """Everything at once: messages take what they need."""
    found: dict[str, Argument] = {
        "step": STEP_NAMES[current_step(position)],
        "phase": PHASES[phase_due(position)] if phase_due(position) >= 0 else NONE,
        "round": int(position.round),
        "actions": int(position.actions),
        "purchases": int(position.purchases),
        "left": int(position.left),
        "neutral": "yes" if position.setup.mode.neutral else "no",
        "active": names.player(position.setup, int(active(position))),
        "owner": names.player(position.setup, max(int(position.place), 0) // BOARD),
        "fee": names.amount("coin", int(fee(position))),
        "gift": names.amount(g.NAMES[g.DRINK[position.setup.variant]], 1),
    }
    found |= _cards(names, position) | _land(names, position) | _wheel(position)
    if position.kind in (choices.AMOUNT, choices.PAYMENT, choices.REWARD):
        found |= _part(names, position)
    if position.kind == choices.SETTLEMENT_PAYMENT:
        found["cost"] = cost_words(names, card_of(position, position.new_card).cost)
    return found


def _cards(names: Names, position: Position) -> dict[str, Argument]:
    held = held_card(position)
    return {
        "card": names.card(card_of(position, position.card).id) if position.card else NONE,
        "held": NONE if held is None else names.card(held.id),
        "gone": names.good(g.NAMES[position.cleared]) if _own_indicator_gone(position) else NONE,
        "pile": PILES[position.pile] if position.kind == choices.TILE else NONE,
    }


def _own_indicator_gone(position: Position) -> bool:
    """R5: felling or cutting has only the joker left, or nothing."""
    return position.kind == choices.INDICATOR and only_joker(position)


def _land(names: Names, position: Position) -> dict[str, Argument]:
    player = current(position)
    return {
        "forests": int(count_cards(player, FOREST)),
        "moors": int(count_cards(player, MOOR)),
        "district": _price(names, position, DISTRICT),
        "plot": _price(names, position, PLOT),
    }


def _price(names: Names, position: Position, pile: int) -> str:
    coins = int(price(position, pile))
    return NONE if coins < 0 else names.amount("coin", coins)


def _wheel(position: Position) -> dict[str, Argument]:
    """`$wood`, `$joker`: what each indicator yields now."""
    return {name: int(indicator_value(position, number)) for number, name in enumerate(INDICATORS)}


def _part(names: Names, position: Position) -> dict[str, Argument]:
    part = part_in_use(position)
    if part.goal in (REWARD_CLOISTERS, REWARD_WILDERNESS) and position.kind == choices.REWARD:
        return {"limit": int(reward_limit(position, part.goal))}
    if part.any_food:
        cost = names.amount("food", int(position.amount))
    else:
        cost = cost_words(names, joined_cost(position, part, position.amount), by_choice_only=True)
    return {"limit": int(part.limit), "trade": trade_words(names, position, part, 1), "cost": cost}
