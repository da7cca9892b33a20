"""Castle and Bulwark: settlements and land outside their phase and price (R13, R18, R19)."""

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import CONTRACT, GIFT, REACHING, Way, enter, used
from tests.rules.scene import (
    card_at,
    clergymen,
    display,
    goods,
    hand,
    kind,
    land,
    options,
    owned,
    play,
    put,
    table,
    terrain_at,
    why,
)

RICH = "90coin+90wood"


def castle(round: int = 20, before: str = RICH) -> Position:
    position = table("4-long", "france", round=round)
    put(position, 0, "G28", 3, 1)
    goods(position, 0, before)
    return position


# Castle


def test_r18_the_castle_offers_the_settlements_in_hand() -> None:
    position = play(castle(round=20), "place G28@0 lay-brother")
    assert options(position) == [
        "shanty-town", "farming-village", "market-town", "artists-colony", "hamlet", "village", "skip",
    ]  # fmt: skip
    assert why(position, "fishing-village") == why(position, "hillside-village") == "no-space"


def test_r18_settlements_that_are_not_dealt_yet_are_not_in_hand() -> None:
    position = play(castle(round=5), "place G28@0 lay-brother")
    assert options(position) == ["shanty-town", "farming-village", "market-town", "skip"]
    assert why(position, "artists-colony") == "not-in-hand"


def test_r18_a_settlement_on_the_board_is_no_longer_in_hand() -> None:
    position = castle(round=5)
    put(position, 0, "shanty-town", 3, 0)
    put(position, 0, "empty", 0, 0)
    play(position, "place G28@0 lay-brother")
    assert why(position, "shanty-town") == "not-in-hand"


def test_r18_the_castle_builds_one_settlement_at_its_cost() -> None:
    position = castle(before="4coin+4wood")
    play(position, "place G28@0 lay-brother farming-village 3,0 3coin+3wood")
    assert card_at(position, 0, 3, 0) == "farming-village"
    assert owned(position, 0) == {"coin": 1, "wood": 1}
    assert kind(position) == "turn"
    assert "farming-village" not in hand(position, 0)


def test_r18_the_castles_settlement_is_paid_minimally_without_change() -> None:
    position = castle(before="1meat+1peat+2grain+1straw")
    play(position, "place G28@0 lay-brother shanty-town 3,0")
    assert set(options(position)) == {"1peat+1meat", "1peat+1grain", "1meat+1grain+1straw", "2grain+1straw"}


@pytest.mark.parametrize(
    ("settlement", "spaces"),
    [
        ("shanty-town", {"3,0", "-1,0", "-1,1", "5,0", "5,1"}),
        ("fishing-village", {"-1,0", "-1,1"}),
        ("hillside-village", {"5,0", "5,1"}),
    ],
)
def test_r18_the_castles_settlement_needs_a_legal_space(settlement: str, spaces: set[str]) -> None:
    position = castle()
    land(position, 0, "coast", 0)
    land(position, 0, "mountain", 0)
    play(position, f"place G28@0 lay-brother {settlement}")
    assert set(options(position)) == spaces
    assert why(position, "-2,0") == why(position, "6,0") == "wrong-terrain"


def test_r18_no_landscape_is_bought_inside_the_castle() -> None:
    position = play(castle(), "place G28@0 lay-brother")
    assert kind(position) == "settlement"
    play(position, "market-town 3,0 7coin")
    assert {"district", "plot", "end"} == set(options(position))


def test_r18_the_castle_is_of_use_after_the_last_phase() -> None:
    position = play(castle(round=24), "place G28@0 lay-brother village 3,0 15coin+9wood")
    assert card_at(position, 0, 3, 0) == "village"


@pytest.mark.parametrize("way", [CONTRACT, GIFT, *REACHING], ids=str)
def test_r13_the_castle_settles_on_the_users_land_from_the_users_hand(way: Way) -> None:
    position = enter(used("G28", "7coin", "", "")[0], way)
    play(position, "market-town 1,2 7coin")
    assert card_at(position, 0, 1, 2) == "market-town"
    assert "market-town" not in hand(position, 0)
    assert "market-town" in hand(position, 1)


def test_the_castle_may_be_left_unused() -> None:
    position = play(castle(before="1grain+1wood"), "place G28@0 lay-brother skip")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"grain": 1, "wood": 1}


# Bulwark


def bulwark(before: str = "1book") -> Position:
    position = table("4-long", "ireland")
    put(position, 0, "I37", 3, 1)
    goods(position, 0, before)
    return position


def test_r19_the_bulwark_gives_a_district_and_a_plot_for_a_book() -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1 district hills@2 plot coast@1")
    assert owned(position, 0) == {}
    assert [card_at(position, 0, column, 2) for column in range(5)] == [
        "moor", "forest", "forest", "empty", "empty",
    ]  # fmt: skip
    assert [terrain_at(position, 0, -1, row) for row in (0, 1, 2)] == ["", "coast", "coast"]
    assert kind(position) == "turn"


def test_r19_the_second_tile_may_attach_to_the_first() -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1 plot")
    assert "coast@2" not in options(position)
    position = play(bulwark(), "place I37@0 lay-brother x1 district plains@2 plot")
    assert "coast@2" in options(position)


def test_r19_district_and_plot_come_in_either_order() -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1 plot mountain@0 district plains@-1")
    assert terrain_at(position, 0, 6, 0) == "mountain"
    assert terrain_at(position, 0, 4, -1) == "hillside"


def test_r19_the_tiles_come_off_the_piles() -> None:
    """The next district costs 3 coins, the next plot 4."""
    position = play(bulwark("1book+3coin"), "place I37@0 lay-brother x1 district hills@2 plot coast@1")
    assert options(position) == ["district", "end"]
    assert why(position, "plot") == "no-coins"
    assert owned(play(position, "district plains@3"), 0) == {}


def test_r19_the_bulwark_is_not_the_turns_purchase() -> None:
    position = bulwark("1book+2coin")
    play(position, "district plains@2 place I37@0 lay-brother x1 district plains@3 plot coast@0")
    assert owned(position, 0) == {}
    assert why(position, "district") == "already-bought"


def test_r19_one_of_the_two_may_be_declined() -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1 plot coast@0 skip")
    assert kind(position) == "turn"
    assert terrain_at(position, 0, 0, 2) == terrain_at(position, 0, 0, -1) == ""


@pytest.mark.parametrize(
    ("gone", "line", "left"), [("plains", "plot coast@0", "plot"), ("coast", "district hills@2", "district")]
)
def test_r19_with_one_pile_empty_only_the_other_is_taken(gone: str, line: str, left: str) -> None:
    position = bulwark()
    for number in range(9):
        land(position, 3, gone, 2 + number if gone == "plains" else 2 * number)
    play(position, "place I37@0 lay-brother x1")
    assert options(position) == [left]
    play(position, line)
    assert kind(position) == "turn"


@pytest.mark.parametrize("way", [CONTRACT, GIFT, *REACHING], ids=str)
def test_r13_the_bulwark_extends_the_users_land(way: Way) -> None:
    position = enter(used("I37", "1book", "", "")[0], way)
    play(position, "x1 district hills@3 plot mountain@0")
    assert terrain_at(position, 0, 4, 3) == "hillside"
    assert terrain_at(position, 0, 6, 0) == "mountain"
    assert terrain_at(position, 1, 6, 0) == ""


def test_the_bulwark_is_used_in_the_bonus_round() -> None:
    position = table("4-long", "ireland", start=3, round=24)
    put(position, 2, "I37", 3, 1)
    clergymen(position, 2, lay=("I37@2",))
    display(position)
    while position.round == 24:
        play(position, "cut" if "cut" in options(position) else options(position)[-1])
    goods(position, 0, "1book")
    play(position, "place I37@2 x1 district hills@2 plot coast@0")
    assert owned(position, 0) == {}
    assert terrain_at(position, 0, 4, 2) == "hillside"
