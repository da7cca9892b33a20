"""The guided first game, as it travels."""

from typing import Literal

from pydantic import Field

from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import Goods, WheelView
from labora.server.tutorial.rulebook_schemas import PieceView, SceneView


class LessonView(Schema):
    """Show a lesson at its table: what Brother Odo says to what was played so far."""

    id: str
    number: int = Field(description="From 1.")
    verdict: Literal["point", "not-yet", "other", "done"] = Field(
        description="Nothing done yet; on the way; something else was done; reached."
    )
    title: str
    say: list[PieceView]
    begun: list[PieceView] = Field(description="What to do while the action is being put together.")
    why: list[PieceView]
    at: list[str] = Field(
        description="What to click: `space 2,1` of the own land, `other 1 4,2`, `card F05`, `act end`."
    )
    shows: list[str] = Field(description="Parts of the table that the words speak of.")
    chapter: str = Field(description="The section of the rules that tells more.")
    begin: int = Field(
        description="Decisions of the game before the lesson: taking back to here begins anew."
    )
    next: str = Field(description="The next lesson; empty: that was the last.")
    followed: bool = Field(
        description="The learner's turn is the lesson's own, which the next lesson goes on from."
    )


class LessonSummary(Schema):
    """Show a lesson in the list."""

    id: str
    icon: str
    name: str = Field(description="One word.")
    title: str


class LessonsView(Schema):
    """List the lessons."""

    lessons: list[LessonSummary]


class QuestionView(Schema):
    """Ask a question about a position. The engine has answered it."""

    id: str
    text: str
    answers: list[str]
    right: int = Field(description="Which answer.")
    why: str
    card: str = Field(description="The card that it is about; empty: none.")
    goods: Goods
    scene: SceneView | None
    wheel: WheelView | None


class QuizView(Schema):
    """List the questions of the quiz."""

    questions: list[QuestionView]


class CommentView(Schema):
    """Show a comment of Brother Odo."""

    id: str
    text: str


class CommentsView(Schema):
    """Show what Brother Odo says to the player who has to decide."""

    number: int = Field(description="Of the last event of the table.")
    comments: list[CommentView]
