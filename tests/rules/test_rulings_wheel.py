"""R4 to R6: what the wheel yields, and to whom."""

import pytest

from labora.rules.state.position import Position
from tests.rules.scene import (
    card_at,
    goods,
    kind,
    options,
    owned,
    play,
    put,
    table,
    value,
    wheel,
    why,
)


def owner(card: str, text: str, variant: str = "france", mode: str = "4-long") -> Position:
    """Player 0 has a building at 3,1 and these goods."""
    position = table(mode, variant)
    put(position, 0, card, 3, 1)
    goods(position, 0, text)
    return position


# R4


@pytest.mark.parametrize(("act", "space", "good"), [("fell", "1,0", "wood"), ("cut", "0,0", "peat")])
def test_r4_clearing_at_value_0_removes_the_card_and_gains_nothing(act: str, space: str, good: str) -> None:
    position = table()
    wheel(position, wood=0, peat=0)
    play(position, f"{act} {space} {good}")
    assert owned(position, 0)[good] == 1
    assert card_at(position, 0, int(space[0]), int(space[2])) == "empty"


def test_r4_a_production_of_0_is_no_use_of_a_building() -> None:
    position = table()
    wheel(position, clay=0, joker=0)
    play(position, "place clay-mound@0 lay-brother")
    assert kind(position) == "turn"


def test_r4_only_the_indicator_that_yields_something_is_offered() -> None:
    position = table()
    wheel(position, grain=0, livestock=3, joker=0)
    play(position, "place farmyard@0 lay-brother")
    assert set(options(position)) == {"livestock", "skip"}
    assert why(position, "grain") == why(position, "grain/joker") == "nothing-produced"


@pytest.mark.parametrize(("card", "variant"), [("F33", "france"), ("I33", "ireland")])
def test_r4_shipping_company_and_cooperage_take_no_payment_for_nothing(card: str, variant: str) -> None:
    position = owner(card, "9wood", variant)
    wheel(position, joker=0)
    play(position, f"place {card}@0 lay-brother")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"wood": 9}


# R5


@pytest.mark.parametrize(("wood", "joker", "gained"), [(-1, -1, 0), (5, -1, 5)])
def test_r5_felling_without_the_joker_asks_nothing(wood: int, joker: int, gained: int) -> None:
    position = table("solo")
    wheel(position, wood=wood, joker=joker)
    play(position, "fell 1,0")
    assert kind(position) == "turn"
    assert owned(position, 0).get("wood", 0) == gained
    assert card_at(position, 0, 1, 0) == "empty"


def test_r5_the_indicator_used_is_reset_and_the_one_out_of_play_stays_out() -> None:
    position = table("solo")
    wheel(position, wood=-1, joker=4)
    play(position, "fell 1,0 wood/joker")
    assert owned(position, 0) == {"wood": 4}
    assert (value(position, "wood"), value(position, "joker")) == (-1, 0)


CLEARINGS = [("fell", "1,0", "wood"), ("cut", "0,0", "peat")]


@pytest.mark.parametrize(("act", "space", "good"), CLEARINGS)
def test_r5_felling_and_cutting_never_force_the_joker(act: str, space: str, good: str) -> None:
    position = table("solo")
    wheel(position, **{good: -1, "joker": 4})
    play(position, f"{act} {space}")
    assert options(position) == [f"{good}/joker", "nothing"]
    assert why(position, good) == "indicator-not-in-play"
    play(position, "nothing")
    assert owned(position, 0) == {}
    assert (value(position, good), value(position, "joker")) == (-1, 4)
    assert card_at(position, 0, *(int(number) for number in space.split(","))) == "empty"
    assert kind(position) == "turn"


@pytest.mark.parametrize(("act", "space", "good"), CLEARINGS)
def test_r5_with_its_own_indicator_in_play_a_good_is_taken(act: str, space: str, good: str) -> None:
    position = table("solo")
    wheel(position, **{good: 5, "joker": 4})
    play(position, f"{act} {space}")
    assert options(position) == [good, f"{good}/joker"]
    assert why(position, "nothing") == "own-indicator-in-play"


@pytest.mark.parametrize("line", ["fell 1,0 nothing cut 0,0 peat", "cut 0,0 peat fell 1,0 nothing"])
def test_r5_the_calefactory_does_not_force_the_joker_either(line: str) -> None:
    position = owner("F32", "1coin", "france", "solo")
    wheel(position, wood=-1, peat=5, joker=4)
    play(position, f"place F32@0 lay-brother x1 {line}")
    assert kind(position) == "turn"
    assert owned(position, 0) == {"peat": 5}
    assert (value(position, "peat"), value(position, "joker")) == (0, 4)


def test_r5_both_jokers_or_nothing_by_the_calefactory() -> None:
    position = owner("F32", "1coin", "france", "solo")
    wheel(position, wood=-1, peat=-1, joker=4)
    play(position, "place F32@0 lay-brother x1 fell 1,0 nothing cut 0,0 peat/joker")
    assert owned(position, 0) == {"peat": 4}


def test_r5_a_building_has_no_production_of_nothing() -> None:
    position = table("solo")
    wheel(position, clay=-1, joker=4)
    play(position, "place clay-mound@0 lay-brother")
    assert options(position) == ["clay/joker", "skip"]
    assert why(position, "nothing") == "not-on-list"


def test_r5_a_building_yields_nothing_when_neither_is_in_play() -> None:
    position = table("solo")
    wheel(position, clay=-1, joker=-1)
    play(position, "place clay-mound@0 lay-brother")
    assert kind(position) == "turn"


def test_r5_a_building_yields_by_the_one_that_is_in_play() -> None:
    position = table("solo")
    wheel(position, clay=-1, joker=5)
    play(position, "place clay-mound@0 lay-brother")
    assert set(options(position)) == {"clay/joker", "skip"}


# R6


@pytest.mark.parametrize("mode", ["3-short", "4-short"])
def test_r6_after_a_production_every_player_takes_one_of_the_good(mode: str) -> None:
    position = table(mode)
    wheel(position, clay=4)
    play(position, "place clay-mound@0 lay-brother clay")
    assert owned(position, 0)["clay"] == 1 + 4 + 1
    assert {owned(position, player)["clay"] for player in range(1, int(mode[0]))} == {2}


def test_r6_felling_is_a_production_too() -> None:
    position = table("3-short")
    wheel(position, wood=2)
    play(position, "fell 2,0 wood")
    assert [owned(position, player)["wood"] for player in range(3)] == [1 + 2 + 1, 2, 2]


def test_r6_a_production_of_0_gives_nobody_anything() -> None:
    position = table("3-short")
    wheel(position, wood=0)
    play(position, "fell 2,0 wood")
    assert [owned(position, player)["wood"] for player in range(3)] == [1, 1, 1]


@pytest.mark.parametrize(("card", "variant", "good"), [("F33", "france", "meat"), ("I33", "ireland", "beer")])
def test_r6_shipping_company_and_cooperage_count(card: str, variant: str, good: str) -> None:
    position = owner(card, "3wood", variant, "3-short")
    wheel(position, joker=4)
    play(position, f"place {card}@0 lay-brother x1")
    if kind(position) == "payment":
        play(position, "3wood")
    play(position, good)
    assert [owned(position, player).get(good, 0) for player in range(3)] == [5, 1, 1]


def test_r6_under_a_contract_the_owner_takes_one_as_well() -> None:
    position = table("3-short")
    wheel(position, clay=4)
    play(position, "contract clay-mound@1 coins lay-brother clay")
    assert [owned(position, player)["clay"] for player in range(3)] == [1 + 4 + 1, 2, 2]


def test_r6_in_the_long_game_only_the_producer_takes() -> None:
    position = table("3-long")
    wheel(position, clay=4)
    play(position, "place clay-mound@0 lay-brother clay")
    assert [owned(position, player)["clay"] for player in range(3)] == [5, 1, 1]
