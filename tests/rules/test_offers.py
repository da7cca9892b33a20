"""Lists of options that are made in one go hold what the test of each offers; turns know their start."""

import pytest

from labora.rules.components.landscape import NOWHERE
from labora.rules.components.modes import MODES
from labora.rules.constants.reasons import OFFERED
from labora.rules.decision import Options, apply, why_not
from labora.rules.engine.building_use import payments
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import candidates, decide, is_payment, offers, pay
from labora.rules.engine.offers import test as reason_of
from labora.rules.engine.option import Building
from labora.rules.game import TURNS_PER_POSITION, Game
from labora.rules.notation import parse_option
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.state.setup import make_setup
from tests.rules.games import random_game

GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_what_is_offered_is_what_passes_its_test(mode: str, variant: str) -> None:
    position = first_position(make_setup(mode, variant))
    dice = Dice(11)
    while not position.over and position.round <= 30:
        if not is_payment(position.kind):
            tested = [code for code in candidates(position) if reason_of(position, code) == OFFERED]
            assert list(offers(position)) == tested, position.line
        random_step(position, dice)


@pytest.mark.parametrize("mode", ["2-long", "4-short"])
def test_a_payment_that_is_handed_over_is_the_one_of_its_number(mode: str) -> None:
    position = first_position(make_setup(mode, "france"))
    dice = Dice(5)
    seen = 0
    while seen < 10:
        if is_payment(position.kind):
            ways = payments(position)
            for number in range(0, int(ways.count), 3):
                paid, taken = position.copy(), position.copy()
                pay(paid, ways.pick(number))
                decide(taken, number)
                assert paid == taken
            seen += 1
        random_step(position, dice)


def test_every_turn_of_a_game_knows_the_position_at_its_start() -> None:
    game = random_game("3-short", "ireland", 4)
    assert len(game.turns) > 3 * TURNS_PER_POSITION
    position = first_position(game.setup, game.start)
    for turn in game.turns:
        assert turn.start == position == game.position_at(turn.first)
        for option in turn.options:
            apply(position, option)
    assert position == game.position


def test_turns_that_were_taken_back_are_not_remembered() -> None:
    game = random_game("2-short", "france", 2)
    half = game.turns[len(game.turns) // 2].first
    fork = game.fork(half)
    again = Game("2-short", "france", start=game.start)
    for taken in game.decisions[:half]:
        again.play(taken.option)
    for option in list(fork.options)[:1]:
        fork.play(option)
        again.play(option)
    assert fork == again and fork.turns[-1].start == again.turns[-1].start


def test_a_building_carries_its_space() -> None:
    position = first_position(make_setup("3-long", "france"))
    dice = Dice(4)
    met = 0
    while not position.over and position.round <= 12:
        for option in Options(position) if not is_payment(position.kind) else ():
            if isinstance(option, Building):
                met += 1
                code = position.players[option.board].cells[option.space]
                assert position.setup.cards[code].id == option.card
                assert parse_option(position, option.text) is option
        random_step(position, dice)
    assert met > 50


def test_a_building_is_found_wherever_another_game_has_it() -> None:
    """Options with the same text are equal, so one of another game is as good."""
    position = first_position(make_setup("3-long", "france"))
    apply(position, parse_option(position, "place"))
    offered = next(option for option in Options(position) if isinstance(option, Building))
    for space in (NOWHERE, offered.space + 1, 99):
        other = Building(offered.card, offered.board, space)
        assert other == offered
        assert why_not(position, other) is None
    absent = parse_option(position, "F05@0")
    assert isinstance(absent, Building)
    assert absent.space == NOWHERE
    assert why_not(position, absent) is not None
