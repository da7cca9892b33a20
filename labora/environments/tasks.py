"""The five tasks of the benchmark for learners: everything that a result depends on is fixed here.

docs/research/benchmark.md describes them and holds the results. A task never changes: a different one gets
another version.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from labora.bots import Bot, find_bot
from labora.parallel.scheduler import seed_of_game
from labora.rules.components.modes import MODE
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.nearest import did_you_mean
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT

VERSION: Final = 0
"""Of all tasks; it is the number at the end of their names in Gymnasium."""
SEED: Final = 48
"""What all games of the evaluation are drawn from."""
GAMES: Final = 200
"""How many games an evaluation has."""
SECONDS: Final = 1.0
"""How long opponents may think about a turn; all of them are quicker."""
_SEEDS: Final = 2**31 - 1


@dataclass(frozen=True)
class Task:
    """Name a game with its opponents, its reward and its observation."""

    name: str
    environment: str
    """The name in Gymnasium."""
    mode: str
    variant: str
    opponents: tuple[str, ...]
    reward: str
    observation: str
    round_limit: int = ROUND_LIMIT

    @property
    def players(self) -> int:
        return int(MODE[self.mode].players)


@dataclass(frozen=True)
class TaskGame:
    """Describe a game of the evaluation: where the policy sits, who sits elsewhere, all seeds."""

    number: int
    seat: int
    lineup: tuple[str, ...]
    """The bot of each seat; empty for the policy's seat."""
    seeds: tuple[int, ...]


TASKS: Final = {
    task.name: task
    for task in (
        Task("solo-france", "labora/SoloFrance-v0", "solo", "france", (), "score", "own"),
        Task("solo-ireland", "labora/SoloIreland-v0", "solo", "ireland", (), "score", "own"),
        Task("duel-novice", "labora/DuelNovice-v0", "2-short", "france", ("novice",), "rank", "table"),
        Task("three-monks", "labora/ThreeMonks-v0", "3-short", "france", ("monk", "monk"), "rank", "table"),
        Task(
            "four-mixed",
            "labora/FourMixed-v0",
            "4-short",
            "france",
            ("random", "novice", "monk"),
            "rank",
            "table",
        ),
    )
}


def find_task(name: str) -> Task:
    """Return the task with this name; raise a LaboraError that lists them if there is none."""
    if name not in TASKS:
        guess = did_you_mean(name, TASKS)
        raise LaboraError(f"There is no task {name!r}. {guess}Tasks: {', '.join(TASKS)}.")
    return TASKS[name]


def seated(players: int, seat: int, opponents: Sequence[str], turn: int = 0) -> tuple[str, ...]:
    """Who sits where: the opponents in their order after `seat`, beginning with the one at `turn`."""
    lineup = [""] * players
    for number in range(players - 1):
        lineup[(seat + 1 + number) % players] = opponents[(number + turn) % len(opponents)]
    return tuple(lineup)


def game_of(task: Task, number: int) -> TaskGame:
    """Return game `number` of a task's evaluation.

    The policy takes every seat in turn, and the opponents every order of sitting after it.
    """
    dice = Dice(seed_of_game(SEED, number))
    seat = number % task.players
    lineup = seated(task.players, seat, task.opponents, number // task.players)
    seeds = tuple(int(dice.below(_SEEDS)) for _ in range(task.players))
    return TaskGame(number, seat, lineup, seeds)


def seated_bots(game: TaskGame) -> list[Bot]:
    """Make a bot for each seat; that of the policy's seat is never asked."""
    return [find_bot(name or "random")(seed) for name, seed in zip(game.lineup, game.seeds, strict=True)]


def drawn_game(task: Task, random: np.random.Generator) -> TaskGame:
    """Draw a game to learn from; its number is -1."""
    seat = int(random.integers(task.players))
    lineup = seated(task.players, seat, task.opponents, int(random.integers(max(1, len(task.opponents)))))
    return TaskGame(-1, seat, lineup, tuple(random.integers(_SEEDS, size=task.players).tolist()))
