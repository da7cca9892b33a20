"""Games to learn from: quick bots with shaken weights, and what each position came to in the end."""

from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import i64

from labora.bots.bot import Clock
from labora.bots.evaluation.evaluator import Evaluator, StagedEvaluator, broken_money
from labora.bots.evaluation.features import features
from labora.bots.evaluation.horizon import stage
from labora.bots.evaluation.perturbation import perturbed, sizes
from labora.bots.play_loop import play_until
from labora.bots.search.action_lines import Limits
from labora.bots.search.solo_search import PathToEnd, SoloSearch
from labora.bots.turn_bot import TurnBot
from labora.bots.weights import Stages
from labora.rules.components.modes import MODE
from labora.rules.constants import decision_kinds
from labora.rules.decision import apply
from labora.rules.engine.flow import first_position
from labora.rules.search.dice import Dice
from labora.rules.state.position import Position
from labora.rules.state.scoring import total_score
from labora.rules.state.setup import Setup, make_setup

PLENTY: Final = 1_000_000_000
# Two-player games that nobody ends are broken off.
ROUND_LIMIT: Final = 45
_SOLO_UNREST: Final = 1.0
# Who looks ahead follows so many positions of each step, and looks at so many in all for each of the steps.
_BREADTH: Final = 4
_NODES_A_STEP: Final = 500

Numbers = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]
Seen = tuple[Position, int]
"""A position, and whose turn has just ended (solo: whose begins)."""


class SearchEffort(NamedTuple):
    """Say how good the games are that are learned from."""

    width: int = 2
    """Alone: how many positions of each moment go on."""
    depth: int = 1
    """Against others: how many of its own actions a bot looks ahead."""


QUICK: Final = SearchEffort()


class QuickBot(TurnBot):
    """Take the best next action, or look a little further: quick enough for thousands of games."""

    few = 1
    width = _BREADTH
    indifference = 0.3

    def __init__(self, seed: int, stages: Stages, depth: int) -> None:
        super().__init__(seed, _NODES_A_STEP * depth)
        self._evaluators: Final = StagedEvaluator(stages)
        self.depth = depth

    def judge(self, position: Position, rivalry: float = 0.0) -> Evaluator:
        return self._evaluators.at(position)


@dataclass(frozen=True)
class Samples:
    """Hold features row by row, the points that were still to come, and when that was."""

    features: Numbers
    rest: Numbers
    stages: Numbers
    moments: Numbers
    games: Numbers
    scores: Numbers
    """Of whole games."""


def together(parts: list[Samples]) -> Samples:
    return Samples(*(np.concatenate([getattr(part, name) for part in parts]) for name in _FIELDS))


_FIELDS: Final = ("features", "rest", "stages", "moments", "games", "scores")


def play(
    mode: str, variant: str, seats: list[Stages], seed: int, care: SearchEffort = QUICK
) -> tuple[Position, list[Seen]]:
    """A game between weights, one set a seat."""
    setup = make_setup(mode, variant)
    if setup.players == 1:
        return _play_solo(setup, seats[0], seed, care.width)
    dice = Dice(seed)
    position = first_position(setup, dice.below(setup.players))
    bots = [QuickBot(int(dice.next()), stages, care.depth) for stages in seats]
    seen: list[Seen] = []
    play_until(
        lambda: position.round > ROUND_LIMIT,
        position,
        bots,
        partial(apply, position),
        lambda: Clock(PLENTY),
        lambda player: seen.append((position.copy(), player)),
    )
    return position, seen


def _play_solo(setup: Setup, stages: Stages, seed: int, width: int) -> tuple[Position, list[Seen]]:
    start = PathToEnd(first_position(setup), None, vec[i64](), 0.0)
    limits = Limits(PLENTY, PLENTY)
    search = SoloSearch(StagedEvaluator(stages), limits, Dice(seed), width=width, unrest=_SOLO_UNREST)
    end = search.run(start)
    assert end is not None
    steps = [way.position for way in end.steps()]
    return end.position, [
        (at, 0) for at in steps if at.kind == decision_kinds.TURN and at.actions == setup.mode.turns[0]
    ]


def samples_of(
    mode: str, variant: str, stages: Stages, share: float, seed: int, *, care: SearchEffort = QUICK
) -> Samples:
    """One game in which every seat has weights of its own, shaken by a share of their size."""
    dice = Dice(seed)
    by = sizes(stages)
    seats = [perturbed(stages, by, share, dice) for _ in range(MODE[mode].players)]
    end, seen = play(mode, variant, seats, seed, care)
    rows = [(at, player) for at, player in seen if not at.over]
    seen_then = np.array([_seen(at, player) for at, player in rows])
    finals = np.array([_final(end, player) for _, player in rows])
    return Samples(
        seen_then[:, 1:],
        finals - seen_then[:, 0],
        np.array([float(stage(at)) for at, _ in rows]),
        np.array([float(MODE[mode].number * 100 + at.round) for at, _ in rows]),
        np.full(len(rows), float(seed)),
        np.array([float(total_score(end, board)) for board in range(len(seats))]),
    )


def _seen(position: Position, player: int) -> Numbers:
    """Points as they stand, then the features. Of two players what one has more than the other: their games
    have no fixed length, and the longer they are the more both have."""
    if position.setup.players == 2:
        return _own(position, player) - _own(position, 1 - player)
    return _own(position, player)


def _own(position: Position, player: int) -> Numbers:
    points = float(total_score(position, player)) + broken_money(position, player)
    return np.array([points, *features(position, player)])


def _final(end: Position, player: int) -> float:
    others = total_score(end, 1 - player) if end.setup.players == 2 else 0
    return float(total_score(end, player) - others)


def duel(
    mode: str, variant: str, one: Stages, other: Stages, seed: int, *, care: SearchEffort = QUICK
) -> float:
    """By how many points `one` ends ahead of `other`: from both sides of the table, or alone."""
    if MODE[mode].players == 1:
        ends = [play(mode, variant, [stages], seed, care)[0] for stages in (one, other)]
        return float(total_score(ends[0], 0) - total_score(ends[1], 0))
    return fmean(_meeting(mode, variant, (one, other), seed, turn, care) for turn in range(2))


def _meeting(
    mode: str, variant: str, sides: tuple[Stages, Stages], seed: int, turn: int, care: SearchEffort
) -> float:
    one, other = sides
    mine = [(seat + turn) % 2 == 0 for seat in range(MODE[mode].players)]
    end, _ = play(mode, variant, [one if own else other for own in mine], seed, care)
    scores = [float(total_score(end, seat)) for seat in range(len(mine))]
    ours = fmean(score for score, own in zip(scores, mine, strict=True) if own)
    return ours - fmean(score for score, own in zip(scores, mine, strict=True) if not own)
