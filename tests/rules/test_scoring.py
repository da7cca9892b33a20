"""Section 11: points for goods, economic values and dwellings, and who wins."""

import pytest

from labora.rules.state.position import Position
from labora.rules.state.scoring import Score, score, scores, winners
from tests.rules.scene import barren, goods, land, put, table


def bare(variant: str = "france", mode: str = "3-long") -> Position:
    """Nobody owns anything; the heartlands have their basic buildings only."""
    position = barren(table(mode, variant))
    for player in range(position.setup.players):
        goods(position, player, "nothing")
    return position


def goods_points(text: str, variant: str = "france") -> int:
    position = bare(variant)
    goods(position, 0, text)
    return score(position, 0).goods


def settlement_points(result: Score) -> dict[str, int]:
    return {settlement.card: settlement.points for settlement in result.settlements}


# Goods


@pytest.mark.parametrize(
    ("good", "points"),
    [("book", 2), ("ceramic", 3), ("ornament", 4), ("reliquary", 8), ("wonder", 30), ("wine", 1)],
)
def test_goods_score_the_points_of_their_tiles(good: str, points: int) -> None:
    assert goods_points(f"1{good}") == points
    assert goods_points(f"3{good}") == 3 * points


def test_whiskey_scores_a_point() -> None:
    assert goods_points("1whiskey", "ireland") == 1


def test_other_goods_score_nothing() -> None:
    assert goods_points("9peat+9peat-coal+9livestock+9meat+9grain+9straw+9wood+9clay+9stone+9grapes") == 0
    assert goods_points("9flour+9bread") == 0
    assert goods_points("9malt+9beer", "ireland") == 0


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 2), (9, 2), (10, 4), (27, 10)])
def test_coins_score_two_points_for_each_full_five(coins: int, points: int) -> None:
    assert goods_points(f"{coins}coin") == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("4coin+1wine", 2),  # 5 coins instead of a point
        ("3coin+2wine", 2),  # as they are, or 5 coins: the same
        ("3coin+1wine", 1),
        ("5wine", 5),
        ("4coin+6wine", 7),  # one becomes a coin, five score
    ],
)
def test_wine_becomes_coins_where_that_scores_more(text: str, points: int) -> None:
    assert goods_points(text) == points


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("3coin+1whiskey", 2),
        ("4coin+1whiskey", 2),
        ("1coin+2whiskey", 2),  # as they are, or 5 coins: the same
        ("2coin+1whiskey", 1),
        ("8coin+1whiskey", 4),
        ("3coin+3whiskey", 4),  # one becomes two coins, two score
        ("5whiskey", 5),
    ],
)
def test_whiskey_becomes_two_coins_where_that_scores_more(text: str, points: int) -> None:
    assert goods_points(text, "ireland") == points


# Economic values


def test_basic_buildings_have_no_economic_value() -> None:
    assert score(bare(), 0).total == 0


def test_buildings_and_settlements_on_the_board_score_their_economic_values() -> None:
    position = bare()
    put(position, 0, "G12", 0, 0)  # 6
    put(position, 0, "F05", 3, 0)  # 4
    put(position, 0, "market-town", 0, 1)  # 2
    assert score(position, 0).economic == 6 + 4 + 2
    assert score(position, 1).economic == 0


def test_an_economic_value_may_be_negative() -> None:
    position = bare()
    put(position, 0, "artists-colony", 0, 0)
    assert score(position, 0).economic == -1


def test_settlements_in_hand_score_nothing() -> None:
    position = bare()
    position.round = 24
    assert score(position, 0).total == 0


# Dwellings


def test_a_settlement_scores_its_own_and_all_adjacent_dwelling_values() -> None:
    position = bare()
    put(position, 0, "market-town", 3, 0)  # 2
    put(position, 0, "F08", 2, 0)  # 8
    put(position, 0, "G02", 3, 1)  # 4; the Clay Mound beside it has 3
    assert settlement_points(score(position, 0)) == {"market-town": 2 + 8 + 4 + 3}


def test_settlements_score_for_each_other() -> None:
    position = bare()
    put(position, 0, "farming-village", 0, 0)  # 1
    put(position, 0, "artists-colony", 1, 0)  # 5
    put(position, 0, "hamlet", 2, 0)  # 4; the Farmyard below has 2
    assert settlement_points(score(position, 0)) == {
        "farming-village": 1 + 5,
        "artists-colony": 5 + 1 + 4,
        "hamlet": 4 + 5 + 2,
    }


def test_diagonal_neighbours_do_not_count() -> None:
    position = bare()
    put(position, 0, "farming-village", 0, 0)
    put(position, 0, "F08", 1, 1)
    assert settlement_points(score(position, 0)) == {"farming-village": 1}


def test_a_dwelling_value_counts_once_for_each_settlement_beside_it() -> None:
    position = bare()
    put(position, 0, "F08", 1, 0)
    put(position, 0, "farming-village", 0, 0)
    put(position, 0, "shanty-town", 1, 1)  # beside the Farmyard, too
    assert settlement_points(score(position, 0)) == {"farming-village": 1 + 8, "shanty-town": -3 + 8 + 2}


def test_open_water_scores_three_for_each_settlement_beside_it() -> None:
    position = bare()
    land(position, 0, "coast", 0)
    put(position, 0, "fishing-village", -1, 0)
    assert settlement_points(score(position, 0)) == {"fishing-village": 6 + 3}


def test_land_without_a_card_scores_nothing() -> None:
    position = bare()
    put(position, 0, "village", 0, 0)
    assert settlement_points(score(position, 0)) == {"village": 6}


def test_a_castle_on_a_mountain_scores_for_both_hillsides() -> None:
    position = bare()
    land(position, 0, "mountain", 0)
    put(position, 0, "G28", 6, 0)  # 7
    put(position, 0, "market-town", 5, 0)  # beside the Clay Mound (3)
    put(position, 0, "hamlet", 5, 1)  # beside the Cloister Office (2)
    assert settlement_points(score(position, 0)) == {
        "market-town": 2 + 7 + 3 + 4,
        "hamlet": 4 + 7 + 2 + 2,
    }


# The result


def test_the_total_is_goods_economic_values_and_settlements() -> None:
    position = bare()
    goods(position, 0, "1reliquary+7coin")
    put(position, 0, "F04", 0, 0)
    put(position, 0, "market-town", 1, 0)
    result = score(position, 0)
    assert (result.goods, result.economic, settlement_points(result)) == (10, 12, {"market-town": 2 + 6})
    assert result.total == 10 + 12 + 8


def test_the_most_points_win() -> None:
    position = bare()
    goods(position, 0, "1book")
    goods(position, 1, "1ornament")
    goods(position, 2, "1ceramic")
    assert winners(position) == [1]


def test_settlements_and_economic_values_decide_who_wins_too() -> None:
    position = bare()
    goods(position, 0, "1ornament")
    put(position, 1, "artists-colony", 0, 0)  # -1 + 5
    put(position, 2, "market-town", 0, 0)  # 2 + 2, and the Farming Village's 1
    put(position, 2, "farming-village", 0, 1)  # 1 + 1, and the Market Town's 2
    assert [result.total for result in scores(position)] == [4, 4, 9]
    assert winners(position) == [2]


def test_a_tie_is_shared() -> None:
    position = bare()
    goods(position, 0, "2book")
    goods(position, 1, "1ceramic")
    goods(position, 2, "1ornament")
    assert winners(position) == [0, 2]


def test_the_neutral_players_cards_score_nothing() -> None:
    position = bare(mode="solo")
    put(position, 1, "F27", 1, 0)
    assert [result.total for result in scores(position)] == [0]
    assert winners(position) == [0]


def test_scores_are_there_at_any_moment() -> None:
    position = table("4-long")
    assert [result.total for result in scores(position)] == [0, 0, 0, 0]
