"""Scores with their breakdown, at any moment (reference section 11)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.components.card import WATER
from labora.rules.components.cards import DWELLING, ECONOMIC
from labora.rules.components.codes import EMPTY, is_settlement
from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, FIVE_COINS, KINDS, POINTS
from labora.rules.components.landscape import NEIGHBOURS
from labora.rules.state.position import Player, Position

WATER_DWELLING: Final = 3


class SettlementScore:
    """Describe the points that a settlement scores where it is built."""

    def __init__(
        self, card: str, column: int, row: int, points: int, beside: tuple[tuple[int, int, int], ...]
    ) -> None:
        self.card: Final = card
        self.column: Final = column
        self.row: Final = row
        self.points: Final = points
        self.beside: Final = beside
        """Column and row of each space beside it, and what it gets from there."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SettlementScore) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __repr__(self) -> str:
        return f"SettlementScore({self.card!r}, {self.column}, {self.row}, {self.points}, {self.beside!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return SettlementScore, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.card, self.column, self.row, self.points, self.beside)


class Score:
    """Break down the points of a player: goods, economic values and settlements."""

    def __init__(self, goods: int, economic: int, settlements: tuple[SettlementScore, ...]) -> None:
        self.goods: Final = goods
        self.economic: Final = economic
        self.settlements: Final = settlements
        self.total: Final = goods + economic + sum(settlement.points for settlement in settlements)

    def __repr__(self) -> str:
        settled = self.total - self.goods - self.economic
        return f"Score({self.total}: goods {self.goods}, economic {self.economic}, settlements {settled})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and self._fields() == other._fields()

    def __hash__(self) -> int:
        return hash(self._fields())

    def __reduce__(self) -> tuple[object, ...]:
        return Score, self._fields()

    def _fields(self) -> tuple[object, ...]:
        return (self.goods, self.economic, self.settlements)


def goods_points(goods: vec[i64], variant: i64) -> i64:
    """Wine and whiskey are exchanged for coins first where that scores more."""
    points: i64 = 0
    for good in range(KINDS):
        points += goods[good] * POINTS[good]
    drink = DRINK[variant]
    best: i64 = 0
    for exchanged in range(goods[drink] + 1):
        coins = goods[COIN] + exchanged * DRINK_WORTH[variant]
        best = max(best, coins // 5 * POINTS[FIVE_COINS] - exchanged * POINTS[drink])
    return points + best


def economic_points(player: Player, variant: i64) -> i64:
    points: i64 = 0
    for card in player.cells:
        points += ECONOMIC[variant][card]
    return points


def settlement_points(player: Player, variant: i64, space: i64) -> i64:
    """The settlement's dwelling value, its neighbours', and 3 for each open water beside it (R25, R26)."""
    points = DWELLING[variant][player.cells[space]]
    for index in range(NEIGHBOURS * space, NEIGHBOURS * space + NEIGHBOURS):
        neighbour = player.land.neighbours[index]
        if neighbour >= 0:
            points += _points_from(player, variant, neighbour)
    return points


def _points_from(player: Player, variant: i64, neighbour: i64) -> i64:
    if player.cells[neighbour] != EMPTY:
        return DWELLING[variant][player.cells[neighbour]]
    return WATER_DWELLING if player.land.terrain[neighbour] == WATER else 0


def _beside(player: Player, variant: i64, space: i64) -> tuple[tuple[int, int, int], ...]:
    land = player.land
    around = [land.neighbours[NEIGHBOURS * space + index] for index in range(NEIGHBOURS)]
    return tuple(
        (int(land.column[one]), int(land.row[one]), int(_points_from(player, variant, one)))
        for one in around
        if one >= 0
    )


def total_score(position: Position, board: i64) -> i64:
    player = position.players[board]
    variant = position.setup.variant
    points = goods_points(player.goods, variant) + economic_points(player, variant)
    for space in range(len(player.cells)):
        if is_settlement(player.cells[space]):
            points += settlement_points(player, variant, space)
    return points


def score(position: Position, board: int) -> Score:
    player = position.players[board]
    variant = position.setup.variant
    settlements = tuple(
        SettlementScore(
            position.setup.cards[player.cells[space]].id,
            int(player.land.column[space]),
            int(player.land.row[space]),
            int(settlement_points(player, variant, space)),
            _beside(player, variant, space),
        )
        for space in range(len(player.cells))
        if is_settlement(player.cells[space])
    )
    return Score(int(goods_points(player.goods, variant)), int(economic_points(player, variant)), settlements)


def scores(position: Position) -> list[Score]:
    """Return the score of each player; the neutral player's cards score nothing."""
    return [score(position, board) for board in range(position.setup.players)]


def winners(position: Position) -> list[int]:
    """Who has the most points; ties are shared."""
    totals = [int(total_score(position, board)) for board in range(position.setup.players)]
    return [board for board, total in enumerate(totals) if total == max(totals)]
