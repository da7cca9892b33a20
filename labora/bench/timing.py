"""Rates and times that survive a noisy machine: several short rounds, the best of them counts."""

import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units a second `work` does, when it is repeated for about so long."""
    done = 0
    start = time.perf_counter()
    while True:
        done += work()
        passed = time.perf_counter() - start
        if passed >= seconds:
            return done / passed


def seconds_of(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def best_seconds(work: Callable[[], object], tries: int) -> float:
    """The shortest of several tries: what the work takes when nothing else gets in its way."""
    return min(seconds_of(work) for _ in range(tries))
