"""The scheduler: every task once, in order, whatever is finished first, and batches as large as they pay."""

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future

import pytest

from labora.parallel.executors import Batch, Done, Executor, InProcess, Task, carry_out, executor
from labora.parallel.scheduler import spread


class Shuffled(Executor):
    """As if batches ran far away and came back in any order."""

    seconds_per_batch = 0.001
    room = 6

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks
        self.sizes: list[int] = []
        self.waiting: list[Callable[[], None]] = []
        self._random = random.Random(3)

    def close(self) -> None:
        assert not self.waiting

    def submit(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future[Batch[Done]]":
        future: Future[Batch[Done]] = Future()
        self.sizes.append(len(tasks))

        def arrive() -> None:
            future.set_result(carry_out(work, tasks))

        self.waiting.append(arrive)
        if len(self.waiting) == self.room or sum(self.sizes) == self.tasks:
            self._random.shuffle(self.waiting)
            while self.waiting:
                self.waiting.pop()()
        return future


def double(task: int) -> int:
    return 2 * task


def inverse(task: int) -> float:
    return 1 / (task - 17)


@pytest.mark.parametrize("where", [InProcess, lambda: Shuffled(300), lambda: executor("here", 2)])
def test_results_come_once_and_in_the_order_of_their_tasks(where: Callable[[], Executor]) -> None:
    with where() as somewhere:
        assert list(spread(double, range(300), somewhere, in_order=True)) == [2 * n for n in range(300)]


def test_as_soon_as_they_are_there_they_come_once_too() -> None:
    found = list(spread(double, range(300), Shuffled(300), in_order=False))
    assert found != sorted(found) and sorted(found) == [2 * n for n in range(300)]


def test_batches_grow_while_tasks_are_quick_and_end_small() -> None:
    shuffled = Shuffled(3000)
    list(spread(double, range(3000), shuffled, in_order=True))
    assert shuffled.sizes[: shuffled.room] == [1] * shuffled.room
    assert max(shuffled.sizes) > 20 and shuffled.sizes[-1] == 1
    assert sum(shuffled.sizes) == 3000


def test_long_tasks_go_one_by_one() -> None:
    shuffled = Shuffled(12)
    list(spread(lambda task: time.sleep(0.002), range(12), shuffled, in_order=True))
    assert shuffled.sizes == [1] * 12


def test_a_task_that_fails_takes_nothing_with_it() -> None:
    results = spread(inverse, range(40), InProcess(), in_order=True)
    assert [next(results) for _ in range(17)] == [inverse(n) for n in range(17)]
    with pytest.raises(ZeroDivisionError):
        next(results)
