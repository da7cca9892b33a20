"""The open decision: who, what, which options, and what stands in the way of the others."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labora.server.core.changes import Changes
from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import Goods, Pile, PositionView, Side

Argument = str | int | float


class AnyOption(Schema):
    """Show an option; send its `text` back to choose it."""

    text: str = Field(
        examples=["fell", "F05", "F05@1", "3,-1", "x2", "clay/joker", "2grain+1peat", "hills@-1"]
    )
    words: str = Field(description="In the language asked for; empty where none was.")


class WordOption(AnyOption):
    """Show an action, a clergyman, a way to pay, or "skip"."""

    type: Literal["word"] = "word"


class CardOption(AnyOption):
    """Show a card of the display or of the hand."""

    type: Literal["card"] = "card"
    card: str


class BuildingOption(AnyOption):
    """Show a building on a board, and its space."""

    type: Literal["building"] = "building"
    card: str
    board: int
    column: int
    row: int
    idle: str = Field(
        description="Why it would bring nothing, though it is possible; empty: it is useful, or not judged."
    )


class SpaceOption(AnyOption):
    """Show an option that is a space of a landscape."""

    type: Literal["space"] = "space"
    board: int
    column: int
    row: int
    idle: str = Field(
        description="Why it would bring nothing, though it is possible; empty: it is useful, or not judged."
    )


class TileOption(AnyOption):
    """Show a landscape, and where it would be."""

    type: Literal["tile"] = "tile"
    board: int
    side: Side
    row: int
    pile: Pile = Field(description="Where it is taken from.")


class TimesOption(AnyOption):
    """Show an option that is a number of times."""

    type: Literal["times"] = "times"
    number: int = Field(description="How often.")


class GoodOption(AnyOption):
    """Show an option that is a kind of good."""

    type: Literal["good"] = "good"
    good: str


class IndicatorOption(AnyOption):
    """Show an option that is an indicator of the wheel, with what it yields."""

    type: Literal["indicator"] = "indicator"
    good: str
    joker: bool
    number: int = Field(description="What it yields.")


class GoodsOption(AnyOption):
    """Show an option that is a set of goods."""

    type: Literal["goods"] = "goods"
    amounts: Goods


ThingOption = CardOption | BuildingOption | SpaceOption | TileOption
"""Things on the table, to be pointed at there."""

OptionView = TypeAliasType(
    "OptionView",
    Annotated[
        ThingOption | WordOption | TimesOption | GoodOption | IndicatorOption | GoodsOption,
        Field(discriminator="type"),
    ],
)


class ObstacleView(Schema):
    """Show why something is not possible now."""

    option: OptionView | None = Field(description="Null: there is no such building.")
    message: str = Field(description="Message id.", examples=["obstacle-cannot-pay"])
    arguments: dict[str, Argument]
    words: str


class PaymentTile(Schema):
    """Show a good that can be paid with: how many, and what one is worth."""

    good: str
    have: int = Field(description="How many could be given; coins with what wine or whiskey would give.")
    food: int
    energy: float
    points: int


class PaymentView(Schema):
    """Show a payment as its problem: any minimal selection that covers the need is an option."""

    food: int
    energy: float
    points: int
    coins_in_fives: bool = Field(description="Coins count in tiles of five (points).")
    tiles: list[PaymentTile] = Field(description="Grain is food or, as straw, half an energy.")
    proposal: OptionView


class SeveralView(Schema):
    """Combine this decision and the next ones to one choice: a number of different things out of these."""

    count: int
    options: list[OptionView] = Field(description="In the order in which they are decided.")


class DecisionView(Schema):
    """Show the open decision: its kind, its player and its options."""

    told_whole = True

    kind: str = Field(examples=["turn"])
    player: int = Field(description="Who decides: a seat's number.")
    message: str = Field(description="Message id.", examples=["decision-turn"])
    words: str
    count: int = Field(description="How many options there are; payments are counted, not listed.")
    options: list[OptionView]
    payment: PaymentView | None
    several: SeveralView | None = Field(description="Null: one of the options is chosen.")
    obstacles: list[ObstacleView]


class DeltaView(Schema):
    """Show the goods that a board gained or lost."""

    board: int
    goods: Goods


class ChangeView(DeltaView):
    """Show what changed on one board."""

    points: int


class ExpandedView(Schema):
    """Show one option, and what could be decided next."""

    option: str
    kind: str = Field(description="Of the next decision; `over` after the last.")
    player: int | None
    options: list[OptionView] = Field(description="Of the next decision, payments left out.")
    count: int
    changes: list[ChangeView] = Field(description="Where a payment comes next: with the one proposed.")
    complete: bool = Field(description="With this option the action is complete.")


class RefusedView(Schema):
    """Show the first decision of a line that is not possible."""

    index: int
    decision: str
    obstacle: ObstacleView | None = Field(description="Null: it is no text of an option of that decision.")
    words: str


class ProposedView(Schema):
    """Show a decision that needs no look at the table, and the usual choice."""

    decision: DecisionView
    text: str


class _Explored(Schema):
    number: int
    decisions: list[str] = Field(description="Those that were possible.")
    decision: DecisionView | None
    changes: list[ChangeView]
    idle: str = Field(description="Why what is begun brings nothing; empty where it is useful.")
    refused: RefusedView | None
    complete: bool = Field(
        description="The action is complete: what comes next is another one, or for somebody else to decide."
    )
    expanded: list[ExpandedView]
    proposed: list[ProposedView] = Field(description="The decisions after these, until one is for the table.")


class ExploredView(_Explored):
    """Show where a line of decisions leads, without taking them."""

    position: PositionView
    outcome: "ExploredView | None" = Field(description="Where the proposals lead; null where there are none.")
    branches: "list[ExploredView]" = Field(
        default=[],
        description="Behind `place`, `contract`, `build` and `settle`, as far as they are options.",
    )


class BrieflyExploredView(_Explored):
    """Show the same, with positions as differences from the one where it began."""

    position: Changes = Field(description="By the way to it in a PositionView: `boards.0.goods.wood`.")
    outcome: "BrieflyExploredView | None" = Field(
        description="Where the proposals lead; null where there are none."
    )
    branches: "list[BrieflyExploredView]" = Field(default=[])
