"""Positions that several tests of bots begin with."""

from labora.rules.constants import decision_kinds
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup


def late_position(first_round: int = 31, seed: int = 1) -> Position:
    """The last rounds: a plain engine is through with them in a moment."""
    position = first_position(make_setup("solo", "france"))
    dice = Dice(seed)
    while position.round < first_round or position.kind != decision_kinds.TURN or position.actions < 2:
        random_step(position, dice)
    return position
