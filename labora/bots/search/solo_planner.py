"""A plan for the rest of a solo game that becomes better as long as there is time.

First a narrow sweep, to have a whole game to fall back on; then wide ones with shaken weights; then narrow
ones from turns of the best games found. All is counted in positions, so that a seed gives the same plan.
"""

from collections.abc import Callable
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import StagedEvaluator
from labora.bots.evaluation.horizon import actions_left
from labora.bots.evaluation.perturbation import perturbed, sizes
from labora.bots.search.action_lines import Limits, is_moment
from labora.bots.search.solo_search import PathToEnd, SoloSearch
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score

_FIRST_WIDTH: Final = 10
_PLENTY: Final = 1000000000
_WIDEST: Final = 100
# Positions that one of the width looks at in one action, roughly.
_POSITIONS_AN_ACTION: Final = 110.0
# The share of everything that goes into sweeps from the start, and of what is left into the next of them.
_SHARE_OF_STARTS: Final = 0.35
_SHARE_OF_ONE: Final = 0.6
_STARTS_SHAKEN: Final = 0.08
_UNREST: Final = 0.5
_BEST_GAMES: Final = 4
_FROM_THE_BEST: Final = 70
# In so many of a hundred tries from a turn two spaces and payments are tried where usually one is.
_LOOKING_CLOSELY: Final = 25
_NARROW: Final = (8, 16, 32)
_SHAKES: Final = (0.03, 0.045, 0.065, 0.1, 0.14, 0.2, 0.3)


class FinishedPlan:
    """Describe a game that is planned to its end."""

    def __init__(self, score: i64, steps: list[PathToEnd]) -> None:
        self.score: Final = score
        self.steps: Final = steps

    def turns(self) -> list[int]:
        """The numbers of the steps at which the player begins an action."""
        found: list[int] = []
        for number in range(len(self.steps)):
            position = self.steps[number].position
            if position.kind == decision_kinds.TURN and position.actions > 0:
                found.append(number)
        return found

    def codes(self) -> vec[i64]:
        """All decisions from the first step to the last."""
        found = vec[i64]()
        for step in self.steps:
            found = extend(found, step.codes)
        return found

    def middle(self) -> int:
        return self.steps[len(self.steps) // 2].position.key()


class SoloPlanner:
    """Plan a solo game by looking at `nodes` positions, or fewer if the CPU time is up before that."""

    def __init__(
        self,
        stages: list[list[float]],
        start: Position,
        *,
        seed: int,
        nodes: i64,
        seconds: float,
        enough: Callable[[], bool] | None = None,
    ) -> None:
        self.stages: Final = stages
        self.sizes: Final = sizes(stages)
        self.dice: Final = Dice(seed)
        self.nodes: Final = nodes
        self.limits: Final = Limits(nodes, seconds, enough)
        self.start: Final = PathToEnd(start.copy(), None, vec[i64](), 0.0)
        self.games: Final[list[FinishedPlan]] = []
        self.trials: i64 = 0
        self.from_start: bool = True

    def remember(self, codes: vec[i64]) -> None:
        """A plan from before: codes from the start to the end of the game. It is kept unless it is beaten."""
        self._add(steps_of(self.start, codes))

    @property
    def best(self) -> FinishedPlan:
        return self.games[0]

    @property
    def share(self) -> float:
        """How much of what may be spent is spent, from 0 to 1."""
        return min(1.0, 1.0 - float(self.limits.left) / float(self.nodes))

    def improve(self) -> bool:
        """One more try; False if nothing is left for one. The first try always comes to its end."""
        self.limits.check()
        if self.trials > 0 and self.limits.spent:
            return False
        self.trials += 1
        if self.trials == 1 and not self.games:
            self._fall_back()
        elif self.trials == 2 or (self.from_start and self.share < _SHARE_OF_STARTS):
            self._from_the_start()
        else:
            self._from_a_turn()
        return True

    def _fall_back(self) -> None:
        unlimited = Limits(self.nodes + _PLENTY, 1.0e9)
        end = SoloSearch(
            StagedEvaluator(self.stages), unlimited, self.dice, width=_FIRST_WIDTH, unrest=0.0
        ).run(self.start)
        self.limits.left -= self.nodes + _PLENTY - unlimited.left
        assert end is not None
        self._add(end.steps())

    def _from_the_start(self) -> None:
        width = self._width()
        if width <= _FIRST_WIDTH:
            self.from_start = False
            self._from_a_turn()
            return
        stages = self.stages
        if self.trials > 2:
            stages = perturbed(stages, self.sizes, _STARTS_SHAKEN, self.dice)
        self._sweep(self.start, [], stages, width, 1)

    def _width(self) -> i64:
        actions = max(1.0, actions_left(self.start.position, 0))
        affordable = _SHARE_OF_ONE * float(self.limits.left) / (_POSITIONS_AN_ACTION * actions)
        return min(_WIDEST, i64(affordable))

    def _from_a_turn(self) -> None:
        dice = self.dice
        game = self.games[0]
        if dice.below(100) >= _FROM_THE_BEST:
            game = self.games[dice.below(len(self.games))]
        turns = game.turns()
        if not turns:
            self.limits.left = 0
            return
        number = turns[dice.below(len(turns))]
        share = _SHAKES[dice.below(len(_SHAKES))]
        width = _NARROW[dice.below(len(_NARROW))]
        stages = perturbed(self.stages, self.sizes, share, dice)
        few = 2 if dice.below(100) < _LOOKING_CLOSELY else 1
        self._sweep(game.steps[number], game.steps[:number], stages, width, few)

    def _sweep(
        self, way: PathToEnd, before: list[PathToEnd], stages: list[list[float]], width: i64, few: i64
    ) -> None:
        start = PathToEnd(way.position, None, way.codes, way.value)
        search = SoloSearch(
            StagedEvaluator(stages), self.limits, self.dice, width=width, unrest=_UNREST, few=few
        )
        end = search.run(start)
        if end is not None:
            self._add(before + end.steps())

    def _add(self, steps: list[PathToEnd]) -> None:
        """Keeps the best games; of those that are the same half way through only one."""
        found = FinishedPlan(total_score(steps[-1].position, 0), steps)
        for number in range(len(self.games)):
            known = self.games[number]
            if known.middle() == found.middle():
                if found.score < known.score:
                    return
                self.games.pop(number)
                break
        self.games.append(found)
        self.games.sort(key=_score_of, reverse=True)
        del self.games[_BEST_GAMES:]


def steps_of(start: PathToEnd, codes: vec[i64]) -> list[PathToEnd]:
    """The moments that the codes lead through."""
    found = [start]
    position = start.position.copy()
    line = vec[i64]()
    for code in codes:
        decide(position, code)
        line = append(line, code)
        if is_moment(position):
            found.append(PathToEnd(position.copy(), found[-1], line, 0.0))
            line = vec[i64]()
    return found


def _score_of(game: FinishedPlan) -> int:
    return int(game.score)
