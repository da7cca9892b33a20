"""Against others: turns are weighed against replies, from the first turn of a game to its last."""

from statistics import fmean

import pytest

from labora.bots.abbot import Abbot
from labora.bots.bot import Clock, Progress
from labora.bots.brother import Brother
from labora.bots.thinker import Thinker, options_of
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
    before = Thinker.plans(bot, position, Clock(1))
    found = bot.plans(position, Clock(0.02))
    assert len(found) == len(before) > bot.turns
    assert [plan.value for plan in found[bot.turns :]] == [plan.value for plan in before[bot.turns :]]


def test_what_the_beam_has_found_counts_beside_the_tries() -> None:
    """Each value lies between the beam's and what the tries say, as near to these as there were many."""
    position = turn_in("3-short", 4)
    plans = [plan for plan in Brother(nodes=400).plans(position, Clock(60))[:3] if plan.depth > 1]
    judge = Brother().judge(position)
    foreseeing = Foreseeing(judge, Limits(30_000, 60.0), Dice(1), plans, position, depth=1, width=2)
    assert foreseeing.improve()
    beams = [plan.value for plan in plans]
    tried = list(foreseeing.totals)
    apart = fmean(tried) - fmean(beams)
    values = {tuple(plan.codes): plan.value for plan in foreseeing.found()}
    for plan, beam, average in zip(plans, beams, tried, strict=True):
        value = values[tuple(plan.codes)]
        assert min(beam + apart, average) <= value <= max(beam + apart, average)
        assert abs(value - beam - apart) <= abs(value - average)


def test_a_rival_is_grudged_what_it_has_behind_a_turn() -> None:
    position = turn_in("3-short", 4)
    plans = Brother(nodes=400).plans(position, Clock(60))[:2]
    judge = Brother().judge(position)

    def losses(rivalry: float) -> list[float]:
        limits = Limits(100, 60.0)
        return list(
            Foreseeing(judge, limits, Dice(1), plans, position, depth=1, width=2, rivalry=rivalry).losses
        )

    assert losses(0.0) == [0.0, 0.0]
    assert losses(1.0) == [2.0 * loss for loss in losses(0.5)] != [0.0, 0.0]
