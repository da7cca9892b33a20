"""R20 to R22, R33 and R34: parts of functions, Wonders, Inn, Estate and Pilgrimage Site."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import goods, kind, options, owned, play, put, table, why


def using(card: str, text: str, variant: str = "france") -> Position:
    """Player 0 has put a lay brother on an own building and is about to use it, with these goods."""
    position = table("4-long", variant)
    put(position, 0, card, 3, 1)
    goods(position, 0, text)
    return play(position, f"place {card}@0 lay-brother")


def result(card: str, text: str, line: str, variant: str = "france") -> dict[str, int]:
    """The goods after a complete use."""
    position = play(using(card, text, variant), line)
    assert kind(position) == "turn"
    return owned(position, 0)


# R20


def test_r20_each_part_is_optional() -> None:
    assert result("G07", "1peat", "x0 x1") == {"peat-coal": 1}
    assert result("G07", "1peat", "x1 x0") == {"peat": 1, "peat-coal": 1, "coin": 1}
    assert result("G07", "1peat", "x0 x0") == {"peat": 1}


def test_r20_a_then_part_may_use_what_an_earlier_part_produced() -> None:
    assert result("F17", "1coin", "x1 x1") == {"meat": 1, "wine": 1}
    assert result("F21", "1grapes", "x1 x1") == {"coin": 7}
    assert result("I30", "nothing", "x1 x1", "ireland") == {"beer": 1, "ceramic": 1}


def test_r20_a_then_part_may_use_what_was_there_before() -> None:
    assert result("F05", "1bread", "x1") == {"coin": 4}
    assert result("F05", "1bread+1flour+1wood", "x0 x1") == {"coin": 4, "flour": 1, "wood": 1}


def test_r20_nothing_comes_without_all_of_the_left_side() -> None:
    assert kind(using("G13", "1coin")) == "turn"
    assert kind(using("F24", "1bread")) == "turn"
    assert kind(using("G34", "1book+1ceramic+1ornament")) == "turn"


def test_r20_goods_on_the_right_come_whole() -> None:
    position = using("G13", "2coin")
    assert options(position) == ["x1", "x0"]
    play(position, "x1")
    assert owned(position, 0) == {"wood": 2, "clay": 2, "stone": 1, "straw": 1}


@pytest.mark.parametrize(
    ("card", "variant", "drink"), [("F27", "france", "wine"), ("I27", "ireland", "whiskey")]
)
def test_r20_a_drink_given_to_palace_or_grand_manor_stays_given(card: str, variant: str, drink: str) -> None:
    """The parts of the building reached are optional like any others: none of them need be done."""
    position = table("4-long", variant)
    put(position, 0, card, 3, 1)
    kiln = put(position, 0, "G07", 3, 0)
    position.players[0].prior = kiln
    goods(position, 0, f"1{drink}+1peat")
    play(position, f"place {card}@0 x1 G07@0 x0 x0")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"peat": 1}


@pytest.mark.parametrize("card", ["G19", "F04", "F08", "F25", "F30", "F36", "G39", "F35"])
def test_r20_a_use_that_does_nothing_is_no_use(card: str) -> None:
    assert kind(using(card, "nothing")) == "turn"


def test_r20_parts_are_done_in_the_order_written() -> None:
    """The Bakery sells bread after baking, never before; then it is done."""
    position = using("F05", "1flour+1bread+1wood")
    play(position, "x1 1wood x2")
    assert owned(position, 0) == {"coin": 8}
    assert kind(position) == "turn"
    assert why(using("F05", "1flour+1wood"), "x2") == "cannot-pay"


def test_r20_a_part_that_cannot_be_done_is_passed_over() -> None:
    position = using("I20", "1whiskey", "ireland")
    assert options(position) == ["x1", "x0"]
    play(position, "x1")
    assert owned(position, 0) == {"coin": 7}


# R21


@pytest.mark.parametrize(
    ("text", "enough"),
    [
        ("5coin+1whiskey+2reliquary", True),
        ("5coin+1whiskey+1reliquary+1ornament+1book", True),
        ("5coin+1whiskey+1reliquary+1ornament", False),
        ("10coin+1whiskey+1reliquary+1ornament", True),  # the second 5-coin tile gives 2
        ("9coin+1whiskey+1reliquary+1ornament", False),
        ("5coin+3whiskey+1reliquary+1ornament", True),  # two more whiskey give 2
        ("5coin+2whiskey+1reliquary+1ornament", False),
        ("5coin+15whiskey", True),
        ("5coin+14whiskey", False),
        ("40coin+1whiskey", True),  # seven 5-coin tiles beyond the 5 coins
        ("39coin+1whiskey", False),
        ("5coin+1whiskey+7wonder", False),
        ("5coin+2reliquary", False),
        ("4coin+1whiskey+2reliquary", False),
        ("3coin+2whiskey+2reliquary", True),  # one whiskey as two of the coins
        ("5coin+4whiskey+1reliquary+1ornament", True),
        ("8coin+2whiskey+1reliquary+1ornament", True),  # 3 coins and a whiskey: a 5-coin tile
    ],
)
def test_r21_what_is_enough_for_the_round_tower(text: str, enough: bool) -> None:
    position = table("4-long", "ireland")
    put(position, 0, "I35", 3, 1)
    goods(position, 0, text)
    play(position, "place I35@0 lay-brother")
    assert kind(position) == ("amount" if enough else "turn")


def test_r21_the_points_are_paid_beyond_the_coins_and_the_whiskey() -> None:
    position = using("I35", "10coin+3whiskey+1reliquary+1ornament", "ireland")
    play(position, "x1")
    assert set(options(position)) == {
        "2whiskey+1reliquary+1ornament",
        "5coin+1reliquary+1ornament",
    }
    play(position, "2whiskey+1reliquary+1ornament")
    assert owned(position, 0) == {"coin": 5, "wonder": 1}


def test_r21_wonders_are_not_given_for_points() -> None:
    position = using("I35", "5coin+1whiskey+2reliquary+1wonder", "ireland")
    play(position, "x1")
    assert options(position) == ["2reliquary"]


def test_r21_more_than_14_points_may_be_unavoidable_but_no_tile_to_spare() -> None:
    position = using("I35", "5coin+1whiskey+2reliquary+4book", "ireland")
    play(position, "x1")
    assert set(options(position)) == {"2reliquary", "3book+1reliquary"}
    assert why(position, "2reliquary+1book") == "not-minimal"


# R22


@pytest.mark.parametrize(
    ("card", "variant", "text"),
    [
        ("G34", "france", "1book+1ceramic+1ornament+1reliquary"),
        ("I35", "ireland", "5coin+1whiskey+2reliquary"),
        (
            "F25",
            "france",
            "1peat+1livestock+1grain+1wood+1clay+6coin+1stone+1straw+1meat+1book+1ceramic+1grapes+1flour",
        ),
    ],
)
@pytest.mark.parametrize("taken", [7, 8])
def test_r22_without_a_wonder_left_nothing_yields_one(card: str, variant: str, text: str, taken: int) -> None:
    position = table("4-long", variant)
    put(position, 0, card, 3, 1)
    goods(position, 0, text)
    goods(position, 1, f"{taken - 3}wonder")
    goods(position, 2, "3wonder")
    play(position, f"place {card}@0 lay-brother")
    assert kind(position) == ("amount" if taken == 7 else "turn")


# R33


def test_r33_the_inn_pays_the_food_value_given() -> None:
    position = using("F20", "1meat+1bread+1grain")
    assert options(position) == ["x7", "x6", "x5", "x4", "x3", "x1", "x0"]
    play(position, "x4")
    assert options(position) == ["1grain+1bread"]
    play(position, "1grain+1bread")
    assert owned(position, 0) == {"meat": 1, "coin": 4}


def test_r33_the_inn_pays_at_most_seven() -> None:
    position = play(using("F20", "2meat"), "x7")
    assert options(position) == ["2meat"]
    play(position, "2meat")
    assert owned(position, 0) == {"coin": 7}


def test_r33_the_inn_takes_no_tile_that_could_be_left_out_for_the_same_coins() -> None:
    position = play(using("F20", "2meat+1livestock+1grain"), "x7")
    assert set(options(position)) == {"1livestock+1meat", "2meat"}
    assert why(position, "1grain+2meat") == "not-minimal"


def test_r33_the_inn_takes_no_coins_and_no_wine_as_food() -> None:
    assert kind(using("F20", "9coin")) == "turn"
    position = using("F20", "1wine+1coin")
    play(position, "x1")
    assert owned(position, 0) == {"coin": 7}
    assert kind(position) == "turn"


def test_r33_the_inn_takes_no_straw_and_no_energy() -> None:
    assert kind(using("F20", "9straw+9wood+9peat")) == "turn"


def test_r33_both_parts_of_the_inn_may_be_done() -> None:
    assert result("F20", "1wine+1meat", "x1 x5 1meat") == {"coin": 11}


# R34


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("4meat", "x2 4meat"),
        ("4peat-coal", "x2 4peat-coal"),
        ("2meat+2peat-coal", "x1 x1 2peat-coal+2meat"),
    ],
)
def test_r34_the_estate_is_paid_twice_by_food_by_energy_or_by_one_of_each(text: str, line: str) -> None:
    assert result("G39", text, line) == {"book": 2, "ornament": 2}


def test_r34_the_estate_works_at_most_twice() -> None:
    position = using("G39", "9meat+9peat-coal")
    assert options(position) == ["x2", "x1", "x0"]
    play(position, "x1")
    assert options(position) == ["x1", "x0"]
    full = play(using("G39", "9meat+9peat-coal"), "x2")
    assert kind(full) == "payment"


def test_r34_the_estate_may_work_once() -> None:
    assert result("G39", "9peat-coal", "x1 2peat-coal") == {"book": 1, "ornament": 1, "peat-coal": 7}


def test_r34_the_pilgrimage_site_may_work_once() -> None:
    assert result("F36", "2book", "book skip") == {"book": 1, "ceramic": 1}


def test_r34_the_pilgrimage_site_may_improve_the_same_tile_twice() -> None:
    assert result("F36", "1book", "book ceramic") == {"ornament": 1}


def test_r34_the_pilgrimage_site_improves_two_tiles() -> None:
    assert result("F36", "1book+1ornament", "ornament book") == {"ceramic": 1, "reliquary": 1}
