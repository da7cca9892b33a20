"""From one decision to the next turn, step and round. What a round consists of is data: see modes.py.

A step is done and told in the same place: `do` carries it out, `tell` says what it did.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from labora.rules.components.card import BIT, DECKS
from labora.rules.components.codes import BUILDINGS, FIRST_SETTLEMENT, LAST_SETTLEMENT
from labora.rules.components.goods import FRANCE, NAMES
from labora.rules.components.landscape import DISTRICT, PLOT
from labora.rules.components.modes import (
    ACTIONS,
    BONUS_ACTIONS,
    CLERGYMEN_RETURN,
    GAME_ENDS,
    LAST_ACTION,
    NEUTRAL_BUILDS,
    NEUTRAL_PRIOR,
    PHASES,
    PRIORS_RETURN,
    ROUND_ENDS,
    ROUND_GOODS,
    SETTLEMENT_PHASE,
    STEP_NAMES,
    WHEEL_TURNS,
)
from labora.rules.constants.decision_kinds import NEUTRAL_CARD, OVER, TURN
from labora.rules.constants.decision_kinds import NEUTRAL_PRIOR as PRIOR_DECISION
from labora.rules.constants.reasons import OFFERED
from labora.rules.engine.events import Delta, LogEvent
from labora.rules.engine.neutral_player import has_neutral_place
from labora.rules.engine.placement import settle_test
from labora.rules.engine.table_setup import set_up
from labora.rules.engine.turn import neutral_prior_possible, purchase_test
from labora.rules.state.position import (
    GRAPES_INDICATOR,
    IN_SUPPLY,
    INDICATORS,
    NOT_IN_PLAY,
    STONE_INDICATOR,
    Position,
)
from labora.rules.state.production import turn_wheel
from labora.rules.state.queries import (
    active,
    buildings_left,
    card_of,
    current_step,
    decks_out,
    has_clergyman,
    phase_due,
    take_all_back,
)
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup


class Step:
    """Describe a step of a round: `do` carries out what is left of it and says whether it waits.

    `tell` gets the positions before and after, and that answer.
    """

    def __init__(
        self, do: Callable[[Position], bool], tell: Callable[[Position, Position, bool], list[LogEvent]]
    ) -> None:
        self.do: Final = do
        self.tell: Final = tell


def first_position(setup: Setup, start: i64 = 0) -> Position:
    """The table at the first decision of the first round."""
    position = set_up(setup, start)
    proceed(position)
    return position


def proceed(position: Position) -> None:
    """Carry out steps until a player has to decide or the game is over."""
    while not STEPS[current_step(position)].do(position):
        position.step += 1
        position.turn = 0


def proceed_telling(position: Position) -> list[LogEvent]:
    """As `proceed`, and says what happened."""
    events: list[LogEvent] = []
    waits = False
    while not waits:
        before = position.copy()
        step = STEPS[current_step(position)]
        waits = step.do(position)
        events.extend(step.tell(before, position, waits))
        if not waits:
            position.step += 1
            position.turn = 0
    return events


def _nothing(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    """Record no event: the decisions say what happens here."""
    return []


# What happens by itself


def _return_clergymen(position: Position) -> bool:
    for player in position.players:
        if not has_clergyman(player):
            take_all_back(player)
    return False


def _tell_returning(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    return [
        LogEvent("clergymen-return", board)
        for board in range(len(before.players))
        if not has_clergyman(before.players[board])
    ]


def _turn_the_wheel(position: Position) -> bool:
    turn_wheel(position)
    mode = position.setup.mode
    if position.round == mode.grapes_enter and position.setup.variant == FRANCE:
        position.ages[GRAPES_INDICATOR] = 0
    if position.round == mode.stone_enters:
        position.ages[STONE_INDICATOR] = 0
    return False


def _tell_indicators(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    events: list[LogEvent] = []
    for number in range(len(INDICATORS)):
        was_out = before.ages[number] == NOT_IN_PLAY
        if was_out != (after.ages[number] == NOT_IN_PLAY):
            name = "indicator-enters" if was_out else "indicator-leaves"
            events.append(LogEvent(name, arguments={"indicator": INDICATORS[number]}))
    return events


def _give_round_goods(position: Position) -> bool:
    for good, number in position.setup.mode.round_goods[position.round]:
        for player in position.players:
            player.goods[good] += number
    return False


def _tell_round_goods(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    goods = after.setup.mode.round_goods[after.round]
    amounts = tuple((NAMES[good], number) for good, number in goods)
    deltas = tuple(Delta(board, amounts) for board in range(len(after.players)))
    return [LogEvent("round-goods", deltas=deltas)] if amounts else []


def _return_priors(position: Position) -> bool:
    for player in position.players:
        player.prior = IN_SUPPLY
    return False


def _tell_priors(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    return [
        LogEvent("prior-returns", board)
        for board in range(len(before.players))
        if before.players[board].prior != IN_SUPPLY
    ]


# The neutral player


def _place_neutral_buildings(position: Position) -> bool:
    if phase_due(position) < 0:
        return False
    if has_neutral_place(position):
        position.kind = NEUTRAL_CARD
        return True
    # R23: what has no legal place leaves the game.
    position.display = 0
    return False


def _tell_neutral_buildings(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    events: list[LogEvent] = []
    if phase_due(before) >= 0 and before.display:
        if before.placed == 0:
            events.append(_phase_event("neutral-phase", before))
        if not waits:
            events.append(LogEvent("removed", cards=tuple(_card_ids(before, before.display))))
    return events


def _send_neutral_prior(position: Position) -> bool:
    if position.placed and neutral_prior_possible(position):
        position.kind = PRIOR_DECISION
        return True
    position.placed = 0
    return False


# Turns


def _begin_turn(position: Position) -> bool:
    """Opens the next turn of this step; False when all have had theirs."""
    position.actions = _actions_of_turn(position)
    if position.actions == 0:
        return False
    position.purchases = 1
    position.kind = TURN
    return True


def _actions_of_turn(position: Position) -> i64:
    mode = position.setup.mode
    step = current_step(position)
    if step == ACTIONS:
        if position.turn < len(mode.turns):
            return mode.turns[position.turn]
        return 0
    turns: i64 = 1
    if step == BONUS_ACTIONS:
        turns = mode.players
    return 1 if position.turn < turns else 0


def _tell_bonus_round(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    return [LogEvent("bonus-round")] if before.turn == 0 else []


def _tell_last_turn(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    return [LogEvent("last-turn", int(active(after)))] if before.turn == 0 else []


def _begin_settlement_turn(position: Position) -> bool:
    phase = phase_due(position)
    while phase >= 0 and position.turn < position.setup.players:
        position.actions = 1
        position.purchases = 1
        if _settlement_turn_possible(position):
            position.kind = TURN
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


def _tell_settlement_phase(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    phase = phase_due(before)
    events: list[LogEvent] = []
    if phase >= 0 and before.turn == 0:
        events.append(_phase_event("settlement-phase", before))
    if 0 <= phase < 4 and not waits:
        events.append(_dealt(before, DECKS[phase + 1], before.setup.decks[phase + 1]))
    return events


def _dealt(position: Position, deck: str, buildings: i64) -> LogEvent:
    cards = _card_ids(position, buildings)
    for code in range(FIRST_SETTLEMENT, LAST_SETTLEMENT + 1):
        if card_of(position, code).deck == deck:
            cards.append(card_of(position, code).id)
    return LogEvent("dealt", cards=tuple(cards), arguments={"deck": deck})


# Ends


def _end_round(position: Position) -> bool:
    """Two players: the display tells whether the end has come (section 9)."""
    mode = position.setup.mode
    if mode.display_ends >= 0 and decks_out(position) == 5 and buildings_left(position) <= mode.display_ends:
        if len(mode.last_flow) == 0:
            position.kind = OVER
            return True
        position.last = True
    position.start = (position.start + 1) % mode.players
    position.round += 1
    position.step = -1
    return False


def _tell_end_of_round(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    return _tell_end(before, after, waits) if waits else [round_begins(after)]


def round_begins(position: Position) -> LogEvent:
    return LogEvent("round", int(position.start), arguments={"round": int(position.round)})


def _end_game(position: Position) -> bool:
    position.kind = OVER
    return True


def _tell_end(before: Position, after: Position, waits: bool) -> list[LogEvent]:
    """Game over, and the scores, best first."""
    points = [int(total_score(after, board)) for board in range(after.setup.players)]
    boards = sorted(range(len(points)), key=lambda board: (-points[board], board))
    scores = [LogEvent("score", board, arguments={"points": points[board]}) for board in boards]
    return [LogEvent("game-over"), *scores]


def _phase_event(name: str, position: Position) -> LogEvent:
    return LogEvent(name, arguments={"phase": PHASES[phase_due(position)]})


def _card_ids(position: Position, mask: i64) -> list[str]:
    return [card_of(position, code).id for code in range(1, BUILDINGS + 1) if mask & BIT[code]]


_BY_NUMBER: Final[dict[int, Step]] = {
    CLERGYMEN_RETURN: Step(_return_clergymen, _tell_returning),
    WHEEL_TURNS: Step(_turn_the_wheel, _tell_indicators),
    ROUND_GOODS: Step(_give_round_goods, _tell_round_goods),
    NEUTRAL_BUILDS: Step(_place_neutral_buildings, _tell_neutral_buildings),
    NEUTRAL_PRIOR: Step(_send_neutral_prior, _nothing),
    SETTLEMENT_PHASE: Step(_begin_settlement_turn, _tell_settlement_phase),
    PRIORS_RETURN: Step(_return_priors, _tell_priors),
    BONUS_ACTIONS: Step(_begin_turn, _tell_bonus_round),
    ACTIONS: Step(_begin_turn, _nothing),
    LAST_ACTION: Step(_begin_turn, _tell_last_turn),
    ROUND_ENDS: Step(_end_round, _tell_end_of_round),
    GAME_ENDS: Step(_end_game, _tell_end),
}
STEPS: Final[list[Step]] = [_BY_NUMBER[number] for number in range(len(STEP_NAMES))]
