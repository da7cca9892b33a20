"""One turn of environments.py: random games in Catanatron's environment. Runs without Labora."""

import json
import random
import sys
import time
from typing import Any

import gymnasium


def main(seconds: float) -> None:
    __import__("catanatron_gym")  # registers it
    env: Any = gymnasium.make("catanatron-v1", disable_env_checker=True).unwrapped
    chance = random.Random(1)
    random.seed(1)
    _, info = env.reset(seed=1)
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        _, _, over, cut, info = env.step(chance.choice(info["valid_actions"]))
        if over or cut:
            _, info = env.reset()
        steps += 1
    print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
