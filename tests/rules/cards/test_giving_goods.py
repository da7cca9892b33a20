"""N different goods: Cloister Courtyard, Market, Chamber of Wonders, Filial Church (R2)."""

import pytest

from tests.rules.cards.card_uses import OWN, enter, finish, hand, idle, used
from tests.rules.scene import kind, options, owned, play, why

# Hands of the Cloister Courtyard in which tiles stand for each other: what is given, and what is left.
COURTYARD = [
    # The 1-coin and the 5-coin tile are two goods: both need 6 coins.
    ("1peat+6coin", "peat coin five-coins", ""),
    ("1peat+1wood+5coin", "peat wood five-coins", ""),
    ("1peat+1wood+5coin", "peat wood coin", "4coin"),
    ("1peat+9coin", "peat coin five-coins", "3coin"),
    # So are grain and straw: both need two tiles, and grain may be flipped.
    ("1peat+2grain", "peat grain straw", ""),
    ("1peat+1grain+1straw", "peat grain straw", ""),
    ("1peat+1wood+1grain", "peat straw wood", ""),
    ("1peat+1wood+1grain", "peat grain wood", ""),
    ("1peat+3grain+1straw", "peat grain straw", "2grain"),
]
COURTYARD_FRANCE = [
    # Wine is a good and stands for coins.
    ("1peat+2wine", "peat coin wine", ""),
    ("1peat+1wood+1wine", "peat wood coin", ""),
    ("1peat+1wood+1wine", "peat wood wine", ""),
    ("7wine", "coin wine five-coins", ""),
    ("1peat+5wine+1coin", "peat coin five-coins", ""),
    ("1peat+3wine+4coin", "peat wine five-coins", "1wine"),
]
COURTYARD_IRELAND = [
    # Whiskey is a good and stands for 2 coins, change given.
    ("1peat+2whiskey", "peat whiskey coin", "1coin"),
    ("1peat+1wood+1whiskey", "peat wood coin", "1coin"),
    ("4whiskey", "whiskey coin five-coins", ""),
    ("1peat+1wood+3whiskey", "peat wood five-coins", "1coin"),
    ("1peat+3whiskey", "peat coin five-coins", ""),
]
NOT_ENOUGH = [
    "1peat+5coin",
    "1peat+1grain",
    "1peat+9straw",
    "1peat+1wood+9wonder",
    "99coin",
]


@pytest.mark.parametrize(("before", "given", "left"), COURTYARD)
def test_r2_coin_tiles_and_grain_and_straw_are_different_goods(before: str, given: str, left: str) -> None:
    for case in used("G02", before, "", ""):
        position = play(enter(case, OWN), f"x1 {given} clay")
        assert owned(position, 0) == hand(left) | {"clay": 6}


@pytest.mark.parametrize(
    ("variant", "before", "given", "left"),
    [("france", *row) for row in COURTYARD_FRANCE] + [("ireland", *row) for row in COURTYARD_IRELAND],
)
def test_r2_wine_and_whiskey_are_goods_and_stand_for_coins(
    variant: str, before: str, given: str, left: str
) -> None:
    (case,) = [case for case in used("G02", before, "", "") if case.variant == variant]
    position = play(enter(case, OWN), f"x1 {given} clay")
    assert owned(position, 0) == hand(left) | {"clay": 6}


@pytest.mark.parametrize("before", NOT_ENOUGH)
def test_r2_tiles_that_are_the_same_good_count_once(before: str) -> None:
    for case in idle("G02", before):
        assert kind(enter(case, OWN)) == "turn"


@pytest.mark.parametrize(("variant", "before"), [("france", "6wine"), ("ireland", "3whiskey")])
def test_r2_drinks_that_become_coins_are_not_given_as_drinks_too(variant: str, before: str) -> None:
    (case,) = [case for case in idle("G02", before) if case.variant == variant]
    assert kind(enter(case, OWN)) == "turn"


def test_r2_one_grain_is_given_as_grain_or_as_straw_but_not_as_both() -> None:
    position = enter(used("G02", "1grain+1wood+1clay", "", "")[0], OWN)
    play(position, "x1")
    assert options(position) == ["grain", "straw"]
    play(position, "grain")
    assert options(position) == ["wood"]


def test_r2_five_coins_are_one_good_or_the_other() -> None:
    position = enter(used("G02", "5coin+1wood+1clay", "", "")[0], OWN)
    play(position, "x1 wood clay")
    assert options(position) == ["coin", "five-coins"]


def test_r2_the_last_wine_can_be_given_only_while_the_coins_suffice_without_it() -> None:
    position = enter(used("F08", "1peat+5coin+1wine+1bread", "", "")[0], OWN)
    play(position, "x1 peat coin")
    assert options(position) == ["wine", "bread"]
    play(position, "wine")
    assert why(position, "five-coins") == "not-owned"
    assert options(position) == ["bread"]


def test_r2_wonders_are_not_given() -> None:
    position = enter(used("F08", "1peat+1wood+1clay+1stone+1wonder", "", "")[0], OWN)
    play(position, "x1")
    assert why(position, "wonder") != ""


def test_different_goods_are_given_in_the_order_of_the_goods() -> None:
    position = enter(used("F08", "1peat+1wood+1clay+1stone+1book", "", "")[0], OWN)
    play(position, "x1")
    assert options(position) == ["peat", "wood"]
    play(position, "wood")
    assert why(position, "peat") == "out-of-order"


def test_the_same_good_is_not_given_twice() -> None:
    position = enter(used("I32", "9peat+1wood+1clay+1stone+1book", "", "")[0], OWN)
    play(position, "x1 peat")
    assert options(position) == ["wood"]


def test_the_chamber_of_wonders_takes_all_nineteen_kinds_into_account() -> None:
    """Flour, bread, grapes, wine and both coin tiles are among them."""
    kinds = "grain straw wood coin book reliquary stone ornament grapes wine flour bread five-coins"
    before = "2grain+1wood+6coin+1book+1reliquary+1stone+1ornament+1grapes+1wine+1flour+1bread"
    position = enter(used("F25", before, "", "")[0], OWN)
    play(position, f"x1 {kinds}")
    assert owned(position, 0) == {"wonder": 1}


def test_the_filial_church_takes_irish_goods() -> None:
    position = enter(used("I32", "2whiskey+1malt+1beer+1ornament", "", "")[0], OWN)
    play(position, "x1 whiskey coin ornament malt beer")
    assert owned(position, 0) == {"coin": 1, "reliquary": 1}


def test_the_coins_gained_from_the_courtyard_are_coins() -> None:
    position = enter(used("G02", "1peat+1wood+1clay+2coin", "", "")[0], OWN)
    play(position, "x1 peat wood clay coin")
    assert owned(finish(position), 0) == {"coin": 8}
