"""Puzzles: positions in which one turn is clearly better than all others."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema


class PuzzleView(Schema):
    """Show a puzzle."""

    id: str
    mode: str
    variant: Variant
    grade: Literal["easy", "middling", "hard"]
    players: int
    seat: int = Field(description="Whose turn is looked for.")
    round: int


class PuzzlesView(Schema):
    """List the puzzles."""

    day: str = Field(description="The puzzle of the day.")
    puzzles: list[PuzzleView] = Field(description="From easy to hard.")


class PuzzleTurnView(Schema):
    """Show a turn of an answer and the points after it."""

    seat: int
    mine: bool = Field(description="A turn of whoever solves the puzzle.")
    words: list[str] = Field(description="As the chronicle would tell it.")
    points: int = Field(description="Points of whoever solves the puzzle, after the turn.")


class PuzzleReasonView(Schema):
    """Show a reason for the best turn and its points."""

    words: str
    points: float


class PuzzleAnswerView(Schema):
    """Show both lines until the difference is on the table, at most three own turns."""

    solved: bool
    loss: float = Field(description="Points that the turn gives away.")
    margin: float = Field(description="Points between the turn to find and the best other one.")
    best: list[PuzzleTurnView]
    played: list[PuzzleTurnView]
    why: list[PuzzleReasonView] = Field(description="What the turn gains against the best other one.")
