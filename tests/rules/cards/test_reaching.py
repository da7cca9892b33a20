"""Functions that reach other buildings: Priory, Palace, Garden, Hospice and their Irish kin (R9-R12, R32)."""

import pytest

from labora.rules.decision import Decision, after
from labora.rules.state.position import Position
from tests.rules.cards.card_uses import DRINK, GARDEN, HOSPICE, PALACE
from tests.rules.scene import (
    clergymen,
    display,
    goods,
    kind,
    land,
    options,
    owned,
    play,
    put,
    standing,
    table,
    wheel,
    why,
)

VARIANTS = ("france", "ireland")


def scene(variant: str = "france", mode: str = "4-long", before: str = "nothing") -> Position:
    """Player 0 is to act with these goods; nothing on display; the wheel yields 4 clay, grain and coins."""
    position = table(mode, variant)
    display(position)
    wheel(position, clay=4, grain=4, coin=4, livestock=4, joker=0)
    goods(position, 0, before)
    return position


# R11: what is reached


def test_r11_the_priory_reaches_every_building_with_a_prior_on_it() -> None:
    position = scene()
    put(position, 0, "G01", 3, 1)
    clergymen(position, 0, prior="clay-mound@0")
    clergymen(position, 1, prior="farmyard@1", lay=("clay-mound@1",))
    clergymen(position, 2, lay=("farmyard@2", "clay-mound@2"))
    play(position, "place G01@0")
    assert options(position) == ["clay-mound@0", "farmyard@1", "skip"]
    assert why(position, "clay-mound@1") == "no-prior-there"


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_the_palace_reaches_every_occupied_building(variant: str) -> None:
    position = scene(variant, before=f"1{DRINK[variant]}")
    put(position, 0, PALACE[variant], 3, 1)
    clergymen(position, 0, lay=("clay-mound@0",))
    clergymen(position, 1, prior="farmyard@1")
    clergymen(position, 2, lay=("cloister-office@2",))
    play(position, f"place {PALACE[variant]}@0 prior x1")
    assert options(position) == ["clay-mound@0", "farmyard@1", "cloister-office@2"]
    assert why(position, "clay-mound@1") == "not-occupied"


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_the_garden_reaches_its_unoccupied_neighbours(variant: str) -> None:
    position = scene(variant)
    put(position, 0, GARDEN[variant], 3, 1)
    put(position, 0, "G16", 3, 0)
    clergymen(position, 1, prior="cloister-office@0")
    play(position, f"place {GARDEN[variant]}@0 lay-brother x1")
    assert options(position) == ["G16@0", "farmyard@0", "skip"]
    assert why(position, "cloister-office@0") == "occupied"
    assert why(position, "clay-mound@0") == "not-a-neighbour"
    assert why(position, "farmyard@1") == "not-a-neighbour"


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_under_a_contract_the_gardens_neighbours_are_on_the_owners_board(variant: str) -> None:
    position = scene(variant, before="1coin")
    put(position, 1, GARDEN[variant], 3, 1)
    play(position, f"contract {GARDEN[variant]}@1 coins lay-brother x0")
    assert options(position) == ["farmyard@1", "cloister-office@1", "skip"]
    play(position, "farmyard@1 grain")
    assert owned(position, 0) == {"grain": 4}


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_a_garden_that_is_reached_has_the_neighbours_of_its_own_board(variant: str) -> None:
    garden = GARDEN[variant]
    position = scene(variant)
    put(position, 0, "G01", 3, 0)
    put(position, 2, garden, 3, 1)
    clergymen(position, 2, prior=f"{garden}@2")
    play(position, f"place G01@0 lay-brother {garden}@2 x0")
    assert options(position) == ["farmyard@2", "cloister-office@2", "skip"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_settlements_forests_and_empty_spaces_are_no_neighbours_to_use(variant: str) -> None:
    position = scene(variant)
    put(position, 0, GARDEN[variant], 2, 0)
    put(position, 0, "shanty-town", 3, 0)
    put(position, 0, "moor", 2, 1)
    play(position, f"place {GARDEN[variant]}@0 lay-brother x1")
    assert kind(position) == "turn"


@pytest.mark.parametrize("variant", VARIANTS)
def test_r11_the_hospice_reaches_the_display(variant: str) -> None:
    position = scene(variant)
    put(position, 0, HOSPICE[variant], 3, 1)
    display(position, "G07", "G13", "G16")
    play(position, f"place {HOSPICE[variant]}@0 lay-brother")
    assert options(position) == ["G07", "G16", "skip"]
    assert why(position, "G13") == "no-use"
    assert why(position, "G26") == "not-in-display"


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_building_used_from_the_display_stays_there(variant: str) -> None:
    position = scene(variant)
    put(position, 0, HOSPICE[variant], 3, 1)
    display(position, "G16", "G13")
    before = int(position.display)
    play(position, f"place {HOSPICE[variant]}@0 lay-brother G16 x1")
    assert position.display == before


def test_r11_in_solo_the_neutral_players_buildings_count() -> None:
    position = scene(mode="solo")
    put(position, 0, "G01", 3, 1)
    clergymen(position, 1, prior="clay-mound@1")
    play(position, "place G01@0 lay-brother clay-mound@1 clay")
    assert owned(position, 0) == {"clay": 4}


def test_r11_nobody_is_placed_on_a_building_that_is_reached() -> None:
    position = scene(before="1wine")
    put(position, 0, "F27", 3, 1)
    clergymen(position, 1, lay=("farmyard@1",))
    play(position, "place F27@0 lay-brother x1 farmyard@1 grain")
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["F27@0", "supply"]}
    assert standing(position, 1) == {"prior": ["supply"], "lay": ["farmyard@1", "supply"]}


def test_r9_no_fee_is_owed_for_a_building_that_is_reached() -> None:
    position = scene()
    position.fee_raised = True
    goods(position, 1, "nothing")
    put(position, 0, "G01", 3, 1)
    clergymen(position, 1, prior="farmyard@1")
    play(position, "place G01@0 lay-brother farmyard@1 grain")
    assert owned(position, 0) == {"grain": 4}
    assert owned(position, 1) == {}


def test_r10_buildings_of_a_player_with_all_clergymen_placed_are_still_reached() -> None:
    position = scene(before="9coin")
    put(position, 0, "G01", 3, 1)
    clergymen(position, 1, prior="farmyard@1", lay=("clay-mound@1", "cloister-office@1"))
    play(position, "place G01@0 lay-brother")
    assert options(position) == ["farmyard@1", "skip"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_r32_a_garden_of_the_display_gives_its_good_and_has_no_neighbours(variant: str) -> None:
    position = scene(variant)
    put(position, 0, HOSPICE[variant], 3, 1)
    display(position, GARDEN[variant])
    play(position, f"place {HOSPICE[variant]}@0 lay-brother {GARDEN[variant]} x1")
    assert owned(position, 0) == {"grapes" if variant == "france" else "malt": 1}
    assert kind(position) == "turn"


def test_r20_the_garden_gives_its_grapes_before_the_neighbour_is_used() -> None:
    position = scene()
    put(position, 0, "F09", 3, 1)
    put(position, 0, "F21", 3, 0)
    play(position, "place F09@0 lay-brother x1 F21@0 x1 x1")
    assert owned(position, 0) == {"coin": 7}


def test_r20_the_gardens_neighbour_may_be_used_without_taking_the_grapes() -> None:
    position = scene()
    put(position, 0, "F09", 3, 1)
    play(position, "place F09@0 lay-brother x0 cloister-office@0 coin")
    assert owned(position, 0) == {"coin": 4}


# What the Palace costs


@pytest.mark.parametrize(
    ("variant", "target", "drinks", "of_use"),
    [
        ("france", "F21", 1, False),
        ("france", "F21", 2, True),
        ("ireland", "I20", 1, False),
        ("ireland", "I20", 2, True),
    ],
)
def test_r20_the_drink_that_pays_the_palace_is_not_there_for_the_building_reached(
    variant: str, target: str, drinks: int, of_use: bool
) -> None:
    position = scene(variant, before=f"{drinks}{DRINK[variant]}")
    put(position, 0, PALACE[variant], 3, 1)
    put(position, 1, target, 3, 1)
    clergymen(position, 1, lay=(f"{target}@1",))
    play(position, f"place {PALACE[variant]}@0 lay-brother")
    assert kind(position) == ("amount" if of_use else "turn")


def test_r20_the_same_holds_further_down_a_chain() -> None:
    """The Priory would reach the Palace, which would reach nothing that can be paid."""
    for wine, expected in ((1, "turn"), (2, "target")):
        position = scene(before=f"{wine}wine")
        put(position, 0, "G01", 3, 1)
        put(position, 1, "F27", 3, 1)
        put(position, 2, "F23", 3, 1)
        clergymen(position, 1, prior="F27@1")
        clergymen(position, 2, lay=("F23@2",))
        play(position, "place G01@0 lay-brother")
        assert kind(position) == expected


def test_r20_once_the_palace_is_paid_a_building_must_be_used() -> None:
    position = scene(before="1wine")
    put(position, 0, "F27", 3, 1)
    clergymen(position, 1, lay=("farmyard@1",))
    play(position, "place F27@0 lay-brother x1")
    assert why(position, "skip") == "must-choose"


# R12: chains


def chain_of_four(variant: str) -> Position:
    """Priory, Palace, Garden, Hospice: each can lead to each other one, and to a farmyard or the display."""
    position = scene(variant, before=f"1{DRINK[variant]}")
    land(position, 0, "plains", 2)
    put(position, 0, "G01", 3, 0)
    put(position, 0, GARDEN[variant], 3, 1)
    put(position, 0, HOSPICE[variant], 3, 2)
    put(position, 1, PALACE[variant], 3, 1)
    clergymen(position, 0, lay=(f"{GARDEN[variant]}@0",))
    clergymen(position, 1, prior=f"{PALACE[variant]}@1")
    display(position, "G16", "G13")
    return position


@pytest.mark.parametrize("variant", VARIANTS)
def test_r12_a_chain_uses_priory_palace_garden_and_hospice_once_each(variant: str) -> None:
    palace, garden, hospice = PALACE[variant], GARDEN[variant], HOSPICE[variant]
    position = play(chain_of_four(variant), "place G01@0 prior")
    assert options(position) == [f"{palace}@1", "skip"]
    assert why(position, "G01@0") == "already-used"
    play(position, f"{palace}@1 x1")
    assert options(position) == [f"{garden}@0"]
    assert why(position, "G01@0") == why(position, f"{palace}@1") == "already-used"
    play(position, f"{garden}@0 x1")
    assert options(position) == ["farmyard@0", "cloister-office@0", f"{hospice}@0", "skip"]
    play(position, f"{hospice}@0")
    assert options(position) == ["G16", "skip"]
    play(position, "G16 x1")
    assert kind(position) == "turn"
    assert owned(position, 0)["clay"] == 1


def longest_chain(position: Position) -> int:
    """The most buildings that one action can reach, over all ways to play it."""
    if kind(position) == "turn":
        return 0
    decision = Decision(position)
    deeper = [
        longest_chain(after(position, option)) + (decision.kind == "target" and option.text != "skip")
        for option in decision.options
    ]
    return max(deeper)


@pytest.mark.parametrize("variant", VARIANTS)
def test_r12_every_chain_ends(variant: str) -> None:
    """Priory, Palace, Garden, Hospice and what the last one reaches."""
    position = play(chain_of_four(variant), "place G01@0 prior")
    assert longest_chain(position) == 4


@pytest.mark.parametrize("variant", VARIANTS)
def test_r12_two_cards_that_reach_each_other_are_not_used_in_turns(variant: str) -> None:
    position = scene(variant, before=f"9{DRINK[variant]}")
    put(position, 0, "G01", 3, 1)
    put(position, 1, PALACE[variant], 3, 1)
    clergymen(position, 1, prior=f"{PALACE[variant]}@1")
    play(position, "place G01@0 lay-brother")
    assert kind(position) == "turn"


def test_r12_in_the_next_action_everything_can_be_used_again() -> None:
    position = scene(mode="2-long", before="1wine")
    put(position, 0, "G01", 3, 0)
    put(position, 0, "F27", 3, 1)
    clergymen(position, 1, prior="farmyard@1")
    play(position, "place G01@0 lay-brother farmyard@1 grain place F27@0 lay-brother x1 G01@0")
    assert options(position) == ["farmyard@1", "skip"]


def test_r12_a_card_built_inside_a_chain_belongs_to_the_same_action() -> None:
    """Guesthouse, Locutory of the display, a new Grand Manor: the occupied Guesthouse is used already."""
    position = scene("ireland", before="22coin+1whiskey")
    put(position, 0, "I40", 3, 1)
    display(position, "I23", "I27")
    clergymen(position, 1, lay=("farmyard@1",))
    play(position, "place I40@0 lay-brother I23 x1 I27 3,0 prior x1")
    assert options(position) == ["farmyard@1"]
    assert why(position, "I40@0") == "already-used"


def test_r12_any_other_function_may_be_used_again_when_it_is_reached_again() -> None:
    """The Locutory of the display builds itself and is used a second time by the prior."""
    position = scene("ireland", before="4coin+3wood+2clay")
    put(position, 0, "I40", 3, 0)
    display(position, "I23", "G16")
    play(position, "place I40@0 lay-brother I23 x1 I23 3,1 prior x1 skip")
    assert owned(position, 0) == {}
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["I40@0", "supply"]}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_priory_just_built_reaches_with_the_priors_privilege(variant: str) -> None:
    position = scene(variant, before="1wood+1clay")
    display(position, "G01")
    clergymen(position, 1, prior="farmyard@1")
    play(position, "build G01 3,1 prior")
    assert options(position) == ["farmyard@1", "skip"]
