"""Section 9: how the two games for two players end."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    clergymen,
    display,
    goods,
    idle,
    idle_until,
    on_display,
    options,
    play,
    standing,
    table,
    value,
    wheel,
    who,
    why,
)

VARIANTS = ("france", "ireland")
# Three buildings for a wood, a clay and two woods.
CARDS = ("G12", "G07", "G02", "G18")


def late(mode: str, left: int, variant: str = "france", round: int = 40) -> Position:
    """Player 0's round, long after phase D, with so many buildings left; player 0 can pay for some."""
    position = barren(table(mode, variant, round=round))
    display(position, *CARDS[:left])
    goods(position, 0, "9wood+9clay")
    goods(position, 1, "nothing")
    return position


def main_actions_left(position: Position) -> list[int]:
    """Who takes the main actions until the game is over."""
    found: list[int] = []
    while not position.over:
        if "fell" in options(position):
            found.append(who(position))
        idle(position)
        assert position.round < 45, "the game should be over"
    return found


# The normal game


@pytest.mark.parametrize("variant", VARIANTS)
def test_2_short_ends_after_one_more_action_of_the_other_player(variant: str) -> None:
    position = late("2-short", 2, variant)
    play(position, "build G12 3,0 skip")
    assert main_actions_left(position) == [0, 1]


@pytest.mark.parametrize("left", [0, 1])
def test_2_short_ends_when_at_most_one_building_is_left(left: int) -> None:
    assert main_actions_left(late("2-short", left)) == [0, 0, 1]


def test_2_short_goes_on_while_two_buildings_are_left() -> None:
    position = late("2-short", 2)
    idle_until(position, 41)
    play(position, "fell fell end")
    assert (position.round, who(position)) == (42, 0)


def test_2_short_ends_when_the_second_action_takes_the_last_but_one_building() -> None:
    position = play(late("2-short", 2), "fell build G07 3,0 skip end")
    assert main_actions_left(position) == [1]


def test_before_the_last_action_of_2_short_clergymen_return_and_the_wheel_turns() -> None:
    position = late("2-short", 1)
    wheel(position, clay=0)
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "cloister-office@1"))
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    play(position, "fell fell end")
    assert standing(position, 0)["prior"] == standing(position, 1)["prior"] == ["supply"]
    assert value(position, "clay") == 1


def test_in_the_last_turn_of_2_short_everything_else_is_as_usual() -> None:
    position = play(late("2-short", 1), "fell fell end")
    goods(position, 1, "9coin+1wood")
    assert set(options(position)) == {"place", "contract", "fell", "cut", "build", "district", "plot"}
    play(position, "build G12 3,0 skip plot coast@0 end")
    assert position.over


def test_the_other_player_has_no_second_action_in_the_last_turn() -> None:
    position = play(late("2-short", 1), "fell fell end fell")
    assert why(position, "fell") == "no-action-left"


def test_2_short_does_not_end_before_the_d_buildings_are_out() -> None:
    position = late("2-short", 0, round=26)
    idle_until(position, 27)
    play(position, "fell fell end")
    assert position.round == 28
    while position.round == 28:
        idle(position)
    assert not position.over
    assert on_display(position) == {"G34", "F35", "F37", "F38", "G41"}


def test_the_round_of_phase_d_can_be_the_last_but_one_of_2_short() -> None:
    """Should the display be empty enough right after the D buildings came."""
    position = late("2-short", 0, round=27)
    idle_until(position, 28)
    display(position, "G34")
    assert main_actions_left(position) == [1, 1, 0]


# The long game


@pytest.mark.parametrize("variant", VARIANTS)
def test_2_long_ends_with_the_round(variant: str) -> None:
    position = late("2-long", 4, variant)
    play(position, "build G12 3,0 skip")
    assert main_actions_left(position) == [0, 1]


@pytest.mark.parametrize("left", [0, 1, 2, 3])
def test_2_long_ends_when_at_most_three_buildings_are_left(left: int) -> None:
    assert main_actions_left(late("2-long", left)) == [0, 0, 1]


def test_2_long_goes_on_while_four_buildings_are_left() -> None:
    position = idle_until(late("2-long", 4), 42)
    assert not position.over


def test_2_long_ends_when_the_other_player_takes_the_last_but_three() -> None:
    position = play(late("2-long", 4), "fell fell end")
    goods(position, 1, "1wood")
    play(position, "build G12 3,0 skip end")
    assert position.over


def test_2_long_does_not_end_before_the_d_buildings_are_out() -> None:
    position = late("2-long", 0, round=27)
    idle_until(position, 28)
    assert not position.over
    idle_until(position, 29)
    assert not position.over


@pytest.mark.parametrize("mode", ["2-short", "2-long"])
def test_two_players_have_neither_a_phase_e_nor_a_bonus_round(mode: str) -> None:
    position = late(mode, 0)
    goods(position, 0, "9coin+9wood")
    goods(position, 1, "9coin+9wood")
    while not position.over:
        if "end" not in options(position):
            assert why(position, "fell") == ""
        assert why(position, "settle") == "not-in-this-phase"
        idle(position)
