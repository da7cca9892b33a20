"""Paying told naively, from the rulings, for small hands: every selection of tiles is looked at."""

from collections.abc import Iterator
from itertools import product

Hand = dict[str, int]

# Section 2. Coins are one number; energy is counted in halves.
FOOD = {
    "livestock": 2,
    "meat": 5,
    "coin": 1,
    "grapes": 1,
    "flour": 1,
    "bread": 3,
    "malt": 1,
    "beer": 5,
}
ENERGY = {"peat": 4, "peat-coal": 6, "straw": 1, "wood": 2}
POINTS = {"book": 2, "ceramic": 3, "ornament": 4, "reliquary": 8, "whiskey": 1, "five-coins": 2}
COINS_OF = {"wine": 1, "whiskey": 2}


def money(hand: Hand) -> int:
    """R1: wine and whiskey are worth coins."""
    return hand.get("coin", 0) + sum(worth * hand.get(drink, 0) for drink, worth in COINS_OF.items())


def pay_coins(hand: Hand, coins: int) -> None:
    """R1: coins first, then wine or whiskey, change given."""
    for drink, worth in COINS_OF.items():
        while hand.get("coin", 0) < coins and hand.get(drink, 0) > 0:
            hand[drink] -= 1
            hand["coin"] = hand.get("coin", 0) + worth
    hand["coin"] = hand.get("coin", 0) - coins


def pay_straw(hand: Hand, straw: int) -> None:
    """R1: straw tiles first, then grain."""
    tiles = min(straw, hand.get("straw", 0))
    hand["straw"] = hand.get("straw", 0) - tiles
    hand["grain"] = hand.get("grain", 0) - (straw - tiles)


def selections(hand: Hand) -> Iterator[Hand]:
    """Every selection of tiles."""
    kinds = sorted(good for good, number in hand.items() if number)
    for numbers in product(*(range(hand[good] + 1) for good in kinds)):
        yield {good: number for good, number in zip(kinds, numbers, strict=True) if number}


def without_one(selection: Hand) -> Iterator[Hand]:
    for good in selection:
        yield selection | {good: selection[good] - 1}


def splits(given: Hand, food: int, energy: int) -> list[int]:
    """How many of the given grain can be eaten, the rest being burnt, so that it suffices."""
    eaten_else = sum(FOOD.get(good, 0) * number for good, number in given.items())
    burnt_else = sum(ENERGY.get(good, 0) * number for good, number in given.items())
    grain = given.get("grain", 0)
    return [
        eaten
        for eaten in range(grain + 1)
        if eaten_else + eaten >= food and burnt_else + grain - eaten >= energy
    ]


def tile_payments(hand: Hand, food: int, energy: int) -> list[Hand]:
    """R1, R3: the minimal payments of food and energy; straw is burnt before grain is."""
    usable = {
        good: number for good, number in hand.items() if good in FOOD or good in ENERGY or good == "grain"
    }
    usable["coin"] = min(money(hand), food)
    found = []
    for given in selections(usable):
        eaten = splits(given, food, energy)
        straw_first = given.get("straw", 0) == hand.get("straw", 0)
        if not any(straw_first or number == given.get("grain", 0) for number in eaten):
            continue
        if not any(splits(less, food, energy) for less in without_one(given)):
            found.append(given)
    return found


def inn_payments(hand: Hand, coins: int, limit: int = 7) -> list[Hand]:
    """R33: selections for exactly so many coins, from which nothing can be left out for the same coins."""
    usable = {
        good: number for good, number in hand.items() if (good in FOOD or good == "grain") and good != "coin"
    }

    def gained(given: Hand) -> int:
        return min(limit, sum(FOOD.get(good, 1) * number for good, number in given.items()))

    return [
        given
        for given in selections(usable)
        if gained(given) == coins and all(gained(less) < coins for less in without_one(given))
    ]


def point_payments(hand: Hand, points: int) -> list[Hand]:
    """R21, R3: the minimal selections worth the points; a 5-coin tile is told as 5 coins."""
    usable = {good: number for good, number in hand.items() if good in POINTS}
    usable["five-coins"] = money(hand) // 5

    def worth(given: Hand) -> int:
        return sum(POINTS[good] * number for good, number in given.items())

    found = []
    for given in selections(usable):
        coins = 5 * given.get("five-coins", 0)
        if coins + COINS_OF["whiskey"] * given.get("whiskey", 0) > money(hand):
            continue
        if worth(given) >= points and all(worth(less) < points for less in without_one(given)):
            told = {good: number for good, number in given.items() if good != "five-coins"}
            found.append(told | ({"coin": coins} if coins else {}))
    return found


def different_goods(hand: Hand, drink: str, number: int) -> list[frozenset[str]]:
    """R2: every selection of so many different goods that can be given together."""
    kinds = [good for good in hand if good not in ("wonder", "coin", "grain", "straw") and hand[good]]
    kinds += ["coin", "five-coins", "grain", "straw"]
    found = []
    for chosen in product((False, True), repeat=len(kinds)):
        given = frozenset(kind for kind, taken in zip(kinds, chosen, strict=True) if taken)
        if len(given) == number and _together(hand, drink, given):
            found.append(given)
    return found


def _together(hand: Hand, drink: str, given: frozenset[str]) -> bool:
    rest = dict(hand)
    if drink in given:
        rest[drink] -= 1
    if money(rest) < ("coin" in given) + 5 * ("five-coins" in given):
        return False
    grain = hand.get("grain", 0) - ("grain" in given)
    return grain >= 0 and grain + hand.get("straw", 0) >= ("straw" in given)
