"""A position with everything that is needed to draw it."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema

Goods = dict[str, int]
"""Numbers by the name of the good; goods that there are none of are 0 or left out."""
Pile = Literal["district", "plot"]
Side = Literal["hills", "plains", "coast", "mountain"]


class SetupView(Schema):
    """Show what is played: mode, variant and options."""

    name: str = Field(examples=["3-long/france"])
    mode: str = Field(examples=["3-long"])
    variant: Variant
    without_quarry: bool
    players: int
    boards: int = Field(description="Players, and in the solo game the neutral one.")
    actions: int = Field(
        description="Main actions of each player; where the length is open, as in bots' games."
    )
    goods: list[str] = Field(description="The goods that exist in this game, in their usual order.")


class RoundView(Schema):
    """Show one round of the timeline."""

    round: int
    phase: Literal["A", "B", "C", "D", "E"] | None = Field(description="The settlement phase of this round.")
    deck: Literal["A", "B", "C", "D"] | None = Field(description="Buildings that join the display.")
    grapes: bool = Field(description="Grapes enter the wheel.")
    stone: bool = Field(description="Stone enters the wheel.")
    goods: Goods = Field(description="What everybody gets at its start (short games).")
    bonus: bool
    last: bool
    actions: int = Field(description="Main actions of all players in this round.")


class IndicatorView(Schema):
    """Show a goods indicator: its place on the wheel and its yield."""

    indicator: str = Field(description="A good, or `joker`.")
    age: int | None = Field(description="Turns of the wheel since it was used; null: not on the wheel.")
    value: int = Field(description="What it yields now.")
    next: int | None = Field(description="What it would yield in the next round if nobody used it.")


class WheelView(Schema):
    """Show the production wheel with its indicators."""

    values: list[int] = Field(description="What an indicator yields by age.")
    indicators: list[IndicatorView]


class DeckView(Schema):
    """Show a deck of building cards that are still to come."""

    deck: Literal["start", "A", "B", "C", "D"]
    round: int | None = Field(description="Coming decks: the round in which it joins the display.")
    cards: list[str]


class PileView(Schema):
    """Show a pile of landscapes with the price of the next one."""

    pile: Pile
    price: int | None = Field(description="Of the top tile; null: the pile is empty.")
    prices: list[int] = Field(description="Of all tiles left, the top one first.")


class CellView(Schema):
    """Show a space of a land and what is on it."""

    space: int = Field(description="The same space has the same number for the whole game.")
    column: int = Field(description="-2 water, -1 coast, 0 to 4 the districts, 5 hillside, 6 mountain.")
    row: int = Field(description="Rows grow downwards; a mountain lies beside its row and the next.")
    terrain: Literal["plains", "hillside", "coast", "water", "mountain"]
    card: str | None


class TileView(Schema):
    """Show a landscape of a land."""

    side: Side
    row: int


class PlaceView(Schema):
    """Show a building that a clergyman is in, and its space."""

    board: int
    column: int
    row: int
    card: str


class ClergymanView(Schema):
    """Show a clergyman and where it is."""

    kind: Literal["prior", "lay-brother"]
    place: PlaceView | None = Field(description="Null: at home.")


class TotalsView(Schema):
    """Show what the goods add up to; grain counts in full as food and as energy."""

    food: int
    energy: float
    coins: int = Field(description="With what wine or whiskey would give.")
    points: int


class BesideView(Schema):
    """Show a space adjacent to a settlement, and what the settlement gets from it."""

    column: int
    row: int
    points: int


class SettlementScoreView(Schema):
    """Show the points of a settlement."""

    card: str
    column: int
    row: int
    points: int = Field(description="Its own dwelling value, and what lies beside it.")
    beside: list[BesideView]


class ScoreView(Schema):
    """Show a player's score and its parts."""

    goods: int
    economic: int
    settlements: int
    settled: list[SettlementScoreView]
    total: int


class BoardView(Schema):
    """Show the board of a player: land, goods, clergymen, settlements and score."""

    board: int
    neutral: bool
    goods: Goods = Field(description="All goods of the game, zeros too.")
    totals: TotalsView
    cells: list[CellView]
    tiles: list[TileView] = Field(description="Landscapes bought, in order.")
    clergymen: list[ClergymanView]
    hand: list[str] = Field(description="Settlements that can still be built.")
    score: ScoreView | None = Field(description="Null for the neutral player.")


class UseView(Schema):
    """Show the building in use."""

    card: str
    place: PlaceView | None = Field(description="Null: it belongs to the display.")
    part: int = Field(description="Which part of its function, from 0 on.")
    amount: int = Field(description="How often that part is being done.")


class EndingView(Schema):
    """Show how close the end is in a game without a fixed length."""

    left: int = Field(description="Buildings in the display now.")
    coming: int = Field(description="Buildings of the decks to come: the end waits for them.")
    limit: int = Field(description="So many, or fewer, end the game.")
    last_turn: bool = Field(description="The other player has one more turn then.")


class PositionView(Schema):
    """Show everything on the table at one moment."""

    line: str = Field(description="The position as one line of text.")
    setup: SetupView
    round: int
    step: str
    phase: Literal["A", "B", "C", "D", "E"] | None = Field(description="Of this round.")
    start: int = Field(description="The start player.")
    active: int = Field(description="Whose turn it is.")
    actions: int = Field(description="Main actions left in this turn.")
    purchases: int = Field(description="Landscapes that may still be bought in this turn.")
    fee: int = Field(description="Coins for a work contract.")
    gift: str = Field(description="The good that may be given instead.")
    over: bool
    winners: list[int]
    wheel: WheelView
    clearing: dict[Literal["forest", "moor"], Goods] = Field(
        description="What felling a forest and cutting a moor yield now, with the better indicator."
    )
    timeline: list[RoundView] = Field(description="All rounds, as far as their number is known.")
    ending: EndingView | None = Field(description="Null: the last round is known.")
    actions_until_phase: int | None = Field(
        description="Main actions that the deciding player has until the next settlement phase or the end."
    )
    settle_later: list[int] = Field(
        description="Players whose turn in the settlement phase going on is still to come."
    )
    display: list[DeckView]
    coming: list[DeckView]
    piles: list[PileView]
    boards: list[BoardView]
    use: UseView | None
    held: str | None = Field(description="The card that is about to be placed.")
