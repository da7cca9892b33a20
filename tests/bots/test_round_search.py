"""Against others: turns are weighed by where the game goes from there, from its first turn to its last."""

from typing import Any

import pytest

from labora.bots.abbot import Abbot
from labora.bots.bot import Clock, Enough, Progress
from labora.bots.monk import Monk
from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import Plan, SearchSettings
from labora.bots.search.opponents import Opponents
from labora.bots.search.round_search import Continuation, RoundSearch
from labora.bots.turn_bot import TurnBot, options_of
from labora.bots.weights import staged_evaluator
from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider
from labora.rules.state.scoring import total_score
from tests.bots.turns import QUICK, opponents, turn_in

PLENTY = 1_000_000
CAREFUL = SearchSettings(nodes=2_000, width=6, depth=4, few=2)


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
    bot = Abbot(1, nodes=120)
    clock = Clock(600, told.append, enough=lambda: bool(told) and told[-1].tries >= 2)
    chosen = bot.choose(position, clock)
    in_first_round = [progress.tries for progress in told[: bot.width + 1]]
    assert in_first_round == [0] * bot.width + [1], "from the beginning"
    shares = [progress.share for progress in told]
    assert shares == sorted(shares) and 0 < shares[-1] < 0.1
    assert told[-1].tries == 2 and told[-1].score is None
    best = options_of(position, told[-1].codes, ends=True)
    assert [option.text for option in chosen] == [option.text for option in best]


def test_who_has_enough_at_once_need_not_wait_for_the_first_look() -> None:
    position = turn_in("4-long", 4)
    best = Abbot(1).plans(position, Clock(600, enough=lambda: True))[0]
    assert best.depth < Abbot.depth
    assert options_of(position, best.codes)


def test_the_others_answer_as_carefully_as_a_brother() -> None:
    position = turn_in("3-short", 4)
    player = active(position)
    found = opponents(position, PLENTY)
    decide(position, decision_kinds.ACT_END)
    expected = found.own_next(position)
    asked = 0
    while active(position) != player:
        asked += 1
        bot = Monk(nodes=int(QUICK.nodes))
        for option in options_of(position, bot.plans(position, Clock(60))[0].codes, ends=True):
            apply(position, option)
    assert asked == 2 and expected.key() == position.key()


def some_turns(position: Position) -> list[Plan]:
    return Monk(nodes=120).plans(position, Clock(60))[:3]


def continuations(position: Position, plans: list[Plan], nodes: int = PLENTY, width: int = 3) -> RoundSearch:
    return RoundSearch(opponents(position, nodes), position, plans, width=width, branches=2, memory=0.5)


def test_only_whole_rounds_count() -> None:
    position = turn_in("3-short", 4)
    plans = some_turns(position)
    hasty = continuations(position, plans, nodes=1)
    assert not hasty.improve() and hasty.rounds == 0
    assert [plan.value for plan in hasty.found()] == [plan.value for plan in plans]
    found = continuations(position, plans)
    assert found.improve() and found.rounds == 1
    assert [plan.value for plan in found.found()] != [plan.value for plan in plans]


def test_a_round_that_somebody_has_enough_of_does_not_count() -> None:
    position = turn_in("3-short", 4)
    plans = some_turns(position)
    asked: list[bool] = []

    def enough() -> bool:
        asked.append(True)
        # Before each turn that is played on, then where it leads.
        return len(asked) > len(plans)

    evaluators = staged_evaluator("monk", position)
    limits = Limits(PLENTY, 60.0, enough)
    table = Opponents(active(position), evaluators, limits, Dice(1), QUICK, CAREFUL)
    found = RoundSearch(table, position, plans, width=3, branches=2, memory=0.5)
    assert not found.improve() and found.rounds == 0
    assert len(asked) > len(plans)
    assert [plan.value for plan in found.found()] == [plan.value for plan in plans]


def worth_after_a_round(found: RoundSearch, position: Position, plan: Plan) -> float:
    opponents = found.opponents
    end = opponents.own_next(opponents.own_end(opponents.evaluators.at(position), position, plan.codes))
    return opponents.own_turns(opponents.evaluators.at(end), end)[0].value


def test_a_turn_is_worth_what_is_expected_where_it_leads_and_half_as_much_what_was_expected_before() -> None:
    position = turn_in("3-short", 4)
    plans = some_turns(position)
    found = continuations(position, plans)
    assert found.improve()
    worth = [worth_after_a_round(found, position, plan) for plan in plans]
    merit = [later + plan.value / 2 for later, plan in zip(worth, plans, strict=True)]
    order = sorted(range(3), key=merit.__getitem__, reverse=True)
    best = order[0]
    assert [list(plan.codes) for plan in found.found()] == [list(plans[number].codes) for number in order]
    assert [plan.value for plan in found.found()] == pytest.approx(
        [worth[best] - (merit[best] - merit[number]) / 1.5 for number in order]
    )


def test_a_last_round_is_played_by_as_many_courses_as_can_be_afforded() -> None:
    position = turn_in("3-short", 4)
    plans = some_turns(position)
    plenty = continuations(position, plans)
    assert plenty.improve()
    a_round = PLENTY - plenty.opponents.limits.left
    # After a round of three turns there is enough for four more, and every course has two.
    found = continuations(position, plans, nodes=a_round + 4 * a_round // 3 + 10)
    assert found.improve()
    played_on: list[int] = []
    assert found.improve(lambda: played_on.append(1))
    assert len(played_on) == 4


def test_two_thirds_of_the_budget_are_for_the_first_round_and_the_best_turns_come_first() -> None:
    position = turn_in("3-short", 4)
    plans = Monk(nodes=120).plans(position, Clock(60))[:8]
    plenty = continuations(position, plans)
    assert plenty.improve()
    found = continuations(position, plans, nodes=(PLENTY - plenty.opponents.limits.left) // 2)
    played_on: list[int] = []
    assert found.improve(lambda: played_on.append(1)) and found.rounds == 1
    assert 1 < len(played_on) < len(plans)
    assert len(found.found()) == len(plans)
    seen = {continuation.first for continuation in found.kept}
    assert seen <= set(range(len(played_on))) and len(seen) > 1


def test_what_is_looked_at_where_turns_lead_counts_for_the_budget() -> None:
    position = turn_in("3-short", 4)
    plans = Monk(nodes=120).plans(position, Clock(60))[:8]

    def first_round(nodes: int) -> int:
        """What is left of the budget by players whose own looks take most of it."""
        limits = Limits(nodes, 60.0)
        table = Opponents(
            active(position), staged_evaluator("monk", position), limits, Dice(1), QUICK, CAREFUL
        )
        found = RoundSearch(table, position, plans, width=3, branches=2, memory=0.5)
        assert found.improve() and found.rounds == 1
        return int(limits.left)

    assert first_round((PLENTY - first_round(PLENTY)) // 2) > 0


def test_the_clock_stops_a_round_whatever_the_budget() -> None:
    position = turn_in("3-short", 4)
    evaluators = staged_evaluator("monk", position)
    slow = Opponents(active(position), evaluators, Limits(PLENTY, 0.0), Dice(1), QUICK, QUICK)
    found = RoundSearch(slow, position, some_turns(position), width=3, branches=2, memory=0.5)
    assert not found.improve() and found.rounds == 0


def test_a_turn_is_clear_when_every_course_that_goes_on_began_with_it() -> None:
    position = turn_in("3-short", 4)
    found = continuations(position, some_turns(position), width=1)
    assert found.improve() and not found.improve()
    alone = continuations(position, some_turns(position)[:1])
    assert not alone.improve() and alone.rounds == 0


def test_a_course_that_has_come_to_the_end_stays_among_the_others() -> None:
    """Games for two end sooner in some courses than in others."""
    position = turn_in("3-short", 4)
    found = continuations(position, some_turns(position), width=99)
    over = turn_in("3-short", 13)
    while not over.over:
        random_step(over, Dice(1))
    ended = Continuation(over, 2, [], 0.0)
    found.kept = [*found.kept[:2], ended]
    for _ in range(2):
        assert found.improve()
        assert any(continuation is ended for continuation in found.kept)
    assert ended.value == total_score(over, found.opponents.player)


def test_where_every_course_has_come_to_the_end_nothing_is_left_to_do() -> None:
    position = turn_in("3-short", 12)
    found = continuations(position, some_turns(position))
    while found.improve():
        assert found.rounds < 10
    assert found.kept[0].position.over


def settings_of_an_abbot(
    mode: str, seconds: float, monkeypatch: pytest.MonkeyPatch, nodes: int = 120, last: int = 1
) -> dict[str, Any]:
    """What it tells its courses."""
    told: dict[str, Any] = {}

    def continuations(
        opponents: Opponents, position: Position, plans: list[Plan], **settings: object
    ) -> RoundSearch:
        told.update(settings, turns=[list(plan.codes) for plan in plans], own=opponents.own)
        raise StopIteration

    monkeypatch.setattr("labora.bots.cellarer.RoundSearch", continuations)
    with pytest.raises(StopIteration):
        Abbot(1, nodes=nodes).plans(turn_in(mode, last), Clock(seconds))
    return told


def test_for_four_more_first_turns_are_weighed_with_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = [
        len(settings_of_an_abbot("4-long", seconds, monkeypatch, nodes=500)["turns"])
        for seconds in (0.5, 2, 9)
    ]
    assert weighed == sorted(set(weighed))


@pytest.mark.parametrize("mode", ["2-long", "3-long"])
def test_for_two_and_three_what_a_brother_follows_is_weighed(
    mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = settings_of_an_abbot(mode, 9, monkeypatch, nodes=500)["turns"]
    plans = Monk(nodes=500).plans(turn_in(mode, 1), Clock(60))
    assert turns == [list(plan.codes) for plan in plans[: Monk.width] if plan.depth == plans[0].depth]


@pytest.mark.parametrize(
    "mode, seconds, width",
    [("4-long", 1, 2), ("4-long", 2, 2), ("4-long", 6, 4), ("3-long", 2, 4), ("2-long", 99, 12)],
)
def test_with_more_time_more_courses_go_on(
    mode: str, seconds: float, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_of_an_abbot(mode, seconds, monkeypatch)["width"] == width


@pytest.mark.parametrize("mode, memory", [("2-long", 0.0), ("3-long", 0.5), ("4-long", 0.5)])
def test_for_two_players_only_the_last_round_counts(
    mode: str, memory: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_of_an_abbot(mode, 2, monkeypatch)["memory"] == memory


@pytest.mark.parametrize(
    "mode, last, seconds, care",
    [("4-long", 24, 60, 2), ("4-long", 18, 60, 1), ("4-long", 24, 1, 1), ("3-long", 24, 60, 1)],
)
def test_near_the_end_of_a_game_for_four_whoever_has_time_looks_closely(
    mode: str, last: int, seconds: float, care: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings_of_an_abbot(mode, seconds, monkeypatch, last=last)["own"].care == care


def test_a_machine_that_is_too_slow_for_it_does_not_look_closely(monkeypatch: pytest.MonkeyPatch) -> None:
    def at_once(nodes: int, seconds: float, enough: Enough | None = None) -> Limits:
        return Limits(nodes, 0.0, enough)

    monkeypatch.setattr("labora.bots.cellarer.Limits", at_once)
    assert settings_of_an_abbot("4-long", 60, monkeypatch, last=24)["own"].care == 1


def test_turns_that_are_not_weighed_come_behind_those_that_are() -> None:
    position = turn_in("3-short", 4)
    bot = Abbot(1, nodes=120)
    before = TurnBot.plans(bot, position, Clock(1))
    found = bot.plans(position, Clock(0.02))
    assert len(found) == len(before) > bot.width
    assert [plan.value for plan in found[bot.width :]] == [plan.value for plan in before[bot.width :]]
