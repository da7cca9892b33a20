"""What the monk would do: turns worth considering."""

from typing import Annotated

from pydantic import AfterValidator, Field, WithJsonSchema
from pydantic_core import PydanticCustomError

from labora.bots.old_ids import current_bot
from labora.bots.registry import ADVISERS, USUAL_BOT
from labora.server.core.schemas import RequestSchema, Schema
from labora.server.games.positions.decision_schemas import ChangeView, OptionView
from labora.server.games.requests import MOST_DECISIONS, DecisionText
from labora.server.games.schemas import LineView


def _adviser(name: str) -> str:
    if (level := current_bot(name)) not in ADVISERS:
        raise PydanticCustomError("literal_error", "Input should be one of the advisers")
    return level


Adviser = Annotated[str, AfterValidator(_adviser), WithJsonSchema({"type": "string", "enum": list(ADVISERS)})]


class AskHints(RequestSchema):
    """Ask to allow hints at a table, or to forbid them."""

    on: bool


class AskSuggest(RequestSchema):
    """Ask a bot what it would do."""

    decisions: list[DecisionText] = Field(
        default=[], max_length=MOST_DECISIONS, description="Tried out first: what to do from there on?"
    )
    seconds: Annotated[float, Field(ge=0.1, le=30)] = Field(default=1.0, description="How long to think.")
    n: Annotated[int, Field(ge=1, le=5)] = Field(default=3, description="How many turns.")
    level: Adviser = Field(default=USUAL_BOT, description="The bot to ask.")


class ReasonView(Schema):
    """Show one reason of a suggestion."""

    message: str = Field(description="Message id.", examples=["reason-settlements"])
    words: str


class SuggestionView(Schema):
    """Describe a turn: its decisions up to its end, or to another player's decision."""

    options: list[OptionView]
    lines: list[LineView] = Field(description="The turn as the chronicle would tell it.")
    changes: list[ChangeView]
    scores: list[float] = Field(description="The final score to be expected, by seat; a rough forecast.")
    reasons: list[ReasonView] = Field(description="The weightiest first.")
    confidence: float = Field(description="From 0 to 1: how far ahead of the other turns.")


class SuggestedView(Schema):
    """Show a suggested turn with its expected scores and reasons."""

    number: int = Field(description="Of the last event of the table: what the suggestions are based on.")
    suggestions: list[SuggestionView] = Field(description="The best first.")
