"""`labora bench`: what is measured, what it is compared with. No test looks at how long anything takes."""

import json
from pathlib import Path

import pytest

from labora.benchmarks.measurements import (
    all_setups,
    open_decision,
    position_in_round,
    recorded_texts,
    replay,
    slowest_opening,
)
from labora.benchmarks.results import measure
from labora.cli import bench, main
from labora.rules.state.setup import make_setup

SETUP = make_setup("3-short", "france")


def test_all_fourteen_games_are_measured() -> None:
    assert len({setup.name for setup in all_setups()}) == 14


def test_a_report_has_a_figure_for_everything() -> None:
    report = measure([SETUP], seconds=0.001, rounds=1, opening_games=1, turn_samples=1).as_json()
    figures = report["games"]["3-short/france"]
    assert all(value > 0 for value in figures.values())
    assert report["decisions_per_second"] == pytest.approx(figures["decisions_per_second"])
    assert report["copy_us"] > 0
    assert report["parse_us"] > 0
    assert report["game_kilobytes"] > 0 and report["record_kilobytes"] > 0
    assert json.loads(json.dumps(report))["form"] in ("plain", "compiled")


def test_a_replayed_record_is_the_game_that_was_played() -> None:
    texts = recorded_texts(SETUP, 50)
    assert [text for line in replay(SETUP, texts).lines for text in line.split()] == texts


def test_opening_looks_at_positions_of_all_kinds() -> None:
    opening, membership = slowest_opening(SETUP, 1)
    assert opening > membership > 0


def test_opening_a_decision_leaves_the_position_alone() -> None:
    position = position_in_round(SETUP, 5, 1)
    before = position.copy()
    open_decision(position)
    assert position == before


def figures(decisions: float, nodes: float | None) -> bench.Figures:
    return {
        "games": {"solo/france": {"decisions_per_second": decisions}},
        "decisions_per_second": decisions,
        "yardsticks": {} if nodes is None else {"chess_perft_nodes_per_second": nodes},
    }


def test_a_faster_machine_does_not_look_like_a_faster_engine() -> None:
    compared = bench.to_baseline(figures(2000, 800), figures(1000, 400))
    assert compared == {"solo/france": 1.0, "all": 1.0}


def test_without_a_yardstick_speeds_are_compared_as_they_are() -> None:
    assert bench.to_baseline(figures(2000, None), figures(1000, 400))["all"] == 2.0


def test_comparing_without_a_saved_run_is_told_before_anything_is_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["bench", "--compare"]) == 2
    assert "labora bench --save" in capsys.readouterr().err
