"""The rounds of a game with what they bring, and how many actions are left until something happens."""

from functools import lru_cache
from typing import Final, Literal, get_args

from labora.rules.components import goods as g
from labora.rules.components.modes import ACTIONS, BONUS_ACTIONS, LAST_ACTION, Mode
from labora.rules.state.position import Position
from labora.rules.state.queries import active, buildings_left, current_step, decider, decks_out
from labora.server.games.positions.schemas import EndingView, RoundView

Phase = Literal["A", "B", "C", "D", "E"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
REMEMBERED: Final = 100
_DECKS: Final[tuple[Literal["A", "B", "C", "D"], ...]] = ("A", "B", "C", "D")


def timeline(position: Position) -> list[RoundView]:
    """Without a fixed end: as far as anything is known to happen, and the current round at least."""
    mode = position.setup.mode
    known = int(mode.last_round) or max(*(int(phase) for phase in mode.phases), int(position.round))
    return _rounds(mode, int(position.setup.variant), known)


@lru_cache(REMEMBERED)
def _rounds(mode: Mode, variant: int, known: int) -> list[RoundView]:
    """The same in all games of a kind, which share it."""
    return [_round(mode, variant, number) for number in range(1, known + 1)]


def _round(mode: Mode, variant: int, number: int) -> RoundView:
    phases = [int(phase) for phase in mode.phases]
    phase = phases.index(number) if number in phases else None
    last = number == mode.last_round
    flow = mode.last_flow if last else mode.flow
    given = mode.round_goods[number] if number < len(mode.round_goods) else ()
    return RoundView(
        round=number,
        phase=None if phase is None else PHASES[phase],
        deck=None if phase is None or phase >= len(_DECKS) else _DECKS[phase],
        grapes=number == mode.grapes_enter and variant == g.FRANCE,
        stone=number == mode.stone_enters,
        goods={g.NAMES[good]: int(count) for good, count in given},
        bonus=BONUS_ACTIONS in flow,
        last=last,
        actions=sum(_actions_of(mode, turn) for turn in range(len(mode.turns))) if ACTIONS in flow else 0,
    )


def ending(position: Position) -> EndingView | None:
    """Two players: the display tells when the end comes (section 9)."""
    mode = position.setup.mode
    if mode.display_ends < 0 or position.over:
        return None
    out = int(decks_out(position))
    return EndingView(
        left=int(buildings_left(position)),
        coming=sum(int(mask).bit_count() for mask in position.setup.decks[out:]),
        limit=int(mode.display_ends),
        last_turn=len(mode.last_flow) > 0,
    )


def _actions_of(mode: Mode, turn: int) -> int:
    return int(mode.turns[turn])


def actions_until_phase(position: Position) -> int | None:
    """Main actions of the deciding player, this turn's included; None where no phase or end is in sight."""
    if position.over:
        return 0
    mode = position.setup.mode
    player = int(decider(position))
    ends = [int(phase) for phase in mode.phases if phase > position.round]
    if mode.last_round > position.round:
        ends.append(int(mode.last_round))
    left = _left_in_round(position, player)
    if not ends:
        return left if position.round == mode.last_round else None
    start = int(position.start)
    for _ in range(int(position.round) + 1, min(ends)):
        start = (start + 1) % int(mode.players)
        left += sum(_turns_of(mode, player, start, 0))
    return left


def _left_in_round(position: Position, player: int) -> int:
    mode = position.setup.mode
    step = int(current_step(position))
    if step in (BONUS_ACTIONS, LAST_ACTION):
        return int(position.actions) if active(position) == player else 0
    if step != ACTIONS:
        # The actions of this round are still to come, except in the last round of a solo game.
        flow = mode.last_flow if position.round == mode.last_round else mode.flow
        coming = ACTIONS in list(flow)[int(position.step) :]
        return sum(_turns_of(mode, player, int(position.start), 0)) if coming else 0
    now = int(position.actions) if active(position) == player else 0
    return now + sum(_turns_of(mode, player, int(position.start), int(position.turn) + 1))


def _turns_of(mode: Mode, player: int, start: int, first: int) -> list[int]:
    turns = range(first, len(mode.turns))
    return [_actions_of(mode, turn) for turn in turns if (start + turn) % int(mode.players) == player]
