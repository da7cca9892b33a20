"""What functions of buildings are made of: a card's function is a tuple of parts, each `cost -> result`."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.amounts import read_amounts
from labora.rules.components.goods import BASIC, COIN, KINDS, LIVESTOCK, NUMBER, no_goods

ANY_NUMBER: Final = 1000

# What a part leads to after its cost is paid and its goods are gained. Reaching another building ends a
# function (R11), so `USE_*` and `BUILD` only stand in a card's last part.
NOTHING: Final = 0
PRODUCE: Final = 1
SHIP: Final = 2
USE_PRIOR: Final = 3
USE_OCCUPIED: Final = 4
USE_NEIGHBOUR: Final = 5
USE_DISPLAY: Final = 6
BUILD: Final = 7
SETTLE: Final = 8
TAKE_LAND: Final = 9
CLEAR_LAND: Final = 10
IMPROVE: Final = 11
REWARD_CLOISTERS: Final = 12
REWARD_WILDERNESS: Final = 13

REACHES: Final[tuple[int, ...]] = (USE_PRIOR, USE_OCCUPIED, USE_NEIGHBOUR, USE_DISPLAY)

# Whose clergymen come back.
NOBODY: Final = 0
OWN_PRIOR: Final = 1
ALL_OWN: Final = 2


class Cost:
    """Describe a cost. Goods and coins have one payment (R1); food, energy and points have many."""

    def __init__(self, goods: vec[i64], food: i64, energy: i64, points: i64) -> None:
        self.goods: Final = goods
        self.food: Final = food
        # In halves.
        self.energy: Final = energy
        self.points: Final = points
        # The goods that are asked for at all: most costs name one or two.
        asked = vec[i64]()
        for good in range(KINDS):
            if goods[good]:
                asked = append(asked, good)
        self.kinds: Final = asked

    @property
    def by_choice(self) -> bool:
        return self.food + self.energy + self.points > 0

    @property
    def free(self) -> bool:
        return len(self.kinds) == 0 and not self.by_choice


def parse_amounts(text: str) -> list[tuple[str, int]]:
    """`"2 wood + 1/2 energy"` as [("wood", 2), ("energy", 1)]: energy in halves."""
    amounts = read_amounts(text)
    if amounts is None:
        raise ValueError(f"{text!r} is not a text of amounts.")
    return [(name, halves if name == "energy" else halves // 2) for name, halves in amounts]


def parse_goods(text: str) -> vec[i64]:
    goods = no_goods()
    for name, number in parse_amounts(text):
        goods[NUMBER[name]] += number
    return goods


def parse_cost(text: str) -> Cost:
    goods = no_goods()
    by_choice = {"food": 0, "energy": 0, "points": 0}
    for name, number in parse_amounts(text):
        if name in by_choice:
            by_choice[name] = number
        else:
            goods[NUMBER[name]] += number
    return Cost(goods, by_choice["food"], by_choice["energy"], by_choice["points"])


class Choice:
    """Describe a choice of one good among several, each in its own number."""

    def __init__(self, goods: tuple[int, ...], amount: i64, another: bool = False) -> None:
        self.goods: Final = goods
        self.amount: Final = amount
        # Not the good of the choice before (Druid's House).
        self.another: Final = another


class Part:
    """Describe a part of a building's function: what it costs, what it gives, and what it leads to."""

    def __init__(
        self,
        cost: str = "",
        gain: str = "",
        *,
        limit: i64 = 1,
        different: i64 = 0,
        forests: i64 = 0,
        choices: tuple[Choice, ...] = (),
        goal: i64 = NOTHING,
        wheel: tuple[int, ...] = (),
        recall: i64 = NOBODY,
        tiers: tuple[int, ...] = (),
        rebate: i64 = 0,
        herd: bool = False,
        joined: bool = False,
        shares_limit: bool = False,
        any_food: bool = False,
    ) -> None:
        self.cost: Final = parse_cost(cost)
        self.gain: Final = parse_goods(gain)
        self.limit: Final = limit
        self.different: Final = different
        self.forests: Final = forests
        self.choices: Final = choices
        self.goal: Final = goal
        self.wheel: Final = wheel
        self.recall: Final = recall
        # Coins for one, two, three times (Fuel Merchant).
        self.tiers: Final = tiers
        # Coins that the first time is cheaper than the others (Forger's Workshop).
        self.rebate: Final = rebate
        # Coins by the size of the herd (Spinning Mill).
        self.herd: Final = herd
        # Paid together with the next part (R29).
        self.joined: Final = joined
        # The joined part before counts toward the limit of this one (R34).
        self.shares_limit: Final = shares_limit
        # As many coins as food is given, which may be less than the limit (Inn, R33).
        self.any_food: Final = any_food
        # Nothing to decide before the first selection, which then has a "skip" in it.
        self.direct: Final = (
            self.cost.free
            and forests <= 1
            and different == 0
            and (goal not in (NOTHING, BUILD) or forests == 1)
        )


def gain(goods: str, *choices: Choice) -> Part:
    return Part("", goods, choices=choices)


def trade(cost: str, goods: str, *choices: Choice, limit: i64 = 1) -> Part:
    return Part(cost, goods, choices=choices, limit=limit)


def different(number: i64, goods: str, *choices: Choice) -> Part:
    return Part("", goods, different=number, choices=choices)


def produce(*goods: int) -> Part:
    return Part(goal=PRODUCE, wheel=goods)


def joined(cost: str, goods: str, limit: i64) -> Part:
    return Part(cost, goods, limit=limit, joined=True)


def one_of(amount: i64, *goods: int) -> Choice:
    return Choice(goods, amount)


def basic_good(amount: i64) -> Choice:
    return Choice(BASIC, amount)


def another_basic_good(amount: i64) -> Choice:
    return Choice(BASIC, amount, another=True)


HERD_COINS: Final[tuple[tuple[int, int], ...]] = ((9, 6), (5, 5), (1, 3))


def herd_coins(goods: vec[i64]) -> i64:
    for animals, coins in HERD_COINS:
        if goods[LIVESTOCK] >= animals:
            return coins
    return 0


def part_cost(part: Part, number: i64) -> Cost:
    """Return the cost of a part that is done `number` times."""
    cost = part.cost
    if number == 1 and part.rebate == 0:
        return cost
    goods = no_goods()
    for good in cost.kinds:
        goods[good] = number * cost.goods[good]
    if number:
        goods[COIN] -= part.rebate
    return Cost(goods, number * cost.food, number * cost.energy, number * cost.points)


def both(one: Cost, other: Cost) -> Cost:
    goods = no_goods()
    for good in range(KINDS):
        goods[good] = one.goods[good] + other.goods[good]
    return Cost(goods, one.food + other.food, one.energy + other.energy, one.points + other.points)
