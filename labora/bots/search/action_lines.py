"""Lines: one main action (or one step of a phase) from its first decision to its last, each with its value.

Nearly equal choices are thinned out: a few payments, spaces and amounts are tried, the most promising ones.
"""

import time
from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.search.position_keys import quick_key
from labora.rules.components.goods import KINDS
from labora.rules.constants import decision_kinds
from labora.rules.engine.building_use import payments
from labora.rules.engine.offers import decide, is_payment, offers
from labora.rules.state.position import Position
from labora.rules.state.queries import decider

# After a decision of these kinds a line is complete.
_STOPS: Final = (
    decision_kinds.OVER,
    decision_kinds.TURN,
    decision_kinds.NEUTRAL_CARD,
    decision_kinds.NEUTRAL_PRIOR,
)
# Options of these kinds differ only in where something is or goes: the best few are looked at.
_PLACES: Final = (
    decision_kinds.SPACE, decision_kinds.SITE, decision_kinds.FELL, decision_kinds.CUT, decision_kinds.FOREST,
    decision_kinds.TILE, decision_kinds.NEUTRAL_SPACE,
)  # fmt: skip
_PAYMENTS_LOOKED_AT: Final = 12
_TIME_IS_CHECKED_EVERY: Final = 64
# Whoever waits is asked less often: that is a call into Python.
_SOMEBODY_IS_ASKED_EVERY: Final = 1024


def _marked(kinds: tuple[int, ...]) -> vec[i64]:
    found = vec[i64]([0] * len(decision_kinds.NAMES))
    for kind in kinds:
        found[kind] = 1
    return found


_IS_STOP: Final[vec[i64]] = _marked(_STOPS)
_IS_PLACE: Final[vec[i64]] = _marked(_PLACES)


def is_moment(position: Position) -> bool:
    """Is this between two lines?"""
    return _IS_STOP[position.kind] == 1


class ActionLine:
    """Describe the decisions of one action, with the position behind them."""

    def __init__(self, codes: vec[i64], position: Position, value: float, key: int) -> None:
        self.codes: Final = codes
        self.position: Final = position
        self.value: Final = value
        self.key: Final = key


class Limits:
    """Limit what a search may spend: positions and CPU time, shared by all parts of the search.

    `enough` is asked from time to time whether to stop.
    """

    def __init__(self, nodes: i64, seconds: float, enough: Callable[[], bool] | None = None) -> None:
        self.nodes: Final = nodes
        self.seconds: Final = seconds
        self.left: i64 = nodes
        self.deadline: Final = time.thread_time() + seconds
        self.enough: Final = enough
        self.late: bool = False
        self.steps: i64 = 0

    def spend(self) -> bool:
        """Counts one position looked at; False when nothing is left."""
        self.left -= 1
        self.step()
        return self.left > 0 and not self.late

    def step(self) -> None:
        """Looks at the clock now and then."""
        self.steps += 1
        if self.steps % _TIME_IS_CHECKED_EVERY == 0:
            self._look_at_the_clock()
        if self.steps % _SOMEBODY_IS_ASKED_EVERY == 0:
            self._ask()

    def check(self) -> None:
        """Looks at the clock at once, and asks: for steps that take a while."""
        self._look_at_the_clock()
        self._ask()

    def _look_at_the_clock(self) -> None:
        if time.thread_time() > self.deadline:
            self.late = True

    def _ask(self) -> None:
        if self.enough is not None and self.enough():
            self.late = True

    @property
    def spent(self) -> bool:
        return self.left <= 0 or self.late

    @property
    def share(self) -> float:
        """Return how much is spent, from 0 to 1: the larger share of positions and time. For display only."""
        by_nodes = 1.0 - float(self.left) / float(max(1, self.nodes))
        by_time = 1.0 - (self.deadline - time.thread_time()) / max(0.001, self.seconds)
        return max(0.0, min(1.0, max(by_nodes, by_time)))


class KnownPlace:
    """Remember what comes of choosing a place, and its worth."""

    def __init__(self, position: Position, worth: float) -> None:
        self.position: Final = position
        self.worth: Final = worth


class LineExplorer:
    """List the lines of one player from one position, looking at about `most` positions."""

    def __init__(self, judge: Evaluator, player: i64, few: i64, most: i64, limits: Limits) -> None:
        self.judge: Final = judge
        self.player: Final = player
        self.few: Final = few
        self.most: Final = most
        self.limits: Final = limits
        self.units = vec[float]()
        self.seen: Final[set[int]] = set()
        self.found: Final[list[ActionLine]] = []
        self.stop: i64 = 0
        # Places that were looked at before they are tried: what comes of each, and its worth.
        self.known: dict[int, KnownPlace] | None = None

    def lines(self, position: Position) -> list[ActionLine]:
        """All lines without buying land, the best first."""
        self.units = self.judge.units(position.setup.variant)
        codes = (
            _without_land(offers(position)) if position.kind == decision_kinds.TURN else self._tried(position)
        )
        known = self._known_places()
        branches: i64 = len(codes)
        end = self.limits.left - self.most
        for index in range(branches):
            # Each first decision has its share of what is left, so that none is forgotten.
            share = max(1, (self.limits.left - max(0, end)) // (branches - index))
            self.stop = self.limits.left - share
            self._take(
                position, vec[i64](), codes[index], None if known is None else known.get(int(codes[index]))
            )
        self.found.sort(key=_value_of, reverse=True)
        return self.found

    def _known_places(self) -> dict[int, KnownPlace] | None:
        """What has just been looked at, once."""
        known = self.known
        self.known = None
        return known

    def _explore(self, position: Position, codes: vec[i64]) -> None:
        tried = self._tried(position)
        known = self._known_places()
        for code in tried:
            # Whatever the limits, one line is found.
            if len(self.found) > 0 and (self.limits.late or self.limits.left <= self.stop):
                return
            self._take(position, codes, code, None if known is None else known.get(int(code)))

    def _take(self, position: Position, codes: vec[i64], code: i64, known: KnownPlace | None = None) -> None:
        if known is None:
            after = position.copy()
            decide(after, code)
        else:
            after = known.position
        key = quick_key(after)
        if key in self.seen:
            return
        self.seen.add(key)
        line = append(codes[:], code)
        if is_moment(after):
            self.limits.spend()
            worth = self.judge.worth(after, self.player) if known is None else known.worth
            value = self.judge.less_rivals(worth, after, self.player)
            self.found.append(ActionLine(line, after, value, key))
        else:
            self.limits.step()
            self._explore(after, line)

    def _tried(self, position: Position) -> vec[i64]:
        kind = position.kind
        if is_payment(kind):
            return self._cheap_payments(position)
        codes = offers(position)
        if len(codes) <= 1:
            return codes
        if decider(position) != self.player:
            # An owner sends a lay brother, as most do.
            return codes[:1]
        if _IS_PLACE[kind]:
            return self._best_places(position, codes)
        if kind == decision_kinds.GIVE:
            return self._cheap_goods(codes)
        if kind == decision_kinds.AMOUNT:
            return _spread(codes, self.few + 2)
        if kind == decision_kinds.REWARD:
            return _spread(codes, self.few + 2)
        return codes

    def _cheap_payments(self, position: Position) -> vec[i64]:
        options = payments(position)
        count = options.count
        if count <= self.few:
            return _numbers(count)
        looked_at = min(count, _PAYMENTS_LOOKED_AT)
        costs: list[tuple[float, int]] = []
        for number in range(looked_at):
            rank = number * (count - 1) // (looked_at - 1)
            given = options.pick(rank)
            cost = 0.0
            for good in range(KINDS):
                if given[good]:
                    cost += float(given[good]) * self.units[good]
            costs.append((cost, int(rank)))
        return _cheapest(costs, self.few)

    def _cheap_goods(self, codes: vec[i64]) -> vec[i64]:
        costs: list[tuple[float, int]] = []
        for code in codes:
            costs.append((self.units[code], int(code)))
        return _cheapest(costs, self.few)

    def _best_places(self, position: Position, codes: vec[i64]) -> vec[i64]:
        if len(codes) <= self.few:
            return codes
        costs: list[tuple[float, int]] = []
        known: dict[int, KnownPlace] = {}
        for code in codes:
            after = position.copy()
            decide(after, code)
            if not self.limits.spend() and costs:
                break
            worth = self.judge.worth(after, self.player)
            known[int(code)] = KnownPlace(after, worth)
            costs.append((-worth, int(code)))
        self.known = known
        return _cheapest(costs, self.few)


def purchases(judge: Evaluator, player: i64, position: Position, limits: Limits) -> list[ActionLine]:
    """The ways to buy land now, the best first. Empty where nothing can be bought."""
    found: list[ActionLine] = []
    if position.kind != decision_kinds.TURN or position.purchases == 0:
        return found
    for act in offers(position):
        if act != decision_kinds.ACT_DISTRICT and act != decision_kinds.ACT_PLOT:
            continue
        bought = position.copy()
        decide(bought, act)
        for tile in offers(bought):
            after = bought.copy()
            decide(after, tile)
            limits.spend()
            codes = vec[i64]([act, tile])
            found.append(ActionLine(codes, after, judge.value(after, player), quick_key(after)))
    found.sort(key=_value_of, reverse=True)
    return found


def _value_of(line: ActionLine) -> float:
    return line.value


def _cheapest(costs: list[tuple[float, int]], few: i64) -> vec[i64]:
    costs.sort()
    found = vec[i64]()
    for _, code in costs[: int(few)]:
        found = append(found, code)
    return found


def _numbers(count: i64) -> vec[i64]:
    found = vec[i64]()
    for number in range(count):
        found = append(found, number)
    return found


def _spread(codes: vec[i64], most: i64) -> vec[i64]:
    """The first, the last and some between: amounts come from the most down to none."""
    count: i64 = len(codes)
    if count <= most:
        return codes
    found = vec[i64]()
    for number in range(most):
        found = append(found, codes[number * (count - 1) // (most - 1)])
    return found


def _without_land(codes: vec[i64]) -> vec[i64]:
    """What comes easily to few positions first, so that its unused share goes to the others."""
    kept = vec[i64]()
    for code in (
        decision_kinds.ACT_END, decision_kinds.ACT_FELL, decision_kinds.ACT_CUT, decision_kinds.ACT_SETTLE,
        decision_kinds.ACT_BUILD, decision_kinds.ACT_PLACE, decision_kinds.ACT_CONTRACT,
    ):  # fmt: skip
        if code in codes:
            kept = append(kept, code)
    return kept
