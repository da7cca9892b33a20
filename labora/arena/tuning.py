"""Tunes the brother's weights by self-play: `python -m labora.arena.tuning --minutes 30`.

Two steps, both resumable (`--state`). First the weights of all features are fitted to what quick brothers'
games end with (`--games 0` leaves this out). Then CMA-ES turns groups of weights up and down. What each step
finds is kept only if it clearly wins against what was there before, in games of their own.
"""

import json
import os
import time
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from labora.arena.evolution import MODES, POPULATION, Evolution, gain
from labora.arena.fitting import fit
from labora.arena.quick import Sample, samples_of
from labora.bots.weights import FILE, Weights, save_weights, weights
from labora.rules.printed.goods import VARIANTS

# Games whose length is known: how much is still to come can be learnt from them.
FITTED: Final = ("4-long", "3-long", "solo")
_COLUMNS: Final = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())


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


class Tuning:
    """One variant's."""

    def __init__(self, variant: str, state: State, pool: Executor, console: Console, trials: int) -> None:
        self.variant: Final = variant
        self.state: Final = state
        self.pool: Final = pool
        self.console: Final = console
        self.trials: Final = trials
        self.base: Final[list[float]] = state.data.get(f"base-{variant}") or weights()["brother"][variant]
        state.save(**{f"base-{variant}": self.base})

    def fitted(self, games: int, strength: float) -> list[float]:
        key = f"fitted-{self.variant}"
        if key not in self.state.data:
            found = fit(self._samples(games), self.base, strength) if games else self.base
            self.state.save(**{key: self._chosen("fitted", found, self.base)})
        return list(self.state.data[key])

    def _samples(self, games: int) -> list[Sample]:
        samples: list[Sample] = []
        tasks = [
            self.pool.submit(samples_of, mode, self.variant, self.base, seed)
            for mode in FITTED
            for seed in range(games)
        ]
        with Progress(*_COLUMNS, console=self.console) as progress:
            for task in progress.track([*tasks], description=f"{self.variant}: games to fit to"):
                samples += task.result()
        return samples

    def evolved(self, base: list[float], minutes: float) -> list[float]:
        key = f"evolution-{self.variant}"
        evolution = Evolution(self.variant, base, self.state.data.get(key, []), self.pool)
        end = time.monotonic() + 60 * minutes
        with Progress(*_COLUMNS, console=self.console) as progress:
            bar = progress.add_task(self.variant, total=POPULATION)
            while time.monotonic() < end:
                progress.reset(bar)
                losses = []
                for loss in evolution.step():
                    losses.append(loss)
                    progress.advance(bar)
                self.state.save(**{key: evolution.told})
                mean = -sum(losses) / len(losses)
                progress.update(
                    bar, description=f"{self.variant}, generation {len(evolution.told)}: {mean:+.1f} points"
                )
        return self._chosen(f"evolved in {len(evolution.told)} generations", evolution.best, base)

    def _chosen(self, what: str, new: list[float], old: list[float]) -> list[float]:
        if new == old:
            return old
        won = gain(self.pool, self.variant, new, old, self.trials)
        verdict = "taken" if won.is_clear else "not taken"
        pairs = len(MODES) * self.trials
        self.console.print(f"{self.variant}, {what}: {won} over {pairs} pairs of games, {verdict}")
        return new if won.is_clear else old


def main(
    minutes: Annotated[float, typer.Option(help="Of evolution, for both variants together.")] = 30.0,
    state_file: Annotated[Path, typer.Option("--state")] = Path("tuning.json"),
    out: Annotated[Path, typer.Option(help="Where the new weights go.")] = Path(FILE),
    games: Annotated[int, typer.Option(help="Games to fit to, for each mode; 0: no fit.")] = 40,
    strength: Annotated[float, typer.Option(help="How strongly the old weights hold in the fit.")] = 0.5,
    trials: Annotated[int, typer.Option(help="Pairs of games for each mode to decide what is kept.")] = 40,
    jobs: Annotated[int, typer.Option(help="Processes.")] = os.cpu_count() or 1,
) -> None:
    console = Console()
    state = State(state_file)
    tuned: Weights = {bot: dict(variants) for bot, variants in weights().items()}
    with ProcessPoolExecutor(jobs) as pool:
        for variant in VARIANTS:
            tuning = Tuning(variant, state, pool, console, trials)
            fitted = tuning.fitted(games, strength)
            found = tuning.evolved(fitted, minutes / len(VARIANTS)) if minutes > 0 else fitted
            tuned["brother"][variant] = found
            save_weights(out, tuned)
            console.print(f"{variant}: written to {out}")


if __name__ == "__main__":
    typer.run(main)
