"""A plan for the rest of a solo game: found once, followed as long as it holds, kept unless it is beaten."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock, Progress
from labora.bots.search.action_lines import is_moment
from labora.bots.search.solo_planner import SoloPlanner
from labora.bots.weights import Stages
from labora.rules.engine.offers import decide
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position

# Positions a second, by which seconds become a budget: the same on every machine.
RATE: Final = 130_000
# The clock only stops what takes much longer than that.
BRAKE: Final = 1.25


class SoloPlan:  # noqa: PLW1641 -- each thought changes it
    """Plan solo games again and again, and keep the best plan."""

    def __init__(self, seed: int) -> None:
        self._dice: Final = Dice(seed)
        self._codes = vec[i64]()
        # The position that the plan goes on from.
        self._from: int | None = None
        self.best_games: list[tuple[int, vec[i64]]] = []
        """What the last thinking found: scores and decisions to the end, the best first."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SoloPlan) and self.__getstate__() == other.__getstate__()

    def __getstate__(self) -> dict[str, Any]:
        games = [(score, list(codes)) for score, codes in self.best_games]
        return vars(self) | {"_codes": list(self._codes), "best_games": games}

    def __setstate__(self, state: dict[str, Any]) -> None:
        games = [(score, vec[i64](codes)) for score, codes in state["best_games"]]
        vars(self).update(state, _codes=vec[i64](state["_codes"]), best_games=games)

    def knows(self, position: Position) -> bool:
        return self._from == position.key()

    def think(self, position: Position, stages: Stages, clock: Clock) -> None:
        """Plans from here to the end; a plan that holds is only replaced by a better one."""
        planner = SoloPlanner(
            stages,
            position,
            seed=int(self._dice.next()),
            nodes=max(1, int(RATE * clock.seconds)),
            seconds=BRAKE * clock.seconds,
            enough=clock.enough,
        )
        if self.knows(position):
            planner.remember(self._codes)
        with _without_collections():
            while planner.improve():
                best = planner.best
                clock.watcher(
                    Progress(planner.limits.share, int(planner.trials), int(best.score), best.codes())
                )
        self.best_games = [(int(game.score), game.codes()) for game in planner.games]
        self.follow(position, planner.best.codes())

    def follow(self, position: Position, codes: vec[i64]) -> None:
        self._from = position.key()
        self._codes = codes

    def next_line(self, position: Position) -> vec[i64]:
        """The decisions up to the next moment to think; the plan goes on behind them."""
        assert self.knows(position)
        after = position.copy()
        for count, code in enumerate(self._codes):
            decide(after, code)
            if is_moment(after):
                line = self._codes[: count + 1]
                self.follow(after, self._codes[count + 1 :])
                return line
        raise AssertionError("a plan ends with the game")

    @property
    def codes(self) -> vec[i64]:
        return self._codes


@contextmanager
def _without_collections() -> Iterator[None]:
    """A search makes no cycles, and looking for them among a million positions takes long."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
