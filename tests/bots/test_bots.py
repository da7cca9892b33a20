"""Bots play every game to its end with legal decisions, obey their limits, and are reproducible."""

import time
from pathlib import Path

import pytest

from labora.arena.contest import played_from
from labora.arena.match import Match, play_game
from labora.bots import BOTS, Clock, NoBotError, chosen, find_bot
from labora.bots.evaluation.features import FEATURES
from labora.bots.evaluation.horizon import STAGES
from labora.bots.monk import Monk
from labora.bots.weights import read_weights, weights_text
from labora.rules.components.modes import MODES
from labora.rules.constants.decision_kinds import TURN
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import parse_position, position_text
from tests.rules.scene import barren, card_at, display, idle_until, table

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = f"{ROOT / 'examples' / 'my_bot.py'}:MyBot"
GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]


def position_in(mode: str, variant: str, seed: int, decisions: int) -> Position:
    setup = make_setup(mode, variant)
    dice = Dice(seed)
    position = first_position(setup, dice.below(setup.players))
    for _ in range(decisions):
        before = position.copy()
        random_step(position, dice)
        if position.over:
            return before
    return position


@pytest.mark.parametrize("mode, variant", GAMES)
def test_the_beginning_of_every_game_is_played_legally(mode: str, variant: str) -> None:
    """Whole games take long when the engine is plain; a few rounds see every kind of turn."""
    limit = 2
    result = play_game(
        Match(mode, variant, bot="novice", limit=limit, check=True), make_setup(mode, variant), 1
    )
    assert not result.problem
    assert not result.stuck
    assert result.decisions > 0


@pytest.mark.parametrize("mode, variant", GAMES)
@pytest.mark.parametrize("bot", ["novice", "monk"])
def test_any_decision_has_a_legal_answer(bot: str, mode: str, variant: str) -> None:
    """From the middle of random games: contracts' owners, neutral buildings, settlement phases, payments."""
    for decisions in (37, 333):
        position = position_in(mode, variant, 5, decisions)
        player = decider(position)
        answer = chosen(find_bot(bot)(3).choose(position.copy(), Clock(0.05)))
        assert answer
        for option in answer:
            assert decider(position) == player
            apply(position, option)


def test_an_owner_answers_for_a_contract() -> None:
    position = next(
        position
        for decisions in range(20, 400)
        if decider(position := position_in("3-long", "ireland", 8, decisions)) != active(position)
    )
    for bot in ("novice", "monk"):
        [option] = chosen(find_bot(bot)(1).choose(position, Clock()))
        assert option.text in {"lay-brother", "prior"}


@pytest.mark.parametrize("bot", list(BOTS))
def test_r23_bots_leave_a_place_for_every_kind_on_the_neutral_board(bot: str) -> None:
    position = barren(table("solo", round=11))
    display(position, "G12", "G02", "G16", "G07")
    idle_until(position, 12)
    thinker = find_bot(bot)(1)
    while position.kind != TURN:
        for option in chosen(thinker.choose(position, Clock(0.2))):
            apply(position, option)
    assert card_at(position, 1, 3, 1) in ("G02", "G16")


@pytest.mark.parametrize("bot", ["random", "novice"])
def test_the_same_seed_gives_the_same_choice(bot: str) -> None:
    position = position_in("4-long", "france", 2, 120)
    texts = {
        " ".join(option.text for option in chosen(find_bot(bot)(7).choose(position, Clock(60))))
        for _ in range(2)
    }
    assert len(texts) == 1


def test_a_brother_is_the_same_however_long_it_may_think() -> None:
    """Whoever plays against it, or reckons with it, knows it."""
    position = position_in("4-long", "france", 2, 120)
    plans = [Monk(nodes=400).plans(position, Clock(seconds)) for seconds in (60, 600)]
    first, second = ([(list(plan.codes), plan.value) for plan in found] for found in plans)
    assert first == second


def test_thinking_does_not_change_the_position() -> None:
    position = position_in("2-long", "ireland", 2, 60)
    before = position_text(position)
    find_bot("monk")(1).choose(position, Clock(0.1))
    assert position_text(position) == before
    assert parse_position(before) == position


def test_a_brother_obeys_the_clock() -> None:
    position = position_in("solo", "france", 4, 200)
    started = time.monotonic()
    find_bot("monk")(1).choose(position, Clock(0.2))
    assert time.monotonic() - started < 2.0


@pytest.mark.parametrize("mode, variant", GAMES)
def test_without_any_time_there_still_is_an_answer(mode: str, variant: str) -> None:
    position = position_in(mode, variant, 9, 140)
    for option in chosen(find_bot("monk")(1).choose(position.copy(), Clock(0.0))):
        apply(position, option)


def test_the_example_bot_plays() -> None:
    result = play_game(Match("2-short", "france", bot=EXAMPLE, limit=3), make_setup("2-short", "france"), 1)
    assert result.limited
    assert len((ROOT / "examples" / "my_bot.py").read_text().splitlines()) <= 20


@pytest.mark.parametrize("name", ["nobody", "missing.py:Bot", f"{ROOT / 'examples' / 'my_bot.py'}:Other"])
def test_a_wrong_name_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(NoBotError, match=r"no bot|no file|no class"):
        find_bot(name)


def test_every_bot_has_a_name() -> None:
    assert list(BOTS) == ["random", "novice", "monk", "cellarer", "abbot", "monk-1"]


@pytest.mark.parametrize(
    ("old", "now"),
    [("brother", "monk"), ("Prior", "cellarer"), ("brother-1", "monk-1"), ("novice", "novice")],
)
def test_earlier_ids_are_still_accepted(old: str, now: str) -> None:
    assert find_bot(old) is BOTS[now]
    game = {"number": 0, "lineup": [old, "abbot"], "scores": [1, 2], "rounds": 3, "choices": [1, 1]}
    stored = game | {"decisions": [4, 4], "seconds": [0.1, 0.1], "slowest": [0.1, 0.1]}
    assert played_from(stored).lineup == (now, "abbot")
    text = weights_text({old.lower(): {"france": {"all": [[0.0] * FEATURES] * STAGES}}})
    assert list(read_weights(text)) == [now]
