"""Where cards may stand, and what may be built or settled now. Each test answers with a reason."""

from mypy_extensions import i64

from labora.rules.components.card import BIT, Card
from labora.rules.components.codes import BUILDINGS, EMPTY, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.constants.reasons import (
    CANNOT_PAY,
    NO_SPACE,
    NOT_BESIDE_CLOISTER,
    NOT_IN_DISPLAY,
    NOT_IN_HAND,
    NOT_ON_LIST,
    NOTHING_TO_BUILD,
    NOTHING_TO_SETTLE,
    OFFERED,
    SPACE_TAKEN,
    WRONG_TERRAIN,
)
from labora.rules.state.payments import can_pay
from labora.rules.state.position import Player, Position
from labora.rules.state.queries import beside_cloister, card_of, current, in_display, in_hand


def space_test(position: Position, player: Player, card: Card, space: i64) -> i64:
    """May this card be put on this space of the player's land?"""
    if not 0 <= space < player.land.size:
        return NOT_ON_LIST
    if player.cells[space] != EMPTY:
        return SPACE_TAKEN
    if card.terrain_mask & BIT[player.land.terrain[space]] == 0:
        return WRONG_TERRAIN
    if card.cloister and not beside_cloister(position, player, space):
        return NOT_BESIDE_CLOISTER
    return OFFERED


def has_space(position: Position, player: Player, card: Card) -> bool:
    cells = player.cells
    for space in range(len(cells)):
        if cells[space] == EMPTY and space_test(position, player, card, space) == OFFERED:
            return True
    return False


def card_test(position: Position, code: i64) -> i64:
    """May the active player build this card of the display now?"""
    if not in_display(position, code):
        return NOT_IN_DISPLAY
    player = current(position)
    card = card_of(position, code)
    if not can_pay(player.goods, position.setup.variant, card.cost):
        return CANNOT_PAY
    return OFFERED if has_space(position, player, card) else NO_SPACE


def build_test(position: Position) -> i64:
    """Is there anything that the active player could build?"""
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code] and card_test(position, code) == OFFERED:
            return OFFERED
    return NOTHING_TO_BUILD


def settlement_test(position: Position, code: i64) -> i64:
    player = current(position)
    if not in_hand(position, player, code):
        return NOT_IN_HAND
    card = card_of(position, code)
    if not can_pay(player.goods, position.setup.variant, card.cost):
        return CANNOT_PAY
    return OFFERED if has_space(position, player, card) else NO_SPACE


def settle_test(position: Position) -> i64:
    """Is there any settlement that the active player could build?"""
    for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
        if settlement_test(position, code) == OFFERED:
            return OFFERED
    return NOTHING_TO_SETTLE
