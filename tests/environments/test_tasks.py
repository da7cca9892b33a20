"""The tasks of the benchmark are fixed, and `labora evaluate` plays their games for any policy."""

import json
from collections import Counter
from pathlib import Path

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from labora.environments import actions
from labora.environments.evaluation import GameResult, mean_of, won
from labora.environments.policies import save_network
from labora.environments.tasks import TASKS, Task, TaskGame, find_task, game_of
from tests.cli.commands import run


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_gymnasium_finds_nothing_wrong_with_a_task(task: Task) -> None:
    check_env(gymnasium.make(task.environment, render_mode="ansi").unwrapped)


def test_the_games_of_a_task_never_change() -> None:
    assert game_of(find_task("duel-novice"), 0) == TaskGame(0, 0, ("", "novice"), (753856221, 1835998733))
    mixed = [game_of(find_task("four-mixed"), number) for number in range(12)]
    assert mixed[5].lineup == ("random", "", "novice", "monk")
    # Everyone sits everywhere equally often.
    for seat in range(4):
        count = Counter(game.lineup[seat] for game in mixed)
        assert set(count.values()) == {3}


def test_an_evaluation_is_the_same_however_it_is_run(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    line = "evaluate random --task duel-novice --games 4 --json --store"
    first = json.loads(run(capsys, f"{line} {tmp_path}/one").out)
    again = json.loads(run(capsys, f"{line} {tmp_path}/two --jobs 2").out)
    assert {**first, "cpu_seconds": 0} == {**again, "cpu_seconds": 0}
    assert first["games"] == 4 and first["wins"]["mean"] == 0 and first["reward"]["mean"] == -1
    # What is there is not played again, and half a line is.
    store = tmp_path / "one"
    lines = store.read_text().splitlines()
    store.write_text("\n".join([*lines[:3], lines[3][:20]]))
    assert json.loads(run(capsys, f"{line} {store}").out)["points"] == first["points"]
    assert "95 %" in run(capsys, f"evaluate random --task duel-novice --games 4 --store {store}").out


def test_networks_and_policies_of_ones_own_are_evaluated(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    layers = [(np.zeros((1084, actions.COUNT)), np.zeros(actions.COUNT))]
    save_network(tmp_path / "flat.npz", layers)
    (tmp_path / "mine.py").write_text(
        "def first(observations, masks):\n    return masks.argmax(axis=1)\n"
        "class Last:\n    def __call__(self, observations, masks):\n"
        "        return masks.shape[1] - 1 - masks[:, ::-1].argmax(axis=1)\n"
        "nothing = 3\n"
    )
    for name in ("flat.npz", "mine.py:first", "mine.py:Last"):
        line = (
            f"evaluate {tmp_path}/{name} --task solo-france --games 1 --json --store {tmp_path}/{name}.jsonl"
        )
        found = json.loads(run(capsys, line).out)
        assert found["illegal"] == 0 and found["points"]["low"] is None and "wins" not in found
    answer = run(capsys, f"evaluate {tmp_path}/mine.py:nothing --task solo-france")
    assert answer.code == 2 and "neither a bot nor a policy" in answer.err


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("evaluate random --task solo-frnce", "Did you mean 'solo-france'? Tasks: solo-france, solo-ireland"),
        ("evaluate monky --task solo-france", "There is no bot"),
        ("evaluate no.npz --task solo-france", "no.npz is not a network"),
    ],
)
def test_what_there_is_not_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], line: str, sentence: str
) -> None:
    answer = run(capsys, line)
    assert answer.code == 2 and sentence in answer.err


def test_ties_share_a_win_and_one_game_has_no_interval() -> None:
    game = GameResult(0, 1, (70, 70, 3), 0.5, 13, False, 0, 0.1)
    assert won(game) == 0.5 and mean_of([won(game)]) == {"mean": 0.5, "low": None, "high": None}
    assert mean_of([0.0, 1.0]) == {"mean": 0.5, "low": -0.48, "high": 1.48}
