"""From one decision to the next turn, step and round. What a round consists of is data: see modes.py."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.neutral import NEUTRAL, has_neutral_place
from labora.rules.engine.placing import settle_test
from labora.rules.printed.card import BIT, BUILDERS_MARKET, BUILDINGS, EMPTY, FOREST, MOOR
from labora.rules.printed.goods import BASIC, DRINK, FRANCE, no_goods
from labora.rules.printed.landscape import DISTRICT, HEARTLAND, PLOT, heartland
from labora.rules.printed.modes import (
    ACTIONS,
    BONUS_ACTIONS,
    CLERGYMEN_RETURN,
    GAME_ENDS,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    PRIORS_RETURN,
    ROUND_ENDS,
    ROUND_GOODS,
    SETTLEMENT_PHASE,
    WHEEL_TURNS,
)
from labora.rules.state.position import (
    DISPLAY,
    GRAPES_INDICATOR,
    IN_SUPPLY,
    JOKER,
    NO_BROTHER,
    NOT_IN_PLAY,
    STONE_INDICATOR,
    Player,
    Position,
)
from labora.rules.state.production import turn_wheel
from labora.rules.state.questions import (
    current,
    current_step,
    decks_out,
    fee,
    has_clergyman,
    has_prior,
    phase_due,
    price,
    take_all_back,
    worth_in_coins,
)
from labora.rules.state.setup import Setup
from labora.rules.vocabulary.choices import NEUTRAL_CARD, OVER, TURN
from labora.rules.vocabulary.choices import NEUTRAL_PRIOR as PRIOR_DECISION
from labora.rules.vocabulary.reasons import ALREADY_BOUGHT, NO_COINS, OFFERED, PILE_EMPTY


def first_position(setup: Setup, start: i64 = 0) -> Position:
    """The table as it is set up, at the first decision of the first round."""
    players = [_heartland(setup, neutral=board >= setup.players) for board in range(setup.boards)]
    ages = vec[i64]([0] * (JOKER + 1))
    ages[GRAPES_INDICATOR] = NOT_IN_PLAY
    ages[STONE_INDICATOR] = NOT_IN_PLAY
    position = Position(setup, players, ages)
    position.display = setup.decks[0]
    position.round = 1
    position.start = start
    _run(position)
    return position


def _heartland(setup: Setup, neutral: bool) -> Player:
    goods = no_goods()
    cells = HEARTLAND[:]
    if setup.mode.short:
        cells[0] = EMPTY
        cells[1] = EMPTY
    if neutral:
        for space in range(len(cells)):
            if cells[space] in (FOREST, MOOR):
                cells[space] = EMPTY
        cells[0] = BUILDERS_MARKET
    if not setup.mode.neutral:
        for good in BASIC:
            goods[good] = 1
    missing = IN_SUPPLY if setup.mode.lay_brothers == 2 else NO_BROTHER
    return Player(goods, cells, heartland(), IN_SUPPLY, missing, IN_SUPPLY)


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
        _next_step(position)
    else:
        position.kind = TURN


def end_turn(position: Position) -> None:
    position.turn += 1
    position.actions = 0
    position.purchases = 0
    if not _begin_turn(position):
        _next_step(position)


def next_neutral_building(position: Position) -> None:
    """Another building of the display goes to the neutral board, or the step is over (R23)."""
    if not _neutral_builds(position):
        _next_step(position)


def skip_neutral_prior(position: Position) -> None:
    position.placed = 0
    _next_step(position)


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


def _next_step(position: Position) -> None:
    position.step += 1
    position.turn = 0
    _run(position)


def _run(position: Position) -> None:
    """Carries out steps until somebody has to decide or the game is over."""
    while not _begin_step(position):
        position.step += 1
        position.turn = 0


def _begin_step(position: Position) -> bool:
    """Carries out the step; True if it waits for a decision."""
    return _STEPS[current_step(position)](position)


def _clergymen_return(position: Position) -> bool:
    for player in position.players:
        if not has_clergyman(player):
            take_all_back(player)
    return False


def _wheel_turns(position: Position) -> bool:
    turn_wheel(position)
    mode = position.setup.mode
    if position.round == mode.grapes_enter and position.setup.variant == FRANCE:
        position.ages[GRAPES_INDICATOR] = 0
    if position.round == mode.stone_enters:
        position.ages[STONE_INDICATOR] = 0
    return False


def _round_goods(position: Position) -> bool:
    for good, number in position.setup.mode.round_goods[position.round]:
        for player in position.players:
            player.goods[good] += number
    return False


def _neutral_phase(position: Position) -> bool:
    return phase_due(position) >= 0 and _neutral_builds(position)


def _neutral_prior(position: Position) -> bool:
    if position.placed and neutral_prior_possible(position):
        position.kind = PRIOR_DECISION
        return True
    position.placed = 0
    return False


def _priors_return(position: Position) -> bool:
    for player in position.players:
        player.prior = IN_SUPPLY
    return False


def _game_ends(position: Position) -> bool:
    position.kind = OVER
    return True


def _neutral_builds(position: Position) -> bool:
    if has_neutral_place(position):
        position.kind = NEUTRAL_CARD
        return True
    # R23: what has no legal place leaves the game.
    position.display = 0
    return False


def _begin_turn(position: Position) -> bool:
    """Opens the next turn of this step; False when all have had theirs."""
    step = current_step(position)
    position.kind = TURN
    position.purchases = 1
    if step == SETTLEMENT_PHASE:
        return _begin_settlement_turn(position)
    position.actions = _actions_of_turn(position, step)
    if position.actions == 0:
        position.purchases = 0
        return False
    return True


def _actions_of_turn(position: Position, step: i64) -> i64:
    mode = position.setup.mode
    if step == ACTIONS:
        return mode.turns[position.turn] if position.turn < len(mode.turns) else 0
    turns = mode.players if step == BONUS_ACTIONS else 1
    return 1 if position.turn < turns else 0


def _begin_settlement_turn(position: Position) -> bool:
    phase = phase_due(position)
    while phase >= 0 and position.turn < position.setup.players:
        position.actions = 1
        position.purchases = 1
        if _settlement_turn_possible(position):
            return True
        position.turn += 1
    position.actions = 0
    position.purchases = 0
    if 0 <= phase < 4:
        position.display |= position.setup.decks[phase + 1]
    return False


def _settlement_turn_possible(position: Position) -> bool:
    return (
        purchase_test(position, DISTRICT) == OFFERED
        or purchase_test(position, PLOT) == OFFERED
        or settle_test(position) == OFFERED
    )


def _end_round(position: Position) -> bool:
    """Two players: the display tells whether the end has come (section 9)."""
    mode = position.setup.mode
    if mode.display_ends >= 0 and decks_out(position) == 5 and _buildings_left(position) <= mode.display_ends:
        if len(mode.last_flow) == 0:
            position.kind = OVER
            return True
        position.last = True
    position.start = (position.start + 1) % mode.players
    position.round += 1
    position.step = -1
    return False


def _buildings_left(position: Position) -> i64:
    left: i64 = 0
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            left += 1
    return left


_STEPS: Final[dict[int, Callable[[Position], bool]]] = {
    CLERGYMEN_RETURN: _clergymen_return,
    WHEEL_TURNS: _wheel_turns,
    ROUND_GOODS: _round_goods,
    NEUTRAL_BUILDS: _neutral_phase,
    NEUTRAL_PRIOR: _neutral_prior,
    SETTLEMENT_PHASE: _begin_turn,
    PRIORS_RETURN: _priors_return,
    BONUS_ACTIONS: _begin_turn,
    ACTIONS: _begin_turn,
    LAST_ACTION: _begin_turn,
    ROUND_ENDS: _end_round,
    GAME_ENDS: _game_ends,
}
