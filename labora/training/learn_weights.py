"""Learns weights by self-play: `python -m labora.training.learn_weights --group long --variant france`.

Step by step: games of shaken weights, a regression toward the weights before, half of the way. The average of
the last steps is taken if it clearly wins against the weights it began with, in fresh games. Every step is on
disk (`--state`), so that the same command goes on after a break.
"""

import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import fmean, stdev
from typing import Annotated, Any, Final

import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from labora.bots.weights import GROUPS, Stages, read_weights, save_weights, stages_of, weights, weights_text
from labora.extras import MissingExtraError
from labora.parallel.executors import HERE, PLACES, Executor, executor
from labora.parallel.scheduler import spread
from labora.rules.components.goods import VARIANTS
from labora.rules.constants.errors import LaboraError
from labora.training.regression import fitted
from labora.training.self_play import QUICK, SearchEffort, duel, samples_of, together

# Alone it is whole games that are planned; against others the brother looks a few actions ahead.
PLANNER: Final = "cellarer"
PLAYER: Final = "monk"
SHAKEN: Final = 0.13
HALF: Final = 0.5
AVERAGED: Final = 3
# Seeds that no step reaches: what is learned from some games is judged by others.
_FRESH: Final = 1_000_000_000
_STRIDE: Final = 100_000
_COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


@dataclass(frozen=True)
class Gain:
    """Hold by how many points weights end ahead, on average over pairs of games, and how sure that is."""

    points: float
    error: float
    pairs: int

    @property
    def is_clear(self) -> bool:
        return self.points > 2 * self.error

    def __str__(self) -> str:
        return f"{self.points:+.1f} points (standard error {self.error:.1f}, {self.pairs} pairs of games)"


def gain_of(points: list[float]) -> Gain:
    error = stdev(points) / len(points) ** 0.5 if len(points) > 1 else float("inf")
    return Gain(fmean(points), error, len(points))


class State:
    """Keep what is known so far, on disk after every step."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.data: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}

    def save(self, **changes: Any) -> None:
        self.data |= changes
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(self.data))
        beside.replace(self.path)


def averaged(sets: list[Stages]) -> Stages:
    found: Stages = np.mean(np.array(sets), axis=0).round(4).tolist()
    return found


def bot_of(group: str) -> str:
    """Whose weights they are."""
    return PLANNER if group == "solo" else PLAYER


class Learning:
    """Learn weights for one group of modes in one variant."""

    def __init__(self, group: str, variant: str, state: State, place: Executor, console: Console) -> None:
        self.group: Final = group
        self.variant: Final = variant
        self.state: Final = state
        self.place: Final = place
        self.console: Final = console
        self.modes: Final = GROUPS[group]
        if "base" not in state.data:
            state.save(base=stages_of(bot_of(group), variant, self.modes[0]), steps=[])

    @property
    def base(self) -> Stages:
        found: Stages = self.state.data["base"]
        return found

    @property
    def sets(self) -> list[Stages]:
        return [step["stages"] for step in self.state.data["steps"]]

    @property
    def found(self) -> Stages:
        return averaged(self.sets[-AVERAGED:]) if self.sets else self.base

    def step(self, games: int, care: SearchEffort = QUICK) -> None:
        """A step from the last weights: games, then half of the way to what fits them."""
        before = self.sets[-1] if self.sets else self.base
        number = len(self.sets)
        started = time.monotonic()
        task = partial(_one_game, samples_of, self.variant, (before, SHAKEN), care)
        samples = together(list(self._played(f"step {number + 1}", games, task, number * _STRIDE)))
        stages, explained = fitted(samples, before, HALF)
        told = {
            "games": games,
            "mean": round(float(samples.scores.mean()), 1),
            "error": round(float(samples.scores.std() / len(samples.scores) ** 0.5), 1),
            "explained": explained,
        }
        self.state.save(steps=[*self.state.data["steps"], {"stages": stages, **told}])
        seconds = time.monotonic() - started
        self.console.print(f"{self.group} {self.variant}, step {number + 1}: {told}, {seconds:.0f} s")

    def trial(self, pairs: int, care: SearchEffort = QUICK) -> Gain:
        """The weights found against those at the beginning, in games that nothing was learned from."""
        task = partial(_one_game, duel, self.variant, (self.found, self.base), care)
        points = [*self._played("trial", pairs, task, _FRESH)]
        gain = gain_of(points)
        self.state.save(trial={"points": gain.points, "error": gain.error, "pairs": gain.pairs})
        verdict = "taken" if gain.is_clear else "not taken"
        self.console.print(f"{self.group} {self.variant}, {len(self.sets)} steps: {gain}, {verdict}")
        return gain

    def _played(
        self, what: str, games: int, work: Callable[[tuple[str, int]], Any], first: int
    ) -> Iterator[Any]:
        tasks = [(self.modes[number % len(self.modes)], first + number) for number in range(games)]
        with Progress(*_COLUMNS, console=self.console) as progress:
            results = spread(work, tasks, self.place, in_order=True)
            about = f"{self.group} {self.variant}, {what}"
            yield from progress.track(results, total=games, description=about)


def _one_game(
    game: Callable[..., Any],
    variant: str,
    weights: tuple[Any, ...],
    care: SearchEffort,
    task: tuple[str, int],
) -> Any:
    mode, seed = task
    return game(mode, variant, *weights, seed, care=care)


def main(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    group: Annotated[list[str], typer.Option(help=f"Of {', '.join(GROUPS)}; all if not given.")] = [],  # noqa: B006
    variant: Annotated[list[str], typer.Option(help="All if not given.")] = [],  # noqa: B006
    steps: Annotated[int, typer.Option(help="How many steps, those on disk counted.")] = 6,
    games: Annotated[int, typer.Option(help="Games of a step.")] = 400,
    trials: Annotated[int, typer.Option(help="Pairs of games that decide what is taken.")] = 100,
    width: Annotated[int, typer.Option(help="Solo: how many positions of each moment go on.")] = QUICK.width,
    depth: Annotated[
        int, typer.Option(help="Against others: how many of their own actions the bots look ahead.")
    ] = QUICK.depth,
    state: Annotated[Path, typer.Option(help="The folder for what is known so far.")] = Path("learning"),
    out: Annotated[
        Path | None, typer.Option(help="Weights that what is learned is written into; default: nowhere.")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(help="How many games at once; as many as there are processors if not given.")
    ] = None,
    on: Annotated[str, typer.Option(help=f"Where: {', '.join(PLACES)}.")] = HERE,
) -> None:
    console = Console()
    care = SearchEffort(width, depth)
    with _place(on, jobs) as where:
        for one in group or GROUPS:
            for other in variant or VARIANTS:
                learning = Learning(one, other, State(state / f"{one}-{other}.json"), where, console)
                while len(learning.sets) < steps:
                    learning.step(games, care)
                if learning.trial(trials, care).is_clear and out is not None:
                    _write(out, one, other, learning.found)
                    console.print(f"{one} {other}: written to {out}")


def _place(on: str, jobs: int | None) -> Executor:
    if on not in PLACES:
        raise typer.BadParameter(f"Places: {', '.join(PLACES)}.", param_hint="--on")
    try:
        return executor(on, jobs or (os.cpu_count() if on == HERE else None))
    except (LaboraError, MissingExtraError) as error:
        sys.exit(str(error))


def _write(path: Path, group: str, variant: str, stages: Stages) -> None:
    known = read_weights(path.read_text(encoding="utf-8") if path.exists() else weights_text(weights()))
    known[bot_of(group)][variant][group] = stages
    save_weights(path, known)


if __name__ == "__main__":
    typer.run(main)
