"""Against others: turns are weighed against replies, from the first turn of a game to its last."""

import pytest
from librt.vecs import extend, vec
from mypy_extensions import i64

from labora.bots.abbot import Abbot, Prior
from labora.bots.bot import Clock, Progress
from labora.bots.brother import Brother
from labora.bots.thinker import Thinker, options_of
from labora.bots.weights import guide_of
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide
from labora.rules.engine.option import Option
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.questions import active, decider
from labora.rules.state.setup import make_setup
from labora.rules.vocabulary import choices
from labora.thinking.beam import Plan
from labora.thinking.lines import Limits
from labora.thinking.replies import Foreseeing, Manner

QUICK = Manner(nodes=120, width=6, depth=4, few=2)


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
    bot = Abbot(1, nodes=120)
    clock = Clock(600, told.append, enough=lambda: bool(told) and told[-1].tries >= 2)
    chosen = bot.choose(position, clock)
    before_a_try = [progress.tries for progress in told[: bot.turns + 1]]
    assert before_a_try == [0] * bot.turns + [1], "from the beginning"
    shares = [progress.share for progress in told]
    assert shares == sorted(shares) and 0 < shares[-1] < 0.1
    assert told[-1].tries == 2 and told[-1].score is None
    best = options_of(position, told[-1].codes, ends=True)
    assert [option.text for option in chosen] == [option.text for option in best]


def foreseen(position: Position, plans: list[Plan], nodes: int, rounds: int = 1) -> Foreseeing:
    """By quick brothers."""
    return Foreseeing(
        Brother().judge(position),
        guide_of("brother", position),
        Limits(nodes, 60.0),
        Dice(1),
        plans,
        position,
        manner=QUICK,
        rounds=rounds,
    )


def test_the_others_answer_as_carefully_as_a_brother() -> None:
    position = turn_in("3-short", 4)
    player = active(position)
    decide(position, choices.ACT_END)
    found = foreseen(position, [], 1).own_next(position)
    asked = 0
    while active(position) != player:
        asked += 1
        bot = Brother(nodes=int(QUICK.nodes))
        apply_all(position, options_of(position, bot.plans(position, Clock(60))[0].codes, ends=True))
    assert asked == 2 and found.key() == position.key()


def test_only_completed_tries_count() -> None:
    position = turn_in("3-short", 4)
    plans = Brother(nodes=120).plans(position, Clock(60))[:3]

    def among(nodes: int) -> list[float]:
        foreseeing = foreseen(position, plans, nodes)
        while foreseeing.improve():
            pass
        return [plan.value for plan in foreseeing.found()]

    assert among(1) == [plan.value for plan in plans]
    tried = among(5_000)
    assert tried == sorted(tried, reverse=True) != among(1)
    assert among(5_000) == tried


def test_what_cannot_be_the_best_any_more_is_not_tried_again() -> None:
    position = turn_in("3-short", 4)
    plans = Brother(nodes=120).plans(position, Clock(60))[:2]
    hopeless = Plan(plans[0].codes, plans[0].value - 60.0, plans[0].depth)
    foreseeing = foreseen(position, [plans[0], plans[0], hopeless], 1_000_000)
    for _ in range(3):
        assert foreseeing.improve()
    assert foreseeing.counts == [3, 3, 1]
    clear = foreseen(position, [plans[0], hopeless], 1_000_000)
    assert clear.improve() and not clear.improve()


def test_half_a_turn_is_seen_at_the_same_moment_as_a_whole_one() -> None:
    """The first player's turn has two actions: planning only one of them is not worth less."""
    position = first_position(make_setup("2-short", "france"))
    assert position.actions == 2
    whole = Brother(nodes=int(QUICK.nodes)).plans(position, Clock(60))[0]
    half = Plan(first_action(position, whole.codes), 0.0, 1)
    rest = Brother(nodes=int(QUICK.nodes)).plans(after(position, half.codes), Clock(60))[0]
    whole = Plan(extend(half.codes[:], rest.codes), 0.0, 1)
    foreseeing = foreseen(position, [whole, half], 200_000)
    assert foreseeing.improve()
    by_whole, by_half = foreseeing.totals
    assert by_half == pytest.approx(by_whole)


def test_turns_that_are_not_weighed_come_behind_those_that_are() -> None:
    position = turn_in("3-short", 4)
    bot = Abbot(1, nodes=120)
    before = Thinker.plans(bot, position, Clock(1))
    found = bot.plans(position, Clock(0.02))
    assert len(found) == len(before) > bot.turns
    assert [plan.value for plan in found[bot.turns :]] == [plan.value for plan in before[bot.turns :]]


@pytest.mark.parametrize("rounds", [1, 2])
def test_what_the_beam_has_found_is_one_look_among_all(rounds: int) -> None:
    position = turn_in("3-short", 4)
    plans = Brother(nodes=120).plans(position, Clock(60))[:3]
    foreseeing = foreseen(position, plans, 100_000, rounds)
    assert foreseeing.improve()
    for plan, value, total in zip(plans, foreseeing.values(), foreseeing.totals, strict=True):
        assert value == pytest.approx((plan.value + total) / (1 + rounds))


def test_a_rival_is_grudged_what_it_has() -> None:
    """Priors weigh turns by what they have more than the best of the others."""
    position = turn_in("3-short", 4)
    bot = Prior(1, nodes=120)
    plans = Brother(nodes=120).plans(position, Clock(60))[:2]
    foreseeing = bot.foreseeing(position, plans, Clock(1), Dice(1))
    foreseeing.improve()
    with_all = foreseen(position, plans, 100_000)
    with_all.improve()
    assert max(foreseeing.totals) < min(with_all.totals)


def first_action(position: Position, codes: vec[i64]) -> vec[i64]:
    at = position.copy()
    for count, code in enumerate(codes):
        decide(at, code)
        if at.kind == choices.TURN:
            return codes[: count + 1]
    raise AssertionError("a turn has actions")


def after(position: Position, codes: vec[i64]) -> Position:
    found = position.copy()
    for code in codes:
        decide(found, code)
    return found


def apply_all(position: Position, options: list[Option]) -> None:
    for option in options:
        apply(position, option)
