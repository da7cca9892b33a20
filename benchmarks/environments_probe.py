"""One turn of environments.py: random games in the vector environment."""

import json
import sys
import time

from labora.environments import Games


def main(seconds: float, mode: str, count: int = 256) -> None:
    games = Games(mode, "france", count)
    # Games that have just begun are alike and quick: these are at all stages.
    for _ in range(400):
        games.step(games.sample())
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        games.step(games.sample())
        steps += count
    print(json.dumps({"steps_per_second": steps / (time.process_time() - started)}))


if __name__ == "__main__":
    main(float(sys.argv[1]), sys.argv[2])
