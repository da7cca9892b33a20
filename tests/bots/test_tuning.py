"""Tuning: fitted weights explain what happened, duels are fair, and the state survives being broken off."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from labora.arena import evolution
from labora.arena.evolution import GROUPS, POPULATION, Evolution, Gain, gain, scaled
from labora.arena.fitting import fit
from labora.arena.quick import Sample, duel, samples_of
from labora.arena.tuning import State
from labora.bots.weights import weights
from labora.thinking.features import FEATURES


def test_every_weight_belongs_to_one_group() -> None:
    assert sorted(index for group in GROUPS for index in group) == list(range(FEATURES))
    numbers = [1.0] * FEATURES
    assert scaled(numbers, [0.0] * len(GROUPS)) == numbers
    assert scaled(numbers, [1.0] + [0.0] * (len(GROUPS) - 1))[:2] == [2.0, 1.0]


def test_a_fit_finds_the_weight_that_made_the_points() -> None:
    samples = []
    for number in range(200):
        features = [0.0] * FEATURES
        features[3] = float(number % 7)
        samples.append(Sample("solo", features, float(number % 5), 3.0 * features[3] + 2.0 * (number % 5)))
    found = fit(samples, [0.0] * FEATURES, 1e-6)
    assert abs(found[3] - 3.0) < 0.1
    assert found[4] == 0.0


def first_weight_decides(mode: str, variant: str, one: list[float], other: list[float], seed: int) -> float:
    """As if games were decided by how near the first weight is to 3."""
    return abs(other[0] - 3.0) - abs(one[0] - 3.0)


def test_evolution_turns_up_what_wins_and_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "duel", first_weight_decides)
    base = [1.0] * FEATURES
    with ThreadPoolExecutor(1) as pool:
        whole = Evolution("france", base, [], pool)
        for _ in range(30):
            assert len(list(whole.step())) == POPULATION
        assert abs(whole.best[0] - 3.0) < 0.5
        won = gain(pool, "france", whole.best, base, 3)
        assert won.is_clear and abs(won.points - (2.0 - abs(whole.best[0] - 3.0))) < 1e-9
        resumed = Evolution("france", base, whole.told, pool)
        assert resumed.best == whole.best
    assert len(whole.told) == 30


def test_what_may_be_chance_is_not_clear() -> None:
    assert not Gain(3.0, 2.0).is_clear
    assert Gain(5.0, 2.0).is_clear


@pytest.mark.long
def test_equal_weights_end_equal() -> None:
    own = weights()["novice"]["france"]
    assert duel("3-short", "france", own, own, 1) == 0.0


@pytest.mark.long
def test_samples_tell_what_was_still_to_come() -> None:
    found = samples_of("3-short", "ireland", weights()["novice"]["ireland"], 2)
    assert len(found) > 30
    assert all(len(sample.features) == FEATURES for sample in found)
    assert found[0].left > found[-1].left


def test_the_state_is_on_disk_after_every_step(tmp_path: Path) -> None:
    state = State(tmp_path / "tuning.json")
    state.save(done=[1, 2])
    assert State(tmp_path / "tuning.json").data == {"done": [1, 2]}
