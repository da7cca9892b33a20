"""Steps a second of the vector environment, by turns with Catanatron's: `environments.py FOLDER`.

FOLDER has a compiled `labora` (`python3 -m tools.dev.compiled_copy FOLDER`).
Catanatron's environment needs an older Gymnasium: it gets a virtual environment of its own, kept in
.venv/labora. A step is one action with the
mask and the observation after it, of 256 games at once here and of one game there. Seconds are processor time
of one core, because machines are busy; the best turn of each counts.
"""

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Final

HERE: Final = Path(__file__).resolve().parent
OTHER: Final = HERE.parent / ".venv" / "labora" / "catanatron"
PACKAGES: Final = ("catanatron==3.2.1", "catanatron_gym==4.0.0")
GAMES: Final = ("solo", "3-short", "4-long")
TURNS: Final = 5
SECONDS: Final = 2.0
LEAST: Final = 30_000
LEAST_RATIO: Final = 5


def other_python() -> Path:
    python = OTHER / "bin" / "python"
    if not (OTHER / "ready").exists():
        venv.create(OTHER, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PACKAGES], check=True)
        (OTHER / "ready").touch()
    return python


def measured(python: Path | str, probe: str, folder: str, *arguments: str) -> float:
    single = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"), "1")
    command = [str(python), str(HERE / probe), str(SECONDS), *arguments]
    environment = os.environ | single | {"PYTHONPATH": folder}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(run.stdout)["steps_per_second"])


def main(folder: str) -> int:
    python = other_python()
    found: dict[str, list[float]] = {name: [] for name in ("catanatron", *GAMES)}
    for _ in range(TURNS):
        found["catanatron"].append(measured(python, "environments_catanatron.py", ""))
        for mode in GAMES:
            found[mode].append(measured(sys.executable, "environments_probe.py", folder, mode))
    best = {name: max(figures) for name, figures in found.items()}
    for name, figures in found.items():
        times = best[name] / best["catanatron"]
        print(f"{name}: {best[name]:,.0f} steps a second (median {median(figures):,.0f}), {times:.1f} times")
    slowest = min(best[mode] for mode in GAMES)
    return 0 if slowest >= max(LEAST, LEAST_RATIO * best["catanatron"]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
