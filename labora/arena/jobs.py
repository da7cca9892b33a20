"""The one scheduler of the arena: work spread over processes. Only texts and numbers travel between them."""

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Final, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

# Far apart, so that the seeds of one run's games are not those of another's.
_STRIDE: Final = 1_000_003


def seed_of_game(run: int, game: int) -> int:
    """The same run and number give the same game, whoever plays it."""
    return run * _STRIDE + game


def workers(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that people see."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(
    work: Callable[[Task], Done], tasks: Iterable[Task], jobs: int, *, ahead: int, in_order: bool
) -> Iterator[Done]:
    """What becomes of the tasks; in their order, or as soon as it is there.

    `ahead` tasks a job are under way: nobody waits for work, and breaking off waits only for these.
    """
    if jobs <= 1:
        yield from map(work, tasks)
        return
    pool = workers(jobs)
    running: deque[Future[Done]] = deque()
    try:
        for task in tasks:
            running.append(pool.submit(work, task))
            if len(running) >= ahead * jobs:
                yield from _take(running, in_order)
        while running:
            yield from _take(running, in_order)
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _take(running: "deque[Future[Done]]", in_order: bool) -> Iterator[Done]:
    """The next results; at least one."""
    if in_order:
        yield running.popleft().result()
        return
    done, _ = wait(running, return_when=FIRST_COMPLETED)
    for future in done:
        running.remove(future)
        yield future.result()
