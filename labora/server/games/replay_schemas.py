"""The course of a game: its turns, and the position after each of its decisions."""

from typing import Any, Literal

from pydantic import Field

from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import PositionView


class CourseTurnView(Schema):
    """Show a turn on the slider of a replay."""

    first: int = Field(description="Decisions of the game before this turn.")
    end: int = Field(description="Decisions of the game after it; of the last turn, so far.")
    seat: int
    round: int
    phase: Literal["A", "B", "C", "D", "E"] | None = Field(
        description="The settlement phase that it is a turn of; null: a turn of actions."
    )
    points: list[int] = Field(description="One for each seat, after the turn.")


class CourseView(Schema):
    """Show the course of a game for a slider. A moment is a number of decisions, 0 the beginning.

    In addresses (`?at=37.2`) turns count from 1: `37` is the moment after turn 37, `37.2` after two of
    its decisions.
    """

    number: int = Field(description="Of the last event of the table.")
    count: int = Field(description="Decisions of the game: its last moment.")
    turns: list[CourseTurnView]


class MomentView(Schema):
    """Show a moment of a replay as changes to the one before."""

    seat: int = Field(description="Who decided.")
    text: str = Field(description="What was decided.")
    words: str
    changes: dict[str, Any] = Field(
        description="What is different from the moment before, by the way to it in a PositionView: "
        "`boards.0.goods.wood` has a new value."
    )


class MomentsView(Schema):
    """Show some moments in a row: a whole position, and what every decision changed."""

    number: int
    first: int = Field(description="The moment of the whole position.")
    position: PositionView
    moments: list[MomentView] = Field(description="Those after it.")
