"""Point goods and Wonders: House of the Brotherhood, Festival Ground, Round Tower (R21, R22, R27)."""

from itertools import product

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import CONTRACT, OWN, add, enter, used
from tests.rules.cards.cases_france import ONE_OF_THIRTEEN
from tests.rules.scene import clergymen, display, goods, kind, options, owned, play, put, table, why

MODES = ("solo", "2-short", "2-long", "3-short", "3-long", "4-short", "4-long")
WORTH = {"book": 2, "ceramic": 3, "reliquary": 8, "ornament": 4}


def allowed(mode: str, cloisters: int) -> int:
    """2 points for each cloister building, in solo 1, in 2-long 1 1/2, rounded down."""
    return {"solo": cloisters, "2-long": 3 * cloisters // 2}.get(mode, 2 * cloisters)


def full_selections(limit: int) -> set[str]:
    """All selections of point goods worth up to the limit to which nothing could be added."""
    found = set()
    for numbers in product(*(range(limit // worth + 1) for worth in WORTH.values())):
        value = sum(number * worth for number, worth in zip(numbers, WORTH.values(), strict=True))
        if limit - min(WORTH.values()) < value <= limit:
            terms = [f"{number}{good}" for good, number in zip(WORTH, numbers, strict=True) if number]
            found.add("+".join(terms))
    return found


def usual(text: str) -> str:
    """Goods in the order of `WORTH`."""
    terms = text.split("+")
    return "+".join(sorted(terms, key=lambda term: list(WORTH).index(term.lstrip("0123456789"))))


def with_cloisters(position: Position, *cards: str) -> Position:
    """Besides the Cloister Office, these stand on the board of player 0, who has 5 coins."""
    goods(position, 0, "5coin")
    display(position)
    for card, space in zip(cards, ((3, 1), (3, 0), (0, 0), (0, 1), (1, 0), (1, 1)), strict=False):
        put(position, 0, card, *space)
    return position


# House of the Brotherhood


@pytest.mark.parametrize("variant", ["france", "ireland"])
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("more", [(), ("G02",), ("G02", "G16"), ("G02", "G16", "G18", "G34")])
def test_r27_the_house_of_the_brotherhood_gives_points_by_cloister_buildings(
    mode: str, variant: str, more: tuple[str, ...]
) -> None:
    position = with_cloisters(table(mode, variant), "G41", *more)
    play(position, "place G41@0 lay-brother x1")
    assert {usual(text) for text in options(position)} == full_selections(allowed(mode, 2 + len(more)))


def test_r27_the_house_takes_five_coins_and_gives_the_selection() -> None:
    position = with_cloisters(table(), "G41", "G02", "G16")
    goods(position, 0, "4coin+2wine")
    play(position, "place G41@0 lay-brother x1 1reliquary")
    assert owned(position, 0) == {"wine": 1, "reliquary": 1}
    assert kind(position) == "turn"


def test_the_house_is_of_no_use_without_five_coins() -> None:
    position = with_cloisters(table(), "G41")
    goods(position, 0, "4coin")
    assert kind(play(position, "place G41@0 lay-brother")) == "turn"


def test_the_house_may_be_left_unused() -> None:
    position = play(with_cloisters(table(), "G41"), "place G41@0 lay-brother")
    assert options(position) == ["x1", "x0"]
    assert owned(play(position, "x0"), 0) == {"coin": 5}


def test_r27_a_selection_beyond_the_limit_or_with_room_left_is_refused() -> None:
    position = play(with_cloisters(table(), "G41", "G02"), "place G41@0 lay-brother x1")
    assert why(position, "1reliquary") == "not-on-list"
    assert why(position, "1ornament") == "not-maximal"
    assert why(position, "1ceramic+1book") == ""


def test_r27_other_buildings_and_other_boards_do_not_count() -> None:
    position = with_cloisters(table(), "G41", "G13")
    for card, space in (("G02", (3, 0)), ("G16", (3, 1))):
        put(position, 1, card, *space)
    play(position, "place G41@0 lay-brother x1")
    assert {usual(text) for text in options(position)} == full_selections(4)


def test_r27_under_a_contract_the_users_cloister_buildings_count_without_this_one() -> None:
    position = with_cloisters(table(), "G02")
    put(position, 1, "G41", 3, 1)
    put(position, 1, "G16", 3, 0)
    goods(position, 0, "6coin")
    play(position, "contract G41@1 coins lay-brother x1")
    assert {usual(text) for text in options(position)} == full_selections(4)


@pytest.mark.parametrize(("mode", "board"), [("solo", 1), ("2-long", 1)])
def test_r27_one_cloister_building_is_worth_nothing_in_solo_and_2_long(mode: str, board: int) -> None:
    position = with_cloisters(table(mode))
    put(position, board, "G41", 3, 1)
    goods(position, 0, "6coin")
    play(position, f"contract G41@{board} coins lay-brother")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"coin": 5}


@pytest.mark.parametrize(("variant", "card", "cloisters"), [("france", "F40", 2), ("ireland", "I40", 1)])
def test_r27_used_from_the_display_this_card_does_not_count(variant: str, card: str, cloisters: int) -> None:
    """The Hospice is a cloister building, the Guesthouse is none."""
    position = with_cloisters(table("4-long", variant), card)
    display(position, "G41")
    play(position, f"place {card}@0 lay-brother G41 x1")
    assert {usual(text) for text in options(position)} == full_selections(2 * cloisters)


def test_r27_reached_through_the_priory_the_priory_counts_and_the_other_boards_house_does_not() -> None:
    position = with_cloisters(table(), "G01")
    put(position, 1, "G41", 3, 1)
    clergymen(position, 1, prior="G41@1")
    play(position, "place G01@0 lay-brother G41@1 x1")
    assert {usual(text) for text in options(position)} == full_selections(4)


# Festival Ground


@pytest.mark.parametrize("removed", [0, 1, 2, 3])
def test_r27_the_festival_ground_gives_points_by_forests_and_moors(removed: int) -> None:
    """The heartland has three forests and two moors."""
    position = table("4-long", "ireland")
    put(position, 0, "I38", 3, 1)
    goods(position, 0, "1beer")
    for space in ((0, 0), (1, 0), (1, 1))[:removed]:
        put(position, 0, "empty", *space)
    play(position, "place I38@0 lay-brother x1")
    assert {usual(text) for text in options(position)} == full_selections(5 - removed)


def test_r13_the_festival_ground_under_a_contract_counts_the_users_wilderness() -> None:
    case = used("I38", "1beer", "", "")[0]
    position = play(enter(case, CONTRACT), "x1")
    assert {usual(text) for text in options(position)} == full_selections(6)


# Round Tower


def tower(before: str) -> Position:
    return enter(used("I35", before, "", "")[0], OWN)


@pytest.mark.parametrize(
    ("before", "given", "left"),
    [
        ("5coin+1whiskey+1reliquary+1ornament+1book", "1reliquary+1ornament+1book", ""),
        ("5coin+1whiskey+2reliquary", "2reliquary", ""),
        # Whiskey is worth a point, the one that is paid is not.
        ("5coin+3whiskey+1reliquary+1ornament", "1reliquary+1ornament+2whiskey", ""),
        # A 5-coin tile is worth two, the five that are paid are not.
        ("10coin+1whiskey+1reliquary+1ornament", "1reliquary+1ornament+5coin", ""),
        ("12coin+1whiskey+1reliquary+1ornament", "1reliquary+1ornament+5coin", "2coin"),
        # Whiskey stands for coins: three give the five coins and one in change.
        ("4whiskey+2reliquary", "2reliquary", "1coin"),
        # And for the 5-coin tile.
        ("5coin+4whiskey+1reliquary+1ornament", "1reliquary+1ornament+5coin", "1coin"),
        ("40coin+1whiskey", "35coin", ""),
    ],
)
def test_r21_the_round_tower_takes_any_goods_with_points(before: str, given: str, left: str) -> None:
    position = play(tower(before), f"x1 {given}")
    expected = {"wonder": 1} | ({"coin": int(left.removesuffix("coin"))} if left else {})
    assert owned(position, 0) == expected


@pytest.mark.parametrize(
    "before",
    [
        "5coin+1whiskey+1reliquary+1ornament",
        "5coin+2whiskey+1reliquary+1ornament",
        "9coin+1whiskey+1reliquary+1ornament",
        "5coin+1whiskey+1wonder",
        "3whiskey+2reliquary",
        "39coin+1whiskey",
    ],
)
def test_r21_goods_paid_and_wonders_are_not_among_the_points(before: str) -> None:
    assert kind(tower(before)) == "turn"


def test_r21_the_round_towers_points_are_given_minimally() -> None:
    position = play(tower("5coin+1whiskey+2reliquary+1book"), "x1")
    assert options(position) == ["2reliquary"]
    assert why(position, "2reliquary+1book") == "not-minimal"


# Wonders (R22)


@pytest.mark.parametrize(
    ("card", "before"),
    [
        ("G34", "1book+1ceramic+1ornament+1reliquary"),
        ("I35", "5coin+1whiskey+2reliquary"),
        ("F25", ONE_OF_THIRTEEN),
    ],
)
def test_r22_there_are_eight_wonders(card: str, before: str) -> None:
    case = used(card, before, "", "")[0]
    position = enter(used(card, f"{before}+7wonder", "", "")[0], OWN)
    assert kind(position) == "amount"
    position = enter(used(card, f"{before}+8wonder", "", "")[0], OWN)
    assert kind(position) == "turn"
    position = enter(case, OWN)
    add(position, 2, "wonder", 8)
    assert why(position, "x1") == "no-wonder-left"


def test_r22_the_last_wonder_goes_to_whoever_comes_first() -> None:
    position = table()
    put(position, 0, "G34", 3, 1)
    for player in (0, 1):
        goods(position, player, "1book+1ceramic+1ornament+1reliquary+1coin")
    goods(position, 2, "7wonder")
    play(position, "place G34@0 lay-brother x1 end")
    clergymen(position, 0)
    play(position, "contract G34@0 coins lay-brother")
    assert kind(position) == "turn"
    assert "wonder" not in owned(position, 1)
