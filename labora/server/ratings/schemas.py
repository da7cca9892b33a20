"""Ratings of people who have played rated games."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema

Modes = Literal["two", "long", "short"]
"""Groups of modes that are alike: for two; long and short games for three and four."""


class RatingView(Schema):
    """Show a rating and how sure it is."""

    rating: int = Field(description="Everybody begins with 1500.")
    spread: int = Field(description="The strength lies within so much of the rating with 95 %.")
    games: int = Field(description="Rated games that it rests on.")
    provisional: bool = Field(description="It rests on fewer than ten games.")


class RatedGameView(Schema):
    """Show how a game changed a rating."""

    at: float
    rating: int
    spread: int
    won: bool
    table: str | None = Field(description="Null: whoever asks may not look at it.")


class PersonRatingView(RatingView):
    """Show a rating in one group of modes, and its history."""

    modes: Modes
    variant: Variant
    course: list[RatedGameView] = Field(description="The newest games, the oldest of them first.")


class RatedRowView(RatingView):
    """Show a row of a leaderboard."""

    name: str = Field(description="Of the person; empty for bots.")
    person: str | None = Field(description="Whose page may be seen, its id.")
    bot: str | None = Field(description="A bot, by its level: its rating was measured, and stays.")


class RatingBoardView(Schema):
    """Show the leaderboard of a group of modes."""

    modes: Modes
    variant: Variant
    rows: list[RatedRowView] = Field(description="The best first, and after them those with few games.")
