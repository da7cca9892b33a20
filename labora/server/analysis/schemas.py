"""A game as a bot judges it."""

from typing import Literal

from pydantic import Field

from labora.server.core.schemas import Schema

Mark = Literal["brilliant", "good", "inaccurate", "mistake", "missed-settlement", "forced"]


class JudgedTurnView(Schema):
    """Show a judged turn: its mark, what it loses and what would be better."""

    turn: int = Field(description="From 1, as in `?at=37`.")
    seat: int
    round: int
    mark: Mark
    loss: float = Field(description="Points that the bot's own turn would have brought more.")
    gain: float = Field(description="Points that it would have brought less.")
    played: list[str] = Field(description="What happened, as the chronicle tells it.")
    better: list[str] = Field(description="What the bot would have done; empty where it would do the same.")


class TurningPointView(Schema):
    """Show a turn that changed who is expected to win."""

    turn: int
    seat: int
    kind: Literal["lead", "loss"] = Field(
        description="From here on this seat is expected to win; or its turn cost much."
    )
    points: float


class JudgedGameView(Schema):
    """Show the analysis of a game as far as it has come."""

    turns: list[JudgedTurnView]
    accuracy: list[float | None] = Field(description="By seat, from 0 to 100; null: it never had a choice.")
    turning_points: list[TurningPointView]
    course: list[list[float]] = Field(
        description="The final scores to be expected, by seat: at the start, and after each turn."
    )


class AnalysisView(Schema):
    """Show how far the analysis of a game is, and its result when it is done."""

    state: Literal["none", "working", "done", "failed"]
    done: int = Field(description="Turns judged so far.")
    total: int
    bot: str
    game: JudgedGameView | None


class AnalysisMessage(Schema):
    """Tell followers of a table how far its analysis is. When it is done, ask for it."""

    type: Literal["analysis"] = "analysis"
    state: Literal["working", "done", "failed"]
    done: int = Field(description="Turns judged so far.")
    total: int
