"""Potential-based shaping: rewards on the way to the end that leave the best policy the best one.

What a step is paid besides is `discount * potential(after) - potential(before)`, and the potential of a
finished game is 0 (Ng, Harada and Russell, 1999). The potential comes from the evaluator of a bot.
"""

from typing import Final

from labora.bots.registry import USUAL_BOT
from labora.bots.weights import staged_evaluator
from labora.environments.encoding.rewards import REWARDS, SCORE
from labora.rules.constants.errors import LaboraError
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

# Points that are worth as much as being a whole place ahead, where places are paid.
_POINTS_A_PLACE: Final = 100.0


class Shaping:
    """Add to the rewards of one seat.

    With the reward `score`, the potential is the number of points that the evaluator still expects; otherwise
    the lead that it expects over the best opponent, in hundreds of points. `weight` multiplies it, `discount`
    is the learner's.
    """

    def __init__(self, reward: str, weight: float, discount: float = 1.0) -> None:
        if weight < 0.0 or not 0.0 < discount <= 1.0:
            raise LaboraError("The weight of shaping is 0 or more, and the discount above 0 and at most 1.")
        self._by_points: Final = reward == REWARDS[SCORE]
        self._weight: Final = weight
        self._discount: Final = discount

    def potential(self, position: Position, seat: int) -> float:
        """Return the potential of a position that is not finished."""
        rivalry = 0.0 if self._by_points else 1.0
        evaluator = staged_evaluator(USUAL_BOT, position, rivalry).at(position)
        worth = evaluator.value(position, seat)
        if self._by_points:
            return self._weight * (worth - float(total_score(position, seat)))
        return self._weight * worth / _POINTS_A_PLACE

    def paid(self, before: float, after: float) -> float:
        """Return what a step is paid besides, from the potentials before and after it."""
        return self._discount * after - before
