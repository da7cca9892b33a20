"""Section 10: the solo game, its neutral player and the order of its steps."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    card_at,
    clergymen,
    display,
    goods,
    idle,
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
    who,
    why,
)

EMPTY = {"1,0", "2,0", "3,0", "0,1", "1,1", "3,1"}


def solo(round: int = 1, variant: str = "france", text: str = "nothing") -> Position:
    position = barren(table("solo", variant, round=round))
    goods(position, 0, text)
    return position


def phase(*cards: str, text: str = "1coin", variant: str = "france", round: int = 12) -> Position:
    """The first decision of a round with a settlement phase; the display holds these cards."""
    position = solo(round - 1, variant, text)
    display(position, *cards)
    return idle_until(position, round)


def test_the_player_has_two_actions_a_round() -> None:
    position = play(solo(), "fell cut end")
    assert position.round == 2
    assert who(position) == 0


# Contracts with the neutral player


def test_the_fee_of_a_neutral_building_goes_to_the_supply() -> None:
    position = solo(text="3coin")
    play(position, "contract clay-mound@1 coins lay-brother clay")
    assert owned(position, 0) == {"clay": 2, "coin": 2}
    assert owned(position, 1) == {}


def test_a_gift_replaces_the_fee_of_a_neutral_building() -> None:
    position = solo(text="1wine")
    play(position, "contract clay-mound@1 gift lay-brother skip")
    assert owned(position, 0) == owned(position, 1) == {}


def test_the_player_chooses_the_neutral_clergyman() -> None:
    position = play(solo(text="1coin"), "contract clay-mound@1 coins")
    assert (kind(position), who(position)) == ("owners-clergyman", 0)
    play(position, "prior skip")
    assert standing(position, 1) == {"prior": ["clay-mound@1"], "lay": ["supply", "supply"]}
    assert standing(position, 0) == {"prior": ["supply"], "lay": ["supply", "supply"]}


def test_the_neutral_builders_market_can_be_used_from_the_first_round() -> None:
    position = solo(text="3coin")
    play(position, "contract G13@1 coins lay-brother x1")
    assert owned(position, 0) == {"wood": 2, "clay": 2, "stone": 1, "straw": 1}


def test_without_a_neutral_clergyman_there_is_no_contract() -> None:
    position = solo(text="9coin")
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "G13@1"))
    assert why(position, "contract") == "no-contract"


@pytest.mark.parametrize("board", [0, 1])
def test_each_of_the_two_takes_three_placed_clergymen_back(board: int) -> None:
    position = solo()
    clergymen(
        position,
        board,
        prior=f"clay-mound@{board}",
        lay=(f"farmyard@{board}", f"cloister-office@{board}"),
    )
    clergymen(position, 1 - board, lay=(f"farmyard@{1 - board}",))
    idle_until(position, 2)
    assert standing(position, board) == {"prior": ["supply"], "lay": ["supply", "supply"]}
    assert standing(position, 1 - board)["lay"] == [f"farmyard@{1 - board}", "supply"]


# The neutral player builds


@pytest.mark.parametrize("round", [12, 16, 22, 26])
def test_in_a_round_with_a_phase_the_neutral_player_builds_first(round: int) -> None:
    assert kind(phase("G12", round=round)) == "neutral-card"


@pytest.mark.parametrize("round", [2, 11, 13, 17, 25, 31, 32])
def test_other_rounds_start_with_the_actions(round: int) -> None:
    position = phase("G12", round=round)
    assert "fell" in options(position)


def test_the_wheel_has_turned_and_clergymen_are_home_when_the_neutral_player_builds() -> None:
    position = solo(11)
    wheel(position, clay=0)
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "cloister-office@1"))
    idle_until(position, 12)
    assert kind(position) == "neutral-card"
    assert value(position, "clay") == 2
    assert standing(position, 1)["prior"] == ["supply"]


def test_all_buildings_of_the_display_are_placed_in_the_order_and_where_the_player_chooses() -> None:
    position = phase("G12", "G07", text="nothing")
    assert options(position) == ["G07", "G12"]
    play(position, "G12 1,0")
    assert options(position) == ["G07"]
    play(position, "G07 3,0")
    assert (card_at(position, 1, 1, 0), card_at(position, 1, 3, 0)) == ("G12", "G07")
    assert kind(position) == "turn"


def test_a_building_goes_to_an_empty_space_or_over_another_that_is_no_cloister_building() -> None:
    position = play(phase("G12"), "G12")
    assert set(options(position)) == EMPTY | {"0,0", "4,0", "2,1"}
    assert why(position, "4,1") == "overbuilds-other-kind"


def test_a_cloister_building_goes_beside_another_on_an_empty_space_or_over_one() -> None:
    position = play(phase("G02", "G16"), "G02")
    assert options(position) == ["3,1"]
    assert why(position, "1,0") == "not-beside-cloister"
    assert why(position, "4,0") == "overbuilds-other-kind"
    play(position, "3,1 G16")
    assert set(options(position)) == {"3,0", "3,1", "4,1"}


def test_terrain_does_not_matter_on_the_neutral_board() -> None:
    position = play(phase("F11", "G22", "F27"), "F11 1,0 G22 2,0 F27")
    assert set(options(position)) == EMPTY - {"1,0", "2,0"} | {"0,0", "1,0", "2,0", "4,0", "2,1"}


def test_an_occupied_building_is_not_overbuilt() -> None:
    position = solo(11, text="nothing")
    display(position, "G12")
    clergymen(position, 1, lay=("farmyard@1",))
    idle_until(position, 12)
    play(position, "G12")
    assert why(position, "2,1") == "occupied"


def test_a_space_may_be_overbuilt_several_times_and_the_cards_leave_the_game() -> None:
    position = play(phase("G07", "G12", text="nothing"), "G07 0,0 G12 0,0")
    assert card_at(position, 1, 0, 0) == "G12"
    gone = {"G13", "G07"}
    boards = {
        card_at(position, board, column, row) for board in (0, 1) for column in range(5) for row in (0, 1)
    }
    assert not gone & (boards | on_display(position))


def test_basic_buildings_may_be_overbuilt_while_spaces_are_free() -> None:
    position = play(phase("G07", "G02", "G16", text="nothing"), "G07 4,0 G02 3,1 G16 4,1")
    assert (card_at(position, 1, 4, 0), card_at(position, 1, 4, 1)) == ("G07", "G16")


# The neutral prior


def test_the_neutral_prior_may_go_to_a_building_just_placed() -> None:
    position = play(phase("G07", "G12"), "G07 1,0 G12 2,0")
    assert kind(position) == "neutral-prior"
    assert set(options(position)) == {"1,0", "2,0", "skip"}
    play(position, "1,0 coins x1")
    assert owned(position, 0) == {"coin": 1, "peat-coal": 1}
    assert standing(position, 1)["prior"] == ["G07@1"]
    assert kind(position) == "turn"


def test_the_neutral_priors_building_may_be_left_unused() -> None:
    position = play(phase("G07"), "G07 1,0 1,0 coins x0")
    assert owned(position, 0) == {}
    assert standing(position, 1)["prior"] == ["G07@1"]


def test_the_neutral_prior_may_be_paid_with_a_gift() -> None:
    position = play(phase("G07", text="1wine"), "G07 1,0 1,0 gift x1")
    assert owned(position, 0) == {"peat-coal": 1, "coin": 1}


def test_the_neutral_prior_may_stay_at_home() -> None:
    position = play(phase("G07"), "G07 1,0 skip")
    assert standing(position, 1)["prior"] == ["supply"]
    assert owned(position, 0) == {"coin": 1}


def test_an_overbuilt_building_is_no_place_for_the_neutral_prior() -> None:
    position = play(phase("G07", "G12"), "G07 1,0 G12 1,0")
    assert set(options(position)) == {"1,0", "skip"}
    play(position, "1,0 coins")
    assert standing(position, 1)["prior"] == ["G12@1"]


def test_buildings_of_an_earlier_phase_are_no_place_for_the_neutral_prior() -> None:
    position = play(phase("G07"), "G07 1,0 skip fell fell end")
    position.round = 15
    display(position, "G12")
    idle_until(position, 16)
    play(position, "G12 2,0")
    assert set(options(position)) == {"2,0", "skip"}


def test_the_step_is_left_out_when_the_neutral_prior_is_not_available() -> None:
    position = solo(11, text="9coin")
    display(position, "G07")
    clergymen(position, 1, prior="farmyard@1")
    idle_until(position, 12)
    play(position, "G07 1,0")
    assert kind(position) == "turn"


def test_the_step_is_left_out_when_the_fee_cannot_be_paid() -> None:
    assert kind(play(phase("G07", text="9wood"), "G07 1,0")) == "turn"


def test_the_display_is_empty_for_the_neutral_prior() -> None:
    """A Hospice then reaches nothing; the new buildings come later."""
    position = play(phase("F40", round=26), "F40 3,1 3,1 coins")
    assert kind(position) == "turn"
    assert standing(position, 1)["prior"] == ["F40@1"]


def test_whose_clergymen_are_all_placed_takes_them_back_after_the_neutral_prior() -> None:
    position = solo(11, text="1coin")
    display(position, "G07")
    clergymen(position, 1, lay=("farmyard@1", "clay-mound@1"))
    idle_until(position, 12)
    play(position, "G07 1,0 1,0 coins x1")
    assert standing(position, 1) == {"prior": ["supply"], "lay": ["supply", "supply"]}


def test_the_settlement_phase_comes_after_the_neutral_prior_and_before_the_actions() -> None:
    position = phase("G07", text="2coin+1wood")
    play(position, "G07 1,0 1,0 coins x1")
    assert set(options(position)) == {"settle", "end"}
    play(position, "settle shanty-town 3,0")
    play(position, "1coin+1wood end")
    assert {"place", "fell", "cut"} <= set(options(position))


def test_a_castle_used_by_the_neutral_prior_settles_before_the_phase() -> None:
    position = phase("G28", text="9coin+9wood", round=26)
    play(position, "G28 1,0 1,0 coins")
    assert kind(position) == "settlement"
    assert why(position, "hillside-village") == "not-in-hand"
    play(position, "shanty-town 3,0 1coin+1wood settle market-town 3,1 7coin")
    assert card_at(position, 0, 3, 1) == "market-town"


def test_the_bulwark_used_by_the_neutral_prior_gives_the_dearest_land_to_the_player() -> None:
    position = phase("I37", text="1coin+1book", variant="ireland", round=26)
    play(position, "I37 1,0 1,0 coins x1 district plains@2 plot coast@0")
    assert owned(position, 0) == {}
    goods(position, 0, "7coin")
    assert "fell" in options(position)
    play(position, "district plains@3")
    assert owned(position, 0) == {}


# Round 32


def test_in_round_32_the_actions_come_first_then_the_neutral_player_then_phase_e() -> None:
    position = phase("G07", text="2coin+1wood", round=32)
    assert "fell" in options(position)
    play(position, "fell fell end")
    assert kind(position) == "neutral-card"
    play(position, "G07 1,0")
    assert kind(position) == "neutral-prior"
    play(position, "1,0 coins x1")
    assert set(options(position)) == {"settle", "end"}
    play(position, "settle shanty-town 3,0 1coin+1wood end")
    assert position.over


def test_nobody_takes_clergymen_back_between_the_actions_and_the_building_of_round_32() -> None:
    position = solo(31, text="9coin+9wood")
    display(position, "G12")
    idle_until(position, 32)
    clergymen(position, 1, prior="clay-mound@1", lay=("farmyard@1", "G13@1"))
    play(position, "fell fell end G12")
    assert why(position, "0,0") == why(position, "4,0") == why(position, "2,1") == "occupied"
    play(position, "1,0")
    assert kind(position) == "turn"
    assert standing(position, 1) == {"prior": ["supply"], "lay": ["supply", "supply"]}


def test_phase_e_deals_nothing() -> None:
    position = phase(text="2coin+1wood", round=32)
    play(position, "fell fell end end")
    assert position.over
    assert on_display(position) == set()


def test_the_solo_game_ends_after_round_32() -> None:
    position = solo(31)
    while not position.over:
        idle(position)
    assert position.round == 32


def test_priory_counts_the_neutral_prior_and_the_own_one() -> None:
    position = solo(text="9coin")
    land(position, 0, "plains", 2)
    put(position, 0, "G01", 3, 1)
    clergymen(position, 0, prior="clay-mound@0")
    clergymen(position, 1, prior="farmyard@1", lay=("G13@1",))
    play(position, "place G01@0")
    assert set(options(position)) == {"clay-mound@0", "farmyard@1", "skip"}
