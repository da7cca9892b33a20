"""How long a game still lasts for a player: main actions to come, and until each settlement phase."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS
from labora.rules.components.modes import ACTIONS, BONUS_ACTIONS, LAST_ACTION, MODES, SETTLEMENT_PHASE
from labora.rules.state.position import Position
from labora.rules.state.queries import current_step, decks_out, in_last_round

# Two players: rounds after D is out, and buildings that leave the display in a round.
_ROUNDS_AFTER_D: Final = 6.0
_BUILT_IN_A_ROUND: Final = 1.2
# Whoever counts on many more rounds never ends the game (R28): later rounds expect fewer.
_FEWEST_ROUNDS: Final = 2.0
_FADING: Final = 0.5
# A game falls into so many parts, each with weights of its own.
STAGES: Final = 8


def _actions_a_round() -> vec[float]:
    found = vec[float]()
    for mode in MODES:
        total: i64 = 0
        for number in mode.turns:
            total += number
        found = append(found, float(total) / float(mode.players))
    return found


_ACTIONS_A_ROUND: Final[vec[float]] = _actions_a_round()


def actions_a_round(position: Position) -> float:
    """How many main actions a player has in a round, on average."""
    return _ACTIONS_A_ROUND[position.setup.mode.number]


def actions_left(position: Position, board: i64) -> float:
    """Estimate how many main actions the player still has."""
    if position.over:
        return 0.0
    return float(_this_round(position, board)) + rounds_left(position) * actions_a_round(position)


def rounds_left(position: Position) -> float:
    """Whole rounds after this one; the bonus round counts for the one action that it brings."""
    mode = position.setup.mode
    if mode.last_round:
        rest = mode.last_round - position.round
        if rest <= 0:
            return 0.0
        if mode.neutral:
            return float(rest)
        return float(rest - 1) + 1.0 / actions_a_round(position)
    if position.last:
        return 0.0
    if decks_out(position) < 5:
        return float(mode.phases[3] - position.round) + _ROUNDS_AFTER_D
    by_display = float(max(0, buildings_to_go(position))) / _BUILT_IN_A_ROUND
    past = float(position.round - mode.phases[3])
    return min(by_display, max(_FEWEST_ROUNDS, _ROUNDS_AFTER_D + 2.0 - _FADING * past))


def stage(position: Position) -> i64:
    """Which part of the game this is, from 0 on: by rounds, or by what is left where the length is open."""
    mode = position.setup.mode
    if mode.last_round:
        return min(STAGES - 1, (position.round - 1) * STAGES // mode.last_round)
    whole = float(mode.phases[3] - 1) + _ROUNDS_AFTER_D
    past = i64(float(STAGES) * (whole - rounds_left(position)) / whole)
    return max(0, min(STAGES - 1, past))


def buildings_to_go(position: Position) -> i64:
    """Two players: how many buildings must leave the display for the game to end."""
    return buildings_left(position) - position.setup.mode.display_ends


def buildings_left(position: Position) -> i64:
    left: i64 = 0
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            left += 1
    return left


def _this_round(position: Position, board: i64) -> i64:
    mode = position.setup.mode
    flow = mode.last_flow if in_last_round(position) else mode.flow
    found: i64 = 0
    for step in range(position.step, len(flow)):
        if flow[step] == ACTIONS or flow[step] == BONUS_ACTIONS or flow[step] == LAST_ACTION:
            found += _in_step(position, board, flow[step], position.turn if step == position.step else 0)
    return found


def _in_step(position: Position, board: i64, step: i64, first: i64) -> i64:
    mode = position.setup.mode
    turns: i64 = len(mode.turns)
    if step == BONUS_ACTIONS:
        turns = mode.players
    elif step == LAST_ACTION:
        turns = 1
    found: i64 = 0
    for turn in range(first, turns):
        if (position.start + turn) % mode.players == board:
            actions = mode.turns[turn] if step == ACTIONS else 1
            if turn == first and step == current_step(position):
                actions = position.actions
            found += actions
    return found


def next_phase(position: Position, board: i64) -> i64:
    """The number of the next settlement phase in which the player has a turn to come (0 is A)."""
    phase = decks_out(position) - 1
    if current_step(position) == SETTLEMENT_PHASE and not position.over:
        place = (board - position.start) % position.setup.players
        if place < position.turn or (place == position.turn and position.actions == 0):
            phase += 1
    return phase


def actions_until(position: Position, phase: i64) -> float:
    """Main actions of a player until the phase, roughly."""
    rounds = position.setup.mode.phases[phase] - position.round
    if phase == 4 and in_last_round(position) and current_step(position) != SETTLEMENT_PHASE:
        return 1.0
    return max(0.0, float(rounds)) * actions_a_round(position)
