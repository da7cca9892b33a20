"""Judges a game wherever there is room for it: turn by turn, in any number of processes."""

from collections.abc import Iterator
from functools import partial

from labora.analysis.judging import Judged, judge_turn
from labora.analysis.report import plans_whole_games, questions
from labora.arena.jobs import spread
from labora.arena.places import Place
from labora.rules.game import Game


def judged(game: Game, bot: str, seconds: float, place: Place) -> Iterator[Judged]:
    """The turns in their order, as soon as they are judged."""
    asked = questions(game, to_the_end=plans_whole_games(bot, game))
    return spread(partial(judge_turn, bot, seconds), asked, place, in_order=True)
