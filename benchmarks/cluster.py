"""What a Ray cluster costs beside processes of the same machine, by turns: `cluster.py [MODE BOT GAMES]`.

Starts a cluster of two nodes with a processor each on the loopback; needs the extra `cluster`. Tells games by
second of processor time on one core, then the ratio of the cluster to two processes, and how much of the time
the process that asks is busy itself.
"""

import os
import sys
import time
from importlib import import_module
from statistics import median
from typing import Any, Final

from labora.arena.match import Match
from labora.arena.simulation import simulate
from labora.build_info import engine_form
from labora.parallel.executors import Executor, InProcess, executor
from labora.parallel.ray_cluster import quiet_ray

ROUNDS: Final = 5
NODE: Final = {"num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000}
HEAD: Final = {"include_dashboard": False}


def start() -> Any:
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    quiet_ray()
    cluster = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=NODE | HEAD)
    cluster.add_node(**NODE)
    os.environ["RAY_ADDRESS"] = cluster.gcs_address
    return cluster


def timed(match: Match, games: int, where: Executor) -> tuple[float, float]:
    """Seconds on the clock, and of processor time of this process alone."""
    started, busy = time.perf_counter(), time.process_time()
    *_, _ = simulate(match, games, where)
    return time.perf_counter() - started, time.process_time() - busy


def main(mode: str = "3-short", bot: str = "random", games: str = "40000") -> None:
    match, count = Match(mode, "france", bot=bot), int(games)
    few = max(1, count // 10)
    alone = min(timed(match, few, InProcess())[1] for _ in range(3))
    print(f"{mode} {bot}, {engine_form()}: {few / alone:,.1f} games a second of one core")
    cluster = start()
    ratios, busy = [], []
    with executor("here", 2) as here, executor("ray") as there:
        for where in (here, there):
            timed(match, few, where)
        for _ in range(ROUNDS):
            local, _ = timed(match, count, here)
            remote, own = timed(match, count, there)
            ratios.append(local / remote)
            busy.append(own / remote)
            print(f"processes {count / local:,.1f} games/s, cluster {count / remote:,.1f} games/s")
    cluster.shutdown()
    print(f"cluster to processes: {median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})")
    print(f"the asking process is busy {100 * median(busy):.1f} % of the time")


if __name__ == "__main__":
    main(*sys.argv[1:])
