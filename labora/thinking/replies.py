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
# At the end of a game nothing is left to guess: tries cost nothing then, and say nothing new.
_MOST_TRIES: Final = 100
_NODES_OF_A_REPLY: Final = 150
_NODES_OF_AN_OUTLOOK: Final = 1200


class Foreseeing:
    """`unrest`: by how many points opponents err, more or less, about what is best for them."""

    def __init__(
        self, judge: Judge, limits: Limits, dice: Dice, *, turns: i64, depth: i64, unrest: float
    ) -> None:
        self.judge: Final = judge
        self.limits: Final = limits
        self.dice: Final = dice
        self.turns: Final = turns
        self.depth: Final = depth
        self.unrest: Final = unrest

    def among(self, plans: list[Plan], position: Position, player: i64) -> list[Plan]:
        """The first of the plans in their new order, then the others; as they were if no try is completed."""
        first = plans[: int(self.turns)]
        totals = [0.0] * len(first)
        tries = 0
        while not self.limits.spent and len(first) > 1 and tries < _MOST_TRIES:
            found = self._try(first, position, player)
            if len(found) < len(first):
                break
            tries += 1
            for number in range(len(first)):
                totals[number] += found[number]
        if tries == 0:
            return plans
        valued = [
            Plan(plan.codes, totals[number] / float(tries), plan.static, plan.depth)
            for number, plan in enumerate(first)
        ]
        valued.sort(key=_value_of, reverse=True)
        return valued + plans[int(self.turns) :]

    def _try(self, plans: list[Plan], position: Position, player: i64) -> list[float]:
        """A value for each, all by the same dice; fewer if the limits come first."""
        seed = int(self.dice.next())
        found: list[float] = []
        for plan in plans:
            if self.limits.spent:
                break
            after = position.copy()
            for code in plan.codes:
                decide(after, code)
            after = self._replied(after, player, Dice(seed))
            found.append(self._outlook(after, player))
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
            value = line.value + self.unrest * noise(dice)
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
