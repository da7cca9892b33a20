"""What the brother would do: turns worth considering."""

from pydantic import Field

from labora.server.wire.base import Wire
from labora.server.wire.decision import ChangeView, OptionView
from labora.server.wire.table import LineView


class ReasonView(Wire):
    message: str = Field(description="Message id.", examples=["reason-settlements"])
    words: str


class SuggestionView(Wire):
    """A turn: its decisions up to its end, or to a decision of somebody else."""

    options: list[OptionView]
    lines: list[LineView] = Field(description="The turn as the chronicle would tell it.")
    changes: list[ChangeView]
    scores: list[float] = Field(description="The final score to be expected, by seat; a rough forecast.")
    reasons: list[ReasonView] = Field(description="The weightiest first.")
    confidence: float = Field(description="From 0 to 1: how far ahead of the other turns.")


class SuggestedView(Wire):
    number: int = Field(description="Of the last event of the table: what the suggestions are based on.")
    suggestions: list[SuggestionView] = Field(description="The best first.")
