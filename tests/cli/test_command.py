"""The command as a whole: help, version, and sentences instead of tracebacks."""

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from labora import __version__
from labora.arena.match import Match
from labora.cli import app, main, simulate
from labora.parallel.executors import Executor
from labora.training.row_files import Writer
from tests.cli.commands import CommandAnswer, run

ROOT = Path(__file__).resolve().parent.parent.parent
COMMANDS = [info.name for info in app.app.registered_commands if not info.hidden]


def test_version_names_the_form_of_the_engine(capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, "--version")
    assert answer.code == 0
    assert re.fullmatch(rf"labora {__version__}, (plain|compiled) engine\n", answer.out)


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    answer = run(capsys, "--help")
    assert answer.code == 0
    assert {"play", "simulate", "cards", "perft"} <= set(COMMANDS)
    for command in COMMANDS:
        assert f"\n  {command} " in answer.out


def test_help_groups_the_commands_and_gives_each_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = run(capsys, "--help").out
    headings = [line.removesuffix(":") for line in text.splitlines() if re.fullmatch(r"[A-Z]\w+:", line)]
    assert headings == ["Options", "Play", "Analyze", "Host", "Develop"]
    _, _, listed = text.partition("Play:\n")
    lines = [line for line in listed.splitlines() if line and not line.endswith(":")]
    assert {line.split()[0] for line in lines} == {*COMMANDS, "admin"}
    assert all(re.fullmatch(r"  \w+ +[A-Z].*\.", line) and "..." not in line for line in lines)


@pytest.mark.parametrize("command", [*COMMANDS, "admin", "admin backup"])
def test_help_shows_no_types(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert re.search(r"<\w+[\[>]", run(capsys, f"{command} --help").out) is None


def test_an_earlier_name_of_a_command_works_and_is_not_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Analyze a game" in run(capsys, "analyse --help").out
    assert "analyse" not in run(capsys, "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_every_command_is_explained(capsys: pytest.CaptureFixture[str], command: str) -> None:
    answer = run(capsys, f"{command} --help")
    assert answer.code == 0
    options = re.findall(r"^  (?:-\w, )?--[\w-]+(?: [A-Z]+)?(.*\n(?: {10,}.*\n)*)", answer.out, re.MULTILINE)
    assert options and all(re.search(r"\w{3}", text) for text in options)
    # No bare message ids.
    assert "cli-" not in answer.out


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("simulate --mode 4long", "There is no mode “4long”. Did you mean 4-long? Modes: solo, 2-short"),
        ("simulate --mode chess", "There is no mode “chess”. Modes: solo, 2-short"),
        ("simulate --variant irland", "Did you mean ireland? Variants: france, ireland."),
        ("simulate --bot randm", "There is no bot “randm”. Did you mean random?"),
        ("simulate --games -3", "--games must be a whole number from 1 to "),
        ("simulate --games many", "not “many”."),
        ("simulate --games 1.5", "not “1.5”."),
        ("simulate --jobs 0", "--jobs must be a whole number from 1 to 256, not “0”."),
        ("simulate --on rai", "“rai” is not a valid value for --on. Did you mean ray? Places: here, ray."),
        ("simulate --seed -1", "--seed must be a whole number from 0 to "),
        ("simulate --limit 99999999999999999999999999", "--limit must be a whole number from 1 to 9999"),
        ("simulate --limit ²", "--limit must be a whole number"),
        ("cards quary", "There is no card “quary” here. Did you mean Quarry?"),
        ("cards F05 --variant ireland", "There is no card “F05” here."),
        ("cards F05 F06", "F06"),
        ("perft --depth 0", "--depth must be a whole number from 1 to 60, not “0”."),
        ("perft --position nonsense", "There is no such mode or variant"),
        ("perft --mode solo-long", "There is no mode “solo-long”."),
        ("play --mode x", "There is no mode “x”."),
        ("simulat", "No such command 'simulat'. Did you mean 'simulate'?"),
        ("simulate --gmes 3", "--games"),
    ],
)
def test_bad_input_gets_a_sentence(capsys: pytest.CaptureFixture[str], line: str, sentence: str) -> None:
    answer = run(capsys, line)
    assert answer.code == 2
    assert sentence in answer.err
    assert "Traceback" not in answer.err
    assert answer.out == ""


def start(*arguments: str) -> subprocess.Popen[str]:
    """The command in a process, and a process group, of its own, without a terminal."""
    return subprocess.Popen(
        [sys.executable, "-m", "labora.cli", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def test_play_does_not_hang_without_a_terminal() -> None:
    with start("play", "--terminal") as process:
        _, err = process.communicate(timeout=30)
    assert process.returncode == 2
    assert "needs a terminal" in err


def test_ctrl_c_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match, games: int, place: Executor, writer: Writer | None) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_games", interrupted)
    assert run(capsys, "simulate") == CommandAnswer(130, "", "")


@pytest.mark.long
def test_ctrl_c_ends_all_jobs() -> None:
    with start("simulate", "--games", "1000000", "--jobs", "2") as process:
        time.sleep(5)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert (out, err) == ("", "")


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "simulate" in "".join(capsys.readouterr())
