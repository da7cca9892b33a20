"""Plays a contest, wherever its games are played, and keeps every game that is finished."""

from collections.abc import Generator, Iterator
from functools import partial
from typing import Final

from labora.arena.contest import Contest, Played, play
from labora.arena.jobs import spread
from labora.arena.places import Place
from labora.arena.standing import is_sure
from labora.arena.store import Store

# Each look reads all games so far: later ones come when there is a fiftieth more.
_GROWTH: Final = 50


def run(
    contest: Contest, store: Store, games: int, place: Place, *, until_sure: bool = False
) -> Generator[int, None, None]:
    """Gives the number of finished games again and again. Breaking off loses only what is being played."""
    missing = [number for number in range(games) if number not in store]
    done = games - len(missing)
    answer = Answer(contest, store, games)
    yield done
    if until_sure and answer.is_clear():
        return
    for game in spread(partial(play, contest), missing, place, in_order=False):
        store.add(game)
        done += 1
        yield done
        if until_sure and answer.is_clear():
            return


class Answer:
    """Whether it is clear who is better: asked of the games in their order, so that it does not matter which
    of them were finished first, or where."""

    def __init__(self, contest: Contest, store: Store, games: int) -> None:
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
    def games(self) -> list[Played]:
        """Those that made it clear."""
        return self._store.first(self._next or 0)


def _looks(round_of_seats: int, games: int) -> Iterator[int]:
    """After how many games somebody looks: whole rounds of seats, rarer and rarer."""
    rounds = 1
    while rounds * round_of_seats <= games:
        yield rounds * round_of_seats
        rounds += max(1, rounds // _GROWTH)


def counted(contest: Contest, store: Store, games: int, *, until_sure: bool = False) -> list[Played]:
    """The games that count: all that are finished, or just as many as it takes to be sure."""
    answer = Answer(contest, store, games)
    return answer.games if until_sure and answer.is_clear() else store.first(games)
