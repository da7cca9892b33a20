"""The worth of a position to a player: its score, and weighted features for what may become of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.printed.goods import COIN, DRINK, DRINK_WORTH, KINDS, POINTS
from labora.rules.state.position import Position
from labora.rules.state.scoring import goods_points, total_score
from labora.thinking.features import FEATURES, LONG, SOON, features


class Judge:
    """A weight for each feature. `rivalry`: how much the best opponent's worth counts against one's own."""

    def __init__(self, weights: list[float], rivalry: float = 0.0) -> None:
        assert len(weights) == FEATURES
        self.weights: Final = vec[float](weights)
        self.rivalry: Final = rivalry

    def worth(self, position: Position, board: i64) -> float:
        """Points that the player may expect at the end, apart from what everybody gains in the same way."""
        found = features(position, board)
        weights = self.weights
        total = float(total_score(position, board)) + broken_money(position, board)
        for index in range(FEATURES):
            total += weights[index] * found[index]
        return total

    def value(self, position: Position, board: i64) -> float:
        """The worth, less a share of what the best opponent has."""
        own = self.worth(position, board)
        if self.rivalry <= 0.0 or position.setup.players < 2:
            return own
        best = -1000000.0
        for other in range(position.setup.players):
            if other != board:
                best = max(best, self.worth(position, other))
        return own - self.rivalry * best

    def unit(self, good: i64, variant: i64) -> float:
        """What one more of a good is worth, roughly: for choosing among payments."""
        worth = self.weights[SOON + good] + 0.5 * self.weights[LONG + good] + float(POINTS[good])
        return worth + 0.4 if good == COIN else worth

    def units(self, variant: i64) -> vec[float]:
        found = vec[float]([0.0] * (KINDS + 1))
        for good in range(KINDS):
            found[good] = self.unit(good, variant)
        found[KINDS] = 5.0 * found[COIN]
        return found


def broken_money(position: Position, board: i64) -> float:
    """Scoring counts full fives only; until the end the rest is worth its share."""
    if position.over:
        return 0.0
    goods = position.players[board].goods
    variant = position.setup.variant
    money = goods[COIN] + DRINK_WORTH[variant] * goods[DRINK[variant]]
    tiles: i64 = 0
    for good in range(KINDS):
        if good != COIN and good != DRINK[variant]:
            tiles += goods[good] * POINTS[good]
    exact = goods_points(goods, variant) - tiles
    drinks = goods[DRINK[variant]]
    smooth = max(0.4 * float(money), float(drinks) + 0.4 * float(goods[COIN]))
    return smooth - float(exact)
