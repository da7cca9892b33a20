"""Plays one game to its end. The same seed gives the same game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from labora.bots import Bot, Clock, find_bot
from labora.bots.play_loop import by_bots, play_until
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
from labora.rules.search.playout import ROUND_LIMIT, playout
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup
from labora.rules.text.writing import position_text
from labora.training.game_rows import TrainingRow, rows_of


@dataclass(frozen=True)
class MatchResult:
    """Hold how a game ended, in numbers that travel between processes."""

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
    """Hold what all games of a run have in common."""

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


def play_game(
    match: Match, setup: Setup, number: int, keep: Callable[[Game], None] | None = None
) -> MatchResult:
    """Plays a game; `keep` is given it before its first decision."""
    dice = Dice(seed_of_game(match.seed, number))
    start = dice.below(setup.players)
    if match.keep or keep is not None:
        game = Game(setup, start=int(start))
        if keep is not None:
            keep(game)
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
    """The same game, with each of its decisions kept."""
    decisions = _play_by_options(match, game.position, dice, by_bots(game))
    limited = not game.over and game.position.round > match.limit
    return MatchResult(
        decisions,
        tuple(game.scores),
        stuck=not game.over and not limited,
        limited=limited,
        rows=tuple(rows_of(game, str(number))) if match.keep else (),
    )


class _DiceBot(Bot):
    """Draws options as `random_step` does; all seats share the dice."""

    def __init__(self, dice: Dice) -> None:
        super().__init__()
        self._dice: Final = dice

    def choose(self, position: Position, clock: Clock) -> Option:
        options = Options(position)
        count = len(options)
        return options[int(self._dice.below(count)) if count > 1 or is_payment(position.kind) else 0]


def _bots(match: Match, setup: Setup, dice: Dice) -> list[Bot]:
    """Each seat is played by a bot of its own."""
    if match.bot == "random":
        return [_DiceBot(dice)] * setup.players
    return [find_bot(match.bot)(int(dice.next())) for _ in range(setup.players)]


def _play(match: Match, position: Position, dice: Dice) -> int:
    if match.bot == "random" and not match.check:
        return int(playout(position, dice, match.limit))
    return _play_by_options(match, position, dice, partial(apply, position))


def _play_by_options(match: Match, position: Position, dice: Dice, do: Callable[[Option], object]) -> int:
    """Plays to the end, checked if so wished; answers how many decisions had a choice."""
    choices = 0

    def take(option: Option) -> None:
        nonlocal choices
        choices += len(Options(position)) > 1
        if not match.check:
            do(option)
            return
        before = position.copy()
        do(option)
        check(position)
        check_step(before, position)

    def stop() -> bool:
        return position.round > match.limit or len(Options(position)) == 0

    if match.check:
        check(position)
    bots = _bots(match, position.setup, dice)
    play_until(stop, position, bots, take, lambda: Clock(match.seconds))
    return choices


def _scores(position: Position) -> tuple[int, ...]:
    return tuple(int(total_score(position, board)) for board in range(position.setup.players))
