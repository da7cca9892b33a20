"""Opponents exist: the best first turns again, each in the light of what the others will probably do.

What they do is a guess, so there are several tries, each with a script of its own, and their average counts.
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
from labora.thinking.lines import Limits
from labora.thinking.script import Script, foretold

# At the end of a game nothing is left to guess: tries cost nothing then, and say nothing new.
_MOST_TRIES: Final = 100
# What the beam has found without looking at the others counts as much as so many tries.
_TRUST: Final = 6.0
# More than one of a beam's positions looks at.
_NODES_OF_A_STEP: Final = 400


class Foreseeing:
    """Plans weighed better with each try: by the best that `depth` own actions behind them come to.

    `judge` sees nobody's points but one's own: who cannot do what was foretold does nothing, and that is no
    merit of a plan. What the others have right behind each plan counts by `rivalry`.
    """

    def __init__(  # noqa: PLR0913 -- what is asked, by whom, how far, and what it may cost
        self,
        judge: Judge,
        limits: Limits,
        dice: Dice,
        plans: list[Plan],
        position: Position,
        *,
        depth: i64,
        width: i64,
        rivalry: float = 0.0,
    ) -> None:
        self.judge: Final = judge
        self.limits: Final = limits
        self.dice: Final = dice
        self.plans: Final = plans
        self.position: Final = position
        self.player: Final = active(position)
        self.depth: Final = depth
        self.width: Final = width
        self.losses: Final = [
            rivalry * judge.best_of_others(self._after(plan), self.player) for plan in plans
        ]
        self.totals: Final = [0.0] * len(self.plans)
        self.tries: i64 = 0

    def improve(self) -> bool:
        """One more try of each turn; False if nothing is left for a whole one."""
        self.limits.ask()
        if self.limits.spent or len(self.plans) < 2 or self.tries >= _MOST_TRIES:
            return False
        found = self._try()
        if len(found) < len(self.plans):
            return False
        self.tries += 1
        for number in range(len(self.plans)):
            self.totals[number] += found[number]
        return True

    def found(self) -> list[Plan]:
        """The plans with their new values, the best first; as they were before the first try."""
        if self.tries == 0:
            return self.plans
        tries = float(self.tries)
        averages = [total / tries - loss for total, loss in zip(self.totals, self.losses, strict=True)]
        # What was found without looking at the others is so much lower or higher on the whole.
        apart = _mean(averages) - _mean([plan.value for plan in self.plans])
        valued: list[Plan] = []
        for number, plan in enumerate(self.plans):
            value = (_TRUST * (plan.value + apart) + tries * averages[number]) / (_TRUST + tries)
            valued.append(Plan(plan.codes, value, plan.depth))
        valued.sort(key=_value_of, reverse=True)
        return valued

    def _try(self) -> list[float]:
        """A value for each, all by the same script; fewer if the limits come first."""
        likely = self._after(self.found()[0])
        dice = Dice(int(self.dice.next()))
        script = foretold(
            self.judge, likely, self.player, actions=self.depth + 1, dice=dice, limits=self.limits
        )
        found: list[float] = []
        for plan in self.plans:
            if self.limits.spent:
                break
            found.append(self._outlook(self._after(plan), script))
        return found

    def _after(self, plan: Plan) -> Position:
        after = self.position.copy()
        for code in plan.codes:
            decide(after, code)
        return after

    def _outlook(self, after: Position, script: Script) -> float:
        depth = self.depth
        if after.kind == choices.TURN and active(after) == self.player and not after.over:
            # What is left of the turn comes first, so that all are seen at the same moment.
            depth += after.actions
            if after.actions == 0:
                decide(after, choices.ACT_END)
        start = script.own_next(after)
        if start.over or start.kind != choices.TURN:
            return self.judge.value(start, self.player)
        limits = Limits(depth * self.width * _NODES_OF_A_STEP, 1.0e9)
        beam = Beam(self.judge, limits, width=self.width, depth=depth, few=1, land=False, script=script)
        value = beam.plans(start, self.player)[0].value
        self.limits.left -= limits.nodes - limits.left
        return value


def _mean(numbers: list[float]) -> float:
    total = 0.0
    for number in numbers:
        total += number
    return total / float(len(numbers))


def _value_of(plan: Plan) -> float:
    return plan.value
