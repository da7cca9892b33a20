"""The worth of a position to a player: its score, and weighted features for what may become of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.evaluation.features import CARDS_FROM, FEATURES, LONG, SOON, fill, worth_of_cards
from labora.bots.evaluation.game_end import wish
from labora.bots.evaluation.horizon import STAGES, actions_left, stage
from labora.bots.evaluation.land_summary import LandSummaries
from labora.bots.search.position_keys import key_of_player
from labora.rules.components.goods import COIN, DRINK, DRINK_WORTH, KINDS, POINTS
from labora.rules.state.position import Position
from labora.rules.state.scoring import goods_points

_MOST_PLAYERS: Final = 4
_MOST_KNOWN: Final = 50000


class Evaluator:
    """Weigh each feature. `rivalry` is how much the best opponent's worth counts against the player's."""

    def __init__(self, weights: list[float], rivalry: float = 0.0) -> None:
        assert len(weights) == FEATURES
        self.weights: Final = vec[float](weights)
        self.rivalry: Final = rivalry
        self._lands: Final = [LandSummaries() for _ in range(_MOST_PLAYERS)]
        self._features: Final = vec[float]([0.0] * CARDS_FROM)
        # How much each player wants the game to end: told for a whole search, so that no line is
        # preferred because it changes somebody's mind.
        self._wishes: Final = vec[float]([0.0] * _MOST_PLAYERS)
        # What the others have is the same in most lines.
        self._worths_of_others: Final[dict[int, float]] = {}

    def look_from(self, position: Position) -> None:
        """What follows is seen from here."""
        self._worths_of_others.clear()
        for board in range(position.setup.players):
            self._wishes[board] = wish(position, board)

    def worth(self, position: Position, board: i64) -> float:
        """Estimate the player's final points, apart from what all players gain in the same way."""
        land = self._lands[board].of(position, board)
        found = self._features
        for index in range(CARDS_FROM):
            found[index] = 0.0
        left = actions_left(position, board)
        fill(found, position, board, land, self._wishes[board], left)
        weights = self.weights
        total = float(land.points) + _goods(position, board)
        if left > 0.0:
            total += worth_of_cards(weights, position, land, left)
        for index in range(CARDS_FROM):
            total += weights[index] * found[index]
        return total

    def value(self, position: Position, board: i64) -> float:
        """The worth, less a share of what the best opponent has."""
        return self.less_rivals(self.worth(position, board), position, board)

    def less_rivals(self, own: float, position: Position, board: i64) -> float:
        """A worth, less a share of what the best opponent has."""
        if self.rivalry <= 0.0 or position.setup.players < 2:
            return own
        return own - self.rivalry * self.best_of_others(position, board)

    def best_of_others(self, position: Position, board: i64) -> float:
        best = -1000000.0
        for other in range(position.setup.players):
            if other != board:
                best = max(best, self._worth_of_another(position, other))
        return best

    def _worth_of_another(self, position: Position, board: i64) -> float:
        known = self._worths_of_others
        key = key_of_player(position, board)
        found = known.get(key)
        if found is None:
            if len(known) >= _MOST_KNOWN:
                known.clear()
            found = self.worth(position, board)
            known[key] = found
        return found

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


class StagedEvaluator:
    """Hold an evaluator for each stage of the game. Compare values only if the same one has found them."""

    def __init__(self, stages: list[list[float]], rivalry: float = 0.0) -> None:
        assert len(stages) == STAGES
        self.judges: Final = [Evaluator(weights, rivalry) for weights in stages]

    def at(self, position: Position) -> Evaluator:
        judge = self.judges[stage(position)]
        judge.look_from(position)
        return judge


def _goods(position: Position, board: i64) -> float:
    """Points of the goods; until the end money counts by its share of a full five."""
    goods = position.players[board].goods
    variant = position.setup.variant
    if position.over:
        return float(goods_points(goods, variant))
    return float(_tiles(goods, variant)) + _money(goods, variant)


def broken_money(position: Position, board: i64) -> float:
    """Scoring counts full fives only; until the end the rest is worth its share."""
    goods = position.players[board].goods
    return _goods(position, board) - float(goods_points(goods, position.setup.variant))


def _tiles(goods: vec[i64], variant: i64) -> i64:
    """Points of all goods but money."""
    found: i64 = 0
    for good in range(KINDS):
        found += goods[good] * POINTS[good]
    drink = DRINK[variant]
    return found - goods[COIN] * POINTS[COIN] - goods[drink] * POINTS[drink]


def _money(goods: vec[i64], variant: i64) -> float:
    coins = goods[COIN]
    drinks = goods[DRINK[variant]]
    exchanged = 0.4 * float(coins + DRINK_WORTH[variant] * drinks)
    return max(exchanged, float(drinks) + 0.4 * float(coins))
