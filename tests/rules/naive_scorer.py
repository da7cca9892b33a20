"""A second scorer, written from section 11 of the rules on coordinates and the csv files.

It reads the line of a position and shares no code with the engine: each can be held against the other.
"""

import csv
import re
from dataclasses import dataclass
from pathlib import Path

REFERENCE = Path(__file__).resolve().parent.parent / "reference"

# Section 2: points of the tiles. Coins are counted apart.
POINTS = {
    "book": 2,
    "ceramic": 3,
    "ornament": 4,
    "reliquary": 8,
    "whiskey": 1,
    "wine": 1,
    "wonder": 30,
}
COINS_OF = {"wine": 1, "whiskey": 2}
# Section 4: (economic, dwelling).
BASIC_BUILDINGS = {"clay-mound": (0, 3), "farmyard": (0, 2), "cloister-office": (0, 2)}
OPEN_WATER = 3

Place = tuple[int, int]


@dataclass(frozen=True)
class NaiveScore:
    """Hold a score that was counted from the rulings."""

    goods: int
    economic: int
    settlements: tuple[tuple[str, Place, int], ...]

    @property
    def total(self) -> int:
        return self.goods + self.economic + sum(points for _, _, points in self.settlements)


@dataclass(frozen=True)
class Space:
    """A space with what stands on it; a mountain covers two places."""

    terrain: str
    places: tuple[Place, ...]
    card: str


def naive_scores(line: str) -> list[NaiveScore]:
    """The scores of the players of a position, given as its line."""
    table, *boards = line.split(" | ")
    mode = table.split("/")[0]
    # Solo: the second board is the neutral player's, whose cards score nothing.
    return [score_board(board) for board in (boards[:1] if mode == "solo" else boards)]


def score_board(board: str) -> NaiveScore:
    goods, tiles, cards = board.split(" ")[:3]
    spaces = lay_out([] if tiles == "-" else tiles.split(","), cards.split(","))
    economic = sum(VALUES[space.card][0] for space in spaces if space.card in VALUES)
    settlements = tuple(
        (space.card, space.places[0], settlement_points(space, spaces))
        for space in spaces
        if space.card in SETTLEMENT_IDS
    )
    return NaiveScore(goods_points(read_goods(goods)), economic, settlements)


# Goods


def read_goods(text: str) -> dict[str, int]:
    return {name: int(number) for number, name in re.findall(r"(\d+)([a-z-]+)", text)}


def goods_points(goods: dict[str, int]) -> int:
    """Every way to exchange wine or whiskey into coins, and the best of them."""
    drink = "whiskey" if "whiskey" in goods else "wine"
    bottles = goods.get(drink, 0)
    others = sum(POINTS.get(good, 0) * number for good, number in goods.items() if good != drink)
    return max(
        others + (bottles - sold) * POINTS[drink] + 2 * ((goods.get("coin", 0) + sold * COINS_OF[drink]) // 5)
        for sold in range(bottles + 1)
    )


# Landscape (section 4)


def lay_out(tiles: list[str], cards: list[str]) -> list[Space]:
    """The spaces in the order of their tiles: the heartland, then each district and plot."""
    found: list[tuple[str, tuple[tuple[int, int], ...]]]
    found = [("plains", ((column, row),)) for row in (0, 1) for column in range(5)]
    for tile in tiles:
        side, _, upper = tile.partition("@")
        found += tile_spaces(side, int(upper))
    assert len(found) == len(cards), "every space has a card or is empty"
    return [Space(terrain, places, card) for (terrain, places), card in zip(found, cards, strict=True)]


def tile_spaces(side: str, row: int) -> list[tuple[str, tuple[Place, ...]]]:
    if side in ("hills", "plains"):
        return [("land", ((column, row),)) for column in range(5)]
    if side == "coast":
        return [
            (terrain, ((column, lower),))
            for lower in (row, row + 1)
            for terrain, column in (("water", -2), ("coast", -1))
        ]
    return [
        ("hillside", ((5, row),)),
        ("hillside", ((5, row + 1),)),
        ("mountain", ((6, row), (6, row + 1))),
    ]


def adjacent(one: Space, other: Space) -> bool:
    # A mountain is adjacent to its two hillsides and to nothing else.
    if one.terrain == other.terrain == "mountain":
        return False
    return any(abs(a - c) + abs(b - d) == 1 for a, b in one.places for c, d in other.places)


# Cards


def read_csv(name: str) -> list[dict[str, str]]:
    with (REFERENCE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


BUILDINGS = read_csv("buildings.csv")
SETTLEMENTS = read_csv("settlements.csv")


# Economic and dwelling value of each card; forests and moors have none (R26).
VALUES = BASIC_BUILDINGS | {
    row["id"]: (int(row["economic"]), int(row["dwelling"])) for row in BUILDINGS + SETTLEMENTS
}
SETTLEMENT_IDS = {row["id"] for row in SETTLEMENTS}


def settlement_points(settlement: Space, spaces: list[Space]) -> int:
    points = VALUES[settlement.card][1]
    for space in spaces:
        if not adjacent(settlement, space):
            continue
        if space.card in VALUES:
            points += VALUES[space.card][1]
        elif space.terrain == "water":
            points += OPEN_WATER
    return points
