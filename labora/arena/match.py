"""Plays one game to its end. The same seed gives the same game."""

from collections.abc import Iterator
from dataclasses import dataclass

from labora.bots import Bot, Clock, find_bot
from labora.bots.play_loop import BY_BOT, intended
from labora.parallel.scheduler import seed_of_game
from labora.rules.constants.errors import ImpossibleError
from labora.rules.decision import Options, apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import is_payment
from labora.rules.engine.option import Option
from labora.rules.game import Game
from labora.rules.invariants.step import check_step
from labora.rules.invariants.table import check
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT, playout, random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import decider
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup
from labora.rules.text.writing import position_text
from labora.training.game_rows import TrainingRow, rows_of


@dataclass(frozen=True)
class MatchResult:
    """How a game ended, in numbers: it travels between processes."""

    decisions: int
    """Those with at least two options."""
    scores: tuple[int, ...]
    stuck: bool = False
    limited: bool = False
    problem: str = ""
    """What an invariant says is wrong, with the position."""
    rows: tuple[TrainingRow, ...] = ()
    """The decisions, where they are kept."""


@dataclass(frozen=True)
class Match:
    """What all games of a run have in common."""

    mode: str
    variant: str
    bot: str = "random"
    seed: int = 0
    limit: int = ROUND_LIMIT
    check: bool = False
    keep: bool = False
    """Also return the decisions. The games are the same."""
    seconds: float = 1.0
    """How long a bot may think about a turn."""


def play_game(match: Match, setup: Setup, number: int) -> MatchResult:
    dice = Dice(seed_of_game(match.seed, number))
    start = dice.below(setup.players)
    if match.keep:
        game = Game(setup, start=int(start))
        try:
            return _kept_game(match, game, number, dice)
        except ImpossibleError as error:
            problem = f"game {number}: {error} {position_text(game.position)}"
            return MatchResult(0, tuple(game.scores), problem=problem)
    position = first_position(setup, start)
    try:
        decisions = _play(match, position, dice)
    except ImpossibleError as error:
        problem = f"game {number}: {error} {position_text(position)}"
        return MatchResult(0, _scores(position), problem=problem)
    limited = not position.over and position.round > match.limit
    return MatchResult(decisions, _scores(position), stuck=not position.over and not limited, limited=limited)


def _kept_game(match: Match, game: Game, number: int, dice: Dice) -> MatchResult:
    """Play a game one decision at a time, with the same draws and choices as the other loops."""
    bots = _bots(match, game.setup, dice) if match.bot != "random" else []
    decisions = 0
    while not game.over and game.position.round <= match.limit:
        before = game.count
        for option in _next_options(game.position, bots, dice, match.seconds):
            decisions += len(Options(game.position)) > 1
            before_option = game.position.copy()
            game.play(option, BY_BOT)
            if match.check:
                check(game.position)
                check_step(before_option, game.position)
        if game.count == before:
            break
    limited = not game.over and game.position.round > match.limit
    return MatchResult(
        decisions,
        tuple(game.scores),
        stuck=not game.over and not limited,
        limited=limited,
        rows=tuple(rows_of(game, str(number))),
    )


def _next_options(position: Position, bots: list[Bot], dice: Dice, seconds: float) -> Iterator[Option]:
    """What is taken next: a bot's choice, or a random option as `random_step` takes it."""
    options = Options(position)
    count = len(options)
    if bots and count:
        yield from intended(bots[decider(position)], position, Clock(seconds))
    elif count:
        yield options[int(dice.below(count)) if count > 1 or is_payment(position.kind) else 0]


def _bots(match: Match, setup: Setup, dice: Dice) -> list[Bot]:
    """Each seat is played by a bot of its own."""
    return [find_bot(match.bot)(int(dice.next())) for _ in range(setup.players)]


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
    bots = _bots(match, position.setup, dice)
    choices = 0
    while not position.over and position.round <= match.limit:
        if len(Options(position)) == 0:
            break
        for option in intended(bots[decider(position)], position, Clock(match.seconds)):
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
