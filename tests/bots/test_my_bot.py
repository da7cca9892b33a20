"""The bot that everybody begins with, examples/my_bot.py, is short and better than random."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "examples" / "my_bot.py"
MY_BOT = f"{FILE}:MyBot"
GAMES = 40
"""In the compiled form; the plain one plays so many in a long test only."""
FEW = 4


def share_ahead_of_random(mode: str, games: int, folder: Path) -> float:
    """Plays in another process, where the engine is compiled if there is a compiled one."""
    command = [sys.executable, "-m", "labora.cli", "arena", MY_BOT, "random", "--mode", mode, "--json"]
    done = subprocess.run(
        [*command, "--games", str(games), "--store", str(folder / "games")],
        env=os.environ | {"PYTHONPATH": os.environ.get("LABORA_COMPILED") or str(ROOT)},
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    (pair,) = json.loads(done.stdout)["pairs"]
    assert (pair["a"], pair["games"]) == (MY_BOT, games)
    return float(pair["a_ahead"])


def test_it_is_short() -> None:
    assert len(FILE.read_text().splitlines()) <= 25


@pytest.mark.parametrize("mode", ["2-long", "3-short"])
def test_it_is_ahead_of_random(mode: str, tmp_path: Path) -> None:
    games = GAMES if os.environ.get("LABORA_COMPILED") else FEW
    assert share_ahead_of_random(mode, games, tmp_path) >= 0.75


@pytest.mark.long
@pytest.mark.parametrize("mode", ["2-long", "3-short"])
def test_it_is_ahead_of_random_in_many_games(mode: str, tmp_path: Path) -> None:
    assert share_ahead_of_random(mode, GAMES, tmp_path) >= 0.75
