"""Cards as data: everything needed to draw and to describe them."""

from typing import Literal

from pydantic import Field

from labora.rules.components.goods import Variant
from labora.server.core.schemas import Schema
from labora.server.games.positions.schemas import Goods


class CostView(Schema):
    """Show what a card costs."""

    goods: Goods
    food: int
    energy: float
    points: int


class ChoiceView(Schema):
    """Offer one of these goods, in the given amount."""

    goods: list[str]
    amount: int
    another: bool = Field(description="Not the good of the choice before.")


class PartView(Schema):
    """Show a part of a function: give, get, how often, and what it leads to."""

    cost: CostView
    gain: Goods
    choices: list[ChoiceView]
    limit: int | None = Field(description="How often at most; null: any number of times.")
    different: int = Field(description="So many different goods are given.")
    forests: int = Field(description="So many own forests are removed.")
    goal: str | None = Field(
        description="Then: produce, ship, use-prior, use-occupied, use-neighbour, use-display, build, "
        "settle, take-land, clear-land, improve, reward-cloisters, reward-wilderness."
    )
    wheel: list[str] = Field(description="Goods that may be taken from the wheel.")
    recall: Literal["own-prior", "all-own"] | None = Field(description="Clergymen that come home.")
    tiers: list[int] = Field(description="Coins for doing it once, twice, three times.")
    rebate: int = Field(description="Coins that the first time is cheaper.")
    herd: list[list[int]] = Field(description="Pairs: so many livestock give so many coins.")
    joined: bool = Field(description="Paid together with the next part.")
    shares_limit: bool = Field(description="The part before counts towards the limit.")
    any_food: bool = Field(description="As many coins as food is given, up to the limit.")


class CardView(Schema):
    """Show a card with its numbers and its function."""

    id: str = Field(examples=["F05"])
    kind: Literal["building", "heartland", "settlement", "wilderness"]
    number: int | None = Field(description="Printed number of a building.")
    message: str = Field(description="Message id of the name.", examples=["card-F05"])
    name: str
    function: str = Field(description="What it does, in words; empty where it does nothing.")
    deck: str = Field(examples=["start", "A", "heartland"])
    players: str = Field(description="all, 3+ or 4: in which games the card is.")
    cost: CostView
    terrain: list[str]
    cloister: bool
    economic: int
    dwelling: int
    parts: list[PartView]


class CardsView(Schema):
    """List the cards of a variant."""

    variant: Variant
    language: str
    goods: list[str]
    cards: list[CardView]


class ModeView(Schema):
    """Show a way to play, for the lobby."""

    mode: str
    players: int
    name: str
    about: str
    variants: list[str]
    rounds: int | None = Field(description="Null: the display decides.")
    actions: int = Field(
        description="Main actions of each player; where the length is open, as in bots' games."
    )
    usual: dict[str, list[int]] = Field(
        description="By variant, the middle half of strong bots' scores: from, to."
    )
    options: dict[str, list[str]] = Field(description="Set-up options, by variant.")


class LevelView(Schema):
    """Show a bot that can be seated at tables, and how strong it is."""

    id: str
    points_alone: dict[str, int] = Field(
        description="What it reaches in a solo game, by variant: the median of a few games."
    )
    time_chosen: bool = Field(description="The creator of a table chooses how long it may think.")


class OffersView(Schema):
    """List what tables can be made of."""

    modes: list[ModeView]
    bots: list[str]
    languages: list[str]
    levels: list[LevelView] = Field(description="The bots, the weakest first.")
