"""`labora show`: a position drawn from a record at any moment, or from its line."""

from pathlib import Path

import pytest

from labora.cli import main
from labora.rules.components.modes import MODES
from labora.rules.records.record import record_text
from labora.rules.records.replay import replay
from labora.rules.text.writing import position_text
from tests.rules.games import random_record


def show(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main(["show", *map(str, arguments)])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def solo(tmp_path: Path) -> Path:
    file = tmp_path / "solo.json"
    file.write_text(record_text(random_record("solo", "france", 8)), encoding="utf-8")
    return file


def test_everything_is_there(solo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = show(capsys, solo, "--at", 12, "--width", 100)
    assert (code, err) == (0, "")
    for words in (
        "solo, France", "Round 12 of 32", "Wheel", "next round", "Coming", "Display: A", "1 Anna", "Goods",
        "neutral player", "Clergymen", "Settlements", "Log", "Clay Mound", "forest", "moor", "After 12 turns",
    ):  # fmt: skip
        assert words in out, words


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("mode", [mode.name for mode in MODES])
def test_no_line_is_wider_than_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mode: str, width: int
) -> None:
    file = tmp_path / "game.json"
    file.write_text(record_text(random_record(mode, "ireland", 3, 400)), encoding="utf-8")
    code, out, err = show(capsys, file, "--width", width)
    assert (code, err) == (0, "")
    assert max(len(line) for line in out.splitlines()) <= width
    assert "\x1b" not in out


def test_moments(solo: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start = show(capsys, solo, "--at", "0")[1]
    assert "Round 1 of 32" in start
    first = show(capsys, solo, "--at", "0.1")[1]
    assert first != start
    end = show(capsys, solo)[1]
    assert "The game is over" in end
    code, _, err = show(capsys, solo, "--at", "9999")
    assert code == 2
    assert "has only" in err
    for moment in ("x", "-1", "1.2.3", "", "٣"):
        code, out, err = show(capsys, solo, f"--at={moment}")
        assert (code, out) == (2, "")
        assert "--at takes" in err


def test_a_line_is_drawn_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position = replay(random_record("3-long", "france", 1), 30, 1).game.position
    line = position_text(position)
    code, out, err = show(capsys, line, "--width", 120)
    assert (code, err) == (0, "")
    assert f"Round {position.round} of 25" in out
    file = tmp_path / "position.txt"
    file.write_text(line + "\n")
    assert show(capsys, file, "--width", 120)[1] == out


def test_wrong_things_get_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for what, sentence in (
        (tmp_path / "nowhere", "There is no file"),
        (tmp_path, "is a folder"),
        (broken, "invalid JSON"),
        ("4-long/france round=1 | nothing", "neither a file nor a position"),
    ):
        code, out, err = show(capsys, what)
        assert (code, out) == (1, "")
        assert sentence in err


def test_an_illegal_record_is_shown_up_to_the_last_legal_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    text = record_text(random_record("solo", "ireland", 2))
    file.write_text(text.replace('"end"', '"dance"').replace(' end"', ' end dance"', 1))
    code, out, err = show(capsys, file)
    assert code == 1
    assert "Round" in out
    assert "Shown up to the last legal move" in err
