"""Opponents exist: the best first turns again, each played on with what everybody would then do.

The others look for their turns as carefully as oneself: what is only the best action at hand is what a good
player does in every third turn. They may err a little, so there are several tries, and their average counts.
"""

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.questions import active, decider
from labora.rules.vocabulary import choices
from labora.thinking.answers import best_answer, only_option
from labora.thinking.beam import Beam, Plan
from labora.thinking.judge import Guide, Judge
from labora.thinking.lines import Limits
from labora.thinking.shaking import noise

# At the end of a game nothing is left to guess: tries cost nothing then, and say nothing new.
_MOST_TRIES: Final = 100
# What is so many points behind the best after the first try is not tried again; the more tries, the surer.
_REACH: Final = 5.0
# By how many points players err, more or less, about what is best for them; nobody does in the first try.
_UNREST: Final = 1.0
_MOST_STEPS: Final = 60
# One's own turns have to be looked at equally far, or what is found there could not be compared.
_PLENTY: Final = 2


class Manner:
    """How players look for their turns."""

    def __init__(self, *, nodes: i64, width: i64, depth: i64, few: i64) -> None:
        self.nodes: Final = nodes
        self.width: Final = width
        self.depth: Final = depth
        self.few: Final = few


class Foreseeing:
    """Plans weighed better with each try, by what is found at one's next turns, up to so many `rounds` later.

    `judge` values positions for the player who asks, `guide` tells what the others want.
    """

    def __init__(  # noqa: PLR0913 -- what is asked, by whom, how far, and what it may cost
        self,
        judge: Judge,
        guide: Guide,
        limits: Limits,
        dice: Dice,
        plans: list[Plan],
        position: Position,
        *,
        manner: Manner,
        rounds: i64,
    ) -> None:
        self.judge: Final = judge
        self.guide: Final = guide
        self.limits: Final = limits
        self.dice: Final = dice
        self.plans: Final = plans
        self.position: Final = position
        self.player: Final = active(position)
        self.manner: Final = manner
        self.rounds: Final = rounds
        self.totals: Final = [0.0] * len(self.plans)
        # How often each was tried.
        self.counts: Final = [0] * len(self.plans)
        self.tries: i64 = 0

    def improve(self, looks: Callable[[], None] | None = None) -> bool:
        """One more try of each that may be the best; False if that is clear, or there is no time for it.

        `looks` is called before each of them: a try takes a while.
        """
        within_reach = self._within_reach()
        if len(within_reach) < 2 or self.tries >= _MOST_TRIES:
            return False
        unrest = _UNREST if self.tries > 0 else 0.0
        found: list[float] = []
        for number in within_reach:
            self.limits.ask()
            if self.limits.spent:
                return False
            if looks is not None:
                looks()
            found.append(self._outlook(self.plans[number], unrest))
        self.tries += 1
        for number, total in zip(within_reach, found, strict=True):
            self.totals[number] += total
            self.counts[number] += 1
        return True

    def values(self) -> list[float]:
        """Of each plan: what the beam saw behind it, with the others doing nothing, is one look among all."""
        return [
            (plan.value + total) / float(1 + count * self.rounds)
            for plan, total, count in zip(self.plans, self.totals, self.counts, strict=True)
        ]

    def found(self) -> list[Plan]:
        """The plans with their new values, the best first; as they were before the first try."""
        valued = [
            Plan(plan.codes, value, plan.depth) for plan, value in zip(self.plans, self.values(), strict=True)
        ]
        valued.sort(key=_value_of, reverse=True)
        return valued

    def _within_reach(self) -> list[int]:
        if self.tries == 0:
            return list(range(len(self.plans)))
        values = self.values()
        least = max(values) - _REACH / math.sqrt(float(self.tries))
        return [number for number, value in enumerate(values) if value >= least]

    def own_next(self, at: Position, unrest: float = 0.0) -> Position:
        """Where the player has a turn again, or the game is over."""
        for _ in range(_MOST_STEPS):
            if at.over or self._is_own(at):
                return at
            at = self._step(self.guide.at(at), at, unrest)
        return at

    def _outlook(self, plan: Plan, unrest: float) -> float:
        """The sum of what is found at each of the next turns."""
        at = self._own_end(plan, unrest)
        total = 0.0
        for count in range(self.rounds):
            at = self.own_next(at, unrest)
            if at.over:
                return total + float(self.rounds - count) * self.judge.value(at, self.player)
            turns = self._turns(self.judge, at, _PLENTY * self.manner.nodes)
            total += turns[0].value
            at = _after(at, self._likely(turns, unrest).codes)
        return total

    def _own_end(self, plan: Plan, unrest: float) -> Position:
        """After the whole turn: a plan may be a part of it, and all are to be seen at the same moment."""
        at = _after(self.position, plan.codes)
        moment = _moment(self.position)
        while self._is_own(at) and _moment(at) == moment:
            at = self._step(self.judge, at, unrest)
        return at

    def _is_own(self, at: Position) -> bool:
        return not at.over and at.kind == choices.TURN and active(at) == self.player and at.actions > 0

    def _step(self, judge: Judge, at: Position, unrest: float) -> Position:
        """What whoever is to decide would do."""
        codes = only_option(at)
        if codes is None:
            who = decider(at)
            if who == active(at):
                codes = self._likely(self._turns(judge, at, self.manner.nodes), unrest).codes
            else:
                codes = vec[i64]([best_answer(judge, at, who)])
        return _after(at, codes)

    def _turns(self, judge: Judge, at: Position, nodes: i64) -> list[Plan]:
        manner = self.manner
        limits = Limits(nodes, 1.0e9)
        beam = Beam(judge, limits, width=manner.width, depth=manner.depth, few=manner.few, land=True)
        turns = beam.plans(at, active(at))
        self.limits.left -= limits.nodes - limits.left
        return turns

    def _likely(self, turns: list[Plan], unrest: float) -> Plan:
        best = turns[0]
        if unrest <= 0.0:
            return best
        most = -1.0e9
        for turn in turns:
            if turn.depth == turns[0].depth:
                value = turn.value + unrest * noise(self.dice)
                if value > most:
                    most = value
                    best = turn
        return best


def _after(position: Position, codes: vec[i64]) -> Position:
    """With what was decided, and the turn ended if nothing is left of it."""
    after = position.copy()
    player = active(after)
    for code in codes:
        decide(after, code)
    if not after.over and after.kind == choices.TURN and after.actions == 0 and active(after) == player:
        decide(after, choices.ACT_END)
    return after


def _moment(position: Position) -> int:
    """Which turn this is."""
    return int((position.round * 16 + position.step) * 16 + position.turn)


def _value_of(plan: Plan) -> float:
    return plan.value
