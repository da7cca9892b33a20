"""The one scheduler of the arena: tasks become batches, batches run at a place, results come back."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Final, TypeVar

from labora.parallel.executors import Batch, Executor

Task = TypeVar("Task")
Done = TypeVar("Done")

# Far apart, so that the seeds of one run's games are not those of another's.
_STRIDE: Final = 1_000_003
_MOST_PER_BATCH: Final = 10_000
# The last batches are small, so that all slots end together.
_LAST_SHARE: Final = 2


def seed_of_game(run: int, game: int) -> int:
    """Return a seed: the same run and number give the same game on every machine."""
    return run * _STRIDE + game


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], place: Executor, *, in_order: bool
) -> Iterator[Done]:
    """What becomes of the tasks; in their order, or as soon as it is there."""
    finished = _finished(work, tasks, place)
    for results in _sorted(finished) if in_order else (results for _, results in finished):
        yield from results


def _finished(
    work: Callable[[Task], Done], tasks: Sequence[Task], place: Executor
) -> Iterator[tuple[int, list[Done]]]:
    """Batches as they come back, with the number of their first task."""
    back: SimpleQueue[tuple[range, Future[Batch[Done]]]] = SimpleQueue()
    pace = _Pace(place.seconds_per_batch)

    def send(numbers: range) -> None:
        future = place.submit(work, tasks[numbers.start : numbers.stop])
        future.add_done_callback(lambda done: back.put((numbers, done)))

    sent = under_way = 0
    while under_way or sent < len(tasks):
        while sent < len(tasks) and under_way < place.room:
            size = pace.size(len(tasks) - sent, place.room)
            send(range(sent, min(sent + size, len(tasks))))
            sent += size
            under_way += 1
        numbers, future = back.get()
        batch = future.result()
        pace.learn(batch)
        yield numbers.start, batch.results
        rest = numbers[len(batch.results) :]
        if rest:
            send(rest)
        else:
            under_way -= 1


def _sorted(batches: Iterator[tuple[int, list[Done]]]) -> Iterator[list[Done]]:
    early: dict[int, list[Done]] = {}
    following = 0
    for first, results in batches:
        early[first] = results
        while following in early:
            ready = early.pop(following)
            yield ready
            following += len(ready)


class _Pace:
    """How long tasks take, and so how many make a batch. The first batches are single tasks."""

    def __init__(self, seconds_per_batch: float) -> None:
        self._aim: Final = seconds_per_batch
        self._seconds: float | None = None

    def learn(self, batch: Batch[Done]) -> None:
        seconds = batch.seconds / len(batch.results)
        self._seconds = seconds if self._seconds is None else (self._seconds + seconds) / 2

    def size(self, left: int, room: int) -> int:
        if self._seconds is None:
            return 1
        fitting = int(self._aim / max(self._seconds, 1e-9))
        return max(1, min(fitting, left // (_LAST_SHARE * room), _MOST_PER_BATCH))
