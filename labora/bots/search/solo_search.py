"""The whole solo game at once: the best positions of each moment are followed to the end of the game.

There are no opponents, so a plan comes true. Moments come in the order of the game. Plans that lead to the
same position count once, and of positions with the same own cards only a few go on, so that plans differ.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator, StagedEvaluator
from labora.bots.evaluation.perturbation import noise
from labora.bots.search.action_lines import ActionLine, Limits, LineExplorer, purchases
from labora.bots.search.position_keys import quick_key
from labora.rules.components.card import BIT
from labora.rules.components.codes import BUILDINGS, EMPTY, LAST_SETTLEMENT
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position

THE_END: Final = 1000000000
_MOST_A_POSITION: Final = 200
_PURCHASES: Final = 2
_SAME_CARDS: Final = 2
# So many times the width are looked at for different cards, and kept for a moment to come.
_LOOKED_AT: Final = 10
_KEPT: Final = 12


class PathToEnd:
    """Hold a position on the way through the game, with the codes that led here from the one before."""

    def __init__(self, position: Position, before: "PathToEnd | None", codes: vec[i64], value: float) -> None:
        self.position: Final = position
        self.before: Final = before
        self.codes: Final = codes
        self.value: Final = value
        # The value that decides who goes on: with noise, if that is wanted.
        self.rank: float = value

    def steps(self) -> "list[PathToEnd]":
        """All ways from the first to this one."""
        found: list[PathToEnd] = []
        at: PathToEnd | None = self
        while at is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found


def moment(position: Position) -> i64:
    """When this is: a later moment has a larger number. Decisions within a line have none."""
    if position.kind == decision_kinds.OVER:
        return THE_END
    base = position.round * 10000 + position.step * 1000
    if position.kind == decision_kinds.TURN:
        return base + 900 + 5 - position.actions
    if position.kind == decision_kinds.NEUTRAL_CARD:
        return base + 64 - _on_display(position)
    return base


def _on_display(position: Position) -> i64:
    found: i64 = 0
    for code in range(1, BUILDINGS + 1):
        if position.display & BIT[code]:
            found += 1
    return found


def own_cards(position: Position) -> i64:
    """What the player has built, a bit a card."""
    found: i64 = 0
    for cell in position.players[0].cells:
        if EMPTY < cell <= LAST_SETTLEMENT:
            found |= BIT[cell]
    return found


class SoloSearch:
    """Run one beam of a given width from a position to the end of the game.

    `unrest`: points of noise in who goes on; `few`: how many spaces and payments of each kind are tried.
    """

    def __init__(
        self,
        evaluators: StagedEvaluator,
        limits: Limits,
        dice: Dice,
        *,
        width: i64,
        unrest: float,
        few: i64 = 1,
    ) -> None:
        self.evaluators: Final = evaluators
        self.limits: Final = limits
        self.dice: Final = dice
        self.width: Final = width
        self.unrest: Final = unrest
        self.few: Final = few
        self.pools: Final[dict[int, dict[int, PathToEnd]]] = {}

    def run(self, start: PathToEnd) -> PathToEnd | None:
        """The best end of the game; None if the limits came first."""
        self._keep(start, quick_key(start.position))
        while True:
            now = min(self.pools)
            pool = self.pools.pop(now)
            if now == THE_END:
                return _best(pool)
            for way in self._selected(pool):
                if self.limits.spent:
                    return None
                self._expand(way)
            self._trim()

    def _keep(self, way: PathToEnd, key: int) -> None:
        when = int(moment(way.position))
        pool = self.pools.get(when)
        if pool is None:
            pool = {}
            self.pools[when] = pool
        known = pool.get(key)
        if known is None or known.value < way.value:
            pool[key] = way

    def _expand(self, way: PathToEnd) -> None:
        position = way.position
        judge = self.evaluators.at(position)
        if position.kind == decision_kinds.TURN and position.actions == 0:
            self._end_turn(way, position, vec[i64](), judge)
            for bought in self._purchases(judge, position):
                self._end_turn(way, bought.position, bought.codes, judge)
            return
        for line in LineExplorer(judge, 0, self.few, self.few * _MOST_A_POSITION, self.limits).lines(
            position
        ):
            self._keep(PathToEnd(line.position, way, line.codes, line.value), line.key)

    def _end_turn(self, way: PathToEnd, position: Position, codes: vec[i64], judge: Evaluator) -> None:
        after = position.copy()
        decide(after, decision_kinds.ACT_END)
        self.limits.spend()
        found = PathToEnd(after, way, append(codes[:], decision_kinds.ACT_END), judge.value(after, 0))
        self._keep(found, quick_key(after))

    def _purchases(self, judge: Evaluator, position: Position) -> list[ActionLine]:
        if position.purchases == 0:
            return []
        return purchases(judge, 0, position, self.limits)[:_PURCHASES]

    def _selected(self, pool: dict[int, PathToEnd]) -> list[PathToEnd]:
        ways = list(pool.values())
        ways.sort(key=_value_of, reverse=True)
        self._add_purchases(pool, ways)
        if self.unrest > 0.0:
            for way in ways:
                way.rank = way.value + self.unrest * noise(self.dice)
        ways.sort(key=_rank_of, reverse=True)
        return self._different(ways[: int(_LOOKED_AT * self.width)])

    def _add_purchases(self, pool: dict[int, PathToEnd], ways: list[PathToEnd]) -> None:
        """Add plans that buy land before an action."""
        first = ways[0].position
        if first.kind != decision_kinds.TURN or first.actions == 0:
            return
        judge = self.evaluators.at(first)
        for way in ways[: int(self.width)]:
            for bought in self._purchases(judge, way.position):
                if bought.key not in pool:
                    found = PathToEnd(bought.position, way, bought.codes, bought.value)
                    pool[bought.key] = found
                    ways.append(found)

    def _different(self, ways: list[PathToEnd]) -> list[PathToEnd]:
        counts: dict[int, int] = {}
        kept: list[PathToEnd] = []
        others: list[PathToEnd] = []
        for way in ways:
            cards = int(own_cards(way.position))
            count = counts.get(cards, 0)
            if count < _SAME_CARDS:
                counts[cards] = count + 1
                kept.append(way)
                if len(kept) >= self.width:
                    return kept
            else:
                others.append(way)
        return kept + others[: int(self.width) - len(kept)]

    def _trim(self) -> None:
        """Bounds the memory: what would never be selected goes."""
        most = int(_KEPT * self.width)
        for when, pool in list(self.pools.items()):
            if len(pool) > 2 * most and when != THE_END:
                items = list(pool.items())
                items.sort(key=_value_of_item, reverse=True)
                self.pools[when] = dict(items[:most])


def _best(pool: dict[int, PathToEnd]) -> PathToEnd:
    ways = list(pool.values())
    ways.sort(key=_value_of, reverse=True)
    return ways[0]


def _value_of(way: PathToEnd) -> float:
    return way.value


def _rank_of(way: PathToEnd) -> float:
    return way.rank


def _value_of_item(item: tuple[int, PathToEnd]) -> float:
    return item[1].value
