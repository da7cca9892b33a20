"""A search over the turns of one player: the best few positions of each depth are looked at further.

Opponents end their turns without doing anything: their actions are uncertain, but the value of the player's
own next actions is not.
"""

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.search.action_lines import ActionLine, Limits, LineExplorer, purchases
from labora.bots.search.position_keys import quick_key
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.state.position import Position
from labora.rules.state.queries import active

# The first step is looked at closely; what comes later is only an outlook.
_SHARE_OF_FIRST: Final = 3
_MOST_LATER: Final = 400
_MOST_SKIPPED: Final = 40
# Of the positions that are looked at further so many begin with the same turn, for each degree of care.
_MOST_ALIKE: Final = 2


class Node:
    """Hold a position of a search. `turn` has the codes of the first turn until its end; `first` names it."""

    def __init__(self, position: Position, turn: vec[i64], first: i64, value: float) -> None:
        self.position: Final = position
        self.turn = turn
        self.first = first
        self.value = value
        # The first turn goes on.
        self.open = True


class Plan:
    """Describe a first turn, as far as it was searched, with the best value found behind it."""

    def __init__(self, codes: vec[i64], value: float, depth: i64) -> None:
        self.codes: Final = codes
        self.value: Final = value
        self.depth: Final = depth


class SearchSettings:
    """Configure a search for turns.

    `nodes`: how many positions may be looked at; `depth`: how many actions ahead; `width`: how many positions
    are looked at further, from the second step on; `few`: how many spaces and payments are tried in the first
    step, `care`: in later ones. Where the end is near, what is seen there is no outlook any more, but what
    will be counted.
    """

    def __init__(self, *, nodes: i64, width: i64, depth: i64, few: i64, care: i64 = 1) -> None:
        self.nodes: Final = nodes
        self.width: Final = width
        self.depth: Final = depth
        self.few: Final = few
        self.care: Final = care


class BeamSearch:
    """Search for the best turns of one player, and follow only the best positions of each action."""

    def __init__(self, judge: Evaluator, limits: Limits, settings: SearchSettings) -> None:
        self.judge: Final = judge
        self.limits: Final = limits
        self.settings: Final = settings

    def plans(self, position: Position, player: i64) -> list[Plan]:
        """First turns, the best first, each with the value of the deepest step that was completed."""
        root = Node(position.copy(), vec[i64](), -1, 0.0)
        level = self._first_steps(root, player)
        self._name(level)
        best = _plans_of(level, 1)
        for depth in range(2, self.settings.depth + 1):
            deeper: list[Node] = []
            for node in self._kept(level):
                if self.limits.spent:
                    break
                deeper += self._step(node, player)
            if self.limits.spent or not deeper:
                break
            level = deeper
            level.sort(key=_value_of, reverse=True)
            if self.settings.care > 1:
                level = _without_twins(level)
            best = _merged(_plans_of(level, depth), best)
        return best

    def _kept(self, level: list[Node]) -> list[Node]:
        """The best, but not all from the same first turn."""
        kept: list[Node] = []
        by_first: dict[int, int] = {}
        for node in level:
            count = by_first.get(int(node.first), 0)
            if count < _MOST_ALIKE * self.settings.care:
                by_first[int(node.first)] = count + 1
                kept.append(node)
            if len(kept) >= self.settings.width:
                break
        return kept

    def _step(self, node: Node, player: i64) -> list[Node]:
        """Onward to the player's next action, and what it may be."""
        start = node.position.copy()
        turn = node.turn
        is_open = node.open
        if (
            start.kind == decision_kinds.TURN
            and start.actions == 0
            and active(start) == player
            and not start.over
        ):
            decide(start, decision_kinds.ACT_END)
            if is_open:
                turn = append(turn[:], decision_kinds.ACT_END)
                is_open = False
        start = own_next(start, player)
        if start.over:
            over = Node(start, turn, node.first, self.judge.value(start, player))
            over.open = False
            return [over]
        onward = Node(start, turn, node.first, node.value)
        care = self.settings.care
        lines = self._lines(start, player, care, _MOST_LATER * care)
        children = [self._child(onward, line.codes, line) for line in lines]
        for child in children:
            child.first = node.first
            if not is_open:
                child.turn = turn
                child.open = False
        return children

    def _first_steps(self, node: Node, player: i64) -> list[Node]:
        position = node.position
        most = max(1, self.limits.left // _SHARE_OF_FIRST)
        lines = self._lines(position, player, self.settings.few, most)
        found = [self._child(node, line.codes, line) for line in lines]
        if position.purchases:
            self._add_land_before(node, player, most // 2, found)
            self._add_land_after(node, player, lines, found)
        found.sort(key=_value_of, reverse=True)
        return found

    def _lines(self, position: Position, player: i64, few: i64, most: i64) -> list[ActionLine]:
        return LineExplorer(self.judge, player, few, most, self.limits).lines(position)

    def _child(self, node: Node, codes: vec[i64], line: ActionLine) -> Node:
        child = Node(line.position, extend(node.turn[:], codes), node.first, line.value)
        if node.position.kind == decision_kinds.TURN and line.codes[0] == decision_kinds.ACT_END:
            # Who ends the turn without an action has no more of it.
            child.open = False
        return child

    def _add_land_before(self, node: Node, player: i64, most: i64, found: list[Node]) -> None:
        for bought in purchases(self.judge, player, node.position, self.limits)[:2]:
            if self.limits.spent:
                return
            for line in self._lines(bought.position, player, self.settings.few, most):
                found.append(self._child(node, extend(bought.codes[:], line.codes), line))

    def _add_land_after(self, node: Node, player: i64, lines: list[ActionLine], found: list[Node]) -> None:
        for line in lines[:4]:
            if (
                self.limits.spent
                or line.position.kind != decision_kinds.TURN
                or active(line.position) != player
            ):
                return
            for bought in purchases(self.judge, player, line.position, self.limits)[:2]:
                found.append(self._child(node, extend(line.codes[:], bought.codes), bought))

    def _name(self, level: list[Node]) -> None:
        for number in range(len(level)):
            level[number].first = number


def own_next(position: Position, player: i64) -> Position:
    """Where the player has something to decide again, or the game is over, if the others do nothing."""
    for _ in range(_MOST_SKIPPED):
        if position.over or position.kind != decision_kinds.TURN or active(position) == player:
            return position
        position = position.copy()
        position.actions = 0
        decide(position, decision_kinds.ACT_END)
    return position


def _without_twins(level: list[Node]) -> list[Node]:
    """Of what leads to the same table from the same first turn, one: who looks closely sees many of them."""
    seen: set[tuple[int, int]] = set()
    found: list[Node] = []
    for node in level:
        key = (quick_key(node.position), int(node.first))
        if key not in seen:
            seen.add(key)
            found.append(node)
    return found


def _value_of(node: Node) -> float:
    return node.value


def _plans_of(level: list[Node], depth: i64) -> list[Plan]:
    """The best of each first turn."""
    best: dict[int, Plan] = {}
    for node in level:
        first = int(node.first)
        if first not in best or best[first].value < node.value:
            best[first] = Plan(node.turn, node.value, depth)
    plans = list(best.values())
    plans.sort(key=_plan_value, reverse=True)
    return plans


def _plan_value(plan: Plan) -> float:
    return plan.value


def _merged(deeper: list[Plan], before: list[Plan]) -> list[Plan]:
    """First turns that were dropped on the way come after those that were looked at further."""
    return deeper + [plan for plan in before if not _is_among(plan, deeper)]


def _is_among(plan: Plan, plans: list[Plan]) -> bool:
    for other in plans:
        if len(other.codes) >= len(plan.codes) and other.codes[: len(plan.codes)] == plan.codes:
            return True
    return False
