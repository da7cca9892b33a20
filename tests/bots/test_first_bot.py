"""docs/develop/first-bot.md: each step is a bot that plays as the page says."""

import json
import re
import shlex
from pathlib import Path

import pytest

import labora
from labora.bots.bot import chosen
from labora.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "develop" / "first-bot.md"
STEPS = re.split(r"^## \d\. ", PAGE.read_text(), flags=re.M)[1:]
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
COMMAND = re.compile(r"^\.venv/bin/labora (arena .*)$", re.M)


def contests(step: int) -> list[list[str]]:
    """The step's commands, but for those that play until they are sure."""
    return [shlex.split(line) for line in COMMAND.findall(STEPS[step - 1]) if "--until-sure" not in line]


def share_ahead(
    step: int, contest: list[str], folder: Path, capsys: pytest.CaptureFixture[str], *more: str
) -> float:
    [code] = PYTHON.findall(STEPS[step - 1])
    (folder / "my_bot.py").write_text(code)
    assert main([*contest, "--store", str(folder / "games.jsonl"), "--json", *more]) == 0
    result = json.loads(capsys.readouterr().out)
    [pair] = result["pairs"]
    ahead: float = pair["a_ahead"]
    return ahead if "MyBot" in pair["a"] else 1 - ahead


@pytest.fixture(autouse=True)
def in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("step", [1, 2, 3])
def test_each_of_the_first_steps_plays(step: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    against_random, *_ = contests(step)
    ahead = share_ahead(step, against_random, tmp_path, capsys, "--games", "1")
    assert step == 1 or ahead == 1


@pytest.mark.long
@pytest.mark.parametrize("step", [1, 2, 3])
def test_the_contests_end_as_the_page_says(
    step: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    against_random, *others = contests(step)
    ahead = share_ahead(step, against_random, tmp_path, capsys)
    assert 0.2 < ahead < 0.8 if step == 1 else ahead == 1
    for against_novice in others:
        (tmp_path / "games.jsonl").unlink()
        assert share_ahead(step, against_novice, tmp_path, capsys) < 0.5


def test_the_last_step_takes_a_turn() -> None:
    names: dict[str, object] = {"__name__": "my_bot"}
    exec(PYTHON.findall(STEPS[3])[0].replace("rounds=10", "rounds=1"), names)
    bot_class = names["MyBot"]
    assert isinstance(bot_class, type) and issubclass(bot_class, labora.Bot)
    game = labora.Game("3-short", "france")
    for option in chosen(bot_class(0).choose(game.position, labora.Clock())):
        game.play(option)
    assert game.player == 1


@pytest.mark.long
def test_the_last_step_beats_the_novice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [contest] = contests(4)
    assert share_ahead(4, contest, tmp_path, capsys) > 0.5
