"""R14 to R19: Carpentry, Locutory, clearing, Bathhouse, Castle and Bulwark."""

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
    value,
    wheel,
    why,
)


def owner(card: str, text: str, variant: str = "france", *cards: str) -> Position:
    """Player 0 has a building at 3,1 and these goods; the display holds these cards."""
    position = table("4-long", variant)
    put(position, 0, card, 3, 1)
    display(position, *cards)
    goods(position, 0, text)
    return position


def bonus_round(position: Position) -> Position:
    """From a new table of 4-long with start player 3 to player 0's action of the bonus round."""
    position.round = 24
    return idle_until(barren(position), 25)


# R14


def test_r14_a_build_through_the_carpentry_has_the_priors_privilege() -> None:
    position = owner("F10", "1clay", "france", "G07")
    play(position, "place F10@0 lay-brother 1,0 G07 3,0 prior x1")
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}
    assert standing(position, 0)["prior"] == ["G07@0"]


def test_r14_the_prior_who_stands_on_the_carpentry_has_no_privilege() -> None:
    position = owner("F10", "1clay", "france", "G07")
    play(position, "place F10@0 prior 1,0 G07 3,0")
    assert options(position) == ["end"]


def test_r14_a_build_through_the_carpentry_may_be_declined() -> None:
    position = owner("F10", "1clay", "france", "G07")
    play(position, "place F10@0 lay-brother 1,0 skip")
    assert card_at(position, 0, 1, 0) == "empty"
    assert on_display(position) == {"G07"}
    assert options(position) == ["end"]


def test_r14_the_carpentrys_freed_space_may_be_used_but_need_not() -> None:
    position = owner("F10", "1clay", "france", "G07")
    play(position, "place F10@0 lay-brother 1,0 G07")
    assert set(options(position)) == {"1,0", "3,0"}


def test_r14_the_carpentry_needs_a_forest() -> None:
    position = barren(owner("F10", "1clay", "france", "G07"))
    play(position, "place F10@0 lay-brother")
    assert options(position) == ["end"]


def test_r14_what_the_carpentry_builds_costs_what_it_costs() -> None:
    position = owner("F10", "1clay", "france", "G07", "G12")
    play(position, "place F10@0 lay-brother 1,0")
    assert set(options(position)) == {"G07", "skip"}
    assert why(position, "G12") == "cannot-pay"


def test_r14_a_build_through_the_locutory_has_the_privilege_of_the_prior_that_came_back() -> None:
    position = owner("I23", "2coin+1clay", "ireland", "G07")
    play(position, "place I23@0 prior x1 G07 3,0 prior x1")
    assert standing(position, 0) == {"prior": ["G07@0"], "lay": ["supply", "supply"]}
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}


@pytest.mark.parametrize(
    ("reach", "card", "variant", "line"),
    [("F40", "F10", "france", "1,0 F10 3,0 skip"), ("I40", "I23", "ireland", "x1 I23 2,2 skip")],
)
def test_r14_reached_from_the_display_the_very_card_in_use_may_be_built(
    reach: str, card: str, variant: str, line: str
) -> None:
    position = owner(reach, "2coin+9wood+9clay", variant, card)
    land(position, 0, "plains", 2)
    put(position, 0, "G02", 3, 2)
    play(position, f"place {reach}@0 lay-brother {card} {line}")
    assert on_display(position) == set()
    assert options(position)[-1] == "end"


@pytest.mark.parametrize(("card", "variant", "line"), [("F10", "france", "1,0"), ("I23", "ireland", "x1")])
def test_r14_in_the_bonus_round_the_prior_on_the_card_is_placed(card: str, variant: str, line: str) -> None:
    position = bonus_round(table("4-long", variant, start=3))
    put(position, 0, card, 3, 1)
    put(position, 0, "forest", 1, 0)
    display(position, "G07")
    goods(position, 0, "2coin+1clay")
    play(position, f"place {card}@0 {line} G07 3,0")
    assert kind(position) == ("turn" if variant == "france" else "prior")


# R15


@pytest.mark.parametrize(
    ("card", "variant", "line", "gained"),
    [
        ("F10", "france", "1,0 skip", {}),
        ("F38", "france", "x2 1,0 2,0", {"book": 2}),
        ("I29", "ireland", "1,0", {"livestock": 2, "wood": 2, "stone": 1}),
    ],
)
def test_r15_removed_forests_give_no_wood_and_leave_the_wheel_alone(
    card: str, variant: str, line: str, gained: dict[str, int]
) -> None:
    position = owner(card, "nothing", variant)
    before = list(position.ages)
    play(position, f"place {card}@0 lay-brother {line}")
    assert list(position.ages) == before
    assert owned(position, 0) == gained
    assert card_at(position, 0, 1, 0) == "empty"


@pytest.mark.parametrize("line", ["fell 1,0 wood cut 0,0 peat/joker", "cut 0,0 peat/joker fell 1,0 wood"])
def test_r15_the_calefactory_fells_and_cuts_by_the_wheel_in_either_order(line: str) -> None:
    position = owner("F32", "1coin")
    wheel(position, wood=4, peat=2, joker=5)
    play(position, f"place F32@0 lay-brother x1 {line}")
    assert owned(position, 0) == {"wood": 4, "peat": 5}
    assert [value(position, name) for name in ("wood", "peat", "joker")] == [0, 2, 0]


@pytest.mark.parametrize(("line", "good"), [("fell 1,0 wood", "wood"), ("cut 0,0 peat", "peat")])
def test_r15_the_calefactory_may_do_one_of_the_two(line: str, good: str) -> None:
    position = owner("F32", "1coin")
    wheel(position, wood=4, peat=4)
    play(position, f"place F32@0 lay-brother x1 {line} skip")
    assert owned(position, 0) == {good: 4}


def test_r15_the_calefactory_does_one_of_the_two_once_paid() -> None:
    position = play(owner("F32", "1coin"), "place F32@0 lay-brother x1")
    assert set(options(position)) == {"fell", "cut"}


def test_r15_the_calefactory_needs_a_card_for_each() -> None:
    position = barren(owner("F32", "2coin"))
    nothing = play(position.copy(), "place F32@0 lay-brother")
    assert kind(nothing) == "turn"
    put(position, 0, "moor", 0, 0)
    play(position, "place F32@0 lay-brother x1")
    assert options(position) == ["cut"]
    play(position, "cut 0,0 peat")
    assert "end" in options(position)


def test_r15_the_calefactory_fells_at_value_0_too() -> None:
    position = owner("F32", "1coin")
    wheel(position, wood=0)
    play(position, "place F32@0 lay-brother x1 fell 1,0 wood skip")
    assert owned(position, 0) == {}
    assert card_at(position, 0, 1, 0) == "empty"


# R16


def test_r16_all_clergymen_come_back_the_one_just_placed_included() -> None:
    position = owner("F23", "1coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    play(position, "place F23@0 x1")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}
    assert owned(position, 0) == {"book": 1, "ceramic": 1}


def test_r16_a_clergyman_that_an_owner_placed_for_a_contract_stays() -> None:
    position = table()
    put(position, 1, "F23", 3, 1)
    goods(position, 0, "2coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    clergymen(position, 1, lay=("farmyard@1",))
    play(position, "contract F23@1 coins prior x1")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}
    assert standing(position, 1) == {"prior": ["F23@1"], "lay": ["farmyard@1", "supply"]}


def test_r16_without_the_coin_nobody_comes_back() -> None:
    position = owner("F23", "1coin")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place F23@0 x0")
    assert standing(position, 0) == {"prior": ["clay-mound@0"], "lay": ["F23@0", "supply"]}


def test_r16_in_the_bonus_round_the_prior_comes_back_from_another_players_bathhouse() -> None:
    position = bonus_round(table(start=3))
    put(position, 2, "F23", 3, 1)
    goods(position, 0, "1coin")
    play(position, "place F23@2 x1")
    assert standing(position, 0)["prior"] == ["supply"]
    assert options(position) == ["end"]


# R17


def test_r17_the_prior_comes_back_and_a_build_may_follow() -> None:
    position = owner("I23", "2coin+1clay", "ireland", "G07")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place I23@0 x1")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["I23@0", "supply"]}
    assert set(options(position)) == {"G07", "skip"}


def test_r17_the_prior_comes_back_without_a_build() -> None:
    position = owner("I23", "2coin", "ireland")
    clergymen(position, 0, prior="clay-mound@0")
    play(position, "place I23@0 x1 skip")
    assert standing(position, 0)["prior"] == ["supply"]
    assert owned(position, 0) == {}


def test_r17_a_build_may_follow_though_the_prior_was_at_home() -> None:
    position = owner("I23", "2coin+1clay", "ireland", "G07")
    play(position, "place I23@0 lay-brother x1 G07 3,0 skip")
    assert card_at(position, 0, 3, 0) == "G07"
    assert owned(position, 0) == {}


def test_r17_lay_brothers_stay_and_so_does_an_owners_prior() -> None:
    position = table("4-long", "ireland")
    put(position, 1, "I23", 3, 1)
    goods(position, 0, "3coin")
    clergymen(position, 0, prior="clay-mound@0", lay=("farmyard@0",))
    play(position, "contract I23@1 coins prior x1 skip")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["farmyard@0", "supply"]}
    assert standing(position, 1)["prior"] == ["I23@1"]


# R18


def castle(text: str) -> Position:
    position = table()
    land(position, 0, "mountain", 0)
    put(position, 0, "G28", 6, 0)
    goods(position, 0, text)
    return position


def test_r18_the_castle_builds_one_settlement_with_its_cost_on_a_legal_space() -> None:
    position = play(castle("9coin+9wood"), "place G28@0 lay-brother")
    assert set(options(position)) == {"shanty-town", "farming-village", "market-town", "skip"}
    assert why(position, "fishing-village") == "no-space"
    play(position, "market-town")
    assert set(options(position)) == {"3,0", "3,1", "5,0", "5,1"}
    play(position, "5,0 7coin")
    assert owned(position, 0) == {"coin": 2, "wood": 9}
    assert "market-town" not in hand(position, 0)
    assert kind(position) == "turn"


def test_r18_the_castle_sells_no_landscape_and_leaves_the_turns_purchase() -> None:
    position = play(castle("9coin+9wood"), "place G28@0 lay-brother shanty-town 3,0 1coin+1wood")
    assert {"district", "plot"} <= set(options(position))


def test_r18_the_castle_may_be_declined_and_is_no_use_without_a_settlement_to_pay() -> None:
    position = play(castle("1coin+1wood"), "place G28@0 lay-brother skip")
    assert owned(position, 0) == {"coin": 1, "wood": 1}
    assert kind(play(castle("1coin"), "place G28@0 lay-brother")) == "turn"


def test_r18_the_castle_works_after_the_last_phase() -> None:
    position = castle("30coin+3wood")
    position.round = 23
    play(position, "place G28@0 lay-brother hillside-village 5,0 30coin+3wood")
    assert card_at(position, 0, 5, 0) == "hillside-village"


# R19


def bulwark(text: str = "1book") -> Position:
    return owner("I37", text, "ireland")


@pytest.mark.parametrize("line", ["district hills@2 plot coast@0", "plot coast@0 district hills@2"])
def test_r19_district_and_plot_come_in_either_order_without_paying(line: str) -> None:
    position = play(bulwark("1book+9coin"), f"place I37@0 lay-brother x1 {line}")
    assert owned(position, 0) == {"coin": 9}
    assert (position.players[0].land.districts, position.players[0].land.plots) == (1, 1)


def test_r19_the_tiles_come_off_the_piles_and_are_not_the_turns_purchase() -> None:
    position = play(bulwark("1book+3coin"), "place I37@0 lay-brother x1 district hills@2 plot coast@0")
    assert why(position, "plot") == "no-coins"
    play(position, "district hills@3")
    assert owned(position, 0) == {}


def test_r19_the_purchase_may_come_before_as_well() -> None:
    position = play(
        bulwark("1book+2coin"), "district hills@2 place I37@0 lay-brother x1 district hills@3 skip"
    )
    assert position.players[0].land.districts == 2


def test_r19_the_second_tile_may_attach_to_the_first() -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1 district hills@2 plot coast@2")
    assert position.players[0].land.plots == 1


@pytest.mark.parametrize("line", ["district hills@2", "plot mountain@0"])
def test_r19_either_may_be_declined_not_both(line: str) -> None:
    position = play(bulwark(), "place I37@0 lay-brother x1")
    assert set(options(position)) == {"district", "plot"}
    play(position, f"{line} skip")
    assert kind(position) == "turn"


def test_r19_from_an_empty_pile_nothing_is_taken() -> None:
    position = bulwark()
    for row in range(2, 11):
        land(position, 0, "plains", row)
    play(position, "place I37@0 lay-brother x1")
    assert options(position) == ["plot"]
    play(position, "plot coast@0")
    assert kind(position) == "turn"


def test_r19_with_both_piles_empty_the_bulwark_is_no_use() -> None:
    position = bulwark()
    for number in range(9):
        land(position, 0, "plains", 2 + number)
        land(position, 1, "coast", 2 * number)
    play(position, "place I37@0 lay-brother")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"book": 1}
