"""Plays one game to its end. The same seed gives the same game."""

from dataclasses import dataclass

from labora.arena.jobs import seed_of_game
from labora.bots import Clock, find_bot
from labora.bots.playing import intended
from labora.rules.checks.invariants import check
from labora.rules.checks.step import check_step
from labora.rules.decision import Options, apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Option
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT, playout, random_step
from labora.rules.state.position import Position
from labora.rules.state.questions import decider
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup
from labora.rules.text.writing import position_text
from labora.rules.vocabulary.errors import ImpossibleError


@dataclass(frozen=True)
class Result:
    """How a game ended, in numbers: it travels between processes."""

    decisions: int
    """Those with at least two options."""
    scores: tuple[int, ...]
    stuck: bool = False
    limited: bool = False
    problem: str = ""
    """What an invariant says is wrong, with the position."""


@dataclass(frozen=True)
class Match:
    """What all games of a run have in common."""

    mode: str
    variant: str
    bot: str = "random"
    seed: int = 0
    limit: int = ROUND_LIMIT
    check: bool = False


def play_game(match: Match, setup: Setup, number: int) -> Result:
    dice = Dice(seed_of_game(match.seed, number))
    position = first_position(setup, dice.below(setup.players))
    try:
        decisions = _play(match, position, dice)
    except ImpossibleError as error:
        problem = f"game {number}: {error} {position_text(position)}"
        return Result(0, _scores(position), problem=problem)
    limited = not position.over and position.round > match.limit
    return Result(decisions, _scores(position), stuck=not position.over and not limited, limited=limited)


def _play(match: Match, position: Position, dice: Dice) -> int:
    if match.bot != "random":
        return _play_bots(match, position, dice)
    if match.check:
        return _play_checked(match, position, dice)
    return int(playout(position, dice, match.limit))


def _play_checked(match: Match, position: Position, dice: Dice) -> int:
    """As `playout`, and with everything looked at after each decision."""
    check(position)
    choices = 0
    while not position.over and position.round <= match.limit:
        before = position.copy()
        count = int(random_step(position, dice))
        if count == 0:
            break
        check(position)
        check_step(before, position)
        choices += count > 1
    return choices


def _play_bots(match: Match, position: Position, dice: Dice) -> int:
    """Each seat is played by a bot of its own."""
    bots = [find_bot(match.bot)(int(dice.next())) for _ in range(position.setup.players)]
    choices = 0
    while not position.over and position.round <= match.limit:
        if len(Options(position)) == 0:
            break
        for option in intended(bots[decider(position)], position, Clock()):
            choices += len(Options(position)) > 1
            _take(match, position, option)
    return choices


def _take(match: Match, position: Position, option: Option) -> None:
    if not match.check:
        apply(position, option)
        return
    before = position.copy()
    apply(position, option)
    check(position)
    check_step(before, position)


def _scores(position: Position) -> tuple[int, ...]:
    return tuple(int(total_score(position, board)) for board in range(position.setup.players))
