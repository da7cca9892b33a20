"""Plans solo games to their end; against others looks at more, and further, the more time there is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock, Progress
from labora.bots.foresight import BRAKE, RATE, Foresight
from labora.bots.thinker import Thinker, options_of
from labora.bots.weights import guide_of, stages_of
from labora.rules.engine.option import Option
from labora.rules.printed.goods import VARIANTS
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.vocabulary import choices
from labora.thinking.beam import Plan
from labora.thinking.lines import Limits
from labora.thinking.replies import Foreseeing, Manner


class Prior(Thinker):
    """Thinks about a second, whatever it is given."""

    weights = "prior"
    nodes = 8_000
    width = 6
    depth = 4
    indifference = 0.1
    rivalry = 0.6
    most_seconds = 1.0
    # Against others: how many of the best turns are weighed, and how many turns of anybody are foreseen.
    turns = 6
    foreseen = 4

    def __init__(self, seed: int = 0, nodes: int | None = None) -> None:
        super().__init__(seed, nodes)
        self._foresight: Final = Foresight(seed)

    def choose(self, position: Position, clock: Clock) -> list[Option]:
        if not position.setup.mode.neutral:
            return super().choose(position, clock)
        foresight = self._foresight
        if not foresight.knows(position) or (is_turn_to_begin(position) and clock.seconds > 0):
            self.plan(position, clock)
        return options_of(position, foresight.next_line(position))

    def plans(self, position: Position, clock: Clock) -> list[Plan]:
        plans = super().plans(position, clock)
        # What was not looked at as far cannot be compared.
        weighed = [plan for plan in plans[: self.turns] if plan.depth == plans[0].depth]
        foreseeing = self.foreseeing(position, weighed, clock, self._dice)

        def tell() -> None:
            share = foreseeing.limits.share
            clock.watcher(Progress(share, int(foreseeing.tries), None, foreseeing.found()[0].codes))

        while foreseeing.improve(tell):
            pass
        return foreseeing.found() + plans[len(weighed) :]

    def foreseeing(self, position: Position, plans: list[Plan], clock: Clock, dice: Dice) -> Foreseeing:
        """Weighs the plans by what would come of them."""
        seconds = min(clock.seconds, self.most_seconds)
        return Foreseeing(
            self.judge(position, self.rivalry),
            guide_of(self.weights, position),
            Limits(int(RATE * seconds), BRAKE * seconds, clock.enough),
            dice,
            plans,
            position,
            manner=Manner(nodes=self._nodes, width=self.width, depth=self.depth, few=self.few),
            rounds=max(1, self.foreseen // position.setup.players),
        )

    def plan(self, position: Position, clock: Clock) -> None:
        """Solo: thinks about the whole rest of the game; `choose` follows what was found."""
        stages = stages_of(self.weights, VARIANTS[position.setup.variant], position.setup.mode.name)
        seconds = min(clock.seconds, self.most_seconds)
        self._foresight.think(position, stages, Clock(seconds, clock.watcher, clock.enough))

    def knows(self, position: Position) -> bool:
        """Is there a plan from here on?"""
        return self._foresight.knows(position)

    def follow(self, position: Position, codes: vec[i64]) -> None:
        """Takes over a plan that was made before, from here to the end of the game."""
        self._foresight.follow(position, codes)

    @property
    def plan_ahead(self) -> vec[i64]:
        return self._foresight.codes

    @property
    def planned(self) -> list[tuple[int, vec[i64]]]:
        """The best games of the last plan, to choose among: scores and decisions to the end."""
        return self._foresight.best_games


class Abbot(Prior):
    """Takes all the time it is given."""

    most_seconds = 3600.0


def is_turn_to_begin(position: Position) -> bool:
    return position.kind == choices.TURN and position.actions == position.setup.mode.turns[0]
