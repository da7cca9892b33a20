"""`labora perft`: counts by depth, and their split by the first option."""

import json

import pytest

from labora.cli import main
from labora.rules.engine.flow import first_position
from labora.rules.search.perft import perft
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import position_text
from tests.cli.commands import run


def test_split_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, "perft --mode 3-long --variant ireland --depth 4 --json")
    found = json.loads(answer.out)
    position = first_position(make_setup("3-long", "ireland"), 0)
    assert found["counts"] == perft(position, 4)
    assert sum(found["split"].values()) == found["counts"][-1]


def test_from_a_position(capsys: pytest.CaptureFixture[str]) -> None:
    line = position_text(first_position(make_setup("solo", "france"), 0))
    assert main(["perft", "--position", line, "--depth", "2", "--json"]) == 0
    from_line = json.loads(capsys.readouterr().out)
    assert from_line == json.loads(run(capsys, "perft --mode solo --depth 2 --json").out)


def test_people_get_tables(capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, "perft --depth 2")
    assert "Fell trees" in answer.out
