"""The players at a table, and what each of them would do: all look for turns as carefully as a monk.

A good player takes the best single action in only every third turn.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.evaluation.evaluator import Evaluator, StagedEvaluator
from labora.bots.evaluation.perturbation import noise
from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import BeamSearch, Plan, SearchSettings
from labora.bots.search.forced_decisions import best_answer, only_option
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider

_MOST_STEPS: Final = 60
# One's own turns have to be looked at equally far, or what is found there could not be compared.
_PLENTY: Final = 2


class Opponents:
    """Answer for the others as `evaluators` value their options; positions count for the limits of `player`.

    `settings`: how all players look for turns; `own`: how the player does when his next turn has come.
    When the limits are exceeded, the turns found so far count.
    """

    def __init__(
        self,
        player: i64,
        evaluators: StagedEvaluator,
        limits: Limits,
        dice: Dice,
        settings: SearchSettings,
        own: SearchSettings,
    ) -> None:
        self.player: Final = player
        self.evaluators: Final = evaluators
        self.limits: Final = limits
        self.dice: Final = dice
        self.settings: Final = settings
        self.own: Final = own

    def own_next(self, at: Position, unrest: float = 0.0) -> Position:
        """Where the player has a turn again, or the game is over. Others err by `unrest` points or so."""
        for _ in range(_MOST_STEPS):
            if at.over or self._is_own(at):
                return at
            at = self._step(self.evaluators.at(at), at, unrest)
        return at

    def own_turns(self, judge: Evaluator, at: Position) -> list[Plan]:
        """The player's turns, the best first."""
        return self._turns(judge, at, self.own, _PLENTY * self.own.nodes)

    def own_end(self, judge: Evaluator, start: Position, codes: vec[i64], unrest: float = 0.0) -> Position:
        """After the whole turn: a plan may be a part of it, and all are to be seen at the same moment."""
        at = after(start, codes)
        moment = _moment(start)
        while self._is_own(at) and _moment(at) == moment:
            at = self._step(judge, at, unrest)
        return at

    def likely(self, turns: list[Plan], unrest: float) -> Plan:
        """Return the turn of a player who makes mistakes."""
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

    def _is_own(self, at: Position) -> bool:
        return not at.over and at.kind == decision_kinds.TURN and active(at) == self.player and at.actions > 0

    def _step(self, judge: Evaluator, at: Position, unrest: float) -> Position:
        """Return what the deciding player would do."""
        codes = only_option(at)
        if codes is None:
            who = decider(at)
            if who == active(at):
                codes = self.likely(self._turns(judge, at, self.settings, self.settings.nodes), unrest).codes
            else:
                codes = vec[i64]([best_answer(judge, at, who)])
        return after(at, codes)

    def _turns(self, judge: Evaluator, at: Position, settings: SearchSettings, nodes: i64) -> list[Plan]:
        limits = Limits(nodes, 1.0e9, self.limits.enough)
        turns = BeamSearch(judge, limits, settings).plans(at, active(at))
        self.limits.left -= limits.nodes - limits.left
        if limits.late:
            self.limits.late = True
        return turns


def after(position: Position, codes: vec[i64]) -> Position:
    """With what was decided, and the turn ended if nothing is left of it."""
    found = position.copy()
    player = active(found)
    for code in codes:
        decide(found, code)
    if (
        not found.over
        and found.kind == decision_kinds.TURN
        and found.actions == 0
        and active(found) == player
    ):
        decide(found, decision_kinds.ACT_END)
    return found


def _moment(position: Position) -> int:
    """Which turn this is."""
    return int((position.round * 16 + position.step) * 16 + position.turn)
