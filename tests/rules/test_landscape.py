"""Section 4 and the buying of landscapes in section 6: shape, adjacency, prices, how often."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    barren,
    beside,
    card_at,
    display,
    goods,
    idle_until,
    land,
    options,
    owned,
    play,
    put,
    table,
    terrain_at,
    who,
    why,
)

DISTRICTS = [2, 3, 4, 4, 5, 5, 6, 7, 8]
PLOTS = [3, 4, 4, 5, 5, 5, 6, 6, 7]
# Stacked so that each fits: districts downwards, plots down the coast.
DISTRICT_TILES = [("plains", row) for row in range(2, 11)]
PLOT_TILES = [("coast", row) for row in range(0, 18, 2)]


def rich(mode: str = "4-long", variant: str = "france", start: int = 0) -> Position:
    position = barren(table(mode, variant, start=start))
    for player in range(position.setup.players):
        goods(position, player, "99coin")
    return position


def row_of(position: Position, row: int, what: str = "terrain") -> list[str]:
    look = terrain_at if what == "terrain" else card_at
    return [look(position, 0, column, row) for column in range(5)]


def settlement_turn() -> Position:
    """Player 0's settlement turn of phase A in 4-long."""
    position = rich(start=3)
    position.round = 6
    idle_until(position, 7)
    assert "settle" in options(position)
    return position


def test_the_hills_district_has_a_moor_two_forests_and_two_hillsides() -> None:
    position = play(rich(), "district hills@2")
    assert row_of(position, 2) == ["plains", "plains", "plains", "hillside", "hillside"]
    assert row_of(position, 2, "cards") == ["moor", "forest", "forest", "empty", "empty"]


def test_the_plains_district_has_a_forest_three_plains_and_a_hillside() -> None:
    position = play(rich(), "district plains@-1")
    assert row_of(position, -1) == ["plains", "plains", "plains", "plains", "hillside"]
    assert row_of(position, -1, "cards") == ["forest", "empty", "empty", "empty", "empty"]


def test_a_district_goes_directly_above_or_below_with_either_side_up() -> None:
    position = play(rich(), "district")
    assert set(options(position)) == {"hills@-1", "plains@-1", "hills@2", "plains@2"}


def test_the_next_district_goes_above_or_below_the_whole_block() -> None:
    position = rich()
    land(position, 0, "hills", 2)
    land(position, 0, "plains", 3)
    play(position, "district")
    assert set(options(position)) == {"hills@-1", "plains@-1", "hills@4", "plains@4"}


def test_a_coast_plot_is_water_and_coast_left_of_the_land() -> None:
    position = play(rich(), "plot coast@0")
    for row in (0, 1):
        assert terrain_at(position, 0, -2, row) == "water"
        assert terrain_at(position, 0, -1, row) == "coast"


def test_a_mountain_plot_is_two_hillsides_and_one_mountain_right_of_the_land() -> None:
    position = play(rich(), "plot mountain@0")
    assert terrain_at(position, 0, 5, 0) == terrain_at(position, 0, 5, 1) == "hillside"
    assert terrain_at(position, 0, 6, 0) == "mountain"
    assert terrain_at(position, 0, 6, 1) == ""


def test_a_plot_touches_the_land_and_may_stick_out_by_one_row() -> None:
    position = play(rich(), "plot")
    assert set(options(position)) == {
        *("coast@-1", "coast@0", "coast@1"),
        *("mountain@-1", "mountain@0", "mountain@1"),
    }


def test_a_plot_neither_overlaps_nor_leaves_its_side_but_may_hang_on_another_plot() -> None:
    position = rich()
    land(position, 0, "coast", 0)
    play(position, "plot")
    assert set(options(position)) == {
        *("coast@-2", "coast@2"),
        *("mountain@-1", "mountain@0", "mountain@1"),
    }


def test_a_plot_on_the_other_side_gives_no_hold() -> None:
    position = rich()
    land(position, 0, "mountain", 1)
    play(position, "plot")
    assert set(options(position)) == {"coast@-1", "coast@0", "coast@1", "mountain@-1", "mountain@3"}


def test_a_chain_of_plots_may_grow_beyond_the_land() -> None:
    position = rich()
    for row in (1, 3, 5):
        land(position, 0, "coast", row)
    play(position, "plot")
    assert {"coast@7", "coast@-1"} <= set(options(position))
    assert why(position, "coast@8") == "not-adjacent-land"
    assert why(position, "coast@6") == "not-adjacent-land"


def test_a_district_gives_plots_more_land_to_touch() -> None:
    position = rich()
    land(position, 0, "hills", 2)
    play(position, "plot")
    assert {"coast@2", "mountain@2"} <= set(options(position))


def test_a_district_may_come_beside_a_plot_that_sticks_out() -> None:
    position = rich()
    land(position, 0, "coast", 1)
    play(position, "district plains@2")
    assert beside(position, 0, -1, 2) == {(-2, 2), (-1, 1), (0, 2)}


def test_adjacency_is_orthogonal() -> None:
    position = rich()
    assert beside(position, 0, 2, 0) == {(1, 0), (3, 0), (2, 1)}
    assert beside(position, 0, 0, 1) == {(0, 0), (1, 1)}


def test_adjacency_crosses_the_borders_of_tiles() -> None:
    position = rich()
    land(position, 0, "plains", -1)
    land(position, 0, "coast", -1)
    land(position, 0, "mountain", -1)
    land(position, 0, "coast", 1)
    assert beside(position, 0, 0, 0) == {(0, -1), (0, 1), (1, 0), (-1, 0)}
    assert beside(position, 0, -1, 0) == {(-2, 0), (0, 0), (-1, -1), (-1, 1)}
    assert beside(position, 0, -2, 0) == {(-1, 0), (-2, -1), (-2, 1)}
    assert beside(position, 0, 4, -1) == {(3, -1), (5, -1), (4, 0)}


def test_a_mountain_is_adjacent_to_its_two_hillsides_and_to_nothing_else() -> None:
    position = rich()
    land(position, 0, "mountain", -1)
    land(position, 0, "mountain", 1)
    assert beside(position, 0, 6, -1) == {(5, -1), (5, 0)}
    assert beside(position, 0, 6, 1) == {(5, 1), (5, 2)}


def test_a_hillside_of_a_mountain_plot_is_adjacent_to_the_mountain_and_to_hillsides_of_the_next_plot() -> (
    None
):
    position = rich()
    land(position, 0, "mountain", -1)
    land(position, 0, "mountain", 1)
    assert beside(position, 0, 5, 0) == {(4, 0), (5, -1), (5, 1), (6, -1)}
    assert beside(position, 0, 5, 2) == {(5, 1), (6, 1)}


@pytest.mark.parametrize(
    ("pile", "tiles", "prices"),
    [("district", DISTRICT_TILES, DISTRICTS), ("plot", PLOT_TILES, PLOTS)],
)
def test_each_pile_is_sold_cheapest_first_until_it_is_empty(
    pile: str, tiles: list[tuple[str, int]], prices: list[int]
) -> None:
    position = rich()
    paid: list[int] = []
    for side, row in tiles:
        buying = position.copy()
        play(buying, f"{pile} {side}@{row}")
        paid.append(99 - owned(buying, 0)["coin"])
        land(position, 0, side, row)
    assert paid == prices
    assert why(position, pile) == "pile-empty"


@pytest.mark.parametrize(
    ("pile", "tiles", "prices"),
    [("district", DISTRICT_TILES, DISTRICTS), ("plot", PLOT_TILES, PLOTS)],
)
def test_in_solo_the_dearest_tile_comes_first(
    pile: str, tiles: list[tuple[str, int]], prices: list[int]
) -> None:
    position = rich("solo")
    paid: list[int] = []
    for side, row in tiles:
        buying = position.copy()
        play(buying, f"{pile} {side}@{row}")
        paid.append(99 - owned(buying, 0)["coin"])
        land(position, 0, side, row)
    assert paid == prices[::-1]
    assert why(position, pile) == "pile-empty"


def test_all_players_buy_from_the_same_piles() -> None:
    position = play(rich(), "district plains@2 cut end")
    play(position, "district hills@2")
    assert owned(position, 1)["coin"] == 99 - 3


def test_a_tile_that_cannot_be_paid_is_not_sold() -> None:
    position = rich()
    goods(position, 0, "2coin")
    assert why(position, "plot") == "no-coins"
    assert why(position, "district") == ""


def test_a_landscape_may_be_bought_before_or_after_the_action_once_per_turn() -> None:
    before = play(rich(), "district plains@2")
    assert why(before, "plot") == why(before, "district") == "already-bought"
    after = play(rich(), "fell")
    assert {"district", "plot", "end"} == set(options(after))
    play(after, "plot coast@0")
    assert options(after) == ["end"]


def test_the_start_player_may_buy_in_both_turns_of_a_round() -> None:
    position = play(rich("3-long"), "district plains@2 cut end cut end cut end")
    assert (position.round, who(position)) == (1, 0)
    play(position, "district plains@3 cut end")
    assert position.players[0].land.districts == 2


@pytest.mark.parametrize("mode", ["2-short", "solo"])
def test_a_turn_of_two_actions_has_one_purchase(mode: str) -> None:
    between = play(rich(mode), "fell")
    assert {"district", "plot"} <= set(options(between))
    play(between, "plot coast@0 fell")
    assert options(between) == ["end"]


def test_in_the_long_two_player_game_each_player_buys_once_per_round() -> None:
    position = play(rich("2-long"), "district plains@2 cut cut")
    assert options(position) == ["end"]
    play(position, "end district plains@2 cut")
    assert options(position) == ["end"]
    play(position, "end")
    assert (position.round, who(position)) == (2, 1)
    assert "district" in options(position)


def test_nothing_is_sold_inside_an_action() -> None:
    position = play(rich(), "place clay-mound@0 lay-brother")
    assert "district" not in options(position)
    assert "plot" not in options(position)


def test_a_settlement_phase_has_a_purchase_of_its_own() -> None:
    position = play(settlement_turn(), "district hills@2")
    assert why(position, "plot") == "already-bought"
    play(position, "end end end end")
    assert (position.round, who(position)) == (7, 0)
    assert {"district", "plot"} <= set(options(position))


def test_in_a_settlement_phase_the_landscape_comes_before_the_settlement() -> None:
    position = settlement_turn()
    goods(position, 0, "90coin+1wood")
    play(position, "settle shanty-town 3,0 1coin+1wood")
    assert options(position) == ["end"]


def test_a_settlement_may_stand_on_the_landscape_just_bought() -> None:
    position = settlement_turn()
    goods(position, 0, "90coin+1wood")
    play(position, "plot coast@0 settle shanty-town -1,0 1coin+1wood")
    assert card_at(position, 0, -1, 0) == "shanty-town"


def test_mountains_hold_only_quarries_and_castles() -> None:
    position = rich()
    land(position, 0, "mountain", 0)
    goods(position, 0, "30coin+9wood+9clay+9stone+9straw+1livestock")
    display(position, *(card.id for card in position.setup.cards if 1 <= card.code <= 41))
    allowed = set()
    for card in options(play(position.copy(), "build")):
        if "6,0" in options(play(position.copy(), f"build {card}")):
            allowed.add(card)
    assert allowed == {"G22", "F29", "G28"}


def test_water_holds_only_the_houseboat() -> None:
    position = rich("4-long", "ireland")
    land(position, 0, "coast", 0)
    goods(position, 0, "30coin+9wood+9clay+9stone+9straw")
    display(position, *(card.id for card in position.setup.cards if 1 <= card.code <= 41))
    allowed = set()
    for card in options(play(position.copy(), "build")):
        if "-2,0" in options(play(position.copy(), f"build {card}")):
            allowed.add(card)
    assert allowed == {"I11"}


def test_settlements_stand_neither_on_water_nor_on_mountains() -> None:
    position = settlement_turn()
    land(position, 0, "coast", 0)
    land(position, 0, "mountain", 0)
    goods(position, 0, "9wood+9coin")
    play(position, "settle shanty-town")
    assert why(position, "-2,0") == why(position, "6,0") == "wrong-terrain"
    assert {"-1,0", "5,0", "3,0"} <= set(options(position))


def test_the_fishing_village_stands_on_the_coast_only() -> None:
    position = settlement_turn()
    land(position, 0, "coast", 0)
    goods(position, 0, "9wood+9coin")
    play(position, "settle fishing-village")
    assert set(options(position)) == {"-1,0", "-1,1"}


def test_a_cloister_building_stands_beside_a_cloister_building() -> None:
    position = rich()
    goods(position, 0, "2wood")
    display(position, "G02")
    play(position, "build G02")
    assert set(options(position)) == {"3,1"}


def test_a_cloister_building_across_a_tile_border_counts_as_beside() -> None:
    position = rich()
    land(position, 0, "plains", 2)
    land(position, 0, "mountain", 1)
    goods(position, 0, "2wood")
    display(position, "G02")
    play(position, "build G02")
    assert set(options(position)) == {"3,1", "4,2", "5,1"}


def test_nothing_is_built_on_a_card() -> None:
    position = table()
    put(position, 0, "shanty-town", 3, 0)
    goods(position, 0, "1wood")
    display(position, "G12")
    play(position, "build G12")
    assert options(position) == ["3,1"]
    for taken in ("0,0", "1,0", "2,1", "3,0"):
        assert why(position, taken) == "space-taken"
