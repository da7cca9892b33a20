"""Where work runs: this process, several of this machine, or a cluster. Only texts and numbers travel."""

import signal
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Generic, Self, TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")

HERE: Final = "here"
RAY: Final = "ray"
PLACES: Final = (HERE, RAY)
# Batches that a slot has before it: nobody waits for work, and breaking off waits for few.
AHEAD: Final = 2


@dataclass(frozen=True)
class Batch(Generic[Done]):
    """Hold what became of some tasks; fewer than asked for if one of them failed."""

    results: list[Done]
    seconds: float


def carry_out(work: Callable[[Task], Done], tasks: Sequence[Task]) -> Batch[Done]:
    """A task that fails takes nothing with it: those before it count, and it fails again as the first."""
    started = time.perf_counter()
    results: list[Done] = []
    for task in tasks:
        try:
            results.append(work(task))
        except Exception:
            if not results:
                raise
            break
    return Batch(results, time.perf_counter() - started)


class Executor(ABC):
    """Run batches of tasks. `with` closes it and ends tasks that are still running."""

    seconds_per_batch: float
    """Long enough that sending is nothing, short enough that losing a batch is nothing either."""

    @property
    @abstractmethod
    def room(self) -> int:
        """How many batches may be under way; it may change."""

    @abstractmethod
    def submit(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future[Batch[Done]]": ...

    @abstractmethod
    def close(self) -> None: ...

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


class InProcess(Executor):
    """Run tasks in this process, one batch after the other."""

    seconds_per_batch = 0.05
    room = 1

    def submit(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future[Batch[Done]]":
        future: Future[Batch[Done]] = Future()
        future.set_result(carry_out(work, tasks))
        return future

    def close(self) -> None:
        """Do nothing: there is no work in the background."""


class ProcessExecutor(Executor):
    """Run tasks in several processes of this machine."""

    seconds_per_batch = 0.1

    def __init__(self, jobs: int) -> None:
        self._pool: Final = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)
        self._room: Final = AHEAD * jobs

    @property
    def room(self) -> int:
        return self._room

    def submit(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future[Batch[Done]]":
        return self._pool.submit(carry_out, work, tasks)

    def close(self) -> None:
        self._pool.shutdown(wait=True, cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that people see."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def executor(on: str = HERE, jobs: int | None = None, bots: Iterable[str] = ()) -> Executor:
    """Return an executor for `jobs` tasks at once. By default one here, one for each processor of a cluster.

    Bots that are files go along where work goes far.
    """
    if on == RAY:
        cluster: Executor = import_module("labora.parallel.ray_cluster").Cluster(jobs, bots)
        return cluster
    return InProcess() if jobs in {None, 1} else ProcessExecutor(jobs or 1)
