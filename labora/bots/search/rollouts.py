"""Compares turns with each other by playing each on with the likely turns of all players.

The others may err a little, so there are several tries, and their average counts.
"""

import math
from typing import Final

from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.search.beam import Plan
from labora.bots.search.opponents import Opponents, after
from labora.rules.state.position import Position

# At the end of a game nothing is left to guess: tries cost nothing then, and say nothing new.
_MOST_TRIES: Final = 100
# What is so many points behind the best after the first try is not tried again; the more tries, the surer.
_REACH: Final = 5.0
# By how many points players err, more or less, about what is best for them; nobody does in the first try.
_UNREST: Final = 1.0


class Rollouts:
    """Weigh plans better with each try, by the player's next turns up to `rounds` rounds later.

    `judge` values positions for the player who asks.
    """

    def __init__(
        self, opponents: Opponents, judge: Evaluator, position: Position, plans: list[Plan], *, rounds: i64
    ) -> None:
        self.opponents: Final = opponents
        self.judge: Final = judge
        self.position: Final = position
        self.plans: Final = plans
        self.rounds: Final = rounds
        self.totals: Final = [0.0] * len(self.plans)
        # How often each was tried.
        self.counts: Final = [0] * len(self.plans)
        self.tries: i64 = 0

    def improve(self) -> bool:
        """One more try of each that may be the best; False if that is clear, or there is no time for it."""
        within_reach = self._within_reach()
        if len(within_reach) < 2 or self.tries >= _MOST_TRIES:
            return False
        unrest = _UNREST if self.tries > 0 else 0.0
        found: list[float] = []
        for number in within_reach:
            self.opponents.limits.check()
            if self.opponents.limits.spent:
                return False
            found.append(self._outlook(self.plans[number], unrest))
        if self.opponents.limits.late:
            return False
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

    def _within_reach(self) -> list[int]:
        if self.tries == 0:
            return list(range(len(self.plans)))
        values = self.values()
        least = max(values) - _REACH / math.sqrt(float(self.tries))
        return [number for number, value in enumerate(values) if value >= least]

    def _outlook(self, plan: Plan, unrest: float) -> float:
        """The sum of what is found at each of the next turns."""
        opponents = self.opponents
        at = opponents.own_end(self.judge, self.position, plan.codes, unrest)
        total = 0.0
        for count in range(self.rounds):
            at = opponents.own_next(at, unrest)
            if at.over:
                return total + float(self.rounds - count) * self.judge.value(at, opponents.player)
            turns = opponents.own_turns(self.judge, at)
            total += turns[0].value
            at = after(at, opponents.likely(turns, unrest).codes)
        return total
