"""Trains the baseline of the benchmark: MaskablePPO of sb3-contrib on one of its tasks.

    python examples/learn/masked_ppo.py solo-france --steps 400000 --out solo-france.npz
    labora evaluate solo-france.npz --task solo-france

The network that chooses is written as arrays, so that evaluating it needs numpy only. All settings are those
of the published table. `pip install ".[research,sb3]"`; docs/research/benchmark.md says how long it takes.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any, Final

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from torch import nn

from labora import __version__
from labora.environments.opponents import BotsVectorEnv
from labora.environments.policies import save_network
from labora.environments.sb3 import LaboraVecEnv
from labora.environments.tasks import TASKS

GAMES: Final = 64
STEPS: Final = 128
BATCH: Final = 2048
EPOCHS: Final = 4
WIDTH: Final = 64
RATE: Final = 1e-3
DISCOUNT: Final = 0.997
TRACE: Final = 0.95
SURPRISE: Final = 0.01
# Rewards of about this size become 1.
SCALES: Final = {"score": 20.0, "rank": 1.0}


class Report(BaseCallback):  # type: ignore[misc] # it is not there where types are checked
    """Prints how the last games ended, and now and then writes the network."""

    def __init__(self, out: Path, about: dict[str, Any]) -> None:
        super().__init__()
        self.out = out
        self.about = about
        self.started = time.process_time()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        games: Any = self.model.ep_info_buffer
        if not games:
            return
        mean = sum(game["r"] for game in games) / len(games)
        seconds = time.process_time() - self.started
        print(
            f"{self.num_timesteps} steps, {seconds:.0f} s: {mean:.2f} in the last {len(games)} games",
            flush=True,
        )
        write(self.model, self.out, self.about | {"steps": self.num_timesteps, "cpu_seconds": round(seconds)})


def games_of(asked: argparse.Namespace) -> LaboraVecEnv:
    """The games to learn from: those of the task, or with other opponents or another reward."""
    task = TASKS[asked.task]
    reward = asked.reward or task.reward
    shaped = {"shaping": asked.shaping, "discount": DISCOUNT}
    if not asked.opponents and reward == task.reward:
        return LaboraVecEnv.of_task(asked.task, GAMES, scale=1 / SCALES[reward], **shaped)
    games = BotsVectorEnv(
        GAMES,
        mode=task.mode,
        variant=task.variant,
        opponents=asked.opponents or task.opponents,
        reward=reward,
        observation=task.observation,
        round_limit=task.round_limit,
        **shaped,
    )
    return LaboraVecEnv(games, 1 / SCALES[reward])


def trained(asked: argparse.Namespace) -> None:
    """Learns, and writes what chooses."""
    env = games_of(asked)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=RATE,
        n_steps=STEPS,
        batch_size=BATCH,
        n_epochs=EPOCHS,
        gamma=DISCOUNT,
        gae_lambda=TRACE,
        ent_coef=SURPRISE,
        policy_kwargs={"net_arch": {"pi": [WIDTH], "vf": [WIDTH]}, "activation_fn": nn.Tanh},
        seed=asked.seed,
        device="cpu",
    )
    about = {name: getattr(asked, name) for name in ("task", "seed", "shaping", "reward", "opponents")}
    about |= {"labora": __version__, "by": "MaskablePPO"}
    model.learn(asked.steps, callback=Report(asked.out, about))


def write(model: Any, out: Path, about: dict[str, Any]) -> None:
    """Writes the layers from the observation to the actions."""
    layers = [one for one in model.policy.mlp_extractor.policy_net if isinstance(one, nn.Linear)]
    arrays = [
        (layer.weight.detach().numpy().T, layer.bias.detach().numpy())
        for layer in (*layers, model.policy.action_net)
    ]
    save_network(out, arrays, json.dumps(about))


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("--steps", type=int, default=400_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--shaping", type=float, default=0.0, help="weight of potential-based shaping")
    parser.add_argument("--reward", choices=SCALES, help="learn from this instead of the task's reward")
    parser.add_argument("--opponents", nargs="+", help="learn against these bots instead of the task's")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("network.npz"))
    asked = parser.parse_args()
    torch.set_num_threads(asked.threads)
    trained(asked)


if __name__ == "__main__":
    main()
