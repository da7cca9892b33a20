"""R1 to R3, R29 and R30: exchanging and paying."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    display,
    goods,
    idle_until,
    kind,
    land,
    options,
    owned,
    play,
    put,
    table,
    who,
    why,
)


def owner(card: str, text: str, variant: str = "france", mode: str = "4-long") -> Position:
    """Player 0 has a building at 3,1 (beside the Cloister Office) and these goods."""
    position = table(mode, variant)
    put(position, 0, card, 3, 1)
    goods(position, 0, text)
    return position


def settling(text: str, variant: str = "france") -> Position:
    """Player 0 in phase A of 3-long with these goods."""
    position = barren(table("3-long", variant, start=2, round=5))
    goods(position, 0, text)
    return idle_until(position, 6)


# R1


@pytest.mark.parametrize(
    ("have", "left"),
    [
        ("2clay+2straw+1grain", {"grain": 1}),
        ("2clay+1straw+2grain", {"grain": 1}),
        ("2clay+2grain", {}),
        ("2clay+3straw+2grain", {"straw": 1, "grain": 2}),
    ],
)
def test_r1_straw_is_paid_with_straw_first_then_with_grain(have: str, left: dict[str, int]) -> None:
    position = table()
    goods(position, 0, have)
    display(position, "F21")
    play(position, "build F21 3,0 skip")
    assert owned(position, 0) == left


@pytest.mark.parametrize(
    ("variant", "have", "left"),
    [
        ("france", "2coin+1wine", {"wine": 1}),
        ("france", "1coin+2wine", {"wine": 1}),
        ("france", "2wine", {}),
        ("ireland", "2coin+1whiskey", {"whiskey": 1}),
        ("ireland", "1coin+1whiskey", {"coin": 1}),
        ("ireland", "2whiskey", {"whiskey": 1}),
    ],
)
def test_r1_coins_are_paid_with_coins_first_then_with_drinks_and_change_is_given(
    variant: str, have: str, left: dict[str, int]
) -> None:
    position = table("4-long", variant)
    goods(position, 0, have)
    play(position, "district plains@2")
    assert owned(position, 0) == left


def test_r1_straw_is_never_grain_again() -> None:
    position = owner("F04", "7straw")
    play(position, "place F04@0 lay-brother")
    assert kind(position) == "turn"


def test_r1_grain_serves_as_straw_in_a_trade() -> None:
    position = owner("G19", "2livestock+1straw+2grain")
    play(position, "place G19@0 lay-brother x2")
    assert owned(position, 0) == {"meat": 2, "grain": 1}


def test_r1_a_cost_in_materials_and_coins_has_exactly_one_payment() -> None:
    position = table()
    goods(position, 0, "2straw+2grain+9clay+3wine+5coin")
    display(position, "G06")
    play(position, "build G06 3,0")
    assert kind(position) == "prior"


@pytest.mark.parametrize(("variant", "have"), [("france", "6coin+1wine"), ("ireland", "5coin+1whiskey")])
def test_r1_as_food_a_drink_counts_only_as_the_coins_that_it_is_worth(variant: str, have: str) -> None:
    position = play(settling(have, variant), "settle market-town 3,0")
    assert options(position) == ["7coin"]
    play(position, "7coin")
    assert owned(position, 0) == {}


def test_r1_food_paid_with_whiskey_as_coins_gives_change() -> None:
    position = settling("1whiskey+1wood", "ireland")
    play(position, "settle shanty-town 3,0")
    assert options(position) == ["1wood+1coin"]
    play(position, "1wood+1coin")
    assert owned(position, 0) == {"coin": 1}


def test_r1_one_payment_may_use_grain_as_food_and_as_energy() -> None:
    position = play(settling("3grain"), "settle shanty-town 3,0")
    assert options(position) == ["3grain"]


def test_r1_grain_that_is_needed_as_energy_is_no_food() -> None:
    """One food and one energy would need three; so player 0's turn of the phase passes."""
    assert who(settling("3grain")) == 0
    assert who(settling("2grain")) == 1


def test_r1_straw_tiles_go_before_grain_as_energy() -> None:
    position = play(settling("4grain+1straw"), "settle shanty-town 3,0")
    assert options(position) == ["2grain+1straw"]


def test_r1_a_trade_may_take_wine_for_the_coins_that_it_costs() -> None:
    position = owner("F03", "1wine")
    play(position, "place F03@0 lay-brother x1")
    assert owned(position, 0) == {"grain": 6}


# R2


def can_give(text: str, variant: str = "france") -> bool:
    """Is that enough for the three different goods of the Cloister Courtyard?"""
    return kind(play(owner("G02", text, variant), "place G02@0 lay-brother")) == "amount"


@pytest.mark.parametrize(
    ("variant", "text", "enough"),
    [
        ("france", "1clay+1wood+1peat", True),
        ("france", "9clay+9wood", False),
        ("france", "6coin+1clay", True),
        ("france", "5coin+1clay", False),
        ("france", "2grain+1clay", True),
        ("france", "1grain+1clay", False),
        ("france", "1grain+1straw+1clay", True),
        ("france", "9straw+1clay", False),
        ("france", "2wine+1clay", True),
        ("france", "1wine+1clay", False),
        ("france", "5coin+1wine+1clay", True),
        ("france", "4coin+2wine", False),
        ("france", "5coin+2wine", True),
        ("ireland", "2whiskey+1clay", True),
        ("ireland", "1whiskey+1clay", False),
        ("ireland", "3whiskey", False),
        ("ireland", "4whiskey", True),
        ("ireland", "4coin+2whiskey", True),
        ("ireland", "3coin+2whiskey", False),
    ],
)
def test_r2_which_hands_hold_three_different_goods(variant: str, text: str, enough: bool) -> None:
    assert can_give(text, variant) is enough


def test_r2_wonders_are_not_given() -> None:
    assert not can_give("1clay+1wood+3wonder")
    position = play(owner("G02", "1clay+1wood+1peat+1wonder"), "place G02@0 lay-brother x1")
    assert why(position, "wonder") == "not-on-list"


def test_r2_giving_the_one_coin_and_the_five_coin_tile_costs_six_coins() -> None:
    position = owner("G02", "7coin+1clay")
    play(position, "place G02@0 lay-brother x1 clay coin five-coins wood")
    assert owned(position, 0) == {"coin": 1, "wood": 6}


def test_r2_giving_grain_and_straw_costs_two_tiles() -> None:
    position = owner("G02", "3grain+1clay")
    play(position, "place G02@0 lay-brother x1 grain straw clay peat")
    assert owned(position, 0) == {"grain": 1, "peat": 6}


def test_r2_wine_may_stand_for_a_coin() -> None:
    position = owner("G02", "1clay+1wood+1wine")
    play(position, "place G02@0 lay-brother x1 wood clay coin grain")
    assert owned(position, 0) == {"grain": 6}


# R3


def test_r3_legal_payments_are_the_minimal_ones() -> None:
    position = owner("G12", "2coin+1grain+1livestock+1meat+1wood+1peat")
    play(position, "place G12@0 lay-brother x1")
    food = {"2coin", "1grain+1coin", "1livestock", "1meat"}
    energy = {"1wood", "1peat"}
    listed = {frozenset(text.split("+")) for text in options(position)}
    assert listed == {frozenset(f"{meal}+{fuel}".split("+")) for meal in food for fuel in energy}
    assert why(position, "1livestock+1coin+1wood") == "not-minimal"
    assert why(position, "1livestock+1wood+1peat") == "not-minimal"
    assert why(position, "1grain+1wood") == "not-minimal"


def test_r3_food_and_energy_give_no_change() -> None:
    position = owner("G12", "1meat+1peat-coal")
    play(position, "place G12@0 lay-brother x1 1meat+1peat-coal")
    assert owned(position, 0) == {"stone": 1}


# R29


def test_r29_stones_are_paid_together() -> None:
    position = owner("G12", "2livestock+1coin+1grain+1peat+1wood")
    play(position, "place G12@0 lay-brother")
    assert options(position) == ["x3", "x2", "x1", "x0"]
    play(position, "x3 2livestock+1coin+1grain+1peat+1wood")
    assert owned(position, 0) == {"stone": 3}


def test_r29_a_joint_payment_wastes_less_than_single_ones_would() -> None:
    """Two stones, 4 food and 2 energy: one bread and one grain, one peat."""
    position = owner("G12", "1bread+1grain+1peat")
    play(position, "place G12@0 lay-brother x2 1bread+1grain+1peat")
    assert owned(position, 0) == {"stone": 2}


def test_r29_the_bakerys_energy_is_paid_together() -> None:
    position = owner("F05", "4flour+1peat")
    play(position, "place F05@0 lay-brother x4 1peat x0")
    assert owned(position, 0) == {"bread": 4}


def test_r29_the_workshops_energy_is_paid_together() -> None:
    position = owner("G18", "2clay+1stone+1peat-coal")
    play(position, "place G18@0 lay-brother x2 x1 1peat-coal")
    assert owned(position, 0) == {"ceramic": 2, "ornament": 1}


def test_r29_the_estates_food_and_energy_are_paid_together() -> None:
    position = owner("G39", "2meat+2peat-coal")
    play(position, "place G39@0 lay-brother x1 x1")
    assert options(position) == ["2peat-coal+2meat"]
    play(position, "2peat-coal+2meat")
    assert owned(position, 0) == {"book": 2, "ornament": 2}


# R30


@pytest.mark.parametrize(
    ("variant", "have", "raised", "offered"),
    [
        ("france", "1coin", False, ["coins"]),
        ("france", "1wine", False, ["coins", "gift"]),
        ("france", "2coin+1wine", False, ["coins", "gift"]),
        ("france", "1wine", True, ["gift"]),
        ("france", "2wine", True, ["coins", "gift"]),
        ("ireland", "1whiskey", True, ["coins", "gift"]),
    ],
)
def test_r30_the_fee_is_coins_or_the_gift(variant: str, have: str, raised: bool, offered: list[str]) -> None:
    position = table("3-long", variant)
    position.fee_raised = raised
    goods(position, 0, have)
    play(position, "contract farmyard@1")
    assert options(position) == offered


def test_r30_wine_paid_as_coins_goes_to_the_owner_as_a_coin() -> None:
    position = table("3-long")
    goods(position, 0, "1wine")
    play(position, "contract farmyard@1 coins")
    assert owned(position, 0) == {}
    assert owned(position, 1)["coin"] == 2


def test_r30_whiskey_paid_as_coins_gives_change() -> None:
    position = table("3-long", "ireland")
    goods(position, 0, "1whiskey")
    play(position, "contract farmyard@1 coins")
    assert owned(position, 0) == {"coin": 1}
    assert owned(position, 1)["coin"] == 2


def test_r30_a_gift_of_whiskey_gives_no_change() -> None:
    position = table("3-long", "ireland")
    goods(position, 0, "1whiskey")
    land(position, 1, "plains", 2)
    play(position, "contract farmyard@1 gift")
    assert owned(position, 0) == {}
    assert owned(position, 1)["coin"] == 1
