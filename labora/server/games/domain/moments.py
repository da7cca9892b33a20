"""Moments of a game: a number of decisions, or as addresses have it, a turn and a decision within it."""

import re
from typing import Final

from labora.rules.game import Game

AT: Final = r"^\d{1,5}(\.\d{1,4})?$"
_AT: Final = re.compile(AT)


def number_at(game: Game, at: str) -> int | None:
    """`37`: after turn 37. `37.2`: after two decisions of it. None: there is no such moment."""
    if _AT.fullmatch(at) is None:
        return None
    turn, _, decision = at.partition(".")
    number = int(turn)
    if number == 0:
        return 0 if not decision or int(decision) == 0 else None
    if number > len(game.turns):
        return None
    found = game.turns[number - 1]
    if not decision:
        return found.end
    moment = found.first + int(decision)
    return moment if moment <= found.end else None


def at_of(game: Game, number: int) -> str:
    """As an address has it: a whole turn without its decisions, unless it is the last, which may go on."""
    for index, turn in enumerate(game.turns, 1):
        if turn.first < number <= turn.end:
            whole = number == turn.end and index < len(game.turns)
            return str(index) if whole else f"{index}.{number - turn.first}"
    return "0"
