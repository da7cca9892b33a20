"""`labora engine`: the rules for programs in any language, and the examples that search with them."""

import json
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import labora
from labora.bots.engine_protocol import EngineSession
from labora.cli import main
from tests.rules.games import random_game
from tools.setup import debian
from tools.setup.client import find_node

EXAMPLES = Path(__file__).resolve().parents[2] / "examples" / "bots"
# -P: the plain engine of the current folder would come before the one that is tested.
ENGINE = (sys.executable, "-P", "-m", "labora.cli", "engine")


@pytest.fixture(autouse=True)
def the_tested_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(labora.__file__).parents[1]))


def command(*program: str | Path | None) -> str:
    return f"exec:{shlex.join(map(str, program))}"


LOOKAHEAD = command(find_node(), EXAMPLES / "lookahead.js", *ENGINE)


def test_a_game_is_played_and_taken_back() -> None:
    session = EngineSession()
    start = labora.Game("3-short").position
    talk = {
        "labora": "labora-engine 1",
        "new 3-short": "ok",
        "options": "options 5 place contract fell cut build",
        "options 2": "options 5 place contract",
        "decision": "decision turn 0",
        "scores": "scores 0 0 0",
        "show": f"position {start.line}",
        "why fell": "why possible",
        "why settle": "why not Settlements are built in the settlement phases, or with the Castle.",
        "play build G07": "ok",
        "play 3,0 skip": "ok",
        "scores ": "scores 4 0 0",
        "undo 2": "ok",
        "show ": f"position {start.line}",
        "new 2-long ireland 1": "ok",
        " decision": "decision turn 1",
    }
    assert {line: session.answer(line) for line in talk} == talk


def test_what_is_tried_changes_nothing() -> None:
    session = EngineSession()
    session.answer("new solo ireland")
    before = session.answer("show")
    tried = session.answer("try fell 1,0 wood")
    position = labora.Game("solo", "ireland").position
    for text in ("fell", "1,0", "wood"):
        labora.apply(position, labora.Decision(position).parse(text))
    assert tried == f"position {position.line}"
    assert session.answer("show") == before


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("optoins", "There is no command 'optoins'. Did you mean 'options'? Commands: labora, new, "),
        ("play fell 9,9", "'9,9' is not "),
        ("play settle", "'settle' is not possible now"),
        ("play", "Name at least one option"),
        ("why", "Write: why OPTION"),
        ("undo", "There are 0 lines to undo, not 1."),
        ("undo x", "'x' must be a number from 1 to 10000."),
        ("new", "Write: new MODE VARIANT SEAT"),
        ("new 9-long", "There is no mode '9-long'."),
        ("new solo france 1", "Seats are numbered from 0: 1 is not one of 1."),
        ("position nonsense", "There is no mode 'nonsense'."),
        ("turns land=maybe", "'maybe' must be yes or no."),
        ("turns deep=2", "There is no setting 'deep'. Settings: few, most, land."),
        ("hint level=nobody", "There is no bot 'nobody'."),
        ("hint seconds=nan", "'nan' must be a number of seconds up to 3600."),
    ],
)
def test_an_error_says_what_is_wrong_and_changes_nothing(line: str, error: str) -> None:
    session = EngineSession()
    before = session.answer("show")
    said = session.answer(line)
    assert said.startswith(f"error {error}") and "\n" not in said
    assert session.answer("show") == before


@pytest.mark.parametrize("mode", ["solo", "3-short", "4-long"])
def test_turns_positions_and_hints_are_those_of_the_library(mode: str) -> None:
    session = EngineSession()
    position = random_game(mode, "france", 3, decisions=60).position
    assert session.answer(f"position {position.line}") == "ok"
    assert json.loads(session.answer("json").removeprefix("json ")) == position.view.as_dict()
    count, *turns = session.answer("turns few=1 most=40 land=no").split(" | ")
    found = labora.turns(position, few=1, most=40, land=False)
    assert count == f"turns {len(found)}"
    for text, turn in zip(turns, found, strict=True):
        scores, line = text.split(" ", 1)
        assert scores == ",".join(str(score.total) for score in labora.scores(turn.position))
        assert session.answer(f"try {line}") == f"position {turn.position.line}"
    count, *hints = session.answer("hint level=novice seconds=60 count=2").split(" | ")
    (best, *_) = labora.suggest(position, 60, 2, "novice")
    assert count == f"hint {len(hints)}"
    assert hints[0] == f"{best.confidence} {','.join(map(str, best.scores))} {best.line}"


def test_the_end_of_a_game_is_said() -> None:
    session = EngineSession()
    game = labora.play(labora.Game("3-short"), [labora.bot("random", seat) for seat in range(3)])
    session.answer(f"position {game.position.line}")
    assert session.answer("decision") == "decision over"
    assert session.answer("options") == "options 0"
    assert session.answer("turns") == "turns 0" and session.answer("hint") == "hint 0"
    assert session.answer("scores") == " ".join(["scores", *map(str, game.scores)])
    assert session.answer("play end") == "error The game is over: there is nothing left to decide."


def test_the_command_answers_line_by_line_until_quit() -> None:
    asked = "labora\n\nnew 2-short\ndecision\nwhat\nquit\ndecision\n"
    done = subprocess.run(ENGINE, input=asked, capture_output=True, text=True, check=True)
    *answers, error = done.stdout.splitlines()
    assert answers == ["labora-engine 1", "ok", "decision turn 0"] and error.startswith("error There is")
    assert not done.stderr


# Examples that search


def ahead_of_novice(bot: str, games: int, folder: Path, capsys: pytest.CaptureFixture[str]) -> float:
    """The share of games that a bot finishes ahead of novice, without losing a turn."""
    contest = ["arena", bot, "novice", "--mode", "3-short", "--games", str(games), "--seed", "1", "--json"]
    assert main([*contest, "--seconds", "600", "--store", str(folder / "games")]) == 0
    said = capsys.readouterr()
    assert not said.err
    found = json.loads(said.out)
    assert [row["turns_lost"] for row in found["ratings"]] == [0, 0]
    (pair,) = found["pairs"]
    return float(pair["a_ahead"])


def test_a_bot_in_javascript_searches_with_the_engine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ahead_of_novice(LOOKAHEAD, 2, tmp_path, capsys) > 0.5


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_bot_in_javascript_is_ahead_of_novice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ahead_of_novice(LOOKAHEAD, 40, tmp_path, capsys) >= 0.6


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_a_bot_in_rust_is_ahead_of_novice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = tmp_path / "lookahead"
    assert shutil.which("rustc") or debian.install("rustc"), "no Rust compiler"
    source = str(EXAMPLES / "lookahead.rs")
    subprocess.run(["rustc", "--edition", "2021", "-O", "-o", str(program), source], check=True)
    assert ahead_of_novice(command(program, *ENGINE), 40, tmp_path, capsys) >= 0.6
