"""Plays a contest, in any number of processes, and stores each finished game."""

from collections.abc import Generator, Iterator
from functools import partial
from typing import Final

from labora.arena.contest import Contest, ContestGame, play
from labora.arena.result_store import ResultStore
from labora.arena.standings import is_sure
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread

# Each look reads all games so far: later ones come when there is a fiftieth more.
_GROWTH: Final = 50


def run(
    contest: Contest, store: ResultStore, games: int, place: Executor, *, until_sure: bool = False
) -> Generator[int, None, None]:
    """Gives the number of finished games again and again. Breaking off loses only what is being played."""
    missing = [number for number in range(games) if number not in store]
    done = games - len(missing)
    answer = GameAnswer(contest, store, games)
    yield done
    if until_sure and answer.is_clear():
        return
    for game in spread(partial(play, contest), missing, place, in_order=False):
        store.add(game)
        done += 1
        yield done
        if until_sure and answer.is_clear():
            return


class GameAnswer:
    """Answer whether it is clear who is better, by the games in their order, wherever they finished.
    of them were finished first, or where."""

    def __init__(self, contest: Contest, store: ResultStore, games: int) -> None:
        self._contest: Final = contest
        self._store: Final = store
        self._looks: Final = _looks(len(contest.lineups), games)
        self._next = next(self._looks, None)
        self._finished = 0

    def is_clear(self) -> bool:
        while self._finished in self._store:
            self._finished += 1
        while self._next is not None and self._next <= self._finished:
            if is_sure(self._contest, self._store.first(self._next)):
                return True
            self._next = next(self._looks, None)
        return False

    @property
    def games(self) -> list[ContestGame]:
        """Those that made it clear."""
        return self._store.first(self._next or 0)


def _looks(round_of_seats: int, games: int) -> Iterator[int]:
    """Yield after how many games to check the results: whole rounds of seats, more and more rarely."""
    rounds = 1
    while rounds * round_of_seats <= games:
        yield rounds * round_of_seats
        rounds += max(1, rounds // _GROWTH)


def counted(
    contest: Contest, store: ResultStore, games: int, *, until_sure: bool = False
) -> list[ContestGame]:
    """The games that count: all that are finished, or just as many as it takes to be sure."""
    answer = GameAnswer(contest, store, games)
    return answer.games if until_sure and answer.is_clear() else store.first(games)
