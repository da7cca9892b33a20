"""`--on ray`: a real cluster of two nodes gives what one process gives, also when a node dies."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import labora
from labora.arena.contest import Contest, play
from labora.arena.match import Match
from labora.arena.simulation import play_number
from labora.cli import main
from labora.i18n import Words
from labora.parallel import node_check, ray_cluster
from labora.parallel.executors import executor
from labora.parallel.packing import OtherLaboraError, identity, packed, unpacked
from labora.parallel.ray_cluster import ClusterError, quiet_ray
from labora.parallel.scheduler import spread
from labora.rules.records.record import parse_record
from labora.rules.records.replay import replay
from labora.training.learn_weights import Learning, State

pytestmark = pytest.mark.skipif(find_spec("ray") is None, reason="Ray has no wheel for this machine's Python")
GAMES = 40
MATCH = Match("3-short", "france", seed=5)
ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "my_bot.py"
# The loopback only, and nothing but what work needs.
NODE = {
    "num_cpus": 1,
    "node_ip_address": "127.0.0.1",
    "object_store_memory": 80_000_000,
    "include_log_monitor": False,
}
# A dead node is noticed soon.
SOON = {
    "health_check_initial_delay_ms": 500,
    "health_check_period_ms": 500,
    "health_check_failure_threshold": 3,
}
HEAD = {"include_dashboard": False, "no_monitor": True, "_system_config": SOON}


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """A head and a second node; they see this machine's loopback only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        # Nodes look for modules in the current folder first, and then where this process does: in both, the
        # Labora that is tested comes before the plain one beside the tests.
        tested = str(Path(labora.__file__).parents[1])
        patch.chdir(tested)
        patch.setenv("PYTHONPATH", os.pathsep.join((tested, *sys.path)))
        quiet_ray()
        start: Any = import_module("ray.cluster_utils").Cluster
        # Not pytest's folder: its name is too long for sockets.
        folder = tempfile.mkdtemp(prefix="ray-")
        # Ray notes the newest cluster here, and does not make the folder itself.
        patch.setenv("RAY_TMPDIR", folder)
        Path(folder, "ray").mkdir()
        found = start(initialize_head=True, head_node_args=NODE | HEAD | {"temp_dir": folder})
        found.second = found.add_node(**NODE)
        patch.setenv("RAY_ADDRESS", found.gcs_address)
        yield found
        found.shutdown()
        shutil.rmtree(folder, ignore_errors=True)


def test_a_node_killed_in_the_middle_changes_nothing(
    nodes: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    work = partial(play_number, MATCH)
    with executor("ray") as there:
        other_versions_are_refused(monkeypatch)
        games = spread(work, range(GAMES), there, in_order=True)
        found = [next(games) for _ in range(GAMES // 6)]
        assert alive() == 2
        nodes.remove_node(nodes.second, allow_graceful=False)
        found.extend(games)
        bots_files_go_along(tmp_path)
        assert alive() == 1
    assert found == [work(number) for number in range(GAMES)]
    assert capfd.readouterr() == ("", ""), "Ray writes nothing between our lines"


def alive() -> int:
    return sum(node["Alive"] for node in quiet_ray().nodes())


def other_versions_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, pytest.raises(ClusterError) as error:
        patch.setattr(ray_cluster, "identity", lambda: "0.1.0-12345678-plain")
        executor("ray")
    assert Words("en").error(error.value) == (
        f"Node 127.0.0.1 has Labora {identity()}, but this machine has 0.1.0-12345678-plain. "
        "Install the same version on every node to get the same results."
    )


def bots_files_go_along(folder: Path) -> None:
    file = folder / "borrowed.py"
    shutil.copy(EXAMPLE, file)
    contest = Contest(("random", f"{file}:MyBot"), "2-short", "france", limit=3)
    here = [play(contest, number).scores for number in range(4)]
    with executor("ray", bots=contest.bots) as there:
        file.unlink()
        found = spread(partial(play, contest), range(4), there, in_order=True)
        assert [game.scores for game in found] == here


def test_work_is_done_only_by_the_same_labora() -> None:
    parcel = packed(abs, [-1, 2], {})
    assert unpacked(identity(), parcel).results == [1, 2]
    with pytest.raises(OtherLaboraError):
        unpacked(f"{identity()}-another", parcel)


def test_a_node_without_labora_can_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is sent to look there brings itself along."""
    ray = quiet_ray()
    ray.cloudpickle.register_pickle_by_value(node_check)
    sent = ray.cloudpickle.dumps(node_check.look)
    with monkeypatch.context() as patch:
        for name in [name for name in sys.modules if name.partition(".")[0] == "labora"]:
            patch.setitem(sys.modules, name, None)
        look = ray.cloudpickle.loads(sent)
        with pytest.raises(ModuleNotFoundError) as error:
            look()
    assert error.value.name == "labora"


def test_no_cluster_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    assert main(["simulate", "--games", "2", "--on", "ray"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("No Ray cluster answers at 127.0.0.1:1. Start one there with “ray start --head”")


@pytest.mark.long
def test_the_commands_print_what_they_print_here(
    nodes: Any, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    simulate = "simulate --mode solo --games 30 --seed 4 --json"
    arena = f"arena random novice --mode 2-short --games 20 --until-sure --json --store {tmp_path}/"
    answers = {}
    for on in ("here", "ray"):
        assert main([*simulate.split(), "--on", on]) == 0
        assert main([*(arena + on).split(), "--on", on]) == 0
        answers[on] = [json.loads(line) for line in capfd.readouterr().out.splitlines()]
    ours, theirs = ([found["mean_scores"], contest["pairs"]] for found, contest in answers.values())
    assert ours == theirs


@pytest.mark.long
def test_games_are_judged_and_puzzles_found_as_they_are_here(
    nodes: Any, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    game = replay(parse_record((ROOT / "tests/games/3-short-france.json").read_text()), 12).game
    file = tmp_path / "game.json"
    file.write_text(game.record().text)
    found = {}
    for on in ("here", "ray"):
        assert main(["analyze", str(file), "--json", "--on", on]) == 0
        judged = json.loads(capfd.readouterr().out)
        assert main(["puzzles", "--from", str(file), "--out", str(tmp_path / on), "--on", on]) == 0
        capfd.readouterr()
        found[on] = (judged, (tmp_path / on).read_text())
    assert found["here"] == found["ray"]


@pytest.mark.long
def test_the_same_is_learned(nodes: Any, tmp_path: Path) -> None:
    found = []
    for on in ("here", "ray"):
        with executor(on, 2) as where:
            learning = Learning("short", "france", State(tmp_path / on), where, Console(quiet=True))
            learning.step(4)
            found.append((learning.state.data, learning.trial(2)))
    assert found[0] == found[1]


@pytest.mark.long
def test_ctrl_c_leaves_nothing_behind_and_the_store_keeps_what_is_done(nodes: Any, tmp_path: Path) -> None:
    store = tmp_path / "games.jsonl"
    command = f"-m labora.cli arena random novice --mode 3-short --games 100000 --on ray --store {store}"
    with subprocess.Popen(
        [sys.executable, *command.split()], cwd=ROOT, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        until(lambda: store.exists() and store.stat().st_size > 0)
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"Traceback" not in said and str(store).encode() in said
    assert all(json.loads(line)["scores"] for line in store.read_text().splitlines())
    until(lambda: not at_work())


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.1)


def at_work() -> list[str]:
    """Workers of Ray call themselves after what they do."""
    names = [path.read_bytes() for path in Path("/proc").glob("[0-9]*/cmdline") if path.exists()]
    return [name.decode() for name in names if name.startswith(b"ray::carry")]
