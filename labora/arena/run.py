"""Plays a contest, in one process or in several, and keeps every game that is finished."""

from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from labora.arena.contest import Contest, Played, play
from labora.arena.simulation import ignore_interrupts
from labora.arena.standing import is_sure
from labora.arena.store import Store


def run(
    contest: Contest, store: Store, games: int, *, jobs: int = 1, until_sure: bool = False
) -> Generator[int, None, None]:
    """Gives the number of finished games again and again. Breaking off loses only what is being played."""
    round_of_seats = len(contest.lineups)
    missing = [number for number in range(games) if number not in store]
    yield games - len(missing)
    for game in _play_all(contest, missing, jobs):
        store.add(game)
        done = [known for known in store.games if known.number < games]
        yield len(done)
        if until_sure and len(done) % round_of_seats == 0 and is_sure(contest, done):
            return


def _play_all(contest: Contest, numbers: list[int], jobs: int) -> Iterator[Played]:
    if jobs <= 1:
        for number in numbers:
            yield play(contest, number)
        return
    pool = ProcessPoolExecutor(jobs, initializer=ignore_interrupts)
    waiting: set[Future[Played]] = set()
    try:
        rest = iter(numbers)
        # A few ahead only, so that an early end does not wait for games that nobody needs.
        for number in rest:
            waiting.add(pool.submit(play, contest, number))
            if len(waiting) >= 2 * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        for future in waiting:
            future.cancel()
        pool.shutdown(wait=True, cancel_futures=True)
