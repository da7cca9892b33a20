"""CMA-ES: turns groups of weights up and down, by what they win against the weights it began with."""

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

import cma

from labora.arena.quick import duel
from labora.rules.printed.goods import KINDS
from labora.thinking.features import CARDS_FROM, FEATURES, GENERAL, LONG, SOON

MODES: Final = ("4-long", "2-long", "3-long", "solo")
GROUPS: Final[tuple[tuple[int, ...], ...]] = (
    *((index,) for index in range(len(GENERAL))),
    tuple(range(SOON, LONG)),
    tuple(range(LONG, LONG + KINDS)),
    tuple(range(CARDS_FROM, FEATURES)),
)
POPULATION: Final = 12
_SPREAD: Final = 0.3
# Seeds that no generation reaches: what is chosen by some games is judged by others.
_HELD_OUT: Final = 1_000_000

Generation = tuple[list[list[float]], list[float]]
"""Points (a factor for each group, as a logarithm) and their losses."""


def scaled(numbers: list[float], factors: list[float]) -> list[float]:
    """The weights with each group multiplied by a factor, given as a logarithm."""
    found = list(numbers)
    for group, factor in zip(GROUPS, factors, strict=True):
        for index in group:
            found[index] = numbers[index] * 2.0 ** max(-2.0, min(2.0, factor))
    return found


@dataclass(frozen=True)
class Gain:
    """Points by which weights end ahead of others, on average over pairs of games, and how sure that is."""

    points: float
    error: float

    @property
    def is_clear(self) -> bool:
        return self.points > 2 * self.error

    def __str__(self) -> str:
        return f"{self.points:+.1f} points (standard error {self.error:.1f})"


class Evolution:
    """Goes on where the generations that it is told have led."""

    def __init__(self, variant: str, base: list[float], told: list[Generation], pool: Executor) -> None:
        self.variant: Final = variant
        self.base: Final = base
        self.told: Final = told
        self._pool: Final = pool
        options = {"popsize": POPULATION, "seed": 1, "verbose": -9}
        self._strategy: Final = cma.CMAEvolutionStrategy([0.0] * len(GROUPS), _SPREAD, options)
        for points, losses in told:
            self._strategy.ask()
            self._strategy.tell(points, losses)

    def step(self) -> Iterator[float]:
        """A generation: the loss of each candidate, as it becomes known. All play the same games."""
        points = [[float(x) for x in point] for point in self._strategy.ask()]
        seed = len(self.told)
        tasks = [
            [
                self._pool.submit(duel, mode, self.variant, self.base, scaled(self.base, point), seed)
                for mode in MODES
            ]
            for point in points
        ]
        losses = []
        for games in tasks:
            losses.append(fmean(game.result() for game in games))
            yield losses[-1]
        self._strategy.tell(points, losses)
        self.told.append((points, losses))

    @property
    def best(self) -> list[float]:
        """The middle of what the search has come to."""
        return scaled(self.base, [float(x) for x in self._strategy.mean])


def gain(pool: Executor, variant: str, new: list[float], old: list[float], pairs: int) -> Gain:
    """Over `pairs` pairs of games for each mode, none of which any weights were chosen by."""
    games = [
        pool.submit(duel, mode, variant, new, old, _HELD_OUT + seed)
        for seed in range(pairs)
        for mode in MODES
    ]
    points = [game.result() for game in games]
    return Gain(fmean(points), stdev(points) / len(points) ** 0.5)
