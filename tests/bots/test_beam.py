"""The beam: what is looked at further, and how closely."""

from labora.bots.search.action_lines import Limits
from labora.bots.search.beam import BeamSearch, Plan, SearchSettings
from labora.bots.weights import staged_evaluator
from labora.rules.state.position import Position
from labora.rules.state.queries import active
from tests.bots.turns import turn_in

PLENTY = 1_000_000


def looked(position: Position, few: int, care: int) -> tuple[list[Plan], int]:
    """The turns, and how many positions were looked at."""
    limits = Limits(PLENTY, 60.0)
    judge = staged_evaluator("monk", position).at(position)
    settings = SearchSettings(nodes=PLENTY, width=8, depth=3, few=few, care=care)
    return BeamSearch(judge, limits, settings).plans(position, active(position)), int(
        limits.nodes - limits.left
    )


def test_whoever_looks_closely_tries_more_in_later_steps_too() -> None:
    position = turn_in("4-long", 22)
    (quick, some), (close, many) = looked(position, 4, 1), looked(position, 4, 3)
    assert many > some
    assert close[0].depth == quick[0].depth == 3


def test_near_the_end_a_close_look_finds_more_all_in_all() -> None:
    """Not in each of them: what is kept of a step decides what is seen in the next."""
    turns = [turn_in("4-long", 24, seed) for seed in range(3)]
    quick = sum(looked(turn, 2, 1)[0][0].value for turn in turns)
    assert sum(looked(turn, 4, 2)[0][0].value for turn in turns) > quick
