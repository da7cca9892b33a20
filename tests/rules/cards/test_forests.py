"""Cards that remove forests and moors: Carpentry, Forest Hut, Printing Office, Calefactory (R6, R13, R15)."""

import pytest

from labora.rules.state.position import Position
from tests.rules.cards.card_uses import CONTRACT, OWN, REACHING, WHEEL, Way, enter, stands_on, used
from tests.rules.scene import card_at, display, goods, kind, options, owned, play, put, table, value, wheel

FORESTS = ((1, 0), (2, 0), (1, 1), (0, 2))
ALL_WAYS = (OWN, CONTRACT, *REACHING)


def standing_forests(position: Position, player: int = 0) -> list[tuple[int, int]]:
    return [space for space in FORESTS if card_at(position, player, *space) == "forest"]


@pytest.mark.parametrize("way", ALL_WAYS, ids=str)
@pytest.mark.parametrize(
    ("card", "line", "left"),
    [
        ("F10", "2,0 skip", [(1, 0), (1, 1), (0, 2)]),
        ("I29", "0,2", [(1, 0), (2, 0), (1, 1)]),
        ("F38", "x3 1,0 2,0 0,2", [(1, 1)]),
        ("F38", "x1 1,1", [(1, 0), (2, 0), (0, 2)]),
        ("F32", "x1 fell 1,1 wood skip", [(1, 0), (2, 0), (0, 2)]),
    ],
)
def test_r13_exactly_the_chosen_forests_of_the_user_leave_the_game(
    card: str, line: str, left: list[tuple[int, int]], way: Way
) -> None:
    position = enter(used(card, "1coin", "", "")[0], way)
    play(position, line)
    assert standing_forests(position) == left
    assert [card_at(position, 1, *space) for space in FORESTS[:3]] == ["forest"] * 3


@pytest.mark.parametrize("card", ["F10", "I29"])
def test_removing_a_forest_may_be_declined(card: str) -> None:
    position = play(enter(used(card, "", "", "")[0], OWN), "skip")
    assert kind(position) == "turn"
    assert standing_forests(position) == list(FORESTS)


@pytest.mark.parametrize(("card", "line"), [("F10", "1,0 skip"), ("I29", "1,0"), ("F38", "x2 1,0 2,0")])
def test_r15_removing_forests_gives_no_wood_and_leaves_the_wheel_alone(card: str, line: str) -> None:
    position = play(enter(used(card, "", "", "")[0], OWN), line)
    assert owned(position, 0).get("wood", 0) == (2 if card == "I29" else 0)
    assert {name: value(position, name) for name in WHEEL} == WHEEL


@pytest.mark.parametrize("mode", ["3-short", "4-short"])
def test_r15_removing_a_forest_is_no_production_in_the_short_game(mode: str) -> None:
    position = table(mode, "ireland")
    for player in range(position.setup.players):
        goods(position, player, "nothing")
    put(position, 0, "I29", 3, 1)
    play(position, "place I29@0 lay-brother 2,0")
    assert owned(position, 0) == {"livestock": 2, "wood": 2, "stone": 1}
    assert owned(position, 1) == {}


def test_the_printing_office_takes_forests_from_everywhere_in_the_landscape() -> None:
    position = play(enter(used("F38", "", "", "")[0], OWN), "x4 1,0 2,0 1,1 0,2")
    assert owned(position, 0) == {"book": 4}
    assert standing_forests(position) == []


def test_the_printing_offices_forests_are_chosen_in_order_and_none_twice() -> None:
    position = play(enter(used("F38", "", "", "")[0], OWN), "x2 2,0")
    assert options(position) == ["1,1", "0,2"]


# Carpentry


def test_r14_the_carpentrys_freed_space_may_be_built_on() -> None:
    position = enter(used("F10", "2clay", "", "")[0], OWN)
    display(position, "G13")
    play(position, "2,0 G13")
    assert "2,0" in options(position)
    play(position, "2,0 skip")
    assert card_at(position, 0, 2, 0) == "G13"


def test_r14_the_carpentrys_freed_space_need_not_be_built_on() -> None:
    position = enter(used("F10", "2clay", "", "")[0], OWN)
    display(position, "G13")
    play(position, "2,0 G13 3,0 skip")
    assert (card_at(position, 0, 2, 0), card_at(position, 0, 3, 0)) == ("empty", "G13")


def test_r14_the_carpentry_offers_only_what_can_be_paid_and_placed() -> None:
    position = enter(used("F10", "2clay+9coin", "", "")[0], OWN)
    display(position, "G13", "G26", "G22", "G16")
    play(position, "1,0")
    assert options(position) == ["G13", "skip"]


def test_r14_the_carpentry_of_the_display_may_build_itself() -> None:
    position = table()
    put(position, 0, "F40", 3, 0)
    display(position, "F10")
    goods(position, 0, "2wood+1clay")
    play(position, "place F40@0 lay-brother F10 1,0 F10 1,0 prior")
    assert card_at(position, 0, 1, 0) == "F10"
    assert kind(position) == "forest"
    play(position, "2,0 skip")
    assert kind(position) == "turn"
    assert stands_on(position, "F10@0") == 1


# Calefactory


def calefactory(mode: str = "4-long") -> Position:
    position = table(mode)
    put(position, 0, "F32", 3, 1)
    for player in range(position.setup.players):
        goods(position, player, "nothing")
    goods(position, 0, "1coin")
    wheel(position, wood=6, peat=5, joker=10)
    return play(position, "place F32@0 lay-brother x1")


def test_r15_the_calefactory_fells_and_cuts_with_the_wheel_in_either_order() -> None:
    for line in ("fell 2,0 wood cut 0,1 peat", "cut 0,1 peat fell 2,0 wood"):
        position = play(calefactory(), line)
        assert owned(position, 0) == {"wood": 6, "peat": 5}
        assert (value(position, "wood"), value(position, "peat"), value(position, "joker")) == (0, 0, 10)
        assert (card_at(position, 0, 2, 0), card_at(position, 0, 0, 1)) == ("empty", "empty")


def test_r4_the_calefactory_may_use_the_joker_a_second_time_for_nothing() -> None:
    position = play(calefactory(), "fell 2,0 wood/joker cut 0,1")
    assert options(position) == ["peat", "peat/joker"]
    play(position, "peat/joker")
    assert owned(position, 0) == {"wood": 10}
    assert value(position, "peat") == 5


def test_r6_each_production_of_the_calefactory_gives_everybody_a_good_in_the_short_game() -> None:
    position = play(calefactory("4-short"), "fell 2,0 wood cut 0,1 peat")
    assert owned(position, 0) == {"wood": 7, "peat": 6}
    assert [owned(position, player) for player in (1, 2, 3)] == [{"wood": 1, "peat": 1}] * 3


def test_the_calefactorys_second_half_may_be_left_out() -> None:
    position = play(calefactory(), "fell 2,0 wood skip")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"wood": 6}
    assert card_at(position, 0, 0, 1) == "moor"


# Production by other cards in the short game


@pytest.mark.parametrize(
    ("variant", "card", "before", "line", "good"),
    [
        ("france", "G22", "", "stone", "stone"),
        ("france", "F14", "", "grapes/joker", "grapes"),
        ("france", "F33", "3wood", "x1 3wood bread", "bread"),
        ("ireland", "I33", "3wood", "x1 whiskey", "whiskey"),
        ("ireland", "farmyard", "", "livestock", "livestock"),
    ],
)
def test_r6_production_in_the_short_game_gives_everybody_a_good(
    variant: str, card: str, before: str, line: str, good: str
) -> None:
    position = table("3-short", variant)
    for player in range(3):
        goods(position, player, "nothing")
    goods(position, 0, before or "nothing")
    if card != "farmyard":
        put(position, 0, card, 3, 1)
    wheel(position, stone=6, livestock=6, joker=6)
    play(position, f"place {card}@0 lay-brother {line}")
    assert owned(position, 0) == {good: 7}
    assert owned(position, 1) == owned(position, 2) == {good: 1}
