"""The current turn: what ends an action, a turn or a step, and what a turn may buy and pay.

What a step leads to is not carried out here: it is PASSING until flow.py goes on.
"""

from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.codes import EMPTY
from labora.rules.components.goods import DRINK
from labora.rules.components.modes import NEUTRAL_PRIOR
from labora.rules.constants.decision_kinds import PASSING, TURN
from labora.rules.constants.reasons import ALREADY_BOUGHT, NO_COINS, OFFERED, PILE_EMPTY
from labora.rules.engine.neutral_player import NEUTRAL
from labora.rules.state.position import DISPLAY, Position
from labora.rules.state.queries import current, current_step, fee, has_prior, price, worth_in_coins


def finish_action(position: Position) -> None:
    """The building in use, if any, is done with: back to the turn."""
    position.card = EMPTY
    position.place = DISPLAY
    position.part = 0
    position.amount = 0
    position.joined = 0
    position.cursor = 0
    position.left = 0
    position.new_card = 0
    position.space = 0
    position.reached = 0
    if current_step(position) == NEUTRAL_PRIOR:
        position.placed = 0
        position.kind = PASSING
    else:
        position.kind = TURN


def end_turn(position: Position) -> None:
    position.turn += 1
    position.actions = 0
    position.purchases = 0
    position.kind = PASSING


def end_neutral_placing(position: Position) -> None:
    """A building is placed: another follows, or the step is over (R23)."""
    position.kind = PASSING


def skip_neutral_prior(position: Position) -> None:
    position.placed = 0
    position.kind = PASSING


def purchase_test(position: Position, pile: i64) -> i64:
    if position.purchases == 0:
        return ALREADY_BOUGHT
    cost = price(position, pile)
    if cost < 0:
        return PILE_EMPTY
    return OFFERED if worth_in_coins(position, current(position)) >= cost else NO_COINS


def neutral_prior_possible(position: Position) -> bool:
    """Is there anything that the neutral prior could be put on, and can it be paid?"""
    if not has_prior(position.players[NEUTRAL]) or not fee_payable(position):
        return False
    for cell in position.players[NEUTRAL].cells:
        if position.placed & BIT[cell]:
            return True
    return False


def fee_payable(position: Position) -> bool:
    player = current(position)
    return (
        worth_in_coins(position, player) >= fee(position) or player.goods[DRINK[position.setup.variant]] > 0
    )
