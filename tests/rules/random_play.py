"""Random games for the rules tests: the same seed gives the same game, plain and compiled."""

from collections.abc import Iterator

from labora.rules.components.modes import MODES
from labora.rules.decision import Options, apply
from labora.rules.engine.flow import first_position
from labora.rules.invariants.trace import lively_choice
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT
from labora.rules.state.position import Position
from labora.rules.state.queries import active
from labora.rules.state.setup import make_setup

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]


def begin(mode: str, variant: str, dice: Dice) -> Position:
    setup = make_setup(mode, variant)
    return first_position(setup, dice.below(setup.players))


def step(position: Position, dice: Dice, *, lively: bool = True) -> None:
    """Takes a random option; lively games build more and skip less, and so see more of the rules."""
    options = Options(position)
    number = lively_choice(position, options, dice) if lively else int(dice.below(len(options)))
    apply(position, options[number])


def ended(position: Position) -> bool:
    return position.over or position.round > ROUND_LIMIT


def positions(mode: str, variant: str, seed: int, *, lively: bool = True) -> Iterator[Position]:
    """All positions of a game from the first to the last; it is one object that goes on."""
    dice = Dice(seed)
    position = begin(mode, variant, dice)
    yield position
    while not ended(position):
        step(position, dice, lively=lively)
        yield position


def position_after(mode: str, variant: str, seed: int, decisions: int) -> Position:
    """A game after so many decisions, or at its end."""
    dice = Dice(seed)
    position = begin(mode, variant, dice)
    for _ in range(decisions):
        if ended(position):
            break
        step(position, dice)
    return position


def finish_turn(position: Position, dice: Dice) -> None:
    """Plays on until another turn begins or the game is over."""
    turn = (position.round, position.step, position.turn, active(position))
    while not position.over and turn == (position.round, position.step, position.turn, active(position)):
        step(position, dice)
