"""`labora simulate --out` and `labora records`: games as rows to learn from, the same in both formats."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from labora.rules.decision import Options, after
from labora.rules.notation import parse_option
from labora.rules.state.position import Position
from tests.cli.commands import run
from tests.rules.games import random_record


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_rows_follow_each_other_through_the_same_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = "simulate --mode 2-short --variant ireland --games 2 --limit 4 --seed 3 --json"
    plain = json.loads(run(capsys, game).out)
    kept = json.loads(run(capsys, f"{game} --out {tmp_path / 'games.jsonl'}").out)
    assert kept["mean_scores"] == plain["mean_scores"] and kept["limited"] == 2
    rows = rows_of(tmp_path / "games.jsonl")
    totals = [sum(row["scores"]) for row in rows if row["number"] == 0]
    assert sum(totals) / 2 == sum(plain["mean_scores"]) and not any(row["over"] for row in rows)
    for row, following in pairwise(rows):
        position = Position.parse(row["position"])
        assert row["choice"] in row["options"]
        assert row["count"] == len(Options(position)) >= len(row["options"]) - 1
        if following["game"] == row["game"]:
            assert after(position, parse_option(position, row["choice"])).line == following["position"]


@pytest.mark.parametrize("bot", ["random", "novice"])
def test_both_formats_have_the_same_rows_however_many_jobs(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, bot: str
) -> None:
    line = f"simulate --mode 2-short --games 2 --limit 2 --bot {bot} --out {tmp_path}/games"
    assert run(capsys, f"{line}.jsonl --json").code == 0
    assert run(capsys, f"{line}.parquet --jobs 2 --json").code == 0
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == rows_of(tmp_path / "games.jsonl")


def test_a_folder_of_records_becomes_rows(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = tmp_path / "evenings"
    (folder / "old").mkdir(parents=True)
    record = random_record("3-short", "france", 1)
    (folder / "one.json").write_text(record.text, encoding="utf-8")
    (folder / "old" / "two.json").write_text(record.text, encoding="utf-8")
    (folder / "no.json").write_text("{}", encoding="utf-8")
    answer = run(capsys, f"records {folder} --out {tmp_path / 'games.jsonl'}")
    rows = rows_of(tmp_path / "games.jsonl")
    decisions = sum(len(line.split()) for line in record.lines)
    assert answer.code == 0 and str(folder / "no.json") in answer.err
    assert len(rows) == 2 * decisions and answer.out.startswith("2 games, ")
    assert [row["choice"] for row in rows[:decisions]] == [row["choice"] for row in rows[decisions:]]
    assert {row["game"] for row in rows} == {"one.json", "old/two.json"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate --out games.csv", "games.csv: the name must end in .parquet .jsonl."),
        ("simulate --out {0}/none/games.jsonl", "none"),
        ("records {0}/nowhere --out {0}/x.jsonl", "nowhere is not a folder."),
        ("records {0} --out {0}/x.jsonl", "There is no record in"),
        ("records {0} --out {0}/x.txt", "the name must end in"),
    ],
)
def test_what_cannot_be_written_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, sentence: str
) -> None:
    answer = run(capsys, line.format(tmp_path))
    assert answer.code in (1, 2) and sentence in answer.err and answer.err.count("\n") == 1
