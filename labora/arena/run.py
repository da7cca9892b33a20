"""Plays a contest, in one process or in several, and keeps every game that is finished."""

from collections.abc import Generator
from functools import partial

from labora.arena.contest import Contest, play
from labora.arena.jobs import spread
from labora.arena.standing import is_sure
from labora.arena.store import Store


def run(
    contest: Contest, store: Store, games: int, *, jobs: int = 1, until_sure: bool = False
) -> Generator[int, None, None]:
    """Gives the number of finished games again and again. Breaking off loses only what is being played."""
    round_of_seats = len(contest.lineups)
    missing = [number for number in range(games) if number not in store]
    yield games - len(missing)
    # A few ahead only, so that an early end does not wait for games that nobody needs.
    for game in spread(partial(play, contest), missing, jobs, ahead=2, in_order=False):
        store.add(game)
        done = [known for known in store.games if known.number < games]
        yield len(done)
        if until_sure and len(done) % round_of_seats == 0 and is_sure(contest, done):
            return
