"""Paying: what can be paid at all, and the minimal payments of food, energy and points (R1, R3, R21).

Late hands have tens of thousands of minimal payments for a Village. They are counted, picked by number and
tested for membership without being listed: a payment that wastes `x` food uses only tiles worth more than `x`
and sums up to exactly the need plus `x`, which a small table counts.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.rules.components.effects import Cost
from labora.rules.components.goods import (
    BEER,
    BOOK,
    BREAD,
    CERAMIC,
    COIN,
    DRINK,
    DRINK_WORTH,
    ENERGY,
    FIVE_COINS,
    FLOUR,
    FOOD,
    GRAIN,
    GRAPES,
    KINDS,
    LIVESTOCK,
    MALT,
    MEAT,
    ORNAMENT,
    PEAT,
    PEAT_COAL,
    POINTS,
    RELIQUARY,
    STRAW,
    WHISKEY,
    WOOD,
    no_goods,
)

# In the order in which a proposal uses them up. Grain, straw and coins have rules of their own (R1).
FOOD_TILES: Final[vec[i64]] = vec[i64]([FLOUR, GRAPES, MALT, LIVESTOCK, BREAD, MEAT, BEER])
ENERGY_TILES: Final[vec[i64]] = vec[i64]([WOOD, PEAT, PEAT_COAL])
POINT_TILES: Final[vec[i64]] = vec[i64]([BOOK, CERAMIC, ORNAMENT, RELIQUARY])

FOOD_WASTE: Final = 4
ENERGY_WASTE: Final = 5
POINT_WASTE: Final = 7


def can_pay(goods: vec[i64], variant: i64, cost: Cost) -> bool:
    """Is there any payment? Looks at everything that a tile can be used for at once."""
    drink = DRINK[variant]
    for good in cost.kinds:
        if good != COIN and good != STRAW and goods[good] < cost.goods[good]:
            return False
    grain = goods[GRAIN] - cost.goods[GRAIN]
    straw = goods[STRAW] - cost.goods[STRAW]
    if straw < 0:
        grain += straw
        straw = 0
    drinks = goods[drink] - cost.goods[drink]
    money = goods[COIN] + DRINK_WORTH[variant] * drinks - cost.goods[COIN]
    if grain < 0 or money < 0:
        return False
    if cost.points and not _can_reach_points(goods, cost.points, drinks, money):
        return False
    if cost.energy:
        grain -= max(0, cost.energy - straw - _value(goods, cost.goods, ENERGY_TILES, ENERGY))
        if grain < 0:
            return False
    return cost.food == 0 or grain + money + _value(goods, cost.goods, FOOD_TILES, FOOD) >= cost.food


def _value(goods: vec[i64], spent: vec[i64], tiles: vec[i64], worth: vec[i64]) -> i64:
    total: i64 = 0
    for good in tiles:
        total += (goods[good] - spent[good]) * worth[good]
    return total


def _can_reach_points(goods: vec[i64], points: i64, whiskey: i64, money: i64) -> bool:
    """Whiskey gives points, or as coins part of a 5-coin tile (R21)."""
    missing = points
    for good in POINT_TILES:
        missing -= goods[good] * POINTS[good]
    for bottles in range(min(whiskey, money // 2) + 1):
        if bottles + POINTS[FIVE_COINS] * ((money - 2 * bottles) // 5) >= missing:
            return True
    return False


class Pool:
    """Count the ways to make a sum exactly from tiles worth more than `waste`."""

    def __init__(
        self, tiles: vec[i64], worth: vec[i64], goods: vec[i64], waste: i64, top: i64, coins: i64
    ) -> None:
        room: i64 = len(tiles) + 1
        kinds = vec[i64](capacity=room)
        values = vec[i64](capacity=room)
        limits = vec[i64](capacity=room)
        most: i64 = 0
        for good in tiles:
            if worth[good] > waste and goods[good] > 0:
                kinds = append(kinds, good)
                values = append(values, worth[good])
                limits = append(limits, goods[good])
                most += worth[good] * goods[good]
        if coins > 0 and waste == 0:
            kinds = append(kinds, COIN)
            values = append(values, 1)
            limits = append(limits, coins)
            most += coins
        self.kinds: Final = kinds
        self.values: Final = values
        self.limits: Final = limits
        # The highest sum that the tiles make.
        self.most: Final = most
        self.width: Final = top + 1
        self.table: Final = self._count()

    def _count(self) -> vec[i64]:
        """Row i holds the ways to make each sum from the kinds from i on."""
        width = self.width
        rows: i64 = len(self.kinds)
        table = vec[i64]([0] * ((rows + 1) * width))
        table[rows * width] = 1
        for row in range(rows - 1, -1, -1):
            value = self.values[row]
            beyond = value * (self.limits[row] + 1)
            here = row * width
            below = here + width
            for total in range(width):
                ways = table[below + total]
                if total >= value:
                    ways += table[here + total - value]
                if total >= beyond:
                    ways -= table[below + total - beyond]
                table[here + total] = ways
        return table

    def ways(self, total: i64) -> i64:
        if 0 <= total < self.width:
            return self.table[total]
        return 0

    def pick(self, rank: i64, total: i64, given: vec[i64]) -> None:
        """Writes the rank-th way to make the sum; ways that use more of the first kinds come first."""
        for row in range(len(self.kinds)):
            value = self.values[row]
            below = (row + 1) * self.width
            number = min(self.limits[row], total // value)
            while rank >= self.table[below + total - number * value]:
                rank -= self.table[below + total - number * value]
                number -= 1
            given[self.kinds[row]] += number
            total -= number * value


class Payments:
    """Count all minimal payments of one need when asked: `count`, `pick` by number, `has`."""

    def __init__(self) -> None:
        self.counted: bool = False
        self.total: i64 = 0

    @property
    def count(self) -> i64:
        self._count_once()
        return self.total

    def _count_once(self) -> None:
        if not self.counted:
            self.counted = True
            self.count_blocks()

    def count_blocks(self) -> None:
        raise NotImplementedError

    def pick(self, rank: i64) -> vec[i64]:
        """The goods given, coins counted one by one."""
        raise NotImplementedError

    def has(self, given: vec[i64]) -> bool:
        raise NotImplementedError


class TilePayments(Payments):
    """Count payments of food and energy. Grain that may be either wastes nothing."""

    def __init__(
        self, goods: vec[i64], food: i64, energy: i64, money: i64, food_waste: i64 = FOOD_WASTE
    ) -> None:
        super().__init__()
        self.goods: Final = goods
        self.food: Final = food
        self.energy: Final = energy
        self.money: Final = money
        self.food_waste: i64 = 0
        if food:
            self.food_waste = food_waste
        self.food_pools: list[Pool] = []
        self.energy_pools: list[Pool] = []
        # Blocks of payments that waste the same and use the same grain and straw: least waste first, then
        # most grain and straw. Each is food waste, energy waste, grain as food, straw, and a count.
        self.blocks = vec[i64]()
        self.counts = vec[i64]()

    def count_blocks(self) -> None:
        most_waste: i64 = ENERGY_WASTE if self.energy else 0
        for waste in range(most_waste + 1):
            pool = Pool(ENERGY_TILES, ENERGY, self.goods, waste, self.energy + waste, 0)
            # More waste is to come from fewer tiles: once they do not make it, they never do.
            if waste and pool.most < self.energy + waste:
                break
            self.energy_pools.append(pool)
        for waste in range(self.food_waste + 1):
            pool = Pool(FOOD_TILES, FOOD, self.goods, waste, self.food + waste, self.money)
            if waste and pool.most < self.food + waste:
                break
            self.food_pools.append(pool)
        for food_over in range(len(self.food_pools)):
            for energy_over in range(len(self.energy_pools)):
                self._add_blocks(food_over, energy_over)

    def _add_blocks(self, food_over: i64, energy_over: i64) -> None:
        food_pool = self.food_pools[food_over]
        energy_pool = self.energy_pools[energy_over]
        grain = self.goods[GRAIN]
        most_grain: i64 = 0
        if food_over == 0:
            most_grain = min(grain, self.food)
        for eaten in range(most_grain, -1, -1):
            food_ways = food_pool.ways(self.food + food_over - eaten)
            if food_ways == 0:
                continue
            most_straw: i64 = 0
            if energy_over == 0:
                most_straw = min(self.goods[STRAW] + grain - eaten, self.energy)
            for burnt in range(most_straw, -1, -1):
                ways = food_ways * energy_pool.ways(self.energy + energy_over - burnt)
                if ways:
                    self.blocks = append(self.blocks, food_over)
                    self.blocks = append(self.blocks, energy_over)
                    self.blocks = append(self.blocks, eaten)
                    self.blocks = append(self.blocks, burnt)
                    self.counts = append(self.counts, ways)
                    self.total += ways

    def pick(self, rank: i64) -> vec[i64]:
        self._count_once()
        block: i64 = 0
        while rank >= self.counts[block]:
            rank -= self.counts[block]
            block += 1
        food_over = self.blocks[4 * block]
        energy_over = self.blocks[4 * block + 1]
        eaten = self.blocks[4 * block + 2]
        burnt = self.blocks[4 * block + 3]
        energy_pool = self.energy_pools[energy_over]
        energy_total = self.energy + energy_over - burnt
        energy_ways = energy_pool.ways(energy_total)
        given = no_goods()
        self.food_pools[food_over].pick(rank // energy_ways, self.food + food_over - eaten, given)
        energy_pool.pick(rank % energy_ways, energy_total, given)
        straw = min(burnt, self.goods[STRAW])
        given[STRAW] = straw
        given[GRAIN] = eaten + burnt - straw
        return given

    def has(self, given: vec[i64]) -> bool:
        food: i64 = given[COIN]
        energy: i64 = given[STRAW]
        for good in range(KINDS):
            number = given[good]
            if number == 0:
                continue
            if number < 0 or number > (self.money if good == COIN else self.goods[good]):
                return False
            if FOOD[good] == 0 and ENERGY[good] == 0:
                return False
            if good != COIN and good != GRAIN and good != STRAW:
                food += number * FOOD[good]
                energy += number * ENERGY[good]
        eaten = min(given[GRAIN], max(0, self.food - food))
        flipped = given[GRAIN] - eaten
        if flipped and given[STRAW] < self.goods[STRAW]:
            return False
        food_over = food + eaten - self.food
        energy_over = energy + flipped - self.energy
        if food_over < 0 or energy_over < 0 or food_over > self.food_waste:
            return False
        if (eaten or given[COIN]) and food_over:
            return False
        if (flipped or given[STRAW]) and energy_over:
            return False
        return self._nothing_to_spare(given, food_over, energy_over)

    def _nothing_to_spare(self, given: vec[i64], food_over: i64, energy_over: i64) -> bool:
        for good in FOOD_TILES:
            if given[good] and FOOD[good] <= food_over:
                return False
        for good in ENERGY_TILES:
            if given[good] and ENERGY[good] <= energy_over:
                return False
        return True


class PointPayments(Payments):
    """Count payments of points (R21): point goods, whiskey and 5-coin tiles, which may come from whiskey."""

    def __init__(self, goods: vec[i64], points: i64, money: i64) -> None:
        super().__init__()
        self.goods: Final = goods
        self.points: Final = points
        self.money: Final = money
        self.pools: list[Pool] = []
        # Blocks: waste, whiskey, 5-coin tiles, and a count.
        self.blocks = vec[i64]()
        self.counts = vec[i64]()

    def count_blocks(self) -> None:
        for waste in range(POINT_WASTE + 1):
            self.pools.append(Pool(POINT_TILES, POINTS, self.goods, waste, self.points + waste, 0))
            bottles = self.goods[WHISKEY] if waste < POINTS[WHISKEY] else 0
            for whiskey in range(bottles, -1, -1):
                tiles = (self.money - 2 * whiskey) // 5 if waste < POINTS[FIVE_COINS] else 0
                for fives in range(tiles, -1, -1):
                    self._add_block(waste, whiskey, fives)

    def _add_block(self, waste: i64, whiskey: i64, fives: i64) -> None:
        ways = self.pools[waste].ways(self.rest(waste, whiskey, fives))
        if ways and self.money - 2 * whiskey >= 5 * fives:
            self.blocks = append(self.blocks, waste)
            self.blocks = append(self.blocks, whiskey)
            self.blocks = append(self.blocks, fives)
            self.counts = append(self.counts, ways)
            self.total += ways

    def rest(self, waste: i64, whiskey: i64, fives: i64) -> i64:
        return self.points + waste - whiskey * POINTS[WHISKEY] - fives * POINTS[FIVE_COINS]

    def pick(self, rank: i64) -> vec[i64]:
        self._count_once()
        block: i64 = 0
        while rank >= self.counts[block]:
            rank -= self.counts[block]
            block += 1
        waste = self.blocks[3 * block]
        whiskey = self.blocks[3 * block + 1]
        fives = self.blocks[3 * block + 2]
        given = no_goods()
        given[WHISKEY] = whiskey
        given[COIN] = 5 * fives
        self.pools[waste].pick(rank, self.rest(waste, whiskey, fives), given)
        return given

    def has(self, given: vec[i64]) -> bool:
        if given[COIN] % 5 or given[COIN] + 2 * given[WHISKEY] > self.money:
            return False
        total: i64 = given[COIN] // 5 * POINTS[FIVE_COINS]
        least: i64 = POINTS[FIVE_COINS] if given[COIN] else POINTS[RELIQUARY]
        for good in range(KINDS):
            number = given[good]
            if good == COIN or number == 0:
                continue
            if number < 0 or number > self.goods[good] or not _scores_here(good):
                return False
            total += number * POINTS[good]
            least = min(least, POINTS[good])
        return total >= self.points and total - self.points < least


def _scores_here(good: i64) -> bool:
    return good in (WHISKEY, BOOK, CERAMIC, ORNAMENT, RELIQUARY)
