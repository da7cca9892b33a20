"""What no decision can do: for `labora simulate --check` and the tests."""

from mypy_extensions import i64

from labora.rules.components.cards import CLOISTER
from labora.rules.components.codes import BUILDINGS, EMPTY, FOREST, MOOR, is_settlement
from labora.rules.components.goods import WONDER
from labora.rules.constants.errors import ImpossibleError
from labora.rules.engine.neutral_player import NEUTRAL
from labora.rules.invariants.board import is_neutral
from labora.rules.invariants.table import cards_built, cards_dealt, round_of_entry
from labora.rules.state.position import (
    BOARD,
    INDICATORS,
    LAST_SPACE,
    NOT_IN_PLAY,
    Player,
    Position,
)
from labora.rules.state.queries import beside_cloister, occupied


def check_step(before: Position, after: Position) -> None:
    """Raises an ImpossibleError if no decision can lead from one position to the other."""
    if before.setup != after.setup:
        raise ImpossibleError("Mode, variant and options never change.")
    if before.over:
        raise ImpossibleError("Nothing happens after the end of the game.")
    if not before.round <= after.round <= before.round + 1:
        raise ImpossibleError(f"Round {after.round} does not follow round {before.round}.")
    if before.fee_raised and not after.fee_raised:
        raise ImpossibleError("The fee has fallen.")
    if before.last and not after.last:
        raise ImpossibleError("The last turn was called off.")
    _check_cards_kept(before, after)
    _check_indicators_kept(before, after)
    for board in range(len(before.players)):
        _check_board_step(before, board, before.players[board], after.players[board])


def _check_cards_kept(before: Position, after: Position) -> None:
    old = cards_built(before) | before.display
    new = cards_built(after) | after.display
    joined = cards_dealt(after) & ~cards_dealt(before)
    if new & ~(old | joined):
        raise ImpossibleError("A card that was out of the game has come back.")
    if joined & ~after.display:
        raise ImpossibleError("A new building has not joined the display.")
    if cards_built(before) & after.display:
        raise ImpossibleError("A building went back to the display.")


def _check_indicators_kept(before: Position, after: Position) -> None:
    for indicator in range(len(before.ages)):
        old = before.ages[indicator]
        new = after.ages[indicator]
        if old == NOT_IN_PLAY and new != NOT_IN_PLAY and after.round != round_of_entry(after, indicator):
            raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} has come back.")
        if old != NOT_IN_PLAY and new == NOT_IN_PLAY and old != LAST_SPACE:
            raise ImpossibleError(f"The indicator {INDICATORS[indicator]!r} has left the wheel too early.")


def _check_board_step(position: Position, board: i64, before: Player, after: Player) -> None:
    tiles: i64 = len(before.land.tiles)
    if not tiles <= len(after.land.tiles) <= tiles + 1 or after.land.tiles[:tiles] != before.land.tiles:
        raise ImpossibleError(f"The land of board {board} has changed other than by a new tile.")
    if before.goods[WONDER] > after.goods[WONDER]:
        raise ImpossibleError(f"Board {board} has lost a Wonder.")
    changed: i64 = 0
    for space in range(len(before.cells)):
        old = before.cells[space]
        new = after.cells[space]
        if old == new:
            continue
        changed += 1
        neutral = is_neutral(position, board)
        if not _may_follow(old, new, neutral):
            raise ImpossibleError(f"A card of board {board} has changed into another.")
        if neutral:
            _check_neutral_building(position, before, space, new)
    if changed > 1:
        raise ImpossibleError(f"One decision has changed {changed} spaces of board {board}.")


def _check_neutral_building(position: Position, before: Player, space: i64, card: i64) -> None:
    """Cloister buildings cover only their kind, the others theirs; R35: alone only where none could join."""
    cloister = CLOISTER[position.setup.variant]
    if before.cells[space] != EMPTY and cloister[before.cells[space]] != cloister[card]:
        raise ImpossibleError("A neutral building covers one of the other kind.")
    if not cloister[card] or beside_cloister(position, before, space):
        return
    for other in range(len(before.cells)):
        there = before.cells[other]
        free = there == EMPTY or (cloister[there] and not occupied(position, NEUTRAL * BOARD + other))
        if free and beside_cloister(position, before, other):
            raise ImpossibleError("A neutral cloister building was put apart from the others without need.")


def _may_follow(old: i64, new: i64, neutral: bool) -> bool:
    """Spaces are built on when empty, forests and moors go; the neutral board may be overbuilt."""
    if neutral:
        return 1 <= new <= BUILDINGS
    if old == EMPTY:
        return 1 <= new <= BUILDINGS or is_settlement(new)
    return new == EMPTY and old in (FOREST, MOOR)
