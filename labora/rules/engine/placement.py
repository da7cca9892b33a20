"""Where cards may stand, and what may be built or settled now. Each test answers with a reason."""

from librt.vecs import append, vec
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


def next_space(position: Position, player: Player, card: Card, first: i64) -> i64:
    """The first space from `first` on that `space_test` offers; -1 if there is none. Asked very often."""
    cells = player.cells
    terrain = player.land.terrain
    fitting = card.terrain_mask
    for space in range(first, len(cells)):
        if (
            cells[space] == EMPTY
            and fitting & BIT[terrain[space]]
            and (not card.cloister or beside_cloister(position, player, space))
        ):
            return space
    return -1


def has_space(position: Position, player: Player, card: Card) -> bool:
    return next_space(position, player, card, 0) >= 0


def card_test(position: Position, code: i64) -> i64:
    """May the active player build this card of the display now?"""
    if not in_display(position, code):
        return NOT_IN_DISPLAY
    return _cost_and_space_test(position, current(position), card_of(position, code))


def _cost_and_space_test(position: Position, player: Player, card: Card) -> i64:
    if not can_pay(player.goods, position.setup.variant, card.cost):
        return CANNOT_PAY
    return OFFERED if has_space(position, player, card) else NO_SPACE


def build_test(position: Position) -> i64:
    """Is there anything that the active player could build?"""
    player = current(position)
    display = position.display
    for code in range(1, BUILDINGS + 1):
        if display & BIT[code] and _cost_and_space_test(position, player, card_of(position, code)) == OFFERED:
            return OFFERED
    return NOTHING_TO_BUILD


def buildable(position: Position) -> vec[i64]:
    """All cards of the display that `card_test` offers."""
    found = vec[i64](capacity=32)
    player = current(position)
    for code in range(1, BUILDINGS + 1):
        if (
            position.display & BIT[code]
            and _cost_and_space_test(position, player, card_of(position, code)) == OFFERED
        ):
            found = append(found, code)
    return found


def settlement_test(position: Position, code: i64) -> i64:
    player = current(position)
    if not in_hand(position, player, code):
        return NOT_IN_HAND
    return _cost_and_space_test(position, player, card_of(position, code))


def settle_test(position: Position) -> i64:
    """Is there any settlement that the active player could build?"""
    for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
        if settlement_test(position, code) == OFFERED:
            return OFFERED
    return NOTHING_TO_SETTLE
