"""Cards that are paid in food and energy: which payments there are, what they give (R3, R29, R33, R34)."""

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import OWN, enter, used
from tests.rules.scene import options, owned, play, why


def payments(card: str, before: str, line: str) -> set[str]:
    return set(options(at(card, before, line)))


def at(card: str, before: str, line: str) -> Position:
    return play(enter(used(card, before, "", "")[0], OWN), line)


def test_r3_energy_gives_no_change() -> None:
    position = at("G06", "1peat+1peat-coal", "x1 1peat-coal")
    assert owned(position, 0) == {"peat": 1, "coin": 5}
    position = at("G06", "2peat", "x1 2peat")
    assert owned(position, 0) == {"coin": 5}


def test_r3_the_fuel_merchant_takes_every_minimal_payment_and_no_other() -> None:
    assert payments("G06", "1wood+2peat+1peat-coal", "x1") == {
        "1peat-coal",
        "1peat+1wood",
        "2peat",
    }


def test_r3_a_tile_that_could_be_left_out_is_refused() -> None:
    position = at("G06", "3wood+1peat", "x1")
    assert why(position, "1peat+2wood") == "not-minimal"


def test_the_fuel_merchant_pays_once_for_all_the_energy() -> None:
    """9 energy for 10 coins, not three times 5."""
    assert owned(at("G06", "9wood", "x3 9wood"), 0) == {"coin": 10}


def test_the_bakery_burns_half_an_energy_for_each_bread() -> None:
    assert payments("F05", "3flour+3straw+2wood+1peat", "x3") == {
        "3straw",
        "1straw+1wood",
        "2wood",
        "1peat",
    }


def test_the_bakery_burns_grain_when_no_straw_is_left() -> None:
    assert payments("F05", "3flour+1straw+2grain", "x3") == {"2grain+1straw"}


def test_r29_the_bakery_pays_for_all_breads_at_once() -> None:
    """One peat bakes four breads; baked one by one it would take four fires."""
    assert owned(at("F05", "4flour+1peat", "x4 1peat x0"), 0) == {"bread": 4}


def test_the_bakery_sells_bread_that_it_has_just_baked() -> None:
    position = at("F05", "1flour+1straw", "x1 1straw")
    assert options(position) == ["x1", "x0"]


def test_r29_the_stone_merchant_pays_for_all_stones_at_once() -> None:
    """3 stones: 6 food and 3 energy together."""
    assert payments("G12", "2bread+1peat-coal", "x3") == {"1peat-coal+2bread"}
    assert owned(at("G12", "2bread+1peat-coal", "x3 2bread+1peat-coal"), 0) == {"stone": 3}


def test_r1_the_stone_merchant_takes_grain_as_food_and_as_straw_in_one_payment() -> None:
    assert payments("G12", "4grain", "x1") == {"4grain"}


def test_r29_the_workshop_pays_for_clay_and_stone_together() -> None:
    """One peat coal gives the 3 energy of two ceramics and an ornament."""
    position = at("G18", "2clay+1stone+1peat-coal", "x2 x1 1peat-coal")
    assert owned(position, 0) == {"ceramic": 2, "ornament": 1}


def test_r29_the_workshop_asks_for_one_payment_after_both_numbers() -> None:
    position = at("G18", "1clay+1stone+3wood+1peat", "x1 x1")
    assert set(options(position)) == {"2wood", "1peat"}


def test_the_workshops_stone_craft_needs_energy_beyond_the_clay_craft() -> None:
    """Nothing is left to burn for the ornament, so it is not asked for."""
    position = at("G18", "3clay+1stone+3wood", "x3")
    assert options(position) == ["3wood"]


def test_r29_the_estate_pays_food_and_energy_at_once() -> None:
    assert payments("G39", "2meat+6wood", "x1 x1") == {"2meat+6wood"}


def test_r34_the_estate_is_paid_once_by_food_and_once_by_energy() -> None:
    position = at("G39", "10coin+2peat-coal", "x1 x1 10coin+2peat-coal")
    assert owned(position, 0) == {"book": 2, "ornament": 2}


def test_r34_the_estate_is_used_no_more_than_twice_in_any_mix() -> None:
    assert options(at("G39", "90coin+90wood", "x1")) == ["x1", "x0"]
    assert options(at("G39", "20coin+90wood", "x2")) == ["20coin"]


def test_the_estate_cannot_count_a_grain_as_food_and_as_straw() -> None:
    """22 tiles are needed for 10 food and 6 energy: 21 do either, not both."""
    position = at("G39", "21grain", "x1")
    assert options(position) == ["10grain"]


# The Inn (R33)


def test_r33_the_inn_gives_as_many_coins_as_food_at_most_seven() -> None:
    position = at("F20", "1bread+2flour", "")
    assert options(position) == ["x5", "x4", "x3", "x2", "x1", "x0"]


def test_r33_less_than_seven_coins_are_paid_exactly() -> None:
    assert payments("F20", "2bread+2livestock+1flour", "x5") == {"1livestock+1bread", "2livestock+1flour"}


def test_r33_food_beyond_seven_is_lost() -> None:
    assert owned(at("F20", "1meat+1bread", "x7 1meat+1bread"), 0) == {"coin": 7}


def test_r33_a_selection_with_a_tile_too_many_is_not_offered() -> None:
    position = at("F20", "2meat+1bread+1livestock", "x7")
    assert set(options(position)) == {"1livestock+1meat", "1meat+1bread", "2meat"}
    assert why(position, "1livestock+1meat+1bread") == "not-minimal"


@pytest.mark.parametrize("before", ["9coin", "9wine"])
def test_r33_coins_and_wine_are_not_given_as_food(before: str) -> None:
    position = at("F20", f"{before}+1livestock", "x0" if "wine" in before else "")
    assert options(position) == ["x2", "x0"]
    play(position, "x2")
    assert options(position) == ["1livestock"]


def test_r33_grain_is_food_and_straw_is_not() -> None:
    position = at("F20", "2grain+5straw", "")
    assert options(position) == ["x2", "x1", "x0"]


def test_the_inn_buys_one_wine_only() -> None:
    assert owned(at("F20", "3wine", "x1"), 0) == {"wine": 2, "coin": 6}


# Shipping Company and Cooperage


def test_the_shipping_company_is_paid_in_any_energy() -> None:
    assert payments("F33", "3wood+1peat+1peat-coal+2straw", "x1") == {
        "1peat-coal",
        "1peat+1wood",
        "1peat+2straw",
        "3wood",
        "2straw+2wood",
    }


def test_r3_the_cooperage_takes_wood_and_nothing_else() -> None:
    assert owned(at("I33", "4wood+3peat", "x1 whiskey"), 0) == {"wood": 1, "peat": 3, "whiskey": 7}
