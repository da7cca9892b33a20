"""Tunes the brother's weights by self-play: `python -m labora.arena.tuning --minutes 30`.

Two steps, both resumable (`--state`). First the weights of all features are fitted to what quick brothers'
games end with: ridge regression toward the present weights. Then CMA-ES turns the weights of groups of
features up and down, and keeps what wins against the fitted ones. The result is written to `--out`.
"""

import json
import time
from pathlib import Path
from statistics import fmean
from typing import Annotated, Any, Final

import cma
import numpy as np
import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from labora.arena.quick import Sample, duel, samples_of
from labora.bots.weights import FILE, Weights, save_weights, weights
from labora.rules.goods import KINDS, VARIANTS
from labora.thinking.features import CARDS_FROM, FEATURES, GENERAL, LONG, SOON

MODES: Final = ("4-long", "2-long", "3-long", "solo")
# Games whose length is known: how much is still to come can be learnt from them.
FITTED: Final = ("4-long", "3-long", "solo")
_SPREAD: Final = 0.25
_POPULATION: Final = 10
_GAMES_EACH: Final = 4
"""Games that a candidate is judged by, each played from both sides."""
_GROUPS: Final[tuple[tuple[int, ...], ...]] = (
    *((index,) for index in range(len(GENERAL))),
    tuple(range(SOON, LONG)),
    tuple(range(LONG, LONG + KINDS)),
    tuple(range(CARDS_FROM, FEATURES)),
)


def scaled(numbers: list[float], factors: list[float]) -> list[float]:
    """The weights with each group multiplied by a factor, given as a logarithm."""
    found = list(numbers)
    for group, factor in zip(_GROUPS, factors, strict=True):
        for index in group:
            found[index] = numbers[index] * 2.0 ** max(-2.0, min(2.0, factor))
    return found


class State:
    """What is known so far, on disk after every step."""

    def __init__(self, path: Path) -> None:
        self.path: Final = path
        self.data: dict[str, Any] = json.loads(path.read_text()) if path.exists() else {}

    def save(self, **changes: Any) -> None:
        self.data |= changes
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(self.data))
        beside.replace(self.path)


def loss(variant: str, candidate: list[float], base: list[float], seed: int) -> float:
    """How many points the candidate is behind the base, on average over the modes; lower is better."""
    found = []
    for number in range(_GAMES_EACH):
        mode = MODES[number % len(MODES)]
        found.append(duel(mode, variant, base, candidate, seed * _GAMES_EACH + number))
    return fmean(found)


def evolve(state: State, variant: str, base: list[float], minutes: float, console: Console) -> list[float]:
    """CMA-ES over the groups' factors; stands where the state left it."""
    told: list[tuple[list[list[float]], list[float]]] = state.data.get(f"evolution-{variant}", [])
    options = {"popsize": _POPULATION, "seed": 1, "verbose": -9}
    strategy = cma.CMAEvolutionStrategy([0.0] * len(_GROUPS), _SPREAD, options)
    for points, losses in told:
        strategy.ask()
        strategy.tell(points, losses)
    end = time.monotonic() + 60 * minutes
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(variant, total=_POPULATION)
        while time.monotonic() < end:
            points = [[float(x) for x in point] for point in strategy.ask()]
            losses = []
            # The same games for all of a generation, other games for the next.
            for point in points:
                losses.append(loss(variant, scaled(base, point), base, len(told)))
                progress.update(task, completed=len(losses))
            strategy.tell(points, losses)
            told.append((points, losses))
            state.save(**{f"evolution-{variant}": told})
            mean = fmean(losses)
            progress.update(task, completed=0, description=f"{variant} {len(told)}: {-mean:+.1f} points")
    return scaled(base, [float(x) for x in strategy.mean])


def fit(samples: list[Sample], base: list[float], strength: float) -> list[float]:
    """Weights under which the worth of a position is nearest to the final score, and not far from the old."""
    modes = sorted({sample.mode for sample in samples})
    # What everybody gains in a mode with time is not the weights' concern.
    pace = [[(sample.mode == mode) * x for mode in modes for x in (sample.left, 1.0)] for sample in samples]
    rows = np.array([[*sample.features, *extra] for sample, extra in zip(samples, pace, strict=True)])
    targets = np.array([sample.rest for sample in samples])
    old = np.array([*base, *([0.0] * (2 * len(modes)))])
    spread = rows.std(axis=0) + 1e-6
    scaled_rows = rows / spread
    missing = targets - rows @ old
    penalty = np.full(rows.shape[1], strength * len(samples))
    penalty[FEATURES:] = 1e-3
    change = np.linalg.solve(scaled_rows.T @ scaled_rows + np.diag(penalty), scaled_rows.T @ missing)
    found = old + change / spread
    return [round(float(x), 4) for x in found[:FEATURES]]


def main(
    minutes: Annotated[float, typer.Option(help="For both variants together.")] = 30.0,
    state_file: Annotated[Path, typer.Option("--state")] = Path("tuning.json"),
    out: Annotated[Path, typer.Option(help="Where the new weights go.")] = Path(FILE),
    games: Annotated[int, typer.Option(help="Games to fit to, for each mode and variant.")] = 40,
    strength: Annotated[float, typer.Option(help="How strongly the old weights hold.")] = 0.5,
    only_fit: Annotated[bool, typer.Option("--only-fit")] = False,
) -> None:
    console = Console()
    state = State(state_file)
    tuned: Weights = {bot: dict(variants) for bot, variants in weights().items()}
    for variant in VARIANTS:
        base = state.data.get(f"base-{variant}") or weights()["brother"][variant]
        state.save(**{f"base-{variant}": base})
        fitted = _fitted(state, variant, base, games, strength, console)
        tuned["brother"][variant] = fitted
        if not only_fit:
            tuned["brother"][variant] = evolve(state, variant, fitted, minutes / len(VARIANTS), console)
        save_weights(out, tuned)
        console.print(f"{variant}: written to {out}")


def _fitted(
    state: State, variant: str, base: list[float], games: int, strength: float, console: Console
) -> list[float]:
    key = f"fitted-{variant}"
    if key in state.data:
        return list(state.data[key])
    samples: list[Sample] = []
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{variant}: games to fit to", total=games * len(FITTED))
        for mode in FITTED:
            for seed in range(games):
                samples += samples_of(mode, variant, base, seed)
                progress.advance(task)
    found = fit(samples, base, strength)
    trials = range(1000, 1000 + 4 * len(MODES))
    gain = fmean(duel(MODES[number % len(MODES)], variant, found, base, number) for number in trials)
    console.print(f"{variant}: fitted to {len(samples)} positions, {gain:+.1f} points better than before")
    chosen = found if gain > 0 else base
    state.save(**{key: chosen, f"gain-{variant}": gain})
    return chosen


if __name__ == "__main__":
    typer.run(main)
