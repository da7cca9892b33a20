"""`labora simulate`: the same games whatever the jobs, and figures that add up."""

import json
from pathlib import Path
from statistics import stdev
from typing import Any

import pytest

from labora.arena import match as driver
from labora.arena.match import Match, MatchResult, play_game
from labora.arena.simulation import Summary, simulate
from labora.bots import BOTS, Clock
from labora.parallel.executors import InProcess
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.constants.errors import ImpossibleError
from labora.rules.decision import Options
from labora.rules.engine.flow import first_position
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from tests.cli.commands import run

FIGURES = (
    *("seconds", "games_per_second", "decisions_per_second"),
    *("mean_scores", "mean_winner", "winner_error"),
)
KEYS = ["games", "finished", "stuck", "limited", *FIGURES]


def figures(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    answer = run(capsys, f"simulate {line} --json")
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert isinstance(found, dict)
    return found


def test_json_has_exactly_its_keys(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--mode 3-short --variant ireland --games 3 --bot random --seed 7")
    assert list(found) == KEYS
    assert (found["games"], found["finished"], found["stuck"], found["limited"]) == (3, 3, 0, 0)
    assert len(found["mean_scores"]) == 3 and found["mean_winner"] > max(found["mean_scores"])
    assert found["games_per_second"] > 0 and found["decisions_per_second"] > 0


def test_the_winners_mean_has_its_standard_error() -> None:
    summary = Summary(3)
    for scores in ((40, 46), (52, 50), (49, 49)):
        summary.add(MatchResult(1, scores))
    assert summary.as_json()["mean_winner"] == 49
    assert summary.as_json()["winner_error"] == round(stdev([46, 52, 49]) / 3**0.5, 2)


def test_one_game_says_nothing_about_the_error() -> None:
    summary = Summary(1)
    summary.add(MatchResult(1, (40, 46)))
    assert summary.as_json()["winner_error"] == 0


@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
@pytest.mark.parametrize("variant", VARIANTS)
def test_all_fourteen_games_with_checks(capsys: pytest.CaptureFixture[str], mode: str, variant: str) -> None:
    found = figures(capsys, f"--mode {mode} --variant {variant} --games 1 --check")
    assert (found["finished"], found["stuck"]) == (1, 0)
    assert found["limited"] == 0 or mode.startswith("2")


def test_jobs_and_checks_do_not_change_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    alone = figures(capsys, "--games 6 --seed 3")
    together = figures(capsys, "--games 6 --seed 3 --jobs 2")
    checked = figures(capsys, "--games 6 --seed 3 --check")
    other = figures(capsys, "--games 6 --seed 4")
    assert alone["mean_scores"] == together["mean_scores"] == checked["mean_scores"] != other["mean_scores"]


WATCHFUL = """
import labora

class Watchful(labora.Bot):
    def choose(self, position, clock):
        assert clock.seconds == 2.5
        return labora.Decision(position).options[0]
"""


@pytest.mark.parametrize("out", ["", " --out {folder}/games.jsonl"])
def test_bots_know_how_long_they_may_think(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, out: str
) -> None:
    (tmp_path / "watchful.py").write_text(WATCHFUL)
    line = f"--mode 3-short --games 1 --limit 2 --bot {tmp_path}/watchful.py:Watchful --seconds 2.5"
    assert figures(capsys, line + out.format(folder=tmp_path))["finished"] == 1


def test_the_limit_ends_two_player_games(capsys: pytest.CaptureFixture[str]) -> None:
    found = figures(capsys, "--mode 2-long --games 2 --limit 5")
    assert (found["finished"], found["limited"]) == (2, 2)
    whole = figures(capsys, "--mode 3-short --games 1 --limit 13")
    assert whole["limited"] == 0


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, "simulate --mode solo --games 1")
    assert "Games per second" in answer.out
    assert answer.err == "", "no progress bar where nobody looks"


def test_a_failed_check_is_told_with_the_position(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(position: Position) -> None:
        raise ImpossibleError("Two and two are five.")

    monkeypatch.setattr(driver, "check", refuse)
    answer = run(capsys, "simulate --games 2 --check")
    assert answer.code == 1
    assert "2 games failed. The first: game 0: Two and two are five. 4-long/france round=1" in answer.err


def test_a_stuck_game_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "playout", lambda position, dice, limit: 0)
    *_, summary = simulate(Match("4-long", "france"), 2, InProcess())
    assert (summary.stuck, summary.finished) == (2, 0)


def test_the_random_bot_chooses_what_is_offered() -> None:
    position = first_position(make_setup("4-long", "france"), 0)
    first, second = (BOTS["random"](seed=5).choose(position, Clock()) for _ in range(2))
    assert first == second
    assert first in Options(position)


def test_bots_play_whole_games_by_choosing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "another", BOTS["random"])
    match = Match("3-short", "france", bot="another", check=True)
    result = play_game(match, make_setup(match.mode, match.variant), 0)
    assert not result.stuck and not result.problem and result.decisions > 50
