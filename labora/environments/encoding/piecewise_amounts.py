"""A payment or a reward put together good by good: how many of this one, how many of the next.

All ways are known from the start as blocks, the way the engine counts them. Each answer leaves fewer; a
number is offered if and only if a block can still be completed with it. What has one answer is not asked.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from labora.rules.components.goods import COIN, GRAIN, POINT_GOODS, STRAW, WHISKEY, no_goods
from labora.rules.engine.decisions_use import REWARD_BASE
from labora.rules.state.payments import (
    ENERGY_TILES,
    FOOD_TILES,
    POINT_TILES,
    Payments,
    PointPayments,
    Pool,
    TilePayments,
)


class PiecewiseAmount:
    """Ask for goods one by one: `good` is next, `numbers` are its answers, `done` says that all is given.

    A block says outright how many of its first goods (`fixed`) it has; the rest come from up to two pools, in
    each of which the tiles must make a sum.
    """

    def __init__(self, fixed: vec[i64], pooled: vec[i64], second: i64) -> None:
        self.given: Final = no_goods()
        # What is to be paid: food, energy in halves, points.
        self.food: i64 = 0
        self.energy: i64 = 0
        self.points: i64 = 0
        self.fixed: Final = fixed
        self.pooled: Final = pooled
        # Where in `pooled` the goods of the second pool begin.
        self.second: Final = second
        # Of each block: the numbers of its fixed goods, its pools, and what these must make.
        self.heads = vec[i64]()
        self.firsts: list[Pool] = []
        self.seconds: list[Pool] = []
        self.first_sums = vec[i64]()
        self.second_sums = vec[i64]()
        # Of each block still possible: its number, the next row of its pool, and what that must still make.
        self.live = vec[i64]()
        self.rows = vec[i64]()
        self.rests = vec[i64]()
        self.stage: i64 = 0
        self.numbers = vec[i64]()
        self.done: bool = False
        # Was anything asked at all?
        self.asked: bool = False

    def copy(self) -> "PiecewiseAmount":
        """What never changes after the start is shared."""
        other = PiecewiseAmount(self.fixed, self.pooled, self.second)
        for good in range(len(self.given)):
            other.given[good] = self.given[good]
        other.food = self.food
        other.energy = self.energy
        other.points = self.points
        other.heads = self.heads
        other.firsts = self.firsts
        other.seconds = self.seconds
        other.first_sums = self.first_sums
        other.second_sums = self.second_sums
        other.live = self.live
        other.rows = self.rows[:]
        other.rests = self.rests[:]
        other.stage = self.stage
        other.numbers = self.numbers
        other.done = self.done
        other.asked = self.asked
        return other

    @property
    def good(self) -> i64:
        if self.stage < len(self.fixed):
            return self.fixed[self.stage]
        return self.pooled[self.stage - len(self.fixed)]

    def start(self, blocks: i64) -> None:
        for block in range(blocks):
            self.live = append(self.live, block)
            self.rows = append(self.rows, 0)
            self.rests = append(self.rests, 0)
        self._settle()
        self.asked = not self.done

    def choose(self, number: i64) -> None:
        self._narrow(number)
        self._settle()

    def _settle(self) -> None:
        """Goes on to the next question that has more than one answer."""
        while True:
            if self.stage == len(self.fixed) + len(self.pooled):
                self.done = True
                self.numbers = vec[i64]()
                return
            self._enter_stage()
            self.numbers = self._possible()
            if len(self.numbers) > 1:
                return
            self._narrow(self.numbers[0])

    def _enter_stage(self) -> None:
        """At its first good a pool has everything still to make."""
        pooled = self.stage - len(self.fixed)
        if pooled != 0 and pooled != self.second:
            return
        sums = self.second_sums if pooled == self.second else self.first_sums
        for index in range(len(self.live)):
            self.rows[index] = 0
            self.rests[index] = sums[self.live[index]]

    def _pool(self, block: i64) -> Pool:
        in_second = self.stage - len(self.fixed) >= self.second
        return self.seconds[block] if in_second else self.firsts[block]

    def _possible(self) -> vec[i64]:
        flags = vec[i64]([0])
        for index in range(len(self.live)):
            block = self.live[index]
            if self.stage < len(self.fixed):
                flags = _flag(flags, self.heads[block * len(self.fixed) + self.stage])
            else:
                flags = self._pool_numbers(flags, self._pool(block), self.rows[index], self.rests[index])
        found = vec[i64]()
        for number in range(len(flags)):
            if flags[number]:
                found = append(found, number)
        return found

    def _pool_numbers(self, flags: vec[i64], pool: Pool, row: i64, rest: i64) -> vec[i64]:
        if row == len(pool.kinds) or pool.kinds[row] != self.good:
            return _flag(flags, 0)
        value = pool.values[row]
        below = (row + 1) * pool.width
        for number in range(min(pool.limits[row], rest // value) + 1):
            if pool.table[below + rest - number * value]:
                flags = _flag(flags, number)
        return flags

    def _narrow(self, number: i64) -> None:
        live = vec[i64]()
        rows = vec[i64]()
        rests = vec[i64]()
        in_pool = self.stage >= len(self.fixed)
        good = self.good
        for index in range(len(self.live)):
            block = self.live[index]
            row = self.rows[index]
            rest = self.rests[index]
            if in_pool:
                pool = self._pool(block)
                if row < len(pool.kinds) and pool.kinds[row] == good:
                    rest -= number * pool.values[row]
                    row += 1
                    if number > pool.limits[row - 1] or rest < 0 or not pool.table[row * pool.width + rest]:
                        continue
                elif number:
                    continue
            elif self.heads[block * len(self.fixed) + self.stage] != number:
                continue
            live = append(live, block)
            rows = append(rows, row)
            rests = append(rests, rest)
        self.live = live
        self.rows = rows
        self.rests = rests
        self.given[good] += number
        self.stage += 1


def _flag(flags: vec[i64], number: i64) -> vec[i64]:
    while len(flags) <= number:
        flags = append(flags, 0)
    flags[number] = 1
    return flags


_GRAIN_AND_STRAW: Final[vec[i64]] = vec[i64]([GRAIN, STRAW])
_TILES: Final[vec[i64]] = extend(append(FOOD_TILES[:], COIN), ENERGY_TILES)
_WHISKEY_AND_COINS: Final[vec[i64]] = vec[i64]([WHISKEY, COIN])
# The dear ones first, as the engine lists them.
_REWARDS: Final[vec[i64]] = vec[i64](list(reversed(POINT_GOODS)))


def payment_pieces(payments: Payments) -> PiecewiseAmount:
    if isinstance(payments, PointPayments):
        return _point_pieces(payments)
    assert isinstance(payments, TilePayments)
    return _tile_pieces(payments)


def _tile_pieces(payments: TilePayments) -> PiecewiseAmount:
    pieces = PiecewiseAmount(_GRAIN_AND_STRAW, _TILES, len(FOOD_TILES) + 1)
    pieces.food = payments.food
    pieces.energy = payments.energy
    count = payments.count
    blocks: i64 = len(payments.counts) if count else 0
    for block in range(blocks):
        food_over = payments.blocks[4 * block]
        energy_over = payments.blocks[4 * block + 1]
        eaten = payments.blocks[4 * block + 2]
        burnt = payments.blocks[4 * block + 3]
        straw = min(burnt, payments.goods[STRAW])
        pieces.heads = append(append(pieces.heads, eaten + burnt - straw), straw)
        pieces.firsts.append(payments.food_pools[food_over])
        pieces.seconds.append(payments.energy_pools[energy_over])
        pieces.first_sums = append(pieces.first_sums, payments.food + food_over - eaten)
        pieces.second_sums = append(pieces.second_sums, payments.energy + energy_over - burnt)
    pieces.start(blocks)
    return pieces


def _point_pieces(payments: PointPayments) -> PiecewiseAmount:
    pieces = PiecewiseAmount(_WHISKEY_AND_COINS, POINT_TILES, len(POINT_TILES))
    pieces.points = payments.points
    count = payments.count
    blocks: i64 = len(payments.counts) if count else 0
    for block in range(blocks):
        waste = payments.blocks[3 * block]
        whiskey = payments.blocks[3 * block + 1]
        fives = payments.blocks[3 * block + 2]
        pieces.heads = append(append(pieces.heads, whiskey), 5 * fives)
        pieces.firsts.append(payments.pools[waste])
        pieces.first_sums = append(pieces.first_sums, payments.rest(waste, whiskey, fives))
    pieces.start(blocks)
    return pieces


def reward_pieces(codes: vec[i64]) -> PiecewiseAmount:
    """The selections of point goods that a decision offers, as its codes."""
    pieces = PiecewiseAmount(_REWARDS, vec[i64](), 0)
    for code in codes:
        rest = code
        numbers = vec[i64]()
        for _ in POINT_GOODS:
            numbers = append(numbers, rest % REWARD_BASE)
            rest //= REWARD_BASE
        for index in range(len(numbers) - 1, -1, -1):
            pieces.heads = append(pieces.heads, numbers[index])
    pieces.start(len(codes))
    return pieces


def reward_code(given: vec[i64]) -> i64:
    code: i64 = 0
    for good in reversed(POINT_GOODS):
        code = code * REWARD_BASE + given[good]
    return code
