"""A planned solo game goes on in whichever process plays the next turn."""

from typing import Any

from labora.bots import BOTS, LEVELS
from labora.rules.decision import apply
from labora.rules.engine.offers import decide
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.rules.text.writing import parse_position, position_text
from labora.server.workers.bot_runner import MOST_PLANS, BotRunner
from labora.server.workers.worker import think
from tests.bots.positions import late_position


def task(position: Position, **more: Any) -> dict[str, Any]:
    return {
        "position": position_text(position),
        "bot": "abbot",
        "seed": 1,
        "seconds": 0.01,
        "most": 200,
        **more,
    }


def test_a_worker_hands_on_its_plan_and_another_follows_it() -> None:
    answer = think(task(late_position(30)))
    then = parse_position(answer["plan_from"])
    followed = think(task(then, plan=answer["plan"], seconds=0.0))
    after = then.copy()
    for text in followed["decisions"]:
        apply(after, parse_option(after, text))
    for code in answer["plan"]:
        decide(then, code)
        if then == after:
            return
    raise AssertionError("what was done is not on the way of the plan")


def test_others_have_no_plan_to_hand_on() -> None:
    assert "plan" not in think(task(late_position(), bot="novice"))


def test_plans_that_nobody_follows_are_forgotten() -> None:
    bots = BotRunner(1, 1.0)
    for number in range(MOST_PLANS + 5):
        bots._remember(str(number), [number])
    assert len(bots._plans) == MOST_PLANS
    assert "0" not in bots._plans and bots._plans[str(MOST_PLANS + 4)] == [MOST_PLANS + 4]


def test_people_choose_among_the_levels() -> None:
    assert set(LEVELS) < set(BOTS)
    assert "monk-1" not in LEVELS
