"""Multi-player lookahead: plays on from the best turns, round after round, with the turns of all players.

A beam over whole rounds: at the player's next turn, the best few courses go on, each with its best turns. A
course is worth what the player may expect at its end, so a turn is worth what it leads to. With more
opponents, one of them deviates sooner: then the worth of a course on its way counts as well.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from labora.bots.search.beam import Plan
from labora.bots.search.opponents import Opponents
from labora.rules.state.position import Position

_SHARE_OF_FIRST_ROUND: Final = 0.65


class Continuation:
    """Hold a possible course of the game up to the player's next turn, and what may be done there.

    `first` is the number of the turn that it began with, `behind` by how much it was worse than the best, all
    rounds together.
    """

    def __init__(self, position: Position, first: i64, turns: list[Plan], behind: float) -> None:
        self.position: Final = position
        self.first: Final = first
        self.turns = turns
        self.behind = behind
        self.value: float = 0.0


class RoundSearch:
    """Weigh first turns by the positions that they lead to.

    `width`: how many courses go on, `branches`: how each may, `memory`: what a round counts once there is a
    later one.
    """

    def __init__(
        self,
        opponents: Opponents,
        position: Position,
        plans: list[Plan],
        *,
        width: i64,
        branches: i64,
        memory: float,
    ) -> None:
        self.opponents: Final = opponents
        self.plans: Final = plans
        self.width: Final = width
        self.branches: Final = branches
        self.memory: Final = memory
        self.rounds: i64 = 0
        self.best: float = plans[0].value
        # By how much each first turn was worse than the best when it was last seen, on average of the rounds.
        self.behind: Final = [plans[0].value - plan.value for plan in plans]
        self.kept = [
            Continuation(position, number, [plan], behind)
            for number, (plan, behind) in enumerate(zip(plans, self.behind, strict=True))
        ]
        # What all rounds count together, how often a turn was played on, and what that took.
        self._weight: float = 1.0
        self._played_on: i64 = 0
        self._spent: i64 = 0

    def improve(self, looks: Callable[[], None] | None = None) -> bool:
        """One round more; False if the best turn is clear, the game over, or no time left for it.

        `looks` is called before each turn that is played on: that takes a while.
        """
        going = self._affordable()
        if _is_clear(going):
            return False
        limits = self.opponents.limits
        before = limits.left
        found: dict[int, Continuation] = {}
        for continuation in going:
            if found and self._is_first_round_long_enough():
                break
            if continuation.position.over:
                self._weigh(continuation, found)
                continue
            for turn in self._branches_of(continuation):
                limits.check()
                # Later rounds are begun only if they can be afforded, roughly.
                if limits.late or (self.rounds == 0 and limits.spent):
                    return False
                if looks is not None:
                    looks()
                self._weigh(self._onward(continuation, turn), found)
                self._played_on += 1
        if limits.late:
            # Whoever waits has had enough: some were not looked at as far as the others.
            return False
        self._compare(list(found.values()))
        self._spent += before - limits.left
        return True

    def found(self) -> list[Plan]:
        """The first turns, the best first. Those that did not go on are behind by what they were then."""
        order = sorted(range(len(self.plans)), key=self.behind.__getitem__)
        return [
            Plan(self.plans[number].codes, self.best - self.behind[number], self.plans[number].depth)
            for number in order
        ]

    def _is_first_round_long_enough(self) -> bool:
        """So much of all there is may go into it, so that what it finds can be played on."""
        limits = self.opponents.limits
        return self.rounds == 0 and limits.share >= _SHARE_OF_FIRST_ROUND and not limits.spent

    def _affordable(self) -> list[Continuation]:
        """As many of the best as can be played on with what is left: a round that is broken off is lost."""
        if self._played_on == 0:
            return self.kept
        turns = self.opponents.limits.left * self._played_on // max(1, self._spent)
        found: list[Continuation] = []
        for continuation in self.kept:
            if not continuation.position.over:
                turns -= len(self._branches_of(continuation))
            if turns < 0:
                break
            found.append(continuation)
        return found

    def _branches_of(self, continuation: Continuation) -> list[Plan]:
        # What was not looked at as far cannot be compared.
        return [
            turn for turn in continuation.turns[: self.branches] if turn.depth == continuation.turns[0].depth
        ]

    def _onward(self, continuation: Continuation, turn: Plan) -> Continuation:
        judge = self.opponents.evaluators.at(continuation.position)
        end = self.opponents.own_end(judge, continuation.position, turn.codes)
        return Continuation(self.opponents.own_next(end), continuation.first, [], continuation.behind)

    def _weigh(self, continuation: Continuation, found: dict[int, Continuation]) -> None:
        """What may be expected there; of courses that lead to the same table the first counts."""
        key = continuation.position.key()
        if key in found:
            return
        found[key] = continuation
        # All by the judge of the first, or they could not be compared.
        first = next(iter(found.values()))
        judge = self.opponents.evaluators.at(first.position)
        if continuation.position.over:
            continuation.value = judge.worth(continuation.position, self.opponents.player)
        else:
            continuation.turns = self.opponents.own_turns(judge, continuation.position)
            continuation.value = continuation.turns[0].value

    def _compare(self, found: list[Continuation]) -> None:
        """The best go on."""
        most = max([continuation.value for continuation in found])
        for continuation in found:
            continuation.behind = most - continuation.value + self.memory * continuation.behind
        self._weight = 1.0 + self.memory * self._weight
        found.sort(key=_behind_of)
        self.best = found[0].value
        for continuation in reversed(found):
            self.behind[continuation.first] = (continuation.behind - found[0].behind) / self._weight
        self.kept = found[: self.width]
        self.rounds += 1


def _is_clear(going: list[Continuation]) -> bool:
    """Have all courses that go on begun with the same turn, or is the game over in all of them?"""
    firsts = {continuation.first for continuation in going}
    return len(firsts) < 2 or all(continuation.position.over for continuation in going)


def _behind_of(continuation: Continuation) -> float:
    return continuation.behind
