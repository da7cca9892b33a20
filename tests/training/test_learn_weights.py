"""Learning: fits explain what happened, duels are fair, and a broken-off run goes on where it was."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from labora.bots.bot import Clock
from labora.bots.evaluation.features import ENDING, FEATURES
from labora.bots.evaluation.horizon import STAGES
from labora.bots.evaluation.perturbation import noise, perturbed, sizes
from labora.bots.weights import ALL, Stages, stages_of, weights
from labora.parallel.executors import InProcess
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup
from labora.training import learn_weights
from labora.training.learn_weights import AVERAGED, Gain, Learning, State, averaged, gain_of
from labora.training.regression import fitted
from labora.training.self_play import QuickBot, Samples, SearchEffort, duel, samples_of

NOTHING: Stages = [[0.0] * FEATURES for _ in range(STAGES)]


def made_up(seed: int, of: Callable[[int], float]) -> Samples:
    """Positions in which the third feature brings as many points as its weight in that stage says."""
    random = np.random.default_rng(seed)
    count = 800
    stages = np.arange(count, dtype=np.float64) % STAGES
    features = np.zeros((count, FEATURES))
    features[:, 3] = random.standard_normal(count)
    features[:, ENDING] = random.standard_normal(count)
    rest = features[:, 3] * [of(int(stage)) for stage in stages] + 5.0 * features[:, ENDING] + 100.0 * stages
    return Samples(
        features, rest, stages, stages, np.arange(count, dtype=np.float64) // STAGES, np.array([1.0])
    )


def test_a_fit_finds_the_weight_that_made_the_points() -> None:
    found, explained = fitted(made_up(1, lambda stage: 3.0), NOTHING, 1.0)
    assert all(0.0 < stage[3] <= 3.05 for stage in found)
    assert all(stage[4] == 0.0 for stage in found)
    assert len(explained) == STAGES
    half, _ = fitted(made_up(1, lambda stage: 3.0), NOTHING, 0.5)
    assert half[2][3] == pytest.approx(found[2][3] / 2, abs=1e-3)


def test_stages_are_fitted_apart() -> None:
    found, _ = fitted(made_up(2, lambda stage: 4.0 if stage > 4 else -4.0), NOTHING, 1.0)
    assert found[0][3] < 0 < found[7][3]


def test_the_wish_for_the_end_is_not_learned() -> None:
    found, _ = fitted(made_up(3, lambda stage: 1.0), NOTHING, 1.0)
    assert all(stage[ENDING] == 0.0 for stage in found)


def test_shaken_weights_stay_near_and_nothing_stays_nothing() -> None:
    stages = stages_of("monk", "france", "solo")
    by = sizes(stages)
    moved = perturbed(stages, by, 0.1, Dice(3))
    changes = np.array(moved) - np.array(stages)
    assert np.allclose(changes, changes[0])
    assert all(change == 0.0 for change, size in zip(changes[0], by, strict=True) if size == 0.0)
    assert 0.0 < np.abs(changes[0]).max() < 0.5 * max(by)
    drawn = [noise(dice) for dice in [Dice(1)] for _ in range(4000)]
    assert np.mean(drawn) == pytest.approx(0.0, abs=0.05)
    assert np.std(drawn) == pytest.approx(1.0, abs=0.05)


def test_what_may_be_chance_is_not_clear() -> None:
    assert not Gain(3.0, 2.0, 10).is_clear
    assert Gain(5.0, 2.0, 10).is_clear
    assert gain_of([1.0, 3.0]) == Gain(2.0, 1.0, 2)
    assert not gain_of([50.0]).is_clear


def pretended(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """As if games were played, and the third feature made the points; gives the seeds asked for."""
    seeds: list[int] = []

    def play(mode: str, variant: str, stages: Stages, share: float, seed: int, care: SearchEffort) -> Samples:
        seeds.append(seed)
        return made_up(seed, lambda stage: 3.0)

    def meet(mode: str, variant: str, one: Stages, other: Stages, seed: int, care: SearchEffort) -> float:
        return one[0][3] - other[0][3] + 0.01 * (seed % 2)

    monkeypatch.setattr(learn_weights, "samples_of", play)
    monkeypatch.setattr(learn_weights, "duel", meet)
    return seeds


def test_a_run_goes_on_where_it_was_and_takes_what_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = pretended(monkeypatch)
    path = tmp_path / "long-france.json"
    quiet = Console(quiet=True)
    with InProcess() as place:
        first = Learning("long", "france", State(path), place, quiet)
        first.step(2)
        again = Learning("long", "france", State(path), place, quiet)
        assert again.sets == first.sets
        for _ in range(AVERAGED):
            again.step(2)
        assert len(set(seeds)) == 2 * (AVERAGED + 1)
        assert again.found == averaged(again.sets[1:])
        assert again.trial(4).is_clear
    assert State(path).data["trial"]["pairs"] == 4


def test_what_was_learned_is_written_beside_the_rest(tmp_path: Path) -> None:
    write: Any = learn_weights._write
    path = tmp_path / "weights.toml"
    changed = [[1.5] * FEATURES for _ in range(STAGES)]
    write(path, "short", "ireland", changed)
    text = path.read_text()
    assert "[monk.ireland.short.general]\nsettlements = 1.5\n" in text
    assert "[monk-1.france.all.general]" in text


@pytest.mark.parametrize("depth", [1, 2])
def test_bots_to_learn_from_may_look_ahead(depth: int) -> None:
    start = first_position(make_setup("3-short", "france"))
    bot = QuickBot(1, weights()["novice"]["france"][ALL], depth)
    assert bot.plans(start, Clock(60))[0].depth == depth


@pytest.mark.long
def test_equal_weights_end_equal() -> None:
    own = weights()["novice"]["france"][ALL]
    assert duel("3-short", "france", own, own, 1) == 0.0


@pytest.mark.long
@pytest.mark.parametrize("mode", ["3-short", "2-short", "solo"])
def test_samples_tell_what_was_still_to_come(mode: str) -> None:
    players = 1 if mode == "solo" else int(mode[0])
    found = samples_of(mode, "ireland", weights()["novice"]["ireland"][ALL], 0.1, 2)
    assert found.features.shape == (len(found.rest), FEATURES)
    assert len(found.scores) == players
    assert found.stages[0] == 0 and found.stages[-1] == STAGES - 1
    if mode == "solo":
        assert found.rest[0] > found.rest[-1]
