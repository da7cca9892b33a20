"""Plans solo games to their end; against others looks at more, and further, the more time there is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock, Progress
from labora.bots.evaluation.horizon import actions_left
from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import Plan, SearchSettings
from labora.bots.search.opponents import Opponents
from labora.bots.search.rollouts import Rollouts
from labora.bots.search.round_search import RoundSearch
from labora.bots.solo_plan import BRAKE, RATE, SoloPlan
from labora.bots.turn_bot import TurnBot, options_of
from labora.bots.weights import staged_evaluator, stages_of
from labora.rules.components.goods import VARIANTS
from labora.rules.constants import decision_kinds
from labora.rules.engine.option import Option
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.queries import active

# How many times as wide as a monk looks for first turns, for each second that there is, by the number of
# players: a good turn that is not among those that are weighed is never found. Shown for four
# (notes/bots-experiments.md).
_WIDER_A_SECOND: Final = {2: 0.0, 3: 0.0, 4: 2.0}
_WIDEST: Final = 8
# What is so many points behind in the eyes of the beam is not weighed.
_REACH: Final = 12.0
# How many courses of the game go on, by the number of players: with two seconds what was measured to be good
# (notes/bots-experiments.md), and one more for every two seconds more.
_CONTINUATIONS: Final = {2: 2, 3: 4, 4: 2}
_FEWEST_CONTINUATIONS: Final = 2
_MOST_CONTINUATIONS: Final = 12
_SECONDS_A_COURSE: Final = 2.0
# By the number of players, too; likely to be good for three, not shown for four (notes/bots-experiments.md).
_MEMORY: Final = {2: 0.0, 3: 0.5, 4: 0.5}
# So many actions before the end turns are looked for more closely, with two seconds or more: what is seen
# then is what will be counted. Likely to be good for four in long games, not tried for others
# (notes/bots-experiments.md).
_LAST_ACTIONS: Final = {2: 0.0, 3: 0.0, 4: 8.0}
_SECONDS_TO_LOOK_CLOSELY: Final = 2.0
_FIRST_TURNS_CLOSELY: Final = SearchSettings(nodes=400_000, width=60, depth=4, few=4, care=2)
_LATER_TURNS_CLOSELY: Final = SearchSettings(nodes=50_000, width=30, depth=4, few=4, care=2)


class Cellarer(TurnBot):
    """Think for about a second, no matter how much time it may take."""

    weights = "cellarer"
    nodes = 8_000
    width = 6
    depth = 4
    indifference = 0.1
    rivalry = 0.6
    most_seconds = 1.0
    # Against others: for how many rounds turns are played on, and with how many each course goes on.
    rounds = 8
    branches = 2
    # Turns of anybody that are foreseen where turns are compared.
    foreseen = 4

    def __init__(self, seed: int = 0, nodes: int | None = None) -> None:
        super().__init__(seed, nodes)
        self._solo_plan: Final = SoloPlan(seed)

    def choose(self, position: Position, clock: Clock) -> list[Option]:
        if not position.setup.mode.neutral:
            return super().choose(position, clock)
        plan = self._solo_plan
        if not plan.knows(position) or (is_turn_to_begin(position) and clock.seconds > 0):
            self.plan(position, clock)
        return options_of(position, plan.next_line(position))

    def plans(self, position: Position, clock: Clock) -> list[Plan]:
        closely = self._looks_closely(position, clock)
        settings = _FIRST_TURNS_CLOSELY if closely else self._first_settings(position, clock)
        # A machine that is too slow for a close look notices here.
        look = Limits(settings.nodes, self._seconds(clock) / 2 if closely else clock.left, clock.enough)
        plans = self.first_turns(position, settings, look)
        weighed = [plan for plan in plans[: int(settings.width)] if _is_comparable(plan, plans[0])]
        own = _LATER_TURNS_CLOSELY if closely and not look.late else self.search_settings()
        # A look like the monk's is free.
        more = max(0, int(look.nodes - look.left) - self._nodes)
        opponents = self._opponents(position, clock, self._dice, own, more)
        search = RoundSearch(
            opponents,
            position,
            weighed,
            width=self._width(position, clock),
            branches=self.branches,
            memory=_MEMORY[position.setup.players],
        )

        def tell() -> None:
            clock.watcher(Progress(opponents.limits.share, int(search.rounds), None, search.found()[0].codes))

        while search.rounds < self.rounds and search.improve(tell):
            pass
        return search.found() + plans[len(weighed) :]

    def rollouts(self, position: Position, plans: list[Plan], clock: Clock, dice: Dice) -> Rollouts:
        """Compares the plans by what would come of them."""
        rounds = max(1, self.foreseen // position.setup.players)
        opponents = self._opponents(position, clock, dice, self.search_settings())
        return Rollouts(opponents, self.judge(position, self.rivalry), position, plans, rounds=rounds)

    def _seconds(self, clock: Clock) -> float:
        return min(clock.seconds, self.most_seconds)

    def _first_settings(self, position: Position, clock: Clock) -> SearchSettings:
        wider = int(_WIDER_A_SECOND[position.setup.players] * self._seconds(clock))
        return self.search_settings(wider=min(_WIDEST, max(1, wider)))

    def _looks_closely(self, position: Position, clock: Clock) -> bool:
        last = _LAST_ACTIONS[position.setup.players]
        has_time = self._seconds(clock) >= _SECONDS_TO_LOOK_CLOSELY
        return has_time and actions_left(position, active(position)) <= last

    def _width(self, position: Position, clock: Clock) -> int:
        seconds = self._seconds(clock)
        if seconds < _SECONDS_A_COURSE:
            return _FEWEST_CONTINUATIONS
        more = int(seconds / _SECONDS_A_COURSE) - 1
        return min(_MOST_CONTINUATIONS, _CONTINUATIONS[position.setup.players] + more)

    def _opponents(
        self, position: Position, clock: Clock, dice: Dice, own: SearchSettings, looked_at: int = 0
    ) -> Opponents:
        """Search with opponents. `looked_at` positions of the budget are spent already."""
        seconds = self._seconds(clock)
        thought = clock.seconds - clock.left
        return Opponents(
            active(position),
            staged_evaluator(self.weights, position),
            Limits(int(RATE * seconds) - looked_at, BRAKE * seconds - thought, clock.enough),
            dice,
            self.search_settings(),
            own,
        )

    def plan(self, position: Position, clock: Clock) -> None:
        """Solo: thinks about the whole rest of the game; `choose` follows what was found."""
        stages = stages_of(self.weights, VARIANTS[position.setup.variant], position.setup.mode.name)
        self._solo_plan.think(position, stages, Clock(self._seconds(clock), clock.watcher, clock.enough))

    def knows(self, position: Position) -> bool:
        """Is there a plan from here on?"""
        return self._solo_plan.knows(position)

    def follow(self, position: Position, codes: vec[i64]) -> None:
        """Takes over a plan that was made before, from here to the end of the game."""
        self._solo_plan.follow(position, codes)

    @property
    def plan_ahead(self) -> vec[i64]:
        return self._solo_plan.codes

    @property
    def planned(self) -> list[tuple[int, vec[i64]]]:
        """The best games of the last plan, to choose among: scores and decisions to the end."""
        return self._solo_plan.best_games


def _is_comparable(plan: Plan, best: Plan) -> bool:
    """Was it looked at as far as the best, and is it not much worse?"""
    return plan.depth == best.depth and plan.value > best.value - _REACH


def is_turn_to_begin(position: Position) -> bool:
    return position.kind == decision_kinds.TURN and position.actions == position.setup.mode.turns[0]
