"""How many positions a second bots evaluate, by turns for two builds: `thinking.py NEW OLD`.

Each is a folder with a compiled `labora`, for example what `./test` leaves in `.venv/labora/packages`. They
take turns, because machines are busy in different ways at different times; the best turn of each counts.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Final

PROBE: Final = Path(__file__).with_name("thinking_probe.py")
TURNS: Final = 8
SECONDS: Final = 0.5


def measured(folder: str) -> float:
    command = [sys.executable, str(PROBE), str(SECONDS)]
    run = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": folder}, capture_output=True, text=True, check=True
    )
    return float(json.loads(run.stdout)["evaluations_per_second"])


def main(folders: list[str]) -> None:
    found: dict[str, list[float]] = {folder: [] for folder in folders}
    for _ in range(TURNS):
        for folder in folders:
            found[folder].append(measured(folder))
    for folder, figures in found.items():
        print(f"{folder}: {max(figures):,.0f} a second (median {median(figures):,.0f})")
    if len(folders) == 2:
        print(f"ratio: {max(found[folders[0]]) / max(found[folders[1]]):.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
