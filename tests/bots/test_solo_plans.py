"""Solo games are planned to their end: legal, the same for a seed, and only replaced by better plans."""

import json
import time
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.abbot import Abbot
from labora.bots.bot import Clock, Progress
from labora.bots.search.action_lines import Limits, is_moment
from labora.bots.search.solo_planner import SoloPlanner, steps_of
from labora.bots.search.solo_search import THE_END, PathToEnd, SoloSearch, moment, own_cards
from labora.bots.solo_plan import SoloPlan
from labora.bots.weights import staged_evaluator, stages_of
from labora.cli import main
from labora.cli.solo_drawing import plan_table
from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import make_setup
from tests.bots.positions import late_position

STAGES = stages_of("monk", "france", "solo")


def ended(position: Position, codes: vec[i64]) -> Position:
    after = position.copy()
    for code in codes:
        decide(after, code)
    return after


def planner(position: Position, seed: int = 1, nodes: int = 6000) -> SoloPlanner:
    found = SoloPlanner(STAGES, position, seed=seed, nodes=nodes, seconds=600.0)
    while found.improve():
        pass
    return found


def test_moments_come_in_the_order_of_the_game() -> None:
    position = first_position(make_setup("solo", "ireland"))
    dice = Dice(4)
    before = -1
    while not position.over:
        if is_moment(position):
            assert moment(position) >= before
            before = int(moment(position))
        random_step(position, dice)
    assert moment(position) == THE_END > before


def test_a_sweep_leads_to_the_end_and_is_better_than_chance() -> None:
    position = late_position()
    limits = Limits(1_000_000, 600.0)
    search = SoloSearch(staged_evaluator("monk", position), limits, Dice(1), width=2, unrest=0.0)
    end = search.run(PathToEnd(position, None, vec[i64](), 0.0))
    assert end is not None and end.position.over
    assert end.value == total_score(end.position, 0) > total_score(position, 0)
    assert ended(position, steps_codes(end)) == end.position


def steps_codes(end: PathToEnd) -> vec[i64]:
    return vec[i64]([code for step in end.steps() for code in step.codes])


def test_a_sweep_without_means_ends_without_a_game() -> None:
    position = late_position()
    limits = Limits(20, 600.0)
    search = SoloSearch(staged_evaluator("monk", position), limits, Dice(1), width=4, unrest=0.0)
    assert search.run(PathToEnd(position, None, vec[i64](), 0.0)) is None


def test_the_same_seed_gives_the_same_plan() -> None:
    position = late_position(30)
    plans = [planner(position, seed).best.codes() for seed in (1, 1)]
    assert plans[0] == plans[1]


def test_there_is_a_whole_game_whatever_the_means() -> None:
    position = late_position()
    found = planner(position, nodes=1)
    assert found.trials == 1
    assert ended(position, found.best.codes()).over


def test_a_plan_from_before_is_kept_unless_it_is_beaten() -> None:
    position = late_position()
    good = planner(position, nodes=8000).best
    again = SoloPlanner(STAGES, position, seed=5, nodes=200, seconds=600.0)
    again.remember(good.codes())
    while again.improve():
        pass
    assert again.best.score >= good.score


def test_steps_end_where_something_can_be_thought_about() -> None:
    position = late_position()
    codes = planner(position, nodes=1).best.codes()
    steps = steps_of(PathToEnd(position, None, vec[i64](), 0.0), codes)
    assert all(is_moment(step.position) for step in steps)
    assert vec[i64]([code for step in steps for code in step.codes]) == codes


def test_own_cards_are_those_on_the_land() -> None:
    assert bin(int(own_cards(first_position(make_setup("solo", "france"))))).count("1") == 3


def test_an_abbot_plays_what_it_has_planned() -> None:
    position = late_position()
    told: list[Progress] = []
    bot = Abbot(3)
    bot.plan(position, Clock(0.02, told.append))
    promised = told[-1].score
    at = position.copy()
    while not at.over:
        for option in bot.choose(at, Clock(0)):
            apply(at, option)
    assert total_score(at, 0) == promised
    scores = [progress.score or 0 for progress in told]
    assert scores == sorted(scores)


def test_a_plan_is_there_at_once_when_somebody_has_waited_long_enough() -> None:
    position = late_position()
    told: list[Progress] = []
    started = time.thread_time()
    Abbot(3).plan(position, Clock(600, told.append, enough=lambda: True))
    assert time.thread_time() - started < 20
    assert told[-1].share < 0.5
    assert ended(position, told[-1].codes).over


def test_foresight_plans_anew_when_something_else_happened() -> None:
    position = late_position()
    plan = SoloPlan(1)
    plan.think(position, STAGES, Clock(0.01))
    assert plan.knows(position)
    other = position.copy()
    decide(other, decision_kinds.ACT_END)
    assert not plan.knows(other)


def test_a_plan_is_drawn_by_rounds() -> None:
    position = late_position(29)
    found = planner(position, nodes=1).best
    table = plan_table(position, int(found.score), found.codes())
    assert table.row_count == 1


@pytest.mark.long
def test_solo_plans_the_whole_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "solo.json"
    arguments = ["solo", "--variant", "ireland", "--seconds", "1", "--seed", "4", "--record", str(record)]
    assert main([*arguments, "--json"]) == 0
    played = json.loads(capsys.readouterr().out)
    assert played["score"] > 400
    assert main(["check", str(record)]) == 0
    assert main([*arguments, "--json", "--watch"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == played["score"]
