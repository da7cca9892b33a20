"""All figures of one run, with the yardsticks measured between them, and the ratios that we aim for."""

from dataclasses import asdict, dataclass, field
from math import prod
from typing import Any, Final

from labora.benchmarks import reference_programs
from labora.benchmarks.measurements import (
    RandomGames,
    copies,
    parses,
    recorded_texts,
    replay,
    replay_memory,
    slowest_opening,
    turns_seconds,
)
from labora.benchmarks.timing import rate
from labora.build_info import engine_form
from labora.rules.state.setup import Setup, make_setup

RECORD_LENGTHS: Final = (500, 1000)
COMPARED: Final = "4-long/france"
_TO_THE_END: Final = 1_000_000


@dataclass
class GameFigures:
    """Hold the figures of one of the fourteen games."""

    games_per_second: float = 0.0
    decisions_per_second: float = 0.0
    opening_ms: float = 0.0
    membership_us: float = 0.0
    turns_ms: float = 0.0
    turns_listed: float = 0.0


@dataclass
class BenchmarkReport:
    """Hold everything that one run of the benchmark measured."""

    form: str
    games: dict[str, GameFigures] = field(default_factory=dict)
    decisions_per_second: float = 0.0
    copy_us: float = 0.0
    parse_us: float = 0.0
    """Position.parse of a late line of four players."""
    replay_decisions_per_second: dict[int, float] = field(default_factory=dict)
    record_kilobytes: float = 0.0
    game_kilobytes: float = 0.0
    """A finished game of four players."""
    yardsticks: dict[str, float] = field(default_factory=dict)

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "ratios": self.ratios()}

    def ratios(self) -> dict[str, float]:
        """Our figures in units of the yardsticks; only those whose yardstick is installed."""
        found: dict[str, float] = {}
        nodes = self.yardsticks.get("chess_perft_nodes_per_second")
        if nodes:
            found["decisions_to_chess_nodes"] = self.decisions_per_second / nodes
            found["replay_to_chess_nodes"] = self.replay_decisions_per_second[RECORD_LENGTHS[-1]] / nodes
        copy_us = self.yardsticks.get("chess_copy_us")
        if copy_us:
            found["copy_to_chess_copy"] = self.copy_us / copy_us
        games = self.yardsticks.get("catanatron_games_per_second")
        if games and COMPARED in self.games:
            found["games_to_catanatron_games"] = self.games[COMPARED].games_per_second / games
        return found


def measure(
    setups: list[Setup], *, seconds: float, rounds: int, opening_games: int, turn_samples: int = 7
) -> BenchmarkReport:
    """`seconds` for each figure in each round; `opening_games` games of each kind are looked through."""
    report = BenchmarkReport(engine_form())
    report.games = {setup.name: GameFigures() for setup in setups}
    for _ in range(rounds):
        _measure_yardsticks(report, seconds)
        for setup in setups:
            _measure_games(report.games[setup.name], RandomGames(setup), seconds)
        report.copy_us = _least(report.copy_us, 1e6 / rate(copies(), seconds))
        report.parse_us = _least(report.parse_us, 1e6 / rate(parses(), seconds))
        _measure_replay(report, seconds)
    rates = [figures.decisions_per_second for figures in report.games.values()]
    report.decisions_per_second = prod(rates) ** (1 / len(rates))
    for setup in setups:
        figures = report.games[setup.name]
        opening, membership = slowest_opening(setup, opening_games)
        figures.opening_ms = 1e3 * opening
        figures.membership_us = 1e6 * membership
        # Where a turn has two main actions, the pairs are many: those are listed action by action.
        two_actions = setup.mode.turns[0] > 1
        listing, figures.turns_listed = turns_seconds(setup, turn_samples, one_action=two_actions)
        figures.turns_ms = 1e3 * listing
    return report


def _least(so_far: float, new: float) -> float:
    return min(so_far, new) if so_far else new


def _measure_yardsticks(report: BenchmarkReport, seconds: float) -> None:
    found = report.yardsticks
    perft = reference_programs.chess_perft()
    if perft is not None:
        name = "chess_perft_nodes_per_second"
        found[name] = max(found.get(name, 0.0), rate(perft, seconds))
    copy = reference_programs.chess_copy()
    if copy is not None:
        found["chess_copy_us"] = _least(found.get("chess_copy_us", 0.0), 1e6 / rate(copy, seconds))
    game = reference_programs.catanatron_games()
    if game is not None:
        name = "catanatron_games_per_second"
        found[name] = max(found.get(name, 0.0), rate(game, 3 * seconds))


def _measure_games(figures: GameFigures, games: RandomGames, seconds: float) -> None:
    games_per_second = rate(games.play, seconds)
    if games_per_second > figures.games_per_second:
        figures.games_per_second = games_per_second
        figures.decisions_per_second = games_per_second * games.choices / games.games


def _measure_replay(report: BenchmarkReport, seconds: float) -> None:
    setup = make_setup("2-long", "france")
    texts = recorded_texts(setup, RECORD_LENGTHS[-1])
    for length in RECORD_LENGTHS:

        def play_again(first: int = length) -> int:
            replay(setup, texts[:first])
            return first

        best = report.replay_decisions_per_second.get(length, 0.0)
        report.replay_decisions_per_second[length] = max(best, rate(play_again, seconds))
    report.record_kilobytes = replay_memory(setup, texts) / 1024
    whole = make_setup("4-long", "france")
    report.game_kilobytes = replay_memory(whole, recorded_texts(whole, _TO_THE_END)) / 1024
