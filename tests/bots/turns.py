"""Turns to think about, and players who are quick about it."""

from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import SearchSettings
from labora.bots.search.opponents import Opponents
from labora.bots.weights import staged_evaluator
from labora.rules.constants import decision_kinds
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider
from labora.rules.state.setup import make_setup

QUICK = SearchSettings(nodes=120, width=6, depth=4, few=2)


def turn_in(mode: str, last: int, seed: int = 2) -> Position:
    """The start of a turn, at the latest so many rounds into the game."""
    position = first_position(make_setup(mode, "france"))
    dice = Dice(seed)
    before = position.copy()
    while not position.over and position.round <= last:
        if (
            position.kind == decision_kinds.TURN
            and decider(position) == active(position)
            and position.actions > 0
        ):
            before = position.copy()
        random_step(position, dice)
    return before


def opponents(position: Position, nodes: int) -> Opponents:
    """Whoever is to decide, among quick monks."""
    evaluators = staged_evaluator("monk", position)
    return Opponents(active(position), evaluators, Limits(nodes, 60.0), Dice(1), QUICK, QUICK)
