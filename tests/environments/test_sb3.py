"""Stable-Baselines3 takes the batches as they come, and its own checker finds nothing wrong."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
# Some hundred megabytes, so they are kept; on most systems PyPI's files for graphics cards are taken.
KEPT = ROOT / ".venv" / "labora" / "sb3"
PACKAGES = ("torch==2.13.0", "sb3-contrib==2.9.2", "stable-baselines3==2.9.2")

CHECK = """
import gymnasium, numpy, warnings
warnings.simplefilter("error")
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.vec_env import VecMonitor
from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported
from labora.environments.opponents import BotsVectorEnv
from labora.environments.sb3 import LaboraVecEnv
for name in ("labora/SoloFrance-v0", "labora/FourMixed-v0"):
    check_env(gymnasium.make(name).unwrapped)
games = BotsVectorEnv(3, mode="2-short", round_limit=2, truncate=True, reward="score", seat=0)
env = VecMonitor(LaboraVecEnv(games, scale=0.5))
assert is_masking_supported(env) and env.get_attr("players") == [2, 2, 2]
env.seed(4)
seen = env.reset()
ended, total = [], numpy.zeros(3)
while len(ended) < 3:
    masks = get_action_masks(env)
    assert masks.shape == (3, env.action_space.n) and seen.shape == (3, *env.observation_space.shape)
    seen, rewards, over, infos = env.step(masks.argmax(axis=1))
    total += rewards
    for game in numpy.flatnonzero(over):
        assert infos[game]["terminal_observation"].shape == env.observation_space.shape
        assert infos[game]["TimeLimit.truncated"] and 2 * total[game] == infos[game]["points"]
        total[game] = 0
        ended.append(game)
print("fine")
"""


def run(*command: str) -> str:
    if not KEPT.is_dir():
        install = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(KEPT), *PACKAGES]
        subprocess.run(install, check=True)
    engine = os.environ.get("LABORA_COMPILED") or str(ROOT)
    # What the tests have goes first: of numpy there must be one.
    variables = os.environ | {"PYTHONPATH": engine, "SB3": str(KEPT)}
    start = "import os, sys; sys.path.append(os.environ['SB3']); "
    done = subprocess.run(
        [sys.executable, "-c", start + command[0], *command[1:]],
        env=variables,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_stable_baselines_finds_nothing_wrong() -> None:
    assert run(CHECK).strip() == "fine"


@pytest.mark.long
def test_the_baseline_is_trained_and_evaluated(tmp_path: Path) -> None:
    network = tmp_path / "net.npz"
    example = ROOT / "examples" / "learn" / "masked_ppo.py"
    script = "import runpy; sys.argv = sys.argv[1:]; runpy.run_path(sys.argv[0], run_name='__main__')"
    said = run(script, str(example), "solo-france", "--steps=40000", f"--out={network}")
    assert "steps," in said
    line = [
        "evaluate",
        str(network),
        "--task=solo-france",
        "--games=20",
        "--json",
        f"--store={tmp_path}/kept",
    ]
    found = run("import json; from labora.cli import main; main(sys.argv[1:])", *line)
    # Random play has 45 points.
    assert '"illegal": 0' in found and float(found.split('"mean": ')[1].split(",")[0]) > 60
