"""`labora play` in the terminal: asks for what was not said, and opens a table."""

import sys
from collections.abc import Callable

import pytest

from labora.cli import play
from tests.cli.commands import run

Opened = list[tuple[str, str]]
Answers = Callable[..., Opened]


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Answers:
    """Somebody at a terminal who gives these answers; the tables that are opened then."""

    def answers(*texts: str) -> Opened:
        opened: Opened = []
        remaining = iter(texts)
        monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
        monkeypatch.setattr("builtins.input", lambda *prompt: next(remaining))
        monkeypatch.setattr(play, "table", lambda mode, variant: opened.append((mode, variant)))
        return opened

    return answers


def test_asks_for_mode_and_variant(capsys: pytest.CaptureFixture[str], person: Answers) -> None:
    opened = person("7", "ireland")
    answer = run(capsys, "play --terminal")
    assert answer.code == 0
    assert opened == [("4-long", "ireland")]
    assert "the full game for four with every card" in answer.out


def test_enter_takes_the_default(capsys: pytest.CaptureFixture[str], person: Answers) -> None:
    opened = person("", "")
    assert run(capsys, "play --terminal").code == 0
    assert opened == [("solo", "france")]


@pytest.mark.parametrize("nonsense", ["0", "8", "-1", "²", "9" * 5000, "sollo", "[bold]", "{ $x }"])
def test_nonsense_is_asked_again(capsys: pytest.CaptureFixture[str], person: Answers, nonsense: str) -> None:
    opened = person(nonsense, "2-short", "1")
    answer = run(capsys, "play --terminal")
    assert (answer.code, opened) == (0, [("2-short", "france")])
    assert "There is no mode" in answer.out


def test_what_is_said_is_not_asked(capsys: pytest.CaptureFixture[str], person: Answers) -> None:
    opened = person()
    assert run(capsys, "play --mode 3-SHORT --variant Ireland").code == 0
    assert opened == [("3-short", "ireland")]


def test_an_end_of_input_ends_quietly(
    capsys: pytest.CaptureFixture[str], person: Answers, monkeypatch: pytest.MonkeyPatch
) -> None:
    person()

    def nobody(*prompt: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nobody)
    answer = run(capsys, "play --terminal")
    assert answer.code == 130
    assert "Traceback" not in answer.err


@pytest.mark.parametrize(
    ("said", "port"), [("play", 4711), ("play --port 4712", 4712)], ids=["environment", "option"]
)
def test_the_port_is_that_of_the_settings_or_the_one_that_is_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, said: str, port: int
) -> None:
    opened: list[tuple[int | None, bool]] = []
    monkeypatch.setenv("LABORA_PORT", "4711")
    monkeypatch.setattr(play, "open_in_browser", lambda port, *, show: opened.append((port, show)))
    assert run(capsys, said).code == 0
    assert opened == [(port, True)]
