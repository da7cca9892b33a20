"""Can a position that was read from a text be played on? What the engine relies on is checked here."""

from typing import Final

from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS, EMPTY, is_building, is_settlement
from labora.rules.components.effects import (
    BUILD,
    CLEAR_LAND,
    IMPROVE,
    PRODUCE,
    REACHES,
    REWARD_CLOISTERS,
    REWARD_WILDERNESS,
    SETTLE,
    SHIP,
    TAKE_LAND,
    Part,
)
from labora.rules.components.goods import FIVE_COINS, KINDS, PEAT, WONDER, WONDERS, WOOD, in_variant
from labora.rules.components.landscape import DISTRICT, PILE_SIZE, PLOT
from labora.rules.components.modes import (
    ACTIONS,
    BONUS_ACTIONS,
    GAME_ENDS,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    ROUND_ENDS,
    SETTLEMENT_PHASE,
)
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import no_position
from labora.rules.constants.reasons import OFFERED
from labora.rules.engine.abilities import joined_cost, part_in_use
from labora.rules.engine.building_use import payments
from labora.rules.engine.neutral_player import NeutralPlaces, neutral_card_test
from labora.rules.engine.offers import is_payment, offers
from labora.rules.engine.placement import card_test, settlement_test, space_test
from labora.rules.engine.turn import fee_payable
from labora.rules.state.payments import can_pay
from labora.rules.state.position import BOARD, DISPLAY, JOKER, Position
from labora.rules.state.production import in_play
from labora.rules.state.queries import (
    active,
    building_at,
    card_of,
    current,
    current_step,
    has_clergyman,
    has_lay_brother,
    has_prior,
    phase_due,
    price,
)

_IDLE: Final = (
    decision_kinds.OVER,
    decision_kinds.TURN,
    decision_kinds.PLACE,
    decision_kinds.CONTRACT,
    decision_kinds.NEUTRAL_CARD,
    decision_kinds.NEUTRAL_PRIOR,
)
_SENDING: Final = (decision_kinds.CLERGYMAN, decision_kinds.FEE, decision_kinds.OWNERS_CLERGYMAN)
_SETTLING: Final = (decision_kinds.SETTLEMENT, decision_kinds.SITE, decision_kinds.SETTLEMENT_PAYMENT)
_NEEDS_NO_CARD: Final = (
    decision_kinds.FELL, decision_kinds.CUT, decision_kinds.INDICATOR, decision_kinds.CARD,
    decision_kinds.SPACE, decision_kinds.PRIOR, decision_kinds.TILE, decision_kinds.NEUTRAL_SPACE, *_SETTLING,
)  # fmt: skip
# What the part in use must be about, by kind of decision.
_GOALS: Final[dict[int, tuple[int, ...]]] = {
    decision_kinds.FELL: (CLEAR_LAND,),
    decision_kinds.CUT: (CLEAR_LAND,),
    decision_kinds.CLEARING: (CLEAR_LAND,),
    decision_kinds.INDICATOR: (CLEAR_LAND, PRODUCE),
    decision_kinds.CARD: (BUILD,),
    decision_kinds.SPACE: (BUILD,),
    decision_kinds.PRIOR: (BUILD,),
    decision_kinds.TILE: (TAKE_LAND,),
    decision_kinds.LAND: (TAKE_LAND,),
    decision_kinds.SETTLEMENT: (SETTLE,),
    decision_kinds.SITE: (SETTLE,),
    decision_kinds.SETTLEMENT_PAYMENT: (SETTLE,),
    decision_kinds.TARGET: REACHES,
    decision_kinds.REWARD: (REWARD_CLOISTERS, REWARD_WILDERNESS),
    decision_kinds.IMPROVEMENT: (IMPROVE,),
}


def check_playable(position: Position) -> None:
    """Raises a NotationError where the position could not come up in a game."""
    _check_cards(position)
    _check_goods(position)
    _check_round(position)
    _check_decision(position)
    if position.over:
        return
    if (payments(position).count if is_payment(position.kind) else len(offers(position))) == 0:
        raise no_position("That position has no options: it cannot come up in a game.", "decision")


def _require(condition: bool, sentence: str, about: str = "decision") -> None:
    if not condition:
        raise no_position(sentence, about)


# What lies on the table


def _check_cards(position: Position) -> None:
    seen = [0] * len(position.setup.cards)
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            seen[code] += 1
    for player in position.players:
        own: set[int] = set()
        for cell in player.cells:
            if is_building(cell) or is_settlement(cell):
                if cell in own:
                    twice = card_of(position, cell).id
                    raise no_position(f"There are two cards {twice} on one board.", "cards")
                own.add(int(cell))
                if cell <= BUILDINGS:
                    seen[cell] += 1
        for place in (player.prior, player.lay_one, player.lay_two):
            _require(
                place < 0 or building_at(position, place) != EMPTY,
                "Clergymen stand on buildings only.",
                "clergymen",
            )
    _require(max(seen) <= 1, "There is only one of each building.", "cards")
    for pile in (DISTRICT, PLOT):
        taken = sum(int(player.land.taken_from(pile)) for player in position.players)
        _require(taken <= PILE_SIZE, f"There are only {PILE_SIZE} tiles in each pile.", "land")


def _check_goods(position: Position) -> None:
    variant = position.setup.variant
    for player in position.players:
        for good in range(KINDS):
            if player.goods[good]:
                _require(in_variant(good, variant), "Those goods are not in the variant.", "goods")
    wonders = sum(int(player.goods[WONDER]) for player in position.players)
    _require(wonders <= WONDERS, f"There are only {WONDERS} Wonders.", "goods")
    if position.setup.mode.neutral:
        neutral = position.players[-1]
        _require(not any(neutral.goods), "The neutral player owns no goods.", "goods")
        _require(len(neutral.land.tiles) == 0, "The neutral player buys no land.", "land")


# Where in the round


def _check_round(position: Position) -> None:
    mode = position.setup.mode
    _require(mode.last_round == 0 or position.round <= mode.last_round, "The game has fewer rounds.", "round")
    step = current_step(position)
    turns, actions, known = _turns_of_step(position, step)
    if not known:
        kind = decision_kinds.NAMES[position.kind]
        raise no_position(f"The decision {kind!r} does not come up in that step.", "decision")
    _require(position.turn < turns, "That turn does not exist in that step.", "round")
    _require(position.actions <= actions, "A turn has fewer actions.", "round")
    if step in (SETTLEMENT_PHASE, NEUTRAL_BUILDS, NEUTRAL_PRIOR):
        _require(phase_due(position) >= 0, "That round has no settlement phase.", "round")
    _require(
        position.placed == 0 or step in (NEUTRAL_BUILDS, NEUTRAL_PRIOR),
        "Nothing was placed just now.",
        "cards",
    )


def _turns_of_step(position: Position, step: int) -> tuple[int, int, bool]:
    """How many turns the step has, how many actions each, and whether the open decision belongs there."""
    mode = position.setup.mode
    kind: int = position.kind
    neutral = kind in (
        decision_kinds.NEUTRAL_CARD,
        decision_kinds.NEUTRAL_SPACE,
        decision_kinds.NEUTRAL_PRIOR,
    )
    if step == ACTIONS:
        most = int(mode.turns[position.turn]) if position.turn < len(mode.turns) else 0
        return len(mode.turns), most, not neutral and kind != decision_kinds.OVER
    if step == BONUS_ACTIONS or step == LAST_ACTION:
        turns = int(mode.players) if step == BONUS_ACTIONS else 1
        return turns, 1, not neutral and kind != decision_kinds.OVER
    if step == SETTLEMENT_PHASE:
        known = kind in (decision_kinds.TURN, decision_kinds.TILE) or kind in _SETTLING
        return int(mode.players), 1, known and position.card == EMPTY
    if step == NEUTRAL_BUILDS:
        return 1, 0, kind in (decision_kinds.NEUTRAL_CARD, decision_kinds.NEUTRAL_SPACE)
    if step == NEUTRAL_PRIOR:
        return 1, 0, kind == decision_kinds.NEUTRAL_PRIOR or (position.card != EMPTY and not neutral)
    ends = step == GAME_ENDS or (step == ROUND_ENDS and len(mode.last_flow) == 0)
    return 1, 0, ends and kind == decision_kinds.OVER


# The decision, and the building in use


def _check_decision(position: Position) -> None:
    kind: int = position.kind
    if kind in _IDLE:
        use = (position.card, position.part, position.amount, position.joined, position.reached)
        _require(not any((*use, position.cursor, position.left)), "No building can be in use then.")
        _require(kind != decision_kinds.CONTRACT or fee_payable(position), "The fee cannot be paid.")
        return
    if position.card == EMPTY:
        _require(kind in _NEEDS_NO_CARD, "A building must be in use then.")
        _require(position.part == 0 and position.amount == 0, "No building is in use.")
        _require(position.reached == 0 and position.left == 0, "No building is in use.")
        _check_held(position)
        return
    _require(position.part < len(card_of(position, position.card).parts), "The building has fewer parts.")
    if kind in _SENDING:
        _check_sending(position)
        return
    part = part_in_use(position)
    _require(kind not in _GOALS or part.goal in _GOALS[kind], "The building in use does something else.")
    _require(position.amount <= part.limit, "That part cannot be done so often.")
    _check_held(position)
    _check_part(position, part)


def _check_sending(position: Position) -> None:
    _require(position.place != DISPLAY and position.part == 0, "The building in question stands on a board.")
    rest = (position.amount, position.joined, position.cursor, position.left, position.reached)
    _require(not any(rest), "The building is not in use yet.")
    board = position.place // BOARD
    owner = position.players[board]
    if position.kind == decision_kinds.FEE:
        prior_only = current_step(position) == NEUTRAL_PRIOR
        able = has_prior(owner) if prior_only else has_clergyman(owner)
        _require(able, "The owner has no clergyman to send.")
    else:
        _require(has_prior(owner) and has_lay_brother(owner), "There is no choice of clergyman.")
    _require(
        (board == active(position)) == (position.kind == decision_kinds.CLERGYMAN),
        "That building is another's.",
    )


def _check_held(position: Position) -> None:
    """What is about to be placed, removed or turned into goods."""
    kind: int = position.kind
    player = current(position)
    held = position.new_card
    space = position.space
    if kind == decision_kinds.SPACE:
        _require(is_building(held) and card_test(position, held) == OFFERED, "That card cannot be built.")
    elif kind == decision_kinds.PRIOR:
        there = space < len(player.cells) and player.cells[space] == held
        _require(space >= 0 and there and is_building(held), "The new building is not there.")
        _require(has_prior(player), "The prior is not available.")
    elif kind == decision_kinds.SITE:
        _require(settlement_test(position, held) == OFFERED, "That settlement cannot be built.")
    elif kind == decision_kinds.SETTLEMENT_PAYMENT:
        _require(settlement_test(position, held) == OFFERED, "That settlement cannot be built.")
        site = space_test(position, player, card_of(position, held), space)
        _require(site == OFFERED, "The settlement cannot be built there.")
    elif kind == decision_kinds.NEUTRAL_SPACE:
        placeable = neutral_card_test(position, NeutralPlaces(position), held) == OFFERED
        _require(placeable, "That card has no place on the neutral board, or is not its turn.")
    elif kind == decision_kinds.TILE:
        _require(price(position, position.pile) >= 0, "That pile is empty.")
    elif kind == decision_kinds.INDICATOR:
        clears = position.card == EMPTY or part_in_use(position).goal == CLEAR_LAND
        gone = position.cleared
        _require(gone in (WOOD, PEAT) if clears else gone == 0, "Only forests and moors are removed.")
        _require(not clears or in_play(position, JOKER), "Without the joker there is nothing to choose.")
    elif kind in (decision_kinds.AMOUNT, decision_kinds.PAYMENT):
        _check_joined(position)
    else:
        _require(position.joined == 0, "There is nothing to hold.")


def _check_joined(position: Position) -> None:
    if position.joined == 0:
        return
    parts = card_of(position, position.card).parts
    _require(position.part == 1 and parts[0].joined, "Nothing is paid together there.")
    _require(position.joined <= parts[0].limit, "That part cannot be done so often.")
    if position.kind == decision_kinds.AMOUNT:
        cost = joined_cost(position, part_in_use(position), 0)
        _require(can_pay(current(position).goods, position.setup.variant, cost), "That cannot be paid.")


def _check_part(position: Position, part: Part) -> None:
    kind: int = position.kind
    left = position.left
    cursor = position.cursor
    amount = position.amount
    if kind == decision_kinds.AMOUNT:
        _require(not part.direct and amount == 0, "There is nothing to count.")
    elif kind == decision_kinds.PAYMENT:
        by_choice = part.any_food or joined_cost(position, part, amount).by_choice
        _require(by_choice and not part.joined, "There is nothing to pay by choice.")
        _require(amount >= 1 or position.joined >= 1, "That is done no time at all.")
        most = part.limit - (position.joined if part.shares_limit else 0)
        _require(amount <= most, "That part cannot be done so often.")
    elif kind == decision_kinds.GIVE:
        _require(1 <= left <= part.different and cursor <= FIVE_COINS, "There is nothing to give.")
    elif kind == decision_kinds.GOOD and part.choices:
        _require(1 <= left <= len(part.choices) and cursor < KINDS, "There is nothing to choose.")
    elif kind == decision_kinds.GOOD:
        _require(part.goal == SHIP, "There is nothing to choose.")
    elif kind == decision_kinds.FOREST:
        _require(part.forests > 0 and 1 <= left <= max(1, amount), "No forest is to be removed.")
    elif kind in (
        decision_kinds.LAND,
        decision_kinds.CLEARING,
        decision_kinds.TILE,
        decision_kinds.FELL,
        decision_kinds.CUT,
    ):
        _require(1 <= left <= 2 and cursor <= 1, "There is nothing to take or remove.")
