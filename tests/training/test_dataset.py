"""`labora dataset`: two tables that agree, resumable, and say what they were made from."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from labora.environments import actions
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from labora.training.dataset import about_file
from tests.cli.commands import run

GAMES = "--bot random --mode 3-short --variant ireland --seed 3 --per-file 2"


@pytest.fixture
def folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert run(capsys, f"dataset {tmp_path / 'games'} {GAMES} --games 3").code == 0
    return tmp_path / "games"


def test_decisions_have_their_actions(folder: Path) -> None:
    rows = parquet.read_table(folder / "decisions").to_pylist()
    assert {row["game"] for row in rows} == {"0", "1", "2"} and all(row["over"] for row in rows)
    for row in rows[::25]:
        position = Position.parse(row["position"])
        assert actions.decode(position, row["actions"]) == parse_option(position, row["choice"])


def test_rounds_say_what_each_player_has(folder: Path) -> None:
    rows = parquet.read_table(folder / "rounds").to_pylist()
    decisions = parquet.read_table(folder / "decisions").to_pylist()
    scores = {row["game"]: row["scores"] for row in decisions}
    for game, final in scores.items():
        mine = [row for row in rows if row["game"] == game]
        assert [row["points"] for row in mine[-3:]] == final
        assert [row["player"] for row in mine[:3]] == [0, 1, 2] and mine[0]["round"] == 1
    for row in rows:
        parts = row["points_goods"] + row["points_economic"] + row["points_settlements"]
        assert parts == row["points"] and "clay-mound" in row["buildings"]
        assert row["goods"]["peat"] is not None and row["goods"]["wine"] is None


def test_files_say_what_they_were_made_from(folder: Path) -> None:
    about = about_file(folder / "rounds" / "00001.parquet")
    assert about["bots"] == ["random"] * 3 and about["seed"] == 3 and about["games"] == [2, 3]
    assert {"labora", "rules", "actions", "python"} == set(about["versions"])
    kept = json.loads((folder / "dataset.json").read_text())
    assert about == {**kept, "games": [2, 3]}


def test_a_dataset_is_resumed_and_extended(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, last = (folder / "decisions" / f"0000{number}.parquet" for number in (0, 1))
    before, short = first.stat().st_mtime_ns, parquet.read_table(last).num_rows
    said = json.loads(run(capsys, f"dataset {folder} {GAMES} --games 4 --jobs 2 --json").out)
    # The last file had one game only, and is written again.
    assert said["played"] == 2 and first.stat().st_mtime_ns == before
    assert parquet.read_table(last).num_rows > short
    assert json.loads(run(capsys, f"dataset {folder} {GAMES} --games 4 --json").out)["played"] == 0
    # Fewer games than there are leave the files alone.
    assert json.loads(run(capsys, f"dataset {folder} {GAMES} --games 3 --json").out)["played"] == 0


def test_another_dataset_is_left_alone(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, f"dataset {folder} {GAMES} --games 3 --seed 4")
    assert answer.code == 2 and "Different: seed." in answer.err
