"""Puzzles: positions in which one turn is clearly better than all others. A file has a line for each."""

import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from labora.rules.game import Game

FILE: Final = "puzzles.jsonl"
GRADES: Final = ("easy", "middling", "hard")
"""Thirds of a collection, by how far the novice misses the turn."""


@dataclass(frozen=True)
class Puzzle:
    """Describe a puzzle: a position, the best turn and what other turns lose."""

    id: str
    before: tuple[str, ...]
    """The turns that lead to the position, as the lines of a record."""
    position: str
    best: str
    """The turn to find, as a line of a record."""
    other: str
    """The best turn that is about something else."""
    margin: float
    """How many points lie between them for the bot that found the puzzle,"""
    confirmed: float
    """and for the strongest bot with ten times the budget."""
    missed: float
    """How many points the novice gives away here, on average."""
    why: tuple[tuple[str, float], ...]
    """What the turn gains against the other: terms of the evaluation, with points."""
    grade: str = ""
    start: int = 0
    """The seat that begins the game."""

    @property
    def game(self) -> tuple[str, str]:
        """Mode and variant."""
        mode, variant, *_ = self.id.split(".")
        return mode, variant


def seats_before(puzzle: Puzzle) -> list[int]:
    """Whose turns they were that lead to the position."""
    game = Game(*puzzle.game, start=puzzle.start)
    for line in puzzle.before:
        for text in line.split():
            game.play(text)
    return [turn.player for turn in game.turns[: len(puzzle.before)]]


def puzzle_line(puzzle: Puzzle) -> str:
    return json.dumps(asdict(puzzle))


def puzzle_from(data: dict[str, Any]) -> Puzzle:
    why = tuple((str(term), float(points)) for term, points in data["why"])
    return Puzzle(**{**data, "before": tuple(data["before"]), "why": why})


def read_puzzles(text: str) -> list[Puzzle]:
    return [puzzle_from(json.loads(line)) for line in text.splitlines() if line]


def graded(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """From easy to hard."""
    found = sorted(puzzles, key=lambda puzzle: (puzzle.missed, puzzle.id))
    return [
        replace(puzzle, grade=GRADES[number * len(GRADES) // len(found)])
        for number, puzzle in enumerate(found)
    ]


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with Labora, from easy to hard."""
    return tuple(read_puzzles((files("labora.analysis") / FILE).read_text(encoding="utf-8")))
