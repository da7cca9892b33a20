"""R23, R24 and R35: what must be built on the neutral board and where, and what a neutral Winery does."""

import pytest

from labora.rules.decision import Decision, why_not
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


def left_over(position: Position, text: str) -> str:
    """The building that is said to be left over if this were done."""
    obstacle = why_not(position, Decision(position).parse(text))
    assert obstacle is not None
    assert obstacle.reason == "leaves-without-place"
    return str(obstacle.arguments["left"])


def test_r23_the_last_place_of_cloister_buildings_is_not_filled_with_something_else() -> None:
    position = play(idle_until(phase("G12", "G02", "G16"), 12), "G12")
    assert "3,1" not in options(position)
    assert left_over(position, "3,1") == "G02"
    play(position, "1,0 G02")
    assert options(position) == ["3,1"]


def test_r23_nor_that_of_a_single_cloister_building() -> None:
    position = play(idle_until(phase("G12", "G02"), 12), "G12")
    assert left_over(position, "3,1") == "G02"


def test_r23_without_cloister_buildings_left_any_space_may_be_filled() -> None:
    assert "3,1" in options(play(idle_until(phase("G12", "G07"), 12), "G12"))
    assert "3,0" in options(play(idle_until(phase("G12", "G02"), 12), "G02 3,1 G12"))


def test_r23_with_a_second_place_the_first_may_be_filled() -> None:
    position = play(idle_until(phase("G02", "G16", "G12"), 12), "G02 3,1 G12")
    assert "3,0" in options(position)


def test_r23_the_last_place_of_other_buildings_is_not_filled_with_a_cloister_building() -> None:
    """Everything else is a cloister building or occupied: hardly in a game, but the rule is the same."""
    position = phase()
    cloisters = {(1, 0): "G01", (2, 0): "G16", (3, 0): "F17", (1, 1): "F23", (2, 1): "F24", (3, 1): "F32"}
    for space, card in cloisters.items():
        put(position, 1, card, *space)
    clergymen(position, 1, lay=("G13@1", "clay-mound@1"))
    display(position, "G12", "G02")
    play(idle_until(position, 12), "G02")
    assert set(options(position)) == {f"{column},{row}" for column, row in cloisters} | {"4,1"}
    assert left_over(position, "0,1") == "G12"


# R35


def test_r35_a_cloister_building_does_not_cover_the_lone_office_while_there_is_a_place_beside_it() -> None:
    position = play(idle_until(phase("G02"), 12), "G02")
    assert options(position) == ["3,1"]
    assert why(position, "4,1") == "not-beside-cloister"


def test_r35_without_a_place_beside_it_the_lone_office_may_be_covered() -> None:
    position = phase("G02")
    put(position, 1, "F05", 3, 1)
    play(idle_until(position, 12), "G02")
    assert options(position) == ["4,1"]
    play(position, "4,1")
    assert card_at(position, 1, 4, 1) == "G02"


def test_r35_what_covered_it_may_be_covered_again() -> None:
    position = phase("G02", "G16")
    put(position, 1, "F05", 3, 1)
    play(idle_until(position, 12), "G02 4,1 G16 4,1")
    assert card_at(position, 1, 4, 1) == "G16"


def test_r35_an_occupied_building_is_not_covered_that_way_either() -> None:
    assert why(blocked("G12", "G02"), "G02") == "no-space"


def test_r35_a_cloister_building_covers_one_that_has_a_cloister_neighbour_and_no_lone_one() -> None:
    position = phase("G16")
    put(position, 1, "G02", 3, 1)
    put(position, 1, "F05", 3, 0)
    play(idle_until(position, 12), "G16")
    assert set(options(position)) == {"3,1", "4,1"}


def test_r35_places_are_not_counted_as_places_of_what_remains() -> None:
    """Only by R35 has the one cloister building a place: it goes first, since that leaves nobody without."""
    position = phase("G12", "G02")
    put(position, 1, "F05", 3, 1)
    idle_until(position, 12)
    assert options(position) == ["G02"]
    assert left_over(position, "G12") == "G02"
    play(position, "G02 4,1")
    assert options(position) == ["G12"]


def test_r35_of_several_one_is_left_over_whatever_is_placed_so_the_order_is_free() -> None:
    position = phase("G12", "G02", "G16")
    put(position, 1, "F05", 3, 1)
    idle_until(position, 12)
    assert set(options(position)) == {"G12", "G02", "G16"}


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
