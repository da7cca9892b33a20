"""The best solo games of all who want to be seen, and of bots."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema


class SoloRowView(Schema):
    """Show a solo game on the leaderboard."""

    name: str = Field(description="Of the person; empty for bots.")
    person: str | None = Field(description="Whose page may be seen, its id.")
    bot: str | None = Field(description="A bot, by its level.")
    points: int
    at: float | None = Field(
        description="When the game ended; null: measured with the program, not played here."
    )
    table: str | None = Field(description="The game, to look at.")


class SoloBoardView(Schema):
    """Show the best solo games of a variant."""

    variant: Variant
    since: Literal["all", "month"]
    rows: list[SoloRowView] = Field(description="The best first; of each person and each bot the best game.")
