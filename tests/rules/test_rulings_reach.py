"""R11 to R14 and R32: functions that reach other buildings, and whose things they are about."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    card_at,
    clergymen,
    display,
    goods,
    hand,
    idle_until,
    kind,
    land,
    on_display,
    options,
    owned,
    play,
    put,
    standing,
    table,
    wheel,
    why,
)


def scene(variant: str = "france", text: str = "nothing", mode: str = "4-long") -> Position:
    """An empty display and two more districts for player 0, nothing on them."""
    position = barren(table(mode, variant))
    land(position, 0, "plains", 2)
    land(position, 0, "plains", -1)
    display(position)
    goods(position, 0, text)
    return barren(position)


# R11


def test_r11_the_priory_reaches_any_players_building_with_a_prior_on_it() -> None:
    position = scene()
    put(position, 0, "G01", 3, 1)
    clergymen(position, 0, prior="clay-mound@0")
    clergymen(position, 1, prior="farmyard@1", lay=("cloister-office@1",))
    play(position, "place G01@0")
    assert set(options(position)) == {"clay-mound@0", "farmyard@1", "skip"}
    assert why(position, "cloister-office@1") == "no-prior-there"


def test_r11_a_priory_with_the_only_prior_on_it_reaches_nothing() -> None:
    position = scene()
    put(position, 0, "G01", 3, 1)
    play(position, "place G01@0 prior")
    assert options(position) == ["end"]


@pytest.mark.parametrize(
    ("card", "variant", "drink"), [("F27", "france", "wine"), ("I27", "ireland", "whiskey")]
)
def test_r11_palace_and_grand_manor_reach_any_occupied_building(card: str, variant: str, drink: str) -> None:
    position = scene(variant, f"1{drink}")
    put(position, 0, card, 3, 1)
    clergymen(position, 0, prior="clay-mound@0")
    clergymen(position, 1, prior="farmyard@1", lay=("cloister-office@1",))
    play(position, f"place {card}@0 x1")
    assert set(options(position)) == {"clay-mound@0", "farmyard@1", "cloister-office@1"}
    assert why(position, "clay-mound@1") == "not-occupied"
    assert owned(position, 0) == {}


def test_r11_the_palace_is_not_offered_when_its_wine_would_be_needed_behind_it() -> None:
    """The only building to reach is an Inn, for the very wine that the Palace costs."""
    position = scene("france", "1wine")
    put(position, 0, "F27", 3, 1)
    put(position, 1, "F20", 3, 1)
    clergymen(position, 1, lay=("F20@1",))
    play(position, "place F27@0 lay-brother")
    assert options(position) == ["end"]


@pytest.mark.parametrize(
    ("card", "variant", "good"), [("F09", "france", "grapes"), ("I10", "ireland", "malt")]
)
def test_r11_garden_and_cottage_reach_an_unoccupied_neighbour(card: str, variant: str, good: str) -> None:
    position = scene(variant)
    put(position, 0, card, 3, 1)
    put(position, 0, "G07", 3, 0)
    put(position, 0, "G16", 3, 2)
    put(position, 0, "G02", 2, 2)
    clergymen(position, 0, prior="cloister-office@0")
    wheel(position, grain=2)
    play(position, f"place {card}@0 x1")
    assert owned(position, 0) == {good: 1}
    assert set(options(position)) == {"G07@0", "G16@0", "farmyard@0", "skip"}
    assert why(position, "cloister-office@0") == "occupied"
    assert why(position, "clay-mound@0") == "not-a-neighbour"


def test_r11_under_a_contract_the_garden_reaches_its_neighbours_on_the_owners_board() -> None:
    position = scene("france", "1coin")
    put(position, 1, "F09", 3, 1)
    put(position, 0, "G07", 3, 1)
    play(position, "contract F09@1 coins lay-brother x1")
    assert set(options(position)) == {"cloister-office@1", "farmyard@1", "skip"}


@pytest.mark.parametrize(("card", "variant"), [("F40", "france"), ("I40", "ireland")])
def test_r11_hospice_and_guesthouse_reach_a_building_of_the_display(card: str, variant: str) -> None:
    position = scene(variant)
    put(position, 0, card, 3, 1)
    display(position, "G07", "G16", "G34")
    play(position, f"place {card}@0 lay-brother")
    assert set(options(position)) == {"G07", "G16", "skip"}
    assert why(position, "G34") == "no-use"
    play(position, "G07 x1")
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}
    assert on_display(position) == {"G07", "G16", "G34"}


def test_r11_the_target_is_used_by_the_active_player_without_placing() -> None:
    position = scene()
    put(position, 0, "G01", 3, 1)
    put(position, 1, "G16", 3, 1)
    clergymen(position, 1, prior="G16@1")
    play(position, "place G01@0 lay-brother G16@1 x1")
    assert owned(position, 0) == {"clay": 1, "wood": 1, "peat": 1, "livestock": 1, "grain": 1, "coin": 1}
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["G01@0", "supply"]}
    assert standing(position, 1) == {"prior": ["G16@1"], "lay": ["supply", "supply"]}


def test_r11_reaching_may_be_declined() -> None:
    position = scene()
    put(position, 0, "G01", 3, 1)
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place G01@0 skip")
    assert options(position) == ["end"]


def test_r11_in_solo_the_neutral_players_buildings_count() -> None:
    position = scene("france", "1wine", "solo")
    put(position, 0, "F27", 3, 1)
    clergymen(position, 1, prior="farmyard@1", lay=("clay-mound@1",))
    play(position, "place F27@0 lay-brother x1")
    assert set(options(position)) == {"farmyard@1", "clay-mound@1"}


# R12


def test_r12_each_reach_card_is_used_once_in_an_action() -> None:
    position = scene("france", "2wine")
    put(position, 0, "F27", 3, 1)
    put(position, 0, "G01", 3, 2)
    clergymen(position, 0, prior="G01@0")
    put(position, 1, "F09", 3, 1)
    clergymen(position, 1, prior="F09@1")
    play(position, "place F27@0 x1")
    assert why(position, "F27@0") == "already-used"
    play(position, "G01@0")
    assert why(position, "G01@0") == "already-used"
    play(position, "F09@1 x1")
    assert set(options(position)) == {"cloister-office@1", "farmyard@1", "skip"}


def test_r12_a_reach_card_that_leads_only_back_is_no_use() -> None:
    position = scene("france", "2wine")
    put(position, 0, "F27", 3, 1)
    put(position, 0, "G01", 3, 2)
    clergymen(position, 0, prior="G01@0")
    play(position, "place F27@0")
    assert options(position) == ["end"]


def test_r12_all_reach_cards_may_follow_each_other_in_one_action() -> None:
    position = scene("france", "1wine")
    put(position, 0, "F40", 3, 1)
    put(position, 1, "G01", 3, 1)
    put(position, 2, "F09", 3, 1)
    clergymen(position, 1, lay=("G01@1",))
    clergymen(position, 2, prior="F09@2")
    display(position, "F27")
    wheel(position, coin=5)
    play(position, "place F40@0 lay-brother F27 x1 G01@1 F09@2 x1 cloister-office@2 coin")
    assert owned(position, 0) == {"grapes": 1, "coin": 5}
    assert options(position) == ["district", "plot", "end"]


def test_r12_any_other_function_may_be_used_again() -> None:
    """Hospice, Carpentry from the display, which builds itself; there the prior uses it once more."""
    position = scene("france", "3wood+2clay")
    put(position, 0, "F40", 3, 1)
    put(position, 0, "forest", 0, 0)
    put(position, 0, "forest", 1, 0)
    display(position, "F10", "G07", "G12")
    play(position, "place F40@0 lay-brother F10 0,0 F10 2,2 prior")
    assert kind(position) == "forest"
    play(position, "1,0 G07 2,0")
    assert card_at(position, 0, 2, 2) == "F10"
    assert card_at(position, 0, 2, 0) == "G07"
    assert options(position) == ["end"]


def test_r12_a_prior_after_building_stands_unused_on_a_reach_card_used_in_this_action() -> None:
    """Hospice, Priory from the display, Carpentry: it builds the Priory, which has been used."""
    position = scene("france", "1wood+1clay")
    put(position, 0, "F40", 3, 1)
    put(position, 0, "forest", 0, 0)
    put(position, 1, "F10", 3, 0)
    display(position, "G01")
    clergymen(position, 1, prior="F10@1")
    clergymen(position, 2, prior="clay-mound@2")
    play(position, "place F40@0 lay-brother G01 F10@1 0,0 G01 3,2 prior")
    assert options(position) == ["end"]
    assert standing(position, 0)["prior"] == ["G01@0"]


def test_r12_the_next_action_may_use_the_same_card_again() -> None:
    position = barren(table("2-long"))
    put(position, 0, "F09", 3, 1)
    put(position, 1, "G01", 3, 1)
    clergymen(position, 0, prior="F09@0")
    goods(position, 0, "1coin")
    play(position, "contract G01@1 coins lay-brother F09@0 x1 skip")
    clergymen(position, 1, prior="clay-mound@1")
    clergymen(position, 0)
    play(position, "place F09@0 lay-brother x1")
    assert "cloister-office@0" in options(position)
    assert owned(position, 0) == {"grapes": 2}


# R13


def contract(card: str, variant: str, text: str, line: str) -> Position:
    """Player 0 uses player 1's building under a contract."""
    position = table("4-long", variant)
    put(position, 1, card, 3, 1)
    goods(position, 0, text)
    return play(position, f"contract {card}@1 coins lay-brother {line}")


def test_r13_forests_are_those_of_the_player_who_uses_the_function() -> None:
    position = contract("F38", "france", "1coin", "x1 1,0")
    assert owned(position, 0) == {"book": 1}
    assert (card_at(position, 0, 1, 0), card_at(position, 1, 1, 0)) == ("empty", "forest")


def test_r13_forests_and_moors_are_cleared_on_the_users_board() -> None:
    position = contract("F32", "france", "2coin", "x1 cut 0,0 peat skip")
    assert (card_at(position, 0, 0, 0), card_at(position, 1, 0, 0)) == ("empty", "moor")


def test_r13_livestock_is_that_of_the_user() -> None:
    position = table("4-long", "ireland")
    put(position, 1, "I09", 3, 1)
    goods(position, 0, "1coin+5livestock")
    goods(position, 1, "9livestock")
    play(position, "contract I09@1 coins lay-brother x1")
    assert owned(position, 0) == {"coin": 5, "livestock": 5}


def test_r13_cloister_buildings_are_those_on_the_users_board() -> None:
    position = table()
    put(position, 1, "G41", 3, 1)
    put(position, 1, "G02", 3, 0)
    goods(position, 0, "6coin")
    play(position, "contract G41@1 coins lay-brother x1")
    assert options(position) == ["1book"]


def test_r13_the_settlement_comes_from_the_users_hand_to_the_users_board() -> None:
    position = table()
    land(position, 1, "mountain", 0)
    put(position, 1, "G28", 6, 0)
    goods(position, 0, "2coin+1wood")
    play(position, "contract G28@1 coins lay-brother shanty-town 3,0 1wood+1coin")
    assert card_at(position, 0, 3, 0) == "shanty-town"
    assert "shanty-town" in hand(position, 1)


def test_r13_land_goes_to_the_users_landscape() -> None:
    position = contract("I37", "ireland", "1coin+1book", "x1 district hills@2 plot coast@0")
    assert (position.players[0].land.districts, position.players[0].land.plots) == (1, 1)
    assert (position.players[1].land.districts, position.players[1].land.plots) == (0, 0)


def test_r13_what_is_built_under_a_contract_is_the_users() -> None:
    position = table()
    put(position, 1, "F10", 3, 1)
    display(position, "G12")
    goods(position, 0, "1coin+1wood")
    play(position, "contract F10@1 coins lay-brother 1,0 G12 1,0")
    assert options(position) == ["skip", "prior"]
    play(position, "prior")
    assert card_at(position, 0, 1, 0) == "G12"
    assert standing(position, 0)["prior"] == ["G12@0"]


# R32


@pytest.mark.parametrize(
    ("reach", "card", "variant", "good"),
    [("F40", "F09", "france", "grapes"), ("I40", "I10", "ireland", "malt")],
)
def test_r32_garden_and_cottage_of_the_display_give_their_good_and_have_no_neighbours(
    reach: str, card: str, variant: str, good: str
) -> None:
    position = scene(variant)
    put(position, 0, reach, 3, 1)
    display(position, card)
    play(position, f"place {reach}@0 lay-brother {card} x1")
    assert owned(position, 0) == {good: 1}
    assert options(position) == ["end"]


def test_r32_in_the_bonus_round_too() -> None:
    position = barren(table("3-long", start=2, round=24))
    put(position, 0, "F40", 3, 1)
    idle_until(position, 25)
    display(position, "F09")
    goods(position, 0, "nothing")
    play(position, "place F40@0 F09 x1")
    assert owned(position, 0) == {"grapes": 1}
    assert options(position) == ["end"]
