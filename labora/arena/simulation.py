"""Many games, in one process or in several. Only texts and numbers travel: compiled objects do not pickle."""

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from labora.arena.driver import Match, Result, play_game
from labora.arena.jobs import spread
from labora.rules.state.setup import make_setup

_CHUNKS_PER_JOB = 20
_MOST_GAMES_PER_CHUNK = 20
_CHUNKS_UNDER_WAY = 4


@dataclass
class Summary:
    """`finished` are the games that were scored, the limited ones among them."""

    games: int
    finished: int = 0
    stuck: int = 0
    limited: int = 0
    seconds: float = 0.0
    decisions: int = 0
    totals: list[int] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def add(self, result: Result) -> None:
        if result.problem:
            self.problems.append(result.problem)
            return
        self.decisions += result.decisions
        self.stuck += result.stuck
        self.limited += result.limited
        if not result.stuck:
            self.finished += 1
            self.totals = [
                old + new
                for old, new in zip(self.totals or [0] * len(result.scores), result.scores, strict=True)
            ]

    def as_json(self) -> dict[str, int | float | list[float]]:
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "finished": self.finished,
            "stuck": self.stuck,
            "limited": self.limited,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / seconds, 2),
            "decisions_per_second": round(self.decisions / seconds, 1),
            "mean_scores": [round(total / max(self.finished, 1), 2) for total in self.totals],
        }


def simulate(match: Match, games: int, jobs: int = 1) -> Iterator[Summary]:
    """Plays the games and gives the summary so far again and again; the last one is complete."""
    summary = Summary(games)
    started = time.perf_counter()
    chunks = _chunks(games, jobs)
    for results in spread(partial(play_chunk, match), chunks, jobs, ahead=_CHUNKS_UNDER_WAY, in_order=True):
        for result in results:
            summary.add(result)
        summary.seconds = time.perf_counter() - started
        yield summary


def play_chunk(match: Match, numbers: range) -> list[Result]:
    setup = make_setup(match.mode, match.variant)
    return [play_game(match, setup, number) for number in numbers]


def _chunks(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(_MOST_GAMES_PER_CHUNK, games // (jobs * _CHUNKS_PER_JOB)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))
