"""Bots that look at whole turns and take the one of the highest value."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Bot, Clock
from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import BeamSearch, Plan, SearchSettings
from labora.bots.search.forced_decisions import best_answer, only_option
from labora.bots.weights import staged_evaluator, weights
from labora.rules.constants import decision_kinds
from labora.rules.engine.offers import decide
from labora.rules.engine.option import Option, Word
from labora.rules.notation import option_of
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.queries import active, decider


class TurnBot(Bot):
    """Play whole turns. Subclasses differ in their weights, how far they look and how exact they are."""

    weights: str
    nodes: int
    width = 1
    depth = 1
    few = 2
    # How much the points of the best opponent count against one's own where turns are compared.
    rivalry = 0.0
    # Turns that differ by less than this are as good as each other.
    indifference = 0.2

    def __init__(self, seed: int = 0, nodes: int | None = None) -> None:
        super().__init__(seed)
        weights()  # reading the file is not part of the first turn
        self._dice: Final = Dice(seed)
        self._nodes: Final = nodes or self.nodes

    def choose(self, position: Position, clock: Clock) -> list[Option]:
        codes, ends = self.line(position, clock)
        return options_of(position, codes, ends=ends)

    def line(self, position: Position, clock: Clock) -> tuple[vec[i64], bool]:
        """The choice as the engine's codes, and whether a turn that is used up by them ends."""
        only = only_option(position)
        if only is not None:
            return only, False
        player = decider(position)
        if player != active(position):
            return vec[i64]([best_answer(self.judge(position), position, player)]), False
        return self._one_of_the_best(self.plans(position, clock)).codes, True

    def judge(self, position: Position, rivalry: float = 0.0) -> Evaluator:
        return staged_evaluator(self.weights, position, rivalry).at(position)

    def plans(self, position: Position, clock: Clock) -> list[Plan]:
        """The turns that come into question, the best first."""
        settings = self.search_settings()
        return self.first_turns(position, settings, Limits(settings.nodes, clock.left, clock.enough))

    def first_turns(self, position: Position, settings: SearchSettings, limits: Limits) -> list[Plan]:
        """What a beam finds."""
        return BeamSearch(self.judge(position), limits, settings).plans(position, active(position))

    def search_settings(self, *, wider: int = 1, depth: int | None = None) -> SearchSettings:
        """Return how the bot looks for turns: `wider` times as wide as usual."""
        depth = self.depth if depth is None else depth
        return SearchSettings(nodes=wider * self._nodes, width=wider * self.width, depth=depth, few=self.few)

    def _one_of_the_best(self, plans: list[Plan]) -> Plan:
        near = [
            plan
            for plan in plans
            if plan.depth == plans[0].depth and plan.value >= plans[0].value - self.indifference
        ]
        return near[int(self._dice.below(len(near)))]


def options_of(position: Position, codes: vec[i64], *, ends: bool = False) -> list[Option]:
    """Codes as options; from another player's decision on it is open what will be possible.

    `ends`: a turn without actions left is ended at once, since what could be bought has been thought about.
    """
    at = position.copy()
    player = decider(at)
    found: list[Option] = []
    for code in codes:
        if decider(at) == player:
            found.append(option_of(at, code))
        elif len(found) > 0:
            return found
        decide(at, code)
    if ends and _is_used_up(position, at):
        found.append(Word(decision_kinds.ACTS[decision_kinds.ACT_END]))
    return found


def _is_used_up(start: Position, now: Position) -> bool:
    """Is the turn that was going on still the same, with nothing left to do?"""
    same = active(now) == active(start) and now.round == start.round and now.step == start.step
    return same and now.kind == decision_kinds.TURN and now.actions == 0
