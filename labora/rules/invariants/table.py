"""What can never be on the table: for `labora simulate --check` and the tests.

The rules are checked on the position, not on the way to it, so that a slip in the engine shows.
"""

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDERS_MARKET, BUILDINGS, FEE_RAISER
from labora.rules.components.goods import FRANCE, WONDER, WONDERS
from labora.rules.components.landscape import DISTRICT, PILE_SIZE, PILES, PLOT
from labora.rules.components.modes import (
    ACTIONS,
    BONUS_ACTIONS,
    GAME_ENDS,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    ROUND_ENDS,
    SETTLEMENT_PHASE,
    STEP_NAMES,
)
from labora.rules.constants import decision_kinds
from labora.rules.constants.errors import ImpossibleError
from labora.rules.engine.offers import at_rest
from labora.rules.invariants.board import check_board, check_company
from labora.rules.state.position import (
    DISPLAY,
    GRAPES_INDICATOR,
    INDICATORS,
    LAST_SPACE,
    NOT_IN_PLAY,
    STONE_INDICATOR,
    Position,
)
from labora.rules.state.queries import card_of, current_step, decks_out, in_last_round, phase_due


def check(position: Position) -> None:
    """Raises an ImpossibleError that says what is wrong with the table; nothing happens if all is well."""
    _check_round(position)
    _check_decision(position)
    _check_wheel(position)
    _check_buildings(position)
    _check_fee(position)
    _check_supplies(position)
    for board in range(len(position.players)):
        check_board(position, board)
    check_company(position)


# The table


def _check_round(position: Position) -> None:
    mode = position.setup.mode
    if len(position.players) != position.setup.boards:
        raise ImpossibleError(f"{position.setup.name} has {position.setup.boards} boards.")
    if not 0 <= position.start < mode.players:
        raise ImpossibleError(f"There is no player {position.start} to start.")
    if position.round < 1 or (mode.last_round and position.round > mode.last_round):
        raise ImpossibleError(f"There is no round {position.round} in {mode.name}.")
    if position.last and (mode.display_ends < 0 or len(mode.last_flow) == 0):
        raise ImpossibleError(f"{mode.name} has no last turn after the end of the display.")
    flow = mode.last_flow if in_last_round(position) else mode.flow
    if not 0 <= position.step < len(flow):
        raise ImpossibleError(f"Round {position.round} has no step {position.step}.")
    if not 0 <= position.actions <= 2 or not 0 <= position.purchases <= 1:
        raise ImpossibleError(
            f"No turn has {position.actions} actions and {position.purchases} purchases left."
        )


def _check_decision(position: Position) -> None:
    step = current_step(position)
    if not _decided_in(position.kind, step):
        raise ImpossibleError(f"{_kind_name(position.kind)!r} is not decided in step {STEP_NAMES[step]!r}.")
    if position.turn < 0 or (position.turn and position.turn >= _turns_of(position, step)):
        raise ImpossibleError(f"Step {STEP_NAMES[step]!r} has no turn {position.turn}.")
    if step == SETTLEMENT_PHASE and phase_due(position) < 0:
        raise ImpossibleError(f"Round {position.round} has no settlement phase.")
    if at_rest(position) and (
        position.card
        or position.place != DISPLAY
        or position.part
        or position.amount
        or position.joined
        or position.cursor
        or position.left
        or position.new_card
        or position.space
        or position.pile
        or position.cleared
        or position.reached
    ):
        raise ImpossibleError(f"A building is in use while {_kind_name(position.kind)!r} is decided.")


def _kind_name(kind: i64) -> str:
    return decision_kinds.NAMES[kind] if 0 <= kind < len(decision_kinds.NAMES) else str(kind)


def _decided_in(kind: i64, step: i64) -> bool:
    if not 0 <= kind < len(decision_kinds.NAMES):
        return False
    if kind == decision_kinds.OVER:
        return step == GAME_ENDS or step == ROUND_ENDS
    if step == NEUTRAL_BUILDS:
        return kind == decision_kinds.NEUTRAL_CARD or kind == decision_kinds.NEUTRAL_SPACE
    if kind in (decision_kinds.NEUTRAL_CARD, decision_kinds.NEUTRAL_SPACE):
        return False
    if step == NEUTRAL_PRIOR:
        return kind != decision_kinds.TURN
    if kind == decision_kinds.NEUTRAL_PRIOR:
        return False
    if step == SETTLEMENT_PHASE:
        return kind in (
            decision_kinds.TURN,
            decision_kinds.SETTLEMENT,
            decision_kinds.SITE,
            decision_kinds.SETTLEMENT_PAYMENT,
            decision_kinds.TILE,
        )
    return step in (ACTIONS, BONUS_ACTIONS, LAST_ACTION)


def _turns_of(position: Position, step: i64) -> i64:
    if step == ACTIONS:
        return len(position.setup.mode.turns)
    if step == BONUS_ACTIONS or step == SETTLEMENT_PHASE:
        return position.setup.players
    return 1


def _check_wheel(position: Position) -> None:
    mode = position.setup.mode
    if len(position.ages) != len(INDICATORS):
        raise ImpossibleError(f"The wheel has {len(INDICATORS)} indicators.")
    for indicator in range(len(position.ages)):
        age = position.ages[indicator]
        entered = round_of_entry(position, indicator)
        if age == NOT_IN_PLAY:
            # Solo: an indicator is pushed off after thirteen turns of the wheel at the earliest.
            gone = mode.neutral and position.round > LAST_SPACE
            if 0 <= entered <= position.round and not gone:
                raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} is missing on the wheel.")
        elif entered < 0 or not 0 <= age <= min(LAST_SPACE, position.round - entered):
            raise ImpossibleError(
                f"The indicator {INDICATORS[indicator]!r} cannot be at {age} in round {position.round}."
            )


def round_of_entry(position: Position, indicator: i64) -> i64:
    """The round in which an indicator is put on the wheel after its turn; 0: at the start, -1: never."""
    mode = position.setup.mode
    round: i64 = 0
    if indicator == GRAPES_INDICATOR:
        round = mode.grapes_enter if position.setup.variant == FRANCE else 0
    elif indicator == STONE_INDICATOR:
        round = mode.stone_enters
    else:
        return 0
    return round if round else -1


def cards_dealt(position: Position) -> i64:
    """All buildings that have come into the game so far."""
    dealt = BIT[BUILDERS_MARKET] if position.setup.mode.neutral else 0
    for deck in range(decks_out(position)):
        dealt |= position.setup.decks[deck]
    return dealt


def cards_built(position: Position) -> i64:
    """The buildings on all boards; each may stand there once."""
    built: i64 = 0
    for player in position.players:
        for cell in player.cells:
            if 1 <= cell <= BUILDINGS:
                if built & BIT[cell]:
                    raise ImpossibleError(f"{card_of(position, cell).id} stands on two spaces.")
                built |= BIT[cell]
    return built


def _check_buildings(position: Position) -> None:
    built = cards_built(position)
    dealt = cards_dealt(position)
    for code in range(1, BUILDINGS + 1):
        bit = BIT[code]
        if built & position.display & bit:
            raise ImpossibleError(f"{card_of(position, code).id} is built and still in the display.")
        if (built | position.display) & bit and not dealt & bit:
            raise ImpossibleError(f"{card_of(position, code).id} is not in the game, or not yet.")
        # Solo: overbuilt cards, and those without a place, leave the game.
        if dealt & bit and not (built | position.display) & bit and not position.setup.mode.neutral:
            raise ImpossibleError(f"{card_of(position, code).id} has vanished.")
    if position.display & ~dealt:
        raise ImpossibleError("The display holds something that is not in the game.")
    if position.placed and current_step(position) not in (NEUTRAL_BUILDS, NEUTRAL_PRIOR):
        raise ImpossibleError("Buildings are placed on the neutral board outside of that step.")
    if position.placed & (position.display | ~dealt):
        raise ImpossibleError("Something was placed on the neutral board that cannot be there.")


def _check_fee(position: Position) -> None:
    built = cards_built(position) & BIT[FEE_RAISER] != 0
    if built and not position.fee_raised:
        raise ImpossibleError("The fee has not risen with the building that raises it.")
    if position.fee_raised and not built:
        overbuilt = position.setup.mode.neutral and not position.display & BIT[FEE_RAISER]
        if not overbuilt or not cards_dealt(position) & BIT[FEE_RAISER]:
            raise ImpossibleError("The fee has risen without the building that raises it.")


def _check_supplies(position: Position) -> None:
    wonders: i64 = 0
    taken = vec[i64]([0, 0])
    for player in position.players:
        wonders += player.goods[WONDER]
        taken[DISTRICT] += player.land.districts
        taken[PLOT] += player.land.plots
    if wonders > WONDERS:
        raise ImpossibleError(f"There are {WONDERS} Wonders, not {wonders}.")
    for pile in range(len(PILES)):
        if taken[pile] > PILE_SIZE:
            raise ImpossibleError(f"The pile {PILES[pile]!r} has {PILE_SIZE} tiles, not {taken[pile]}.")
