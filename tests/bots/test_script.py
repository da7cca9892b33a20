"""What the others will probably do is told once, and done in every line as far as it is possible."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock
from labora.bots.brother import Brother
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.questions import active
from labora.rules.state.setup import make_setup
from labora.rules.vocabulary import choices
from labora.thinking.beam import Plan
from labora.thinking.lines import Limits
from labora.thinking.replies import Foreseeing
from labora.thinking.script import Script, foretold


def start(mode: str = "3-long") -> Position:
    return first_position(make_setup(mode, "france"))


def after_passing(position: Position) -> Position:
    after = position.copy()
    decide(after, choices.ACT_END)
    return after


def script_from(position: Position, player: i64, actions: i64 = 2) -> Script:
    judge = Brother().judge(position)
    return foretold(judge, position, player, actions=actions, dice=Dice(1), limits=Limits(100_000, 60.0))


def test_the_others_do_what_was_foretold() -> None:
    position = after_passing(start())
    script = script_from(position, 0)
    done = script.own_next(position.copy())
    passed = Script(0).own_next(position.copy())
    assert active(done) == active(passed) == 0 and done.round == passed.round
    for other in (1, 2):
        assert list(done.players[other].goods) != list(passed.players[other].goods)
    assert list(done.players[0].goods) == list(passed.players[0].goods)


def test_the_same_script_tells_the_same_in_every_line() -> None:
    position = after_passing(start())
    script = script_from(position, 0)
    assert script.own_next(position.copy()).key() == script.own_next(position.copy()).key()
    assert script_from(position, 0).lines.keys() == script.lines.keys()


def test_who_cannot_do_what_was_foretold_does_nothing() -> None:
    position = after_passing(start())
    script = script_from(position, 0)
    for moment in list(script.lines):
        # Settling is not offered in the first round.
        script.lines[moment] = vec[i64]([choices.ACT_SETTLE])
    assert script.own_next(position.copy()).key() == Script(0).own_next(position.copy()).key()


def test_half_a_turn_is_seen_at_the_same_moment_as_a_whole_one() -> None:
    """The first player's turn has two actions: planning only one of them is not worth less."""
    position = start("2-short")
    judge = Brother().judge(position)
    assert position.actions == 2
    whole = Brother(nodes=500).plans(position, Clock(60))[0]
    half = Plan(_first_action(position, whole.codes), 0.0, 1)
    foreseeing = Foreseeing(judge, Limits(200_000, 60.0), Dice(1), [whole, half], position, depth=1, width=2)
    assert foreseeing.improve()
    by_whole, by_half = foreseeing.totals
    assert by_half == pytest.approx(by_whole)


def _first_action(position: Position, codes: vec[i64]) -> vec[i64]:
    at = position.copy()
    for count, code in enumerate(codes):
        decide(at, code)
        if at.kind == choices.TURN:
            return codes[: count + 1]
    raise AssertionError("a turn has actions")
