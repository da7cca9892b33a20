"""The examples of learning run, and the learner beats `random`."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LEARN = ROOT / "examples" / "learn"
# Some hundred megabytes, so they are kept; on most systems PyPI's file for graphics cards is taken.
TORCH = ROOT / ".venv" / "labora" / "torch"
PACKAGE = "torch==2.13.0"


def run(*command: str, **environment: str) -> str:
    engine = os.environ.get("LABORA_COMPILED") or str(ROOT)
    path = os.pathsep.join([engine, str(TORCH)])
    variables = os.environ | {"PYTHONPATH": path} | environment
    done = subprocess.run(command, env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_openspiels_tree_search_plays_against_random() -> None:
    game = "labora(mode=2-short,round_limit=1)"
    said = run(sys.executable, str(LEARN / "tree_search.py"), "2", "1", game)
    assert re.search(r"^game 1: seat 0, \[-?\d+, -?\d+\] points\nmean rank [+-]\d", said), said


@pytest.mark.long
def test_a_network_learns_to_beat_random() -> None:
    if not TORCH.is_dir():
        run(sys.executable, "-m", "pip", "install", "--quiet", "--target", str(TORCH), PACKAGE)
    said = run(
        sys.executable, str(LEARN / "policy_gradient.py"), "--minutes=1.5", "--games=128", "--threads=1"
    )
    wins = re.search(r"Against random, 3-short france, 128 games: wins ([\d.]+)%", said)
    # A third would be as good as random.
    assert wins and float(wins[1]) > 60, said
