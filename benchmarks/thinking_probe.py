"""Evaluations a second of the package on the module path: one line of JSON. Called by thinking.py.

It knows where things were in the first release, too, so that a later one can be compared with it.
"""

import importlib
import json
import sys
import time
from typing import Any, Final

MODES: Final = ("solo", "2-long", "3-long", "4-long")
EVERY: Final = 9
LAST_ROUND: Final = 20
PLENTY: Final = 10**9


def found(name: str, *places: str) -> Any:
    """The name from the first of the modules that exists."""
    for place in places:
        try:
            return getattr(importlib.import_module(place), name)
        except ImportError:
            continue
    sys.exit(f"{name} is in none of {', '.join(places)}.")


def positions(mode: str, variant: str) -> list[Any]:
    make_setup = found("make_setup", "labora.rules.state.setup", "labora.rules.setup")
    first_position = found("first_position", "labora.rules.engine.flow", "labora.rules.flow")
    apply = found("apply", "labora.rules.decision", "labora.rules.options")
    why_not = found("why_not", "labora.rules.decision", "labora.rules.options")
    bots = importlib.import_module("labora.bots")
    novice = bots.find_bot("novice")(7)
    turn = found("TURN", "labora.rules.constants.decision_kinds", "labora.rules.kinds")
    position = first_position(make_setup(mode, variant))
    kept = []
    while not position.over and position.round < LAST_ROUND:
        if position.kind == turn and position.actions > 0:
            kept.append(position.copy())
        for number, option in enumerate(novice.choose(position, bots.Clock(1.0))):
            if number and (position.over or why_not(position, option) is not None):
                break
            apply(position, option)
    return kept[::EVERY]


def judge(position: Any, variant: str) -> Any:
    weights = importlib.import_module("labora.bots.weights")
    if hasattr(weights, "staged_evaluator"):
        return weights.staged_evaluator("monk-1", position).at(position)
    if hasattr(weights, "guide_of"):
        return weights.guide_of("monk-1", position).at(position)
    return weights.judge_of("monk", ("france", "ireland").index(variant))


def main(seconds: float) -> None:
    lines = importlib.import_module("labora.bots.search.action_lines")
    explorer = getattr(lines, "LineExplorer", None) or lines.Explorer
    active = found("active", "labora.rules.state.queries", "labora.rules.table")
    looked_at, spent = 0, 0.0
    samples = [(at, v) for v in ("france", "ireland") for mode in MODES for at in positions(mode, v)]
    while spent < seconds:
        started = time.process_time()
        for position, variant in samples:
            limits = lines.Limits(PLENTY, float(PLENTY))
            explorer(judge(position, variant), active(position), 1, 200, limits).lines(position)
            looked_at += PLENTY - int(limits.left)
        spent += time.process_time() - started
    print(json.dumps({"evaluations_per_second": looked_at / spent, "positions": len(samples)}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
