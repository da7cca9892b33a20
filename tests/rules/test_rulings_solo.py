"""R23 and R24: what must be built on the neutral board, and what a neutral Winery does."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    card_at,
    clergymen,
    display,
    goods,
    idle_until,
    kind,
    on_display,
    options,
    owned,
    play,
    put,
    table,
    why,
)


def phase(*cards: str, text: str = "nothing", variant: str = "france") -> Position:
    """Round 12 of a solo game, in which the neutral player builds these cards."""
    position = barren(table("solo", variant, round=11))
    goods(position, 0, text)
    display(position, *cards)
    return position


def blocked(*cards: str) -> Position:
    """No place for a cloister building: the Cloister Office is occupied and has no empty space beside it."""
    position = phase(*cards)
    put(position, 1, "F05", 3, 1)
    clergymen(position, 1, lay=("cloister-office@1",))
    return idle_until(position, 12)


def everything(position: Position) -> set[str]:
    spaces = [(column, row) for column in range(5) for row in (0, 1)]
    return on_display(position) | {card_at(position, board, *space) for board in (0, 1) for space in spaces}


# R23


def test_r23_a_building_that_has_a_legal_place_must_be_placed() -> None:
    position = idle_until(phase("G12", "G07"), 12)
    assert set(options(position)) == {"G12", "G07"}
    assert "skip" not in options(play(position, "G12"))


def test_r23_the_choice_is_among_those_that_have_a_place_now() -> None:
    position = blocked("G12", "G02")
    assert options(position) == ["G12"]
    assert why(position, "G02") == "no-space"


def test_r23_what_finds_no_place_in_the_end_leaves_the_game() -> None:
    position = play(blocked("G12", "G02"), "G12 1,0")
    assert kind(position) == "turn"
    assert "G12" in everything(position)
    assert "G02" not in everything(position)


def test_r23_when_nothing_has_a_place_nothing_is_asked() -> None:
    position = blocked("G02", "G01")
    assert kind(position) == "turn"
    assert not {"G02", "G01"} & everything(position)


def test_r23_a_building_placed_now_may_make_a_place_for_the_next() -> None:
    position = phase("G02", "G16")
    clergymen(position, 1, lay=("cloister-office@1",))
    idle_until(position, 12)
    play(position, "G02")
    assert options(position) == ["3,1"]
    play(position, "3,1 G16")
    assert set(options(position)) == {"3,0", "3,1"}


def test_r23_a_full_board_still_takes_buildings_by_overbuilding() -> None:
    position = phase("G12", "G07")
    for card, column, row in (
        *(("F03", 1, 0), ("F04", 2, 0), ("F05", 3, 0)),
        *(("F08", 0, 1), ("F11", 1, 1), ("G06", 3, 1)),
    ):
        put(position, 1, card, column, row)
    idle_until(position, 12)
    play(position, "G12 2,0")
    assert card_at(position, 1, 2, 0) == "G12"
    assert options(position) == ["G07"]


# R24


@pytest.mark.parametrize(("card", "variant"), [("F21", "france"), ("I21", "ireland")])
def test_r24_a_neutral_winery_or_distillery_raises_the_fee_at_once(card: str, variant: str) -> None:
    position = idle_until(phase(card, text="2coin", variant=variant), 12)
    play(position, f"{card} 1,0 1,0 coins")
    assert owned(position, 0) == {}


def test_r24_with_one_coin_the_neutral_prior_can_no_longer_be_paid() -> None:
    position = idle_until(phase("F21", text="1coin"), 12)
    play(position, "F21 1,0")
    assert kind(position) == "turn"


def test_r24_the_fee_stays_raised_when_the_winery_is_overbuilt() -> None:
    position = idle_until(phase("F21", "G12", text="1coin"), 12)
    play(position, "F21 1,0 G12 1,0")
    assert why(position, "contract") == "no-fee"


def test_r24_other_buildings_leave_the_fee_as_it_is() -> None:
    position = idle_until(phase("G12", text="1coin"), 12)
    play(position, "G12 1,0 skip")
    assert why(position, "contract") == ""
