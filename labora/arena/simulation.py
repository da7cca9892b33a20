"""Simulates many games, in any number of processes."""

import math
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from labora.arena.match import Match, MatchResult, play_game
from labora.parallel.executors import Executor
from labora.parallel.scheduler import spread
from labora.rules.state.setup import make_setup
from labora.training.row_files import Writer

# How often somebody is told, at most.
_SECONDS_BETWEEN = 0.05


@dataclass
class Summary:
    """Sum up a run; `finished` are the games that were scored, the limited ones among them."""

    games: int
    finished: int = 0
    stuck: int = 0
    limited: int = 0
    seconds: float = 0.0
    decisions: int = 0
    totals: list[int] = field(default_factory=list)
    winners: int = 0
    """Points of all winners, and the sum of their squares."""
    winners_squared: int = 0
    problems: list[str] = field(default_factory=list)

    def add(self, result: MatchResult) -> None:
        if result.problem:
            self.problems.append(result.problem)
            return
        self.decisions += result.decisions
        self.stuck += result.stuck
        self.limited += result.limited
        if not result.stuck:
            self.finished += 1
            best = max(result.scores)
            self.winners += best
            self.winners_squared += best * best
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
            "mean_winner": round(self.winners / max(self.finished, 1), 2),
            "winner_error": round(self._winner_error, 2),
        }

    @property
    def _winner_error(self) -> float:
        """The standard error of what winners have on average; 0 where there is only one."""
        if self.finished < 2:
            return 0.0
        spread = self.winners_squared - self.winners**2 / self.finished
        return math.sqrt(max(0.0, spread) / (self.finished - 1) / self.finished)


def simulate(match: Match, games: int, place: Executor, writer: Writer | None = None) -> Iterator[Summary]:
    """Plays the games and gives the summary so far again and again; the last one is complete.

    What is kept of the games goes to the writer, in their order.
    """
    summary = Summary(games)
    started = told = time.perf_counter()
    for result in spread(partial(play_number, match), range(games), place, in_order=True):
        summary.add(result)
        if writer is not None:
            writer.add(result.rows)
        now = time.perf_counter()
        if now - told > _SECONDS_BETWEEN:
            told = now
            summary.seconds = now - started
            yield summary
    summary.seconds = time.perf_counter() - started
    yield summary


def play_number(match: Match, number: int) -> MatchResult:
    return play_game(match, make_setup(match.mode, match.variant), number)
