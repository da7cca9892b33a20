"""Old import paths that README, docs and examples have named keep working, and say where things are now."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("old", "name", "new", "now"),
    [
        ("labora.arena.driver", "Match", "labora.arena.match", "Match"),
        ("labora.arena.jobs", "spread", "labora.parallel.scheduler", "spread"),
        ("labora.arena.places", "place", "labora.parallel.executors", "executor"),
        ("labora.words", "Words", "labora.i18n", "Words"),
    ],
)
def test_a_name_is_found_where_it_was(old: str, name: str, new: str, now: str) -> None:
    with pytest.warns(DeprecationWarning, match=new):
        found = getattr(import_module(old), name)
    assert found is getattr(import_module(new), now)


def python(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-W", "always::DeprecationWarning", *arguments]
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_environments_are_found_where_they_were() -> None:
    done = python(
        "-c",
        "import labora.envs.pettingzoo as old, labora.environments.pettingzoo as new;"
        "from labora.envs import Games, actions, observations, openspiel, pettingzoo;"
        "import labora.envs.openspiel, labora.envs.gymnasium, labora.envs.vector; assert old is new;"
        "import labora.environments as now; assert Games is now.Games and openspiel is now.openspiel;"
        "from labora.arena.simulation import play_number",
    )
    assert done.returncode == 0, done.stderr
    assert "labora.envs has moved to labora.environments" in done.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("labora.arena.learning", "labora.training.learn_weights"),
        ("labora.analysis.measuring", "labora.training.measure_losses"),
        ("labora.words.checking", "labora.i18n.checks"),
    ],
)
def test_a_program_runs_by_its_old_name(old: str, new: str) -> None:
    done = python("-m", old, "--help" if "words" not in old else "none")
    assert f"{old} has moved to {new}" in done.stderr, done.stderr
