"""Judges a game turn by turn, in any number of processes."""

from collections.abc import Iterator
from functools import partial

from labora.analysis.judged_game import plans_whole_games, questions
from labora.analysis.judging import JudgedTurn, judge_turn
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread
from labora.rules.game import Game


def judged(game: Game, bot: str, seconds: float, place: Executor) -> Iterator[JudgedTurn]:
    """The turns in their order, as soon as they are judged."""
    asked = questions(game, to_the_end=plans_whole_games(bot, game))
    return spread(partial(judge_turn, bot, seconds), asked, place, in_order=True)
