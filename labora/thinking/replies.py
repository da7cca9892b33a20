"""Opponents exist: the best first turns again, each followed by what the others would do for themselves.

Their replies are guesses, so there are several tries for each turn, and their average counts.
"""

from typing import Final

from mypy_extensions import i64

from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.questions import active
from labora.rules.vocabulary import choices
from labora.thinking.beam import Beam, Plan
from labora.thinking.judge import Judge
from labora.thinking.lines import Explorer, Limits, Line
from labora.thinking.shaking import noise

_MOST_STEPS: Final = 60
# By how many points opponents err, more or less, about what is best for them.
_UNREST: Final = 1.0
# At the end of a game nothing is left to guess: tries cost nothing then, and say nothing new.
_MOST_TRIES: Final = 100
_NODES_OF_A_REPLY: Final = 150
_NODES_OF_AN_OUTLOOK: Final = 1200


class Foreseeing:
    """The first `turns` of the plans, weighed better with each try: `depth` actions behind the replies."""

    def __init__(
        self,
        judge: Judge,
        limits: Limits,
        dice: Dice,
        plans: list[Plan],
        position: Position,
        *,
        turns: i64,
        depth: i64,
    ) -> None:
        self.judge: Final = judge
        self.limits: Final = limits
        self.dice: Final = dice
        self.first: Final = plans[: int(turns)]
        self.rest: Final = plans[int(turns) :]
        self.position: Final = position
        self.player: Final = active(position)
        self.depth: Final = depth
        self.totals: Final = [0.0] * len(self.first)
        self.tries: i64 = 0

    def improve(self) -> bool:
        """One more try of each turn; False if nothing is left for a whole one."""
        self.limits.ask()
        if self.limits.spent or len(self.first) < 2 or self.tries >= _MOST_TRIES:
            return False
        found = self._try()
        if len(found) < len(self.first):
            return False
        self.tries += 1
        for number in range(len(self.first)):
            self.totals[number] += found[number]
        return True

    def found(self) -> list[Plan]:
        """Those that were tried in their new order, then the others; as they were before the first try."""
        if self.tries == 0:
            return self.first + self.rest
        valued = [
            Plan(plan.codes, self.totals[number] / float(self.tries), plan.static, plan.depth)
            for number, plan in enumerate(self.first)
        ]
        valued.sort(key=_value_of, reverse=True)
        return valued + self.rest

    def _try(self) -> list[float]:
        """A value for each, all by the same dice; fewer if the limits come first."""
        seed = int(self.dice.next())
        found: list[float] = []
        for plan in self.first:
            if self.limits.spent:
                break
            after = self.position.copy()
            for code in plan.codes:
                decide(after, code)
            after = self._replied(after, self.player, Dice(seed))
            found.append(self._outlook(after, self.player))
        return found

    def _replied(self, position: Position, player: i64, dice: Dice) -> Position:
        """Everybody acts until the player has something to do."""
        for _ in range(_MOST_STEPS):
            if position.over:
                break
            if position.kind == choices.TURN and position.actions == 0:
                decide(position, choices.ACT_END)
                continue
            if position.kind == choices.TURN and active(position) == player:
                break
            position = self._reply(position, dice)
        return position

    def _reply(self, position: Position, dice: Dice) -> Position:
        lines = Explorer(self.judge, active(position), 1, _NODES_OF_A_REPLY, self.limits).lines(position)
        return self._likely(lines, dice).position

    def _likely(self, lines: list[Line], dice: Dice) -> Line:
        best = lines[0]
        most = -1.0e9
        for line in lines:
            value = line.value + _UNREST * noise(dice)
            if value > most:
                most = value
                best = line
        return best

    def _outlook(self, position: Position, player: i64) -> float:
        if position.over or position.kind != choices.TURN:
            return self.judge.value(position, player)
        limits = Limits(_NODES_OF_AN_OUTLOOK, 1.0e9)
        beam = Beam(self.judge, limits, width=4, depth=self.depth, few=1, land=False)
        value = beam.plans(position, player)[0].value
        self.limits.left -= _NODES_OF_AN_OUTLOOK - limits.left
        return value


def _value_of(plan: Plan) -> float:
    return plan.value
