"""Section 6: one main action a turn, and what each of them does."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    card_at,
    clergymen,
    display,
    goods,
    kind,
    land,
    on_display,
    options,
    owned,
    play,
    put,
    standing,
    table,
    value,
    wheel,
    who,
    why,
)


def builder(text: str, *cards: str) -> Position:
    """4-long france, player 0 with these goods and this display."""
    position = table()
    goods(position, 0, text)
    display(position, *cards)
    return position


# The turn


def test_a_turn_offers_the_main_actions_and_purchases() -> None:
    position = builder("9coin+1wood", "G12")
    assert set(options(position)) == {"place", "contract", "fell", "cut", "build", "district", "plot"}


def test_the_main_action_must_be_taken() -> None:
    assert why(table(), "end") == "action-open"


def test_after_the_main_action_only_purchases_and_the_end_are_left() -> None:
    position = builder("9coin", "G12")
    play(position, "fell 1,0 wood")
    assert set(options(position)) == {"district", "plot", "end"}
    assert why(position, "cut") == "no-action-left"


def test_a_turn_with_two_actions_may_take_the_same_one_twice() -> None:
    position = play(table("2-short"), "fell 1,0 wood fell 2,0 wood/joker")
    assert owned(position, 0)["wood"] == 1 + 1 + 1
    assert options(position) == ["end"]


def test_somebody_without_anything_can_still_act() -> None:
    position = barren(table())
    goods(position, 0, "nothing")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    assert options(position) == ["fell", "cut"]


# Placing a clergyman


def test_a_clergyman_goes_to_an_own_building_and_uses_it() -> None:
    position = table()
    wheel(position, clay=4)
    play(position, "place clay-mound@0 lay-brother clay")
    assert owned(position, 0)["clay"] == 1 + 4
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["clay-mound@0", "supply"]}


def test_which_clergyman_goes_is_the_players_choice() -> None:
    position = play(table(), "place clay-mound@0")
    assert (kind(position), options(position)) == ("clergyman", ["lay-brother", "prior"])
    play(position, "prior skip")
    assert standing(position, 0) == {"prior": ["clay-mound@0"], "lay": ["supply", "supply"]}


@pytest.mark.parametrize(
    ("prior", "lay", "sent"),
    [("cloister-office@0", (), "lay"), ("", ("cloister-office@0", "farmyard@0"), "prior")],
)
def test_with_one_kind_left_that_one_goes(prior: str, lay: tuple[str, ...], sent: str) -> None:
    position = table()
    clergymen(position, 0, prior=prior, lay=lay)
    play(position, "place clay-mound@0")
    assert kind(position) == "indicator"
    assert "clay-mound@0" in standing(position, 0)[sent]


def test_only_own_unoccupied_buildings_can_be_placed_on() -> None:
    position = table()
    clergymen(position, 0, lay=("farmyard@0",))
    play(position, "place")
    assert set(options(position)) == {"clay-mound@0", "cloister-office@0"}
    assert why(position, "farmyard@0") == "occupied"
    assert why(position, "clay-mound@1") == "not-yours"


def test_settlements_forests_and_moors_are_no_buildings() -> None:
    position = table()
    put(position, 0, "market-town", 3, 0)
    play(position, "place")
    for card in ("market-town", "forest", "moor"):
        assert why(position, f"{card}@0") == "not-a-building"


def test_courtyard_garden_grapevine_and_quarry_are_buildings() -> None:
    position = table()
    land(position, 0, "mountain", 0)
    for card, column, row in (("G02", 3, 1), ("F09", 3, 0), ("F14", 5, 0), ("G22", 6, 0)):
        put(position, 0, card, column, row)
    play(position, "place")
    assert {"G02@0", "F09@0", "F14@0", "G22@0"} <= set(options(position))


def test_placing_needs_a_clergyman_in_supply() -> None:
    position = table()
    put(position, 0, "G12", 3, 0)
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    assert why(position, "place") == "no-clergyman"


def test_placing_needs_a_free_building() -> None:
    position = table()
    for player, building in ((0, "clay-mound@0"), (1, "farmyard@0"), (2, "cloister-office@0")):
        clergymen(position, player, prior=building)
    assert why(position, "place") == "no-free-building"


# The wheel


def test_producing_resets_the_indicator_of_the_good() -> None:
    position = table()
    wheel(position, livestock=6, grain=5, joker=4)
    play(position, "place farmyard@0 lay-brother livestock")
    assert owned(position, 0)["livestock"] == 1 + 6
    assert (value(position, "livestock"), value(position, "grain"), value(position, "joker")) == (0, 5, 4)


def test_the_joker_may_be_used_instead_and_leaves_the_other_where_it_is() -> None:
    position = table()
    wheel(position, coin=3, joker=9)
    play(position, "place cloister-office@0 lay-brother coin/joker")
    assert owned(position, 0)["coin"] == 1 + 9
    assert (value(position, "coin"), value(position, "joker")) == (3, 0)


def test_the_farmyard_gives_grain_or_livestock() -> None:
    position = play(table(), "place farmyard@0 lay-brother")
    assert set(options(position)) == {"grain", "grain/joker", "livestock", "livestock/joker", "skip"}


def test_a_good_whose_indicator_is_not_in_play_comes_by_the_joker_only() -> None:
    position = table()
    land(position, 0, "mountain", 0)
    put(position, 0, "G22", 6, 0)
    wheel(position, joker=5)
    play(position, "place G22@0 lay-brother")
    assert why(position, "stone") == "indicator-not-in-play"
    play(position, "stone/joker")
    assert owned(position, 0)["stone"] == 5


# Felling and cutting


@pytest.mark.parametrize(("act", "space", "good"), [("fell", "2,0", "wood"), ("cut", "0,1", "peat")])
def test_clearing_takes_the_card_away_and_gives_goods_from_the_wheel(act: str, space: str, good: str) -> None:
    position = table()
    wheel(position, wood=7, peat=7)
    play(position, f"{act} {space} {good}")
    assert owned(position, 0)[good] == 1 + 7
    assert value(position, good) == 0
    column, row = space.split(",")
    assert card_at(position, 0, int(column), int(row)) == "empty"


@pytest.mark.parametrize(("act", "spaces"), [("fell", {"1,0", "2,0", "1,1"}), ("cut", {"0,0", "0,1"})])
def test_only_own_forests_are_felled_and_own_moors_cut(act: str, spaces: set[str]) -> None:
    assert set(options(play(table(), act))) == spaces


def test_clearing_needs_no_clergyman() -> None:
    position = table()
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0", "cloister-office@0"))
    play(position, "fell 1,0 wood")
    assert owned(position, 0)["wood"] > 1


def test_the_space_below_a_forest_can_be_built_on() -> None:
    position = play(table("2-short"), "fell 1,0 wood build")
    assert "1,0" in options(play(position, "G12"))


@pytest.mark.parametrize("act", ["fell", "cut"])
def test_without_a_card_to_remove_the_action_does_nothing_and_the_wheel_stays(act: str) -> None:
    position = barren(table())
    wheel(position, wood=7, peat=7, joker=7)
    before = owned(position, 0)
    play(position, act)
    assert owned(position, 0) == before
    assert {value(position, name) for name in ("wood", "peat", "joker")} == {7}
    assert "end" in options(position)


# Building


def test_building_costs_what_the_card_says() -> None:
    position = builder("4wood+3clay+1peat", "F04", "G12")
    land(position, 0, "plains", 2)
    play(position, "build F04 4,2 skip")
    assert owned(position, 0) == {"wood": 1, "clay": 1, "peat": 1}
    assert card_at(position, 0, 4, 2) == "F04"
    assert on_display(position) == {"G12"}


def test_what_cannot_be_paid_or_has_no_space_cannot_be_built() -> None:
    position = builder("3wood+2clay", "F04", "F08", "G12")
    play(position, "build")
    assert options(position) == ["G12"]
    assert why(position, "F08") == "cannot-pay"
    assert why(position, "F04") == "no-space"
    assert why(position, "F05") == "not-in-display"


def test_without_anything_to_build_the_action_is_not_offered() -> None:
    assert why(builder("1peat", "G12", "F08"), "build") == "nothing-to-build"


def test_a_chosen_building_must_be_built() -> None:
    position = builder("1wood", "G12")
    assert "skip" not in options(play(position, "build"))


def test_the_prior_may_go_to_the_new_building_at_once_and_use_it() -> None:
    position = builder("1clay", "G07")
    play(position, "build G07 3,0")
    assert (kind(position), options(position)) == ("prior", ["skip", "prior"])
    play(position, "prior x1")
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}
    assert standing(position, 0)["prior"] == ["G07@0"]


def test_the_privilege_may_be_declined() -> None:
    position = play(builder("1clay", "G07"), "build G07 3,0 skip")
    assert owned(position, 0) == {}
    assert standing(position, 0)["prior"] == ["supply"]
    assert "end" in options(position)


def test_the_privilege_needs_the_prior_not_a_lay_brother() -> None:
    position = builder("1clay", "G07")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "build G07 3,0")
    assert options(position) == ["end"]


# Work contracts


def test_a_contract_pays_the_owner_whose_clergyman_works_for_the_active_player() -> None:
    position = table()
    wheel(position, clay=5)
    play(position, "contract clay-mound@2 coins")
    assert (kind(position), who(position)) == ("owners-clergyman", 2)
    play(position, "lay-brother clay")
    assert "coin" not in owned(position, 0)
    assert owned(position, 2)["coin"] == 2
    assert owned(position, 0)["clay"] == 1 + 5
    assert owned(position, 2)["clay"] == 1
    assert standing(position, 2)["lay"] == ["clay-mound@2", "supply"]
    assert standing(position, 0)["lay"] == ["supply", "supply"]


def test_the_fee_is_paid_first_then_the_owner_places_then_the_building_is_used() -> None:
    position = play(table(), "contract cloister-office@1")
    assert (kind(position), who(position)) == ("fee", 0)
    play(position, "coins")
    assert owned(position, 1)["coin"] == 2
    assert (kind(position), who(position)) == ("owners-clergyman", 1)
    play(position, "prior")
    assert standing(position, 1)["prior"] == ["cloister-office@1"]
    assert (kind(position), who(position)) == ("indicator", 0)


def test_an_owner_cannot_refuse() -> None:
    position = play(table(), "contract clay-mound@1 coins")
    assert options(position) == ["lay-brother", "prior"]


def test_a_contract_is_about_unoccupied_buildings_of_others() -> None:
    position = table()
    clergymen(position, 1, lay=("clay-mound@1",))
    play(position, "contract")
    assert why(position, "clay-mound@1") == "occupied"
    assert why(position, "clay-mound@0") == "your-own"
    assert why(position, "clay-mound@2") == ""


def test_a_contract_needs_the_fee() -> None:
    position = table()
    goods(position, 0, "9wood")
    assert why(position, "contract") == "no-fee"


def test_the_building_need_not_be_used_under_a_contract() -> None:
    position = table()
    before = value(position, "clay")
    play(position, "contract clay-mound@1 coins lay-brother skip")
    assert value(position, "clay") == before
    assert options(position) == ["end"]


def test_the_last_clergyman_of_an_owner_goes_too() -> None:
    position = table()
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1",))
    play(position, "contract cloister-office@1 coins coin end")
    assert standing(position, 1) == {"prior": ["clay-mound@1"], "lay": ["cloister-office@1", "farmyard@1"]}
