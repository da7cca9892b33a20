"""What is measured of the engine. Each function measures one figure."""

import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from statistics import median
from typing import Final

from labora.benchmarks.timing import best_seconds, seconds_of
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.decision import Decision
from labora.rules.engine.flow import first_position
from labora.rules.game import Game
from labora.rules.search.dice import Dice
from labora.rules.search.playout import ROUND_LIMIT, playout, random_step
from labora.rules.search.turns import turns
from labora.rules.state.position import Position
from labora.rules.state.setup import Setup, make_setup

FIRST_OPTIONS: Final = 50
MIDDLE_OF_THE_GAME: Final = 13
MIDDLE_OF_A_SHORT_GAME: Final = 6
LATE_IN_THE_GAME: Final = 22


def all_setups() -> list[Setup]:
    """The fourteen games."""
    return [make_setup(mode.name, variant) for mode in MODES for variant in VARIANTS]


class RandomGames:
    """Play whole games at random: list, pick, apply. Count games and decisions that had a choice."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seed = 0
        self.games = 0
        self.choices = 0

    def play(self) -> int:
        position = first_position(self.setup, self.seed % self.setup.players)
        self.choices += playout(position, Dice(self.seed))
        self.games += 1
        self.seed += 1
        return 1


def position_in_round(setup: Setup, number: int, seed: int) -> Position:
    """A position of a random game when the round begins."""
    position = first_position(setup)
    dice = Dice(seed)
    while position.round < number and not position.over:
        random_step(position, dice)
    return position


def copies() -> Callable[[], int]:
    """Copies of a late position of four players."""
    position = position_in_round(make_setup("4-long", "france"), LATE_IN_THE_GAME, 1)

    def copy() -> int:
        for _ in range(1000):
            position.copy()
        return 1000

    return copy


def parses() -> Callable[[], int]:
    """Lines of a late position of four players, read as positions."""
    line = position_in_round(make_setup("4-long", "france"), LATE_IN_THE_GAME, 1).line

    def parse() -> int:
        for _ in range(100):
            Position.parse(line)
        return 100

    return parse


def open_decision(position: Position) -> None:
    """Kind, count and the first fifty options: what a client shows."""
    decision = Decision(position)
    for number in range(min(len(decision.options), FIRST_OPTIONS)):
        decision.options[number]


def positions_of_random_games(setup: Setup, games: int) -> Iterator[Position]:
    for seed in range(games):
        position = first_position(setup)
        dice = Dice(seed)
        while not position.over and position.round <= ROUND_LIMIT:
            yield position
            random_step(position, dice)


def slowest_opening(setup: Setup, games: int) -> tuple[float, float]:
    """The longest time to open a decision, and to tell whether an option is offered, over all positions met.

    A time that sticks out is taken again, so that what counts is the work and not the machine's other work.
    """
    opening = 0.0
    membership = 0.0
    for position in positions_of_random_games(setup, games):
        opening = _longest(opening, partial(open_decision, position))
        options = Decision(position).options
        membership = _longest(membership, partial(options.__contains__, options[-1]))
    return opening, membership


def _longest(so_far: float, work: Callable[[], object]) -> float:
    return so_far if seconds_of(work) <= so_far else max(so_far, best_seconds(work, 3))


def recorded_texts(setup: Setup, decisions: int) -> list[str]:
    """The texts of a random game's first decisions."""
    game = Game(setup)
    dice = Dice(7)
    while not game.over and game.count < decisions:
        options = game.decision.options
        game.play(options[int(dice.below(len(options)))])
    return [text for line in game.lines for text in line.split()]


def replay(setup: Setup, texts: list[str]) -> Game:
    game = Game(setup)
    for text in texts:
        game.play(text)
    return game


def replay_memory(setup: Setup, texts: list[str]) -> int:
    """Bytes that a replayed game holds."""
    tracemalloc.start()
    game = replay(setup, texts)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert game.turns
    return held


def turns_seconds(setup: Setup, samples: int, *, one_action: bool) -> tuple[float, float]:
    """Median time to list the whole turns in the middle of the game, and the median number of turns."""
    middle = MIDDLE_OF_A_SHORT_GAME if setup.mode.short else MIDDLE_OF_THE_GAME
    times: list[float] = []
    counts: list[int] = []
    for seed in range(samples):
        position = position_in_round(setup, middle, seed)
        counts.append(len(turns(position, one_action=one_action)))
        times.append(best_seconds(partial(turns, position, one_action=one_action), 2))
    return median(times), median(counts)
