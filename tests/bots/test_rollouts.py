"""Turns are compared by what everybody would do after them."""

import pytest
from librt.vecs import extend, vec
from mypy_extensions import i64

from labora.bots.bot import Clock
from labora.bots.cellarer import Cellarer
from labora.bots.monk import Monk
from labora.bots.search.beam import Plan
from labora.bots.search.rollouts import Rollouts
from labora.rules.constants import decision_kinds
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from tests.bots.turns import QUICK, opponents, turn_in


def foreseen(position: Position, plans: list[Plan], nodes: int, rounds: int = 1) -> Rollouts:
    """By quick monks."""
    judge = Monk().judge(position)
    return Rollouts(opponents(position, nodes), judge, position, plans, rounds=rounds)


def test_only_completed_tries_count() -> None:
    position = turn_in("3-short", 4)
    plans = Monk(nodes=120).plans(position, Clock(60))[:3]

    def among(nodes: int) -> list[float]:
        rollouts = foreseen(position, plans, nodes)
        while rollouts.improve():
            pass
        return rollouts.values()

    assert among(1) == [plan.value for plan in plans]
    tried = among(5_000)
    assert tried != among(1)
    assert among(5_000) == tried


def test_what_cannot_be_the_best_any_more_is_not_tried_again() -> None:
    position = turn_in("3-short", 4)
    plans = Monk(nodes=120).plans(position, Clock(60))[:2]
    hopeless = Plan(plans[0].codes, plans[0].value - 60.0, plans[0].depth)
    rollouts = foreseen(position, [plans[0], plans[0], hopeless], 1_000_000)
    for _ in range(3):
        assert rollouts.improve()
    assert rollouts.counts == [3, 3, 1]
    clear = foreseen(position, [plans[0], hopeless], 1_000_000)
    assert clear.improve() and not clear.improve()


def test_half_a_turn_is_seen_at_the_same_moment_as_a_whole_one() -> None:
    """The first player's turn has two actions: planning only one of them is not worth less."""
    position = first_position(make_setup("2-short", "france"))
    assert position.actions == 2
    whole = Monk(nodes=int(QUICK.nodes)).plans(position, Clock(60))[0]
    half = Plan(first_action(position, whole.codes), 0.0, 1)
    rest = Monk(nodes=int(QUICK.nodes)).plans(after(position, half.codes), Clock(60))[0]
    whole = Plan(extend(half.codes[:], rest.codes), 0.0, 1)
    rollouts = foreseen(position, [whole, half], 200_000)
    assert rollouts.improve()
    by_whole, by_half = rollouts.totals
    assert by_half == pytest.approx(by_whole)


@pytest.mark.parametrize("rounds", [1, 2])
def test_what_the_beam_has_found_is_one_look_among_all(rounds: int) -> None:
    position = turn_in("3-short", 4)
    plans = Monk(nodes=120).plans(position, Clock(60))[:3]
    rollouts = foreseen(position, plans, 100_000, rounds)
    assert rollouts.improve()
    for plan, value, total in zip(plans, rollouts.values(), rollouts.totals, strict=True):
        assert value == pytest.approx((plan.value + total) / (1 + rounds))


def test_a_rival_is_grudged_what_it_has() -> None:
    """Priors weigh turns by what they have more than the best of the others."""
    position = turn_in("3-short", 4)
    bot = Cellarer(1, nodes=120)
    plans = Monk(nodes=120).plans(position, Clock(60))[:2]
    rollouts = bot.rollouts(position, plans, Clock(1), Dice(1))
    rollouts.improve()
    with_all = foreseen(position, plans, 100_000)
    with_all.improve()
    assert max(rollouts.totals) < min(with_all.totals)


def first_action(position: Position, codes: vec[i64]) -> vec[i64]:
    at = position.copy()
    for count, code in enumerate(codes):
        decide(at, code)
        if at.kind == decision_kinds.TURN:
            return codes[: count + 1]
    raise AssertionError("a turn has actions")


def after(position: Position, codes: vec[i64]) -> Position:
    found = position.copy()
    for code in codes:
        decide(found, code)
    return found
