"""The goods: their order, names and values (reference section 2)."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

PEAT: Final = 0
PEAT_COAL: Final = 1
LIVESTOCK: Final = 2
MEAT: Final = 3
GRAIN: Final = 4
STRAW: Final = 5
WOOD: Final = 6
WHISKEY: Final = 7
CLAY: Final = 8
CERAMIC: Final = 9
COIN: Final = 10
BOOK: Final = 11
RELIQUARY: Final = 12
STONE: Final = 13
ORNAMENT: Final = 14
GRAPES: Final = 15
WINE: Final = 16
FLOUR: Final = 17
BREAD: Final = 18
MALT: Final = 19
BEER: Final = 20
WONDER: Final = 21
KINDS: Final = 22

# The 5-coin tile is money, not a good of its own: it only matters where a rule asks for tiles (R2, R21).
FIVE_COINS: Final = 22

NAMES: Final[tuple[str, ...]] = (
    "peat",
    "peat-coal",
    "livestock",
    "meat",
    "grain",
    "straw",
    "wood",
    "whiskey",
    "clay",
    "ceramic",
    "coin",
    "book",
    "reliquary",
    "stone",
    "ornament",
    "grapes",
    "wine",
    "flour",
    "bread",
    "malt",
    "beer",
    "wonder",
    "five-coins",
)
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

FRANCE: Final = 0
IRELAND: Final = 1
Variant = Literal["france", "ireland"]
VARIANTS: Final[tuple[Variant, ...]] = ("france", "ireland")

# Goods that only one variant has.
FRENCH: Final[tuple[int, ...]] = (GRAPES, WINE, FLOUR, BREAD)
IRISH: Final[tuple[int, ...]] = (WHISKEY, MALT, BEER)

BASIC: Final[tuple[int, ...]] = (CLAY, WOOD, PEAT, LIVESTOCK, GRAIN, COIN)
POINT_GOODS: Final[tuple[int, ...]] = (BOOK, CERAMIC, ORNAMENT, RELIQUARY)

WONDERS: Final = 8


def _table(values: dict[int, int]) -> vec[i64]:
    return vec[i64]([values.get(good, 0) for good in range(KINDS + 1)])


# Wine and whiskey are food only as the coins that they are worth (R1).
FOOD: Final[vec[i64]] = _table(
    {LIVESTOCK: 2, MEAT: 5, GRAIN: 1, COIN: 1, GRAPES: 1, FLOUR: 1, BREAD: 3, MALT: 1, BEER: 5}
)
# Energy is counted in halves, so that straw is a whole number.
ENERGY: Final[vec[i64]] = _table({PEAT: 4, PEAT_COAL: 6, STRAW: 1, WOOD: 2})
POINTS: Final[vec[i64]] = _table(
    {WHISKEY: 1, CERAMIC: 3, BOOK: 2, RELIQUARY: 8, ORNAMENT: 4, WINE: 1, WONDER: 30, FIVE_COINS: 2}
)

# The good that each variant may give instead of a fee and change into coins, and its worth in coins.
DRINK: Final[vec[i64]] = vec[i64]([WINE, WHISKEY])
DRINK_WORTH: Final[vec[i64]] = vec[i64]([1, 2])


def no_goods() -> vec[i64]:
    return vec[i64]([0] * KINDS)


def in_variant(good: i64, variant: i64) -> bool:
    return good not in (IRISH if variant == FRANCE else FRENCH)
