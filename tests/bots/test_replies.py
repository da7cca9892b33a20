"""Against others: turns are weighed against replies, from the first turn of a game to its last."""

import pytest

from labora.bots.abbot import Abbot
from labora.bots.bot import Clock, Progress
from labora.bots.brother import Brother
from labora.bots.thinker import options_of
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.questions import active, decider
from labora.rules.state.setup import make_setup
from labora.rules.vocabulary import choices
from labora.thinking.lines import Limits
from labora.thinking.replies import Foreseeing


def turn_in(mode: str, last: int, seed: int = 2) -> Position:
    """The start of a turn, at the latest so many rounds into the game."""
    position = first_position(make_setup(mode, "france"))
    dice = Dice(seed)
    before = position.copy()
    while not position.over and position.round <= last:
        if position.kind == choices.TURN and decider(position) == active(position) and position.actions > 0:
            before = position.copy()
        random_step(position, dice)
    return before


@pytest.mark.parametrize("last", [3, 13])
def test_an_abbot_takes_a_whole_turn_and_comes_to_an_end(last: int) -> None:
    """The last turn of all leads to positions in which there is nothing to look at."""
    position = turn_in("3-short", last)
    player = active(position)
    bot = Abbot(1, nodes=300)
    for option in bot.choose(position, Clock(0.005)):
        assert decider(position) == player
        apply(position, option)


def test_who_waits_sees_the_best_turn_so_far_and_may_have_enough_of_it() -> None:
    position = turn_in("3-short", 4)
    told: list[Progress] = []
    chosen = Abbot(1, nodes=400).choose(position, Clock(600, told.append, enough=lambda: len(told) >= 2))
    assert [progress.tries for progress in told] == [1, 2]
    assert told[1].score is None and told[0].share < told[1].share < 0.1
    best = options_of(position, told[1].codes, ends=True)
    assert [option.text for option in chosen] == [option.text for option in best]


def test_only_completed_tries_count() -> None:
    position = turn_in("3-short", 4)
    plans = Brother(nodes=400).plans(position, Clock(60))
    judge = Brother().judge(position)

    def among(nodes: int) -> list[float]:
        limits = Limits(nodes, 60.0)
        foreseeing = Foreseeing(judge, limits, Dice(1), plans[:3], position, depth=1, width=2)
        while foreseeing.improve():
            pass
        return [plan.value for plan in foreseeing.found()]

    assert among(1) == [plan.value for plan in plans[:3]]
    tried = among(6000)
    assert tried == sorted(tried, reverse=True) != among(1)
    assert among(6000) == tried


def test_turns_that_are_not_weighed_come_behind_those_that_are() -> None:
    position = turn_in("3-short", 4)
    bot = Abbot(1, nodes=400)
    before = Brother(nodes=400).plans(position, Clock(1))
    found = bot.plans(position, Clock(0.02))
    assert len(found) == len(before) > bot.turns
    assert [plan.value for plan in found[bot.turns :]] == [plan.value for plan in before[bot.turns :]]
