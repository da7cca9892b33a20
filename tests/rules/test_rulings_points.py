"""R25 to R27: what counts beside settlements, and point goods for cloister buildings and wilderness."""

import pytest

from labora.rules.state.position import Position
from labora.rules.state.scoring import score
from tests.rules.scene import (
    barren,
    display,
    goods,
    kind,
    land,
    options,
    owned,
    play,
    put,
    table,
    why,
)


def bare(variant: str = "france") -> Position:
    position = barren(table("3-long", variant))
    goods(position, 0, "nothing")
    return position


def settlement_points(position: Position) -> dict[str, int]:
    return {settlement.card: settlement.points for settlement in score(position, 0).settlements}


# R25


def test_r25_a_houseboat_on_the_water_counts_with_its_own_value() -> None:
    position = bare("ireland")
    land(position, 0, "coast", 0)
    put(position, 0, "fishing-village", -1, 0)
    put(position, 0, "I11", -2, 0)
    assert settlement_points(position) == {"fishing-village": 6 + 6}


def test_r25_water_without_the_houseboat_still_counts_three() -> None:
    position = bare("ireland")
    land(position, 0, "coast", 0)
    put(position, 0, "fishing-village", -1, 0)
    put(position, 0, "shanty-town", -1, 1)
    put(position, 0, "I11", -2, 0)
    assert settlement_points(position) == {"fishing-village": 6 + 6 - 3, "shanty-town": -3 + 3 + 6}


# R26


def test_r26_negative_values_count_beside_settlements() -> None:
    position = bare()
    put(position, 0, "market-town", 0, 0)
    put(position, 0, "G19", 1, 0)
    assert score(position, 0).economic == 2 + 8
    assert settlement_points(position) == {"market-town": 2 - 3}


def test_r26_negative_values_count_only_beside_settlements() -> None:
    position = bare()
    put(position, 0, "G19", 1, 0)
    assert score(position, 0).total == 8


def test_r26_a_shanty_town_counts_against_itself_and_its_neighbours() -> None:
    position = bare()
    put(position, 0, "shanty-town", 0, 0)
    put(position, 0, "hamlet", 1, 0)
    assert settlement_points(position) == {"shanty-town": -3 + 4, "hamlet": 4 - 3}


def test_r26_forests_and_moors_count_nothing() -> None:
    position = bare()
    put(position, 0, "market-town", 1, 0)
    put(position, 0, "forest", 0, 0)
    put(position, 0, "moor", 2, 0)
    assert settlement_points(position) == {"market-town": 2}


# R27


def selections(position: Position) -> set[str]:
    """The selections offered, the goods of each in the order of the alphabet."""
    return {"+".join(sorted(text.split("+"), key=lambda term: term[1:])) for text in options(position)}


def brotherhood(mode: str, more: tuple[str, ...] = ()) -> Position:
    """Player 0 has paid for the House of the Brotherhood, beside the Cloister Office and these cards."""
    position = table(mode)
    put(position, 0, "G41", 3, 1)
    for card, column in zip(more, (3, 2, 1), strict=False):
        put(position, 0, card, column, 0)
    goods(position, 0, "5coin")
    return play(position, "place G41@0 lay-brother x1")


@pytest.mark.parametrize("mode", ["2-short", "3-short", "3-long", "4-short", "4-long"])
def test_r27_two_points_for_each_cloister_building(mode: str) -> None:
    assert set(options(brotherhood(mode))) == {"1ornament", "1ceramic", "2book"}


def test_r27_in_solo_one_point_for_each() -> None:
    assert options(brotherhood("solo")) == ["1book"]


@pytest.mark.parametrize(
    ("more", "offered"),
    [
        ((), {"1ceramic", "1book"}),  # 2 cards: 3 points
        (("G02",), {"1ornament", "1ceramic", "2book"}),  # 3 cards: 4 1/2, rounded down
        (("G02", "G16"), {"1book+1ornament", "2ceramic", "1book+1ceramic", "3book"}),  # 4 cards: 6
    ],
)
def test_r27_in_2_long_one_and_a_half_rounded_down(more: tuple[str, ...], offered: set[str]) -> None:
    assert selections(brotherhood("2-long", more)) == offered


def test_r27_a_selection_to_which_something_could_be_added_is_not_offered() -> None:
    position = brotherhood("4-long", ("G02",))  # 6 points
    assert selections(position) == {"1book+1ornament", "1book+1ceramic", "2ceramic", "3book"}
    assert why(position, "1ornament") == "not-maximal"
    assert why(position, "2book") == "not-maximal"
    assert why(position, "1reliquary") == "not-on-list"


def test_r27_the_points_are_a_limit_for_the_sum() -> None:
    position = brotherhood("4-long", ("G02", "G16"))  # 8 points
    assert {"1reliquary", "2ornament", "4book"} <= set(options(position))
    play(position, "1reliquary")
    assert owned(position, 0) == {"reliquary": 1}
    assert kind(position) == "turn"


def test_r27_other_buildings_and_other_boards_do_not_count() -> None:
    position = table()
    put(position, 0, "G41", 3, 1)
    put(position, 0, "G12", 3, 0)
    put(position, 1, "G02", 3, 1)
    goods(position, 0, "5coin")
    play(position, "place G41@0 lay-brother x1")
    assert set(options(position)) == {"1ornament", "1ceramic", "2book"}


def test_r27_used_from_the_display_the_card_itself_does_not_count() -> None:
    position = table()
    put(position, 0, "F40", 3, 1)
    display(position, "G41")
    goods(position, 0, "5coin")
    play(position, "place F40@0 lay-brother G41 x1")
    assert set(options(position)) == {"1ornament", "1ceramic", "2book"}  # Hospice and Cloister Office


def festival(forests: int, moors: int) -> Position:
    """Player 0 stands on the Festival Ground, with a beer and so many forests and moors."""
    position = barren(table("3-long", "ireland"))
    land(position, 0, "plains", 2)
    barren(position)
    put(position, 0, "I38", 3, 1)
    spaces = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2)]
    for number, (column, row) in enumerate(spaces[: forests + moors]):
        put(position, 0, "forest" if number < forests else "moor", column, row)
    goods(position, 0, "1beer")
    return play(position, "place I38@0 lay-brother")


@pytest.mark.parametrize(
    ("forests", "moors", "offered"),
    [
        (1, 1, {"1book"}),
        (2, 1, {"1ceramic", "1book"}),
        (3, 2, {"1ornament", "1book+1ceramic", "2book"}),
        (0, 4, {"1ornament", "1ceramic", "2book"}),
    ],
)
def test_r27_a_point_for_each_forest_and_moor(forests: int, moors: int, offered: set[str]) -> None:
    position = play(festival(forests, moors), "x1")
    assert selections(position) == offered
    assert owned(position, 0) == {}


@pytest.mark.parametrize("forests", [0, 1])
def test_r27_without_points_for_a_book_the_beer_is_not_paid(forests: int) -> None:
    position = festival(forests, 0)
    assert kind(position) == "turn"
    assert owned(position, 0) == {"beer": 1}
