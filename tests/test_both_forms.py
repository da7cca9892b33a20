"""Plain and compiled play the same games: kinds, numbers of options, options taken and positions agree.

The games are also played in another process with other hashes of texts, on the other form of the engine.
Without a compiled engine (LABORA_COMPILED, set by ./test) both are plain; this still shows that a game
depends on nothing but its seed.
"""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from labora.build_info import engine_form
from labora.environments.encoding.trace import encoded_trace
from labora.rules.components.modes import MODES
from labora.rules.invariants.trace import trace

SOURCES = Path(__file__).resolve().parent.parent
GAMES = [(mode.name, variant) for mode in MODES for variant in ("france", "ireland")]
FEW = range(2)
ALL = range(20)
SCRIPT = """
import json, sys
from labora.environments.encoding.trace import encoded_trace
from labora.rules.invariants import trace
seeds = json.loads(sys.argv[1])
games = json.loads(sys.argv[2])
print(trace.__file__)
print(json.dumps([[trace.trace(mode, variant, seed) for seed in seeds] for mode, variant in games]))
print(json.dumps([encoded_trace(mode, variant, 1) for mode, variant in games]))
"""


def other_engine() -> str:
    """The folder that the other process imports its engine from."""
    compiled = os.environ.get("LABORA_COMPILED")
    return compiled if compiled and engine_form() == "plain" else str(SOURCES)


@cache
def other_process(seeds: range, *games: tuple[str, str]) -> tuple[str, list[list[str]], list[str]]:
    """Where the other engine comes from, its traces, and those of games as numbers."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment |= {"PYTHONPATH": other_engine(), "PYTHONHASHSEED": "7"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, json.dumps(list(seeds)), json.dumps(games)],
        env=environment,
        cwd=other_engine(),
        capture_output=True,
        text=True,
        check=True,
    )
    origin, traces, encoded = done.stdout.splitlines()
    return origin, json.loads(traces), json.loads(encoded)


def test_the_other_engine_is_the_one_that_is_meant() -> None:
    origin, _, _ = other_process(FEW, *GAMES)
    assert Path(origin).is_relative_to(other_engine())
    both_plain = not os.environ.get("LABORA_COMPILED")
    assert origin.endswith(".py") == (both_plain or engine_form() == "compiled")


@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_both_forms_play_the_same_games(mode: str, variant: str) -> None:
    _, traces, _ = other_process(FEW, *GAMES)
    assert [trace(mode, variant, seed) for seed in FEW] == traces[GAMES.index((mode, variant))]


def test_both_forms_write_the_same_masks_and_observations() -> None:
    _, _, encoded = other_process(FEW, *GAMES)
    assert [encoded_trace(mode, variant, 1) for mode, variant in GAMES] == encoded


def test_different_seeds_play_different_games() -> None:
    traces = {trace(mode, variant, seed) for mode, variant in GAMES[:4] for seed in FEW}
    assert len(traces) == 8


@pytest.mark.long
@pytest.mark.parametrize(("mode", "variant"), GAMES)
def test_both_forms_play_the_same_games_of_many_seeds(mode: str, variant: str) -> None:
    _, traces, _ = other_process(ALL, (mode, variant))
    assert [trace(mode, variant, seed) for seed in ALL] == traces[0]
