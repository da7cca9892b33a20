"""Rates and times that survive a noisy machine: processor time, several rounds, the best of them counts."""

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[], int], seconds: float) -> float:
    """How many units a second `work` does, when it is repeated for about so long."""
    done = 0
    start = process_time()
    while True:
        done += work()
        passed = process_time() - start
        if passed >= seconds:
            return done / passed


def seconds_of(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def best_seconds(work: Callable[[], object], tries: int) -> float:
    """The shortest of several tries: what the work takes when nothing else gets in its way."""
    return min(seconds_of(work) for _ in range(tries))
