"""What a person has played, as they see it and as others may."""

from typing import Literal

from pydantic import Field

from labora.server.core.schemas import RequestSchema, Schema
from labora.server.ratings.schemas import PersonRatingView

Shown = Literal["page", "boards", "ratings"]
"""`page`: others see my page. `boards`: my best solo games are on the leaderboards. `ratings`: others see my
ratings."""


class AskShown(RequestSchema):
    """Choose what others may see."""

    shows: list[Shown] = Field(max_length=4, description="All that others may see from now on.")


class AskDelete(RequestSchema):
    """Ask to delete the account; the name confirms it."""

    name: str = Field(max_length=40, description="My name, so that nobody does it by mistake.")


class ResultView(Schema):
    """Show a finished game as one player played it."""

    table: str | None = Field(description="Null: whoever asks may not look at it.")
    mode: str
    variant: str
    points: int
    place: int
    players: int
    won: bool = Field(description="First, alone or with others; alone at the table: the goal is reached.")
    abandoned: bool = Field(description="The seat was given up: that is the last place.")
    barred: str = Field(
        description="Why it is not for the boards: quarry, hints, bot, taken-back, model; empty: it is."
    )
    at: float = Field(description="When it ended.")


class TallyView(Schema):
    """Count the games of one mode and variant."""

    mode: str
    variant: str
    games: int
    won: int
    mean: float
    best: int


class StreakView(Schema):
    """Count games won in a row, against others."""

    now: int
    longest: int


class PersonPageView(Schema):
    """Show a player's page: games, results, streaks and ratings."""

    id: str
    name: str
    since: float
    mine: bool = Field(description="Of whoever asks.")
    shows: list[Shown] = Field(description="What others may see.")
    games: int
    won: int = Field(description="Against others.")
    streak: StreakView
    tallies: list[TallyView] = Field(description="By mode and variant, as far as something was played.")
    solo: list[ResultView] = Field(description="The best games alone, the best first.")
    ratings: list[PersonRatingView] = Field(
        description="By group of modes and variant, as far as rated games were played; of others, if shown."
    )
    results: list[ResultView] = Field(description="The newest games, the oldest of them first.")
