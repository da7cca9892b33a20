"""What newcomers read, as it travels."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import Goods


class PieceView(Schema):
    """Show a run of words."""

    text: str
    target: str = Field(description="The section or term that it leads to; empty: plain words.")


class RuleTableView(Schema):
    """Show a table of the rulebook."""

    head: list[str]
    rows: list[list[str]]
    icons: list[str] = Field(description="The good or card of each row; empty where rows have none.")


class RuleBlockView(Schema):
    """Show a paragraph, list, table or drawing of the rulebook."""

    kind: Literal["text", "item", "step", "table", "drawing"]
    id: str
    pieces: list[PieceView]
    rulings: list[int] = Field(description="Numbers of the rulings that it tells.")
    cards: list[str] = Field(description="Cards that it is about.")
    table: RuleTableView | None


class RuleSectionView(Schema):
    """Show a section of the rulebook."""

    id: str
    head: str = Field(description="Empty for the first section of a chapter.")
    shows: str = Field(description="What at the table shows what it speaks of; empty: nothing.")
    blocks: list[RuleBlockView]


class RuleChapterView(Schema):
    """Show a chapter of the rulebook."""

    id: str
    title: str
    line: str = Field(description="The chapter in one sentence.")
    fits: bool = Field(description="False: it is about another way to play.")
    sections: list[RuleSectionView]


class TermView(Schema):
    """Explain a term of the rulebook."""

    id: str
    title: str
    about: str
    section: str = Field(description="Where the rules tell more.")


class SpotView(Schema):
    """Show a space of a drawing."""

    column: int
    row: int
    terrain: str
    card: str = Field(description="Empty where nothing lies.")
    adds: int | None = Field(description="What it adds to the settlement; null: it does not count.")


class SceneView(Schema):
    """Show a settlement among its neighbors, scored."""

    settlement: str
    points: int
    own: int = Field(description="Its own dwelling value.")
    spots: list[SpotView]


class RulesView(Schema):
    """Show the rules of one game in one language."""

    mode: str
    variant: Variant
    language: str
    title: str
    chapters: list[RuleChapterView]
    terms: list[TermView]
    decisions: dict[str, str] = Field(description="Section for each kind of decision.")
    wheel: list[int] = Field(description="What an indicator yields by age.")
    heartland: list[SpotView]
    scene: SceneView


class ExampleView(Schema):
    """Show what a player had, gave and got by using a card, as the engine played it."""

    had: Goods
    gave: Goods
    got: Goods


class CompanionView(Schema):
    """Show a card that goes well with another one."""

    card: str
    why: Literal["gives", "takes", "beside"] = Field(
        description="It brings what this card needs, needs what this card brings, or is a good neighbour."
    )
    goods: list[str]
    value: int


class PlayedView(Schema):
    """Show how bots play a card in the games of the stored run."""

    percent: int = Field(description="In so many of 100 games somebody built it.")
    round: int = Field(description="In this round, on average.")
    uses: float = Field(description="So often a game in which it was built.")


class CardFactsView(Schema):
    """Show what is known about a card: examples, companions and figures."""

    card: str
    makes: list[str]
    needs: list[str]
    modes: list[str] = Field(description="The games that it is in.")
    example: ExampleView | None
    companions: list[CompanionView]
    played: PlayedView | None


class GoodFactsView(Schema):
    """Show where a good comes from and what it is for."""

    good: str
    food: int
    energy: float
    coins: int
    points: int
    back: str = Field(description="The good on the other side of the tile; empty: none here.")
    wheel: bool = Field(description="It has an indicator.")
    makers: list[str]
    users: list[str]
    builders: list[str] = Field(description="Cards that cost it.")


class RunView(Schema):
    """Show the run that the figures come from."""

    bot: str
    mode: str
    games: int
    command: str


class CatalogueView(Schema):
    """List every card and good of a variant: what leads to what, with examples and figures."""

    variant: Variant
    cards: list[CardFactsView]
    goods: list[GoodFactsView]
    run: RunView
