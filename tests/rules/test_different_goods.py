"""N different goods (R2) against brute force: every set that can be given together is offered, and once."""

import pytest

from labora.rules.components.goods import NUMBER
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from tests.rules.naive_payments import Hand, different_goods, pay_coins, pay_straw, selections
from tests.rules.scene import goods, kind, options, owned, play, put, table

FRENCH = ["grain", "straw", "coin", "wine", "grapes", "bread", "clay", "peat", "book"]
IRISH = ["grain", "straw", "coin", "whiskey", "malt", "beer", "wood", "stone", "book"]
MANY = {
    "france": [
        "peat",
        "peat-coal",
        "livestock",
        "meat",
        "wood",
        "clay",
        "ceramic",
        "book",
        "grapes",
        "flour",
    ],
    "ireland": ["peat", "peat-coal", "livestock", "meat", "wood", "clay", "ceramic", "book", "malt", "beer"],
}
# Card, how many goods, variant.
CARDS = [("G02", 3, "france"), ("G02", 3, "ireland"), ("F08", 4, "france"), ("I32", 5, "ireland")]


def drink_of(variant: str) -> str:
    return "wine" if variant == "france" else "whiskey"


def in_use(card: str, hand: Hand, variant: str) -> Position:
    position = table("4-long", variant, round=24)
    put(position, 0, card, 3, 0)
    text = "+".join(f"{number}{good}" for good, number in hand.items() if number) or "nothing"
    goods(position, 0, text)
    return play(position, f"place {card}@0 lay-brother")


def random_hand(seed: int, kinds: list[str], tiles: int) -> Hand:
    dice = Dice(seed)
    hand: Hand = {}
    for _ in range(int(dice.below(tiles + 1))):
        good = kinds[int(dice.below(len(kinds)))]
        # Coins come in handfuls: the 5-coin tile is what makes it hard.
        hand[good] = hand.get(good, 0) + (1 + int(dice.below(3)) if good == "coin" else 1)
    return hand


def sequences(position: Position) -> list[tuple[list[str], Position]]:
    """Every way through the decisions to give a good, with the position at its end."""
    if kind(position) != "give":
        return [([], position)]
    found = []
    for text in options(position):
        after = play(position.copy(), text)
        found += [([text, *rest], end) for rest, end in sequences(after)]
    return found


def after_giving(hand: Hand, given: list[str]) -> Hand:
    rest = dict(hand)
    for good in given:
        if good == "straw":
            pay_straw(rest, 1)
        elif good in ("coin", "five-coins"):
            pay_coins(rest, 5 if good == "five-coins" else 1)
        else:
            rest[good] -= 1
    return {good: number for good, number in rest.items() if number}


def check_hand(card: str, number: int, variant: str, hand: Hand) -> int:
    """Holds what is offered against all subsets; gives how many there are."""
    expected = different_goods(hand, drink_of(variant), number)
    position = in_use(card, hand, variant)
    offered = kind(position) == "amount" and "x1" in options(position)
    assert offered == bool(expected), hand
    if not offered:
        return 0
    play(position, "x1")
    before = owned(position, 0)
    found = sequences(position)
    assert sorted(sorted(given) for given, _ in found) == sorted(sorted(given) for given in expected)
    for given, _ in found:
        assert given == sorted(given, key=NUMBER.__getitem__), "one order only"
    if card == "G02":
        # Nothing has been gained yet: the basic good is chosen after.
        for given, end in found:
            assert owned(end, 0) == after_giving(before, given), (hand, given)
    return len(found)


@pytest.mark.parametrize(("card", "number", "variant"), CARDS)
def test_r2_every_set_of_different_goods_is_offered_once(card: str, number: int, variant: str) -> None:
    kinds = FRENCH if variant == "france" else IRISH
    found = sum(check_hand(card, number, variant, random_hand(seed, kinds, 9)) for seed in range(50))
    assert found > 100


@pytest.mark.parametrize("variant", ["france", "ireland"])
def test_r2_coins_and_drinks_and_grain_stand_for_each_other(variant: str) -> None:
    """All hands of some coins, drinks, grain and straw, where one gift can make another impossible."""
    drink = drink_of(variant)
    for coins in range(8):
        for hand in selections({drink: 3, "grain": 2, "straw": 1}):
            check_hand("G02", 3, variant, hand | {"coin": coins})


@pytest.mark.parametrize("seed", range(6))
def test_r2_thirteen_different_goods_for_a_wonder(seed: int) -> None:
    hand = dict.fromkeys(MANY["france"], 1)
    for good, number in random_hand(seed, ["grain", "straw", "coin", "wine"], 8).items():
        hand[good] = number
    # Wonders are not used for this.
    hand["wonder"] = 1
    check_hand("F25", 13, "france", hand)
