"""Own steps a second in 3-short, of `labora/Bots-v0` and of batches: `opponents.py [OLD] [SECONDS]`.

All figures are of one run, by turns, in processor time of one core; the best of each counts. OLD is a folder
with an earlier compiled `labora` (`python3 -m tools.dev.compiled_copy FOLDER`), whose Bots-v0 is measured.
"""

import json
import os
import subprocess
import sys
import time
from typing import Any, Final

TURNS: Final = 3
GAMES: Final = 64
LEAST: Final = {"random": 2.5, "novice": 1.5}


def one(opponent: str, seconds: float) -> float:
    """Steps a second of one game at a time, as `gymnasium.make` gives it."""
    import gymnasium  # noqa: PLC0415 -- in a process of its own for each build

    __import__("labora.environments")
    env: Any = gymnasium.make("labora/Bots-v0", mode="3-short", opponents=[opponent])
    _, info = env.reset(seed=1)
    env.action_space.seed(1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        _, _, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        steps += 1
        if over:
            _, info = env.reset()
    return steps / (time.process_time() - started)


def many(opponent: str, seconds: float, observation: str) -> float:
    """Steps a second of a batch."""
    from labora.environments.opponents import BotsVectorEnv  # noqa: PLC0415 -- as above

    games = BotsVectorEnv(GAMES, mode="3-short", opponents=[opponent], observation=observation)
    games.reset(seed=1)
    steps, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        games.step(games.sample())
        steps += GAMES
    return steps / (time.process_time() - started)


def measured(kind: str, opponent: str, seconds: str, folder: str) -> float:
    """One turn, in a process of its own."""
    command = [sys.executable, "-P", __file__, "turn", kind, opponent, seconds]
    environment = os.environ | ({"PYTHONPATH": folder} if folder else {})
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(json.loads(run.stdout))


def main(old: str = "", seconds: str = "2") -> int:
    """Prints all figures; answers 1 if a batch is not as fast as it should be."""
    here = os.environ.get("PYTHONPATH", "")
    kinds = {"one": here, "table": here, "own": here} | ({"old": old} if old else {})
    fine = True
    for opponent, least in LEAST.items():
        found: dict[str, list[float]] = {kind: [] for kind in kinds}
        for _ in range(TURNS):
            for kind, folder in kinds.items():
                found[kind].append(measured(kind, opponent, seconds, folder))
        best = {kind: max(figures) for kind, figures in found.items()}
        for kind, figure in best.items():
            print(f"{opponent}, {kind}: {figure:,.0f} a second, {figure / best['one']:.2f} times one game")
        if old:
            print(f"{opponent}, table to old: {best['table'] / best['old']:.2f}")
        fine = fine and best["table"] >= least * best["old" if old else "one"]
    return 0 if fine else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["turn"]:
        _, _, kind, opponent, seconds = sys.argv
        is_one = kind in {"one", "old"}
        print(one(opponent, float(seconds)) if is_one else many(opponent, float(seconds), kind))
    else:
        sys.exit(main(*sys.argv[1:]))
