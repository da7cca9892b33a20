"""Payments against brute force on small hands: exactly the minimal ones, offered exactly if there is one."""

import csv
from pathlib import Path

import pytest

from labora.rules.decision import Decision
from labora.rules.engine.option import Goods, parse_goods_option
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from tests.rules.naive_payments import (
    Hand,
    inn_payments,
    money,
    pay_coins,
    pay_straw,
    point_payments,
    selections,
    tile_payments,
)
from tests.rules.scene import display, goods, kind, land, options, owned, play, put, table, wheel

REFERENCE = Path(__file__).resolve().parent.parent / "reference"
HANDS = 25
SELECTIONS = 40

FRENCH = ["grain", "straw", "coin", "wine", "livestock", "meat", "bread", "flour", "grapes"]
IRISH = ["grain", "straw", "coin", "whiskey", "livestock", "meat", "beer", "malt"]
FUEL = ["grain", "straw", "wood", "peat", "peat-coal"]
TREASURE = ["book", "ceramic", "ornament", "reliquary", "whiskey", "coin", "coin", "coin"]


def random_hand(dice: Dice, kinds: list[str], tiles: int) -> Hand:
    hand: Hand = {}
    for _ in range(int(dice.below(tiles + 1))):
        good = kinds[int(dice.below(len(kinds)))]
        hand[good] = hand.get(good, 0) + 1
    return hand


def hand_text(hand: Hand) -> str:
    return "+".join(f"{number}{good}" for good, number in hand.items() if number) or "nothing"


def plain(hand: Hand) -> Hand:
    return {good: number for good, number in hand.items() if number}


def in_use(card: str, hand: Hand, variant: str) -> Position:
    """The first player has just placed a lay brother on the card."""
    position = table("4-long", variant, round=24)
    land(position, 0, "coast", 0)
    land(position, 0, "mountain", 0)
    put(position, 0, card, 3, 0)
    goods(position, 0, hand_text(hand))
    return play(position, f"place {card}@0 lay-brother")


def value(text: str) -> Goods:
    option = parse_goods_option(text)
    assert option is not None
    return option


def check_payments(position: Position, expected: list[Hand], hand: Hand) -> None:
    """The open decision offers these payments, each once, and holds nothing else for one."""
    found = Decision(position).options
    listed = [option.text for option in found]
    wanted = {value(hand_text(payment)).text for payment in expected}
    assert set(listed) == wanted
    assert len(listed) == len(found) == len(wanted)
    assert [found[number].text for number in range(len(found))] == listed
    # Selections of everything owned, of all money as coins, and of one tile more than owned.
    owned_ones = list(selections(hand | {"coin": money(hand)}))
    for given in owned_ones[:: 1 + len(owned_ones) // SELECTIONS]:
        option = value(hand_text(given))
        assert (option in found) == (option.text in wanted), option
    for good in hand:
        assert value(f"{hand[good] + money(hand) + 1}{good}") not in found
    with pytest.raises(IndexError):
        found[len(found)]


def offered_times(position: Position) -> set[int]:
    """How often a part is offered; a part that cannot be done at all is not asked for."""
    return {int(text[1:]) for text in options(position)} if kind(position) == "amount" else {0}


# Food and energy


SETTLEMENTS = {
    "shanty-town": (1, 1, "3,1"),
    "farming-village": (3, 3, "3,1"),
    "market-town": (7, 0, "3,1"),
    "fishing-village": (8, 3, "-1,0"),
    "artists-colony": (5, 1, "3,1"),
    "hamlet": (5, 6, "3,1"),
    "village": (15, 9, "3,1"),
    "hillside-village": (30, 3, "5,0"),
}


@pytest.mark.parametrize("variant", ["france", "ireland"])
@pytest.mark.parametrize("settlement", SETTLEMENTS)
def test_settlements_are_paid_with_every_minimal_payment(settlement: str, variant: str) -> None:
    food, energy, site = SETTLEMENTS[settlement]
    kinds = (FRENCH if variant == "france" else IRISH) + FUEL
    # What a small hand cannot pay is paid with dear tiles.
    plenty = {"meat": food // 5, "peat-coal": energy // 3} if food + energy > 10 else {}
    payable = 0
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), kinds, 7)
        hand = {good: hand.get(good, 0) + plenty.get(good, 0) for good in {**hand, **plenty}}
        position = in_use("G28", hand, variant)
        expected = tile_payments(hand, food, 2 * energy)
        offered = kind(position) == "settlement" and settlement in options(position)
        assert offered == bool(expected), hand
        if offered:
            payable += 1
            check_payments(play(position, f"{settlement} {site}"), expected, hand)
    assert payable > 0


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_r3_small_hands_pay_food_and_energy_together(variant: str) -> None:
    """All hands of up to three grain, two straw, two coins and a drink: the places where needs meet."""
    drink = "wine" if variant == "france" else "whiskey"
    tops = {"grain": 3, "straw": 2, "coin": 2, drink: 1, "livestock": 1, "wood": 1}
    for hand in selections(tops):
        expected = tile_payments(hand, 1, 2)
        position = in_use("G28", hand, variant)
        offered = kind(position) == "settlement" and "shanty-town" in options(position)
        assert offered == bool(expected), hand
        if offered:
            check_payments(play(position, "shanty-town 3,1"), expected, hand)


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_r29_stones_are_paid_together(variant: str) -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), (FRENCH if variant == "france" else IRISH) + FUEL, 9)
        position = in_use("G12", hand, variant)
        expected = {times: tile_payments(hand, 2 * times, 2 * times) for times in range(6)}
        assert offered_times(position) == {times for times in expected if expected[times]}, hand
        for times in offered_times(position) - {0}:
            check_payments(play(position.copy(), f"x{times}"), expected[times], hand)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_energy_alone(times: int) -> None:
    payable = 0
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), [*FUEL, "coin", "livestock"], 9)
        position = in_use("G06", hand, "france")
        expected = tile_payments(hand, 0, 6 * times)
        assert (times in offered_times(position)) == bool(expected), hand
        if expected:
            payable += 1
            check_payments(play(position, f"x{times}"), expected, hand)
    assert payable > 0


def test_half_energy_for_each_bread() -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), ["flour", "flour", *FUEL], 8)
        position = in_use("F05", hand, "france")
        expected = {times: tile_payments(hand, 0, times) for times in range(hand.get("flour", 0) + 1)}
        assert offered_times(position) == {times for times in expected if expected[times]}, hand
        for times in offered_times(position) - {0}:
            check_payments(play(position.copy(), f"x{times}"), expected[times], hand)


def test_energy_for_the_ship() -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), [*FUEL, "clay"], 7)
        position = table("4-long", "france", round=24)
        put(position, 0, "F33", 3, 0)
        goods(position, 0, hand_text(hand))
        wheel(position, joker=3)
        play(position, "place F33@0 lay-brother")
        expected = tile_payments(hand, 0, 6)
        assert offered_times(position) == ({0, 1} if expected else {0}), hand
        if expected:
            check_payments(play(position, "x1"), expected, hand)


# Parts paid together


def test_r29_workshop_pays_one_sum_of_energy() -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), [*FUEL, "clay", "clay", "stone"], 10)
        position = in_use("G18", hand, "france")
        for ceramics in range(4):
            for ornaments in range(2):
                expected: list[Hand] = []
                if 0 < ceramics + ornaments <= ceramics + hand.get("stone", 0) and ceramics <= hand.get(
                    "clay", 0
                ):
                    expected = tile_payments(hand, 0, 2 * (ceramics + ornaments))
                check_amounts(position, [ceramics, ornaments], expected, hand)


def test_r34_estate_is_paid_by_food_and_energy_in_any_mixture() -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), ["grain", "meat", "livestock", "coin", "straw", "peat-coal"], 8)
        hand["meat"] = hand.get("meat", 0) + 1
        position = in_use("G39", hand, "france")
        for by_food in range(3):
            for by_energy in range(3):
                expected: list[Hand] = []
                if 0 < by_food + by_energy <= 2:
                    expected = tile_payments(hand, 10 * by_food, 12 * by_energy)
                check_amounts(position, [by_food, by_energy], expected, hand)


def check_amounts(position: Position, amounts: list[int], expected: list[Hand], hand: Hand) -> None:
    """Two parts done so many times lead to these payments, or cannot be done so if there are none."""
    reached = choose_amounts(position.copy(), amounts)
    assert (reached is not None) == bool(expected), (hand, amounts)
    if reached is not None:
        check_payments(reached, expected, owned(reached, 0))


def choose_amounts(position: Position, amounts: list[int]) -> Position | None:
    """Chooses how often each part is done; None if not offered. Impossible parts are not asked for."""
    for part, number in enumerate(amounts):
        asked = kind(position) == "amount" and position.part == part
        if asked and f"x{number}" in options(position):
            play(position, f"x{number}")
        elif asked or number:
            return None
    return position if kind(position) == "payment" else None


# The Inn and the Round Tower


def test_r33_inn_takes_food_for_as_many_coins() -> None:
    for seed in range(HANDS):
        hand = random_hand(Dice(seed), [good for good in FRENCH if good != "wine"], 7)
        position = in_use("F20", hand, "france")
        expected = {coins: inn_payments(hand, coins) for coins in range(8)}
        assert offered_times(position) == {coins for coins in expected if expected[coins]}, hand
        for coins in offered_times(position) - {0}:
            after = play(position.copy(), f"x{coins}")
            check_payments(after, expected[coins], hand)
            before = owned(after, 0).get("coin", 0)
            play(after, options(after)[-1])
            assert owned(after, 0)["coin"] == before + coins


def test_r21_round_tower_takes_every_minimal_selection_of_points() -> None:
    payable = 0
    for seed in range(2 * HANDS):
        hand = random_hand(Dice(seed), TREASURE, 11)
        hand |= {"whiskey": hand.get("whiskey", 0) + 1, "coin": hand.get("coin", 0) + 4}
        position = in_use("I35", hand, "ireland")
        rest = dict(hand)
        rest["whiskey"] -= 1
        # The 5 coins and the whiskey come first; what is left may make up the points.
        expected = []
        if money(rest) >= 5:
            pay_coins(rest, 5)
            expected = point_payments(rest, 14)
        assert offered_times(position) == ({0, 1} if expected else {0}), hand
        if expected:
            payable += 1
            play(position, "x1")
            assert owned(position, 0) == plain(rest)
            check_payments(position, expected, plain(rest))
    assert payable > 10


# Materials and coins: exactly one payment (R1)


def cost_of(text: str) -> Hand:
    return {good: int(number) for number, good in (term.split(" ") for term in text.split(" + "))}


def rows(variant: str) -> list[dict[str, str]]:
    with (REFERENCE / "buildings.csv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["variant"] in ("both", variant)]


def pay_materials(hand: Hand, cost: Hand) -> Hand | None:
    rest = dict(hand)
    for good, number in cost.items():
        if good == "coin":
            if money(rest) < number:
                return None
            pay_coins(rest, number)
        elif good == "straw":
            pay_straw(rest, number)
        else:
            rest[good] = rest.get(good, 0) - number
    return None if any(number < 0 for number in rest.values()) else plain(rest)


def site_for(position: Position, row: dict[str, str]) -> str:
    """A space where the card may stand; the hillside lies beside the Cloister Office."""
    land(position, 0, "coast", 0)
    land(position, 0, "mountain", 0)
    put(position, 0, "empty", 2, 0)
    first = row["terrain"].split("/")[-1]
    return {"hillside": "5,1", "coast": "-1,0", "mountain": "6,0", "water": "-2,0"}[first]


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_r1_materials_and_coins_have_one_payment(variant: str) -> None:
    drink = "wine" if variant == "france" else "whiskey"
    built = 0
    for number, row in enumerate(rows(variant)):
        cost = cost_of(row["cost"])
        for seed in range(8):
            dice = Dice(100 * number + seed)
            hand = random_hand(
                dice, [*cost, *cost, *cost, "grain", "straw", drink], 2 * sum(cost.values()) + 2
            )
            position = table("4-long", variant)
            site = site_for(position, row)
            display(position, row["id"])
            goods(position, 0, hand_text(hand))
            rest = pay_materials(hand, cost)
            assert ("build" in options(position)) == (rest is not None), (row["id"], hand)
            if rest is not None:
                built += 1
                play(position, f"build {row['id']} {site}")
                assert owned(position, 0) == rest, (row["id"], hand)
    assert built > 40
