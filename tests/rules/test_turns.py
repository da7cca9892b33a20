"""Whole turns: complete, each resulting position once, and playable as told."""

import pytest

from labora.rules.constants.decision_kinds import ACT_DISTRICT, ACT_END, ACT_PLOT, TURN
from labora.rules.decision import apply
from labora.rules.engine.building_use import payments
from labora.rules.engine.flow import first_position
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.search.dice import Dice
from labora.rules.search.playout import random_step
from labora.rules.search.turns import turns
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.rules.scene import goods, table

EVERYTHING = 1_000_000
GAMES = [("3-long", "france"), ("4-long", "ireland"), ("3-short", "ireland"), ("4-short", "france")]


def in_round(mode: str, variant: str, number: int, seed: int) -> Position:
    position = first_position(make_setup(mode, variant))
    dice = Dice(seed)
    while position.round < number:
        random_step(position, dice)
    return position


def every_end(position: Position, land: bool) -> set[str]:
    """The lines of all positions after the turn, found without any short cut."""
    codes = range(payments(position).count) if is_payment(position.kind) else list(offers(position))
    found: set[str] = set()
    for code in codes:
        if position.kind == TURN and not land and code in (ACT_DISTRICT, ACT_PLOT):
            continue
        after = position.copy()
        decide(after, code)
        ended = after.over or (position.kind == TURN and code == ACT_END)
        found |= {position_text(after)} if ended else every_end(after, land)
    return found


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_turns_are_all_there_is_when_every_payment_and_every_owner_is_tried(mode: str, variant: str) -> None:
    position = in_round(mode, variant, 4, 3)
    found = {
        position_text(turn.position)
        for prior in (False, True)
        for turn in turns(position, few=EVERYTHING, most=EVERYTHING, land=False, owner_sends_prior=prior)
    }
    assert found == every_end(position, land=False)


def test_turns_with_land_are_all_there_is() -> None:
    position = table("3-long", "france")
    goods(position, 0, "4coin")
    found = {
        position_text(turn.position)
        for prior in (False, True)
        for turn in turns(position, few=EVERYTHING, most=EVERYTHING, owner_sends_prior=prior)
    }
    assert found == every_end(position, land=True)


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_each_resulting_position_is_listed_once(mode: str, variant: str) -> None:
    lines = [position_text(turn.position) for turn in turns(in_round(mode, variant, 6, 5), land=False)]
    assert len(lines) == len(set(lines)) > 1


def test_a_turn_played_by_its_options_leads_to_its_position() -> None:
    start = in_round("4-long", "france", 8, 2)
    for turn in turns(start, most=200):
        position = start.copy()
        for option in turn.options:
            apply(position, option)
        assert position == turn.position


def test_single_actions_stop_before_the_second_action() -> None:
    start = first_position(make_setup("2-long", "france"))
    found = turns(start, one_action=True, land=False)
    assert {turn.position.actions for turn in found} == {1}
    assert all(turn.position.kind == TURN for turn in found)


def test_no_more_turns_are_listed_than_asked_for() -> None:
    assert len(turns(first_position(make_setup("4-long", "france")), most=7)) == 7
