"""The notebooks run from top to bottom, and their positions show themselves."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
# What only notebooks need is kept, as it is large.
KEPT = ROOT / ".venv" / "labora"
NEEDED = {"a_game_drawn": (), "data": ("duckdb==2.0.0", "polars==2.1.0"), "training": ("torch==2.13.0",)}


@pytest.mark.long
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("name", NEEDED)
def test_a_notebook_runs(name: str) -> None:
    folder = KEPT / ("torch" if name == "training" else "notebooks")
    if NEEDED[name] and not folder.is_dir():
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(folder), *NEEDED[name]]
        subprocess.run(command, check=True)
    engine = os.environ.get("LABORA_COMPILED") or str(ROOT)
    path = os.pathsep.join([engine, str(ROOT), *([str(folder)] if NEEDED[name] else [])])
    done = subprocess.run(
        [sys.executable, "-m", "tools.dev.notebooks", str(ROOT / "examples" / "notebooks" / f"{name}.ipynb")],
        env=os.environ | {"PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert f"{name}.ipynb: " in done.stdout


def test_every_notebook_is_run() -> None:
    files = (ROOT / "examples" / "notebooks").glob("*.ipynb")
    assert {file.stem for file in files} == set(NEEDED)
