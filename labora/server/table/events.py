"""What happens at a table, as values: the log of these is the truth, everything else is its fold."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from labora.server.wire.events import How

Question = Literal["owners-clergyman", "settlement-phase"]


class Body(BaseModel):
    model_config = ConfigDict(frozen=True)


class SeatPlan(Body):
    """Who is meant to sit here: a person (by id), anybody with the link (neither), or a bot."""

    person: str | None = None
    bot: str | None = None
    device: bool = False
    name: str = ""


class Opened(Body):
    kind: Literal["opened"] = "opened"
    mode: str
    variant: Literal["france", "ireland"]
    without_quarry: bool = False
    name: str
    public: bool
    creator: str
    seats: list[SeatPlan]
    random_order: bool = False
    seconds_per_turn: int | None = None
    hints: bool = False
    start: int = 0


class Seated(Body):
    """A person or a bot takes a seat, from whoever had it before."""

    kind: Literal["seated"] = "seated"
    seat: int
    person: str | None = None
    bot: str | None = None
    name: str = ""
    why: Literal["joined", "resigned", "replaced", "returned"]


class Left(Body):
    """Before the start a seat becomes free again."""

    kind: Literal["left"] = "left"
    seat: int


class Started(Body):
    """The seats in the order of the game: `order[0]` is the first player."""

    kind: Literal["started"] = "started"
    order: list[int]


class Fallback(Body):
    asked: str
    reason: Literal["slow", "failed", "illegal"]


class Decided(Body):
    kind: Literal["decided"] = "decided"
    seat: int
    decisions: list[str]
    how: How = "hand"
    bot: str | None = None
    fallback: Fallback | None = None
    person: str | None = None
    key: str | None = None


class Undone(Body):
    """Only the first `to` decisions of the game stay."""

    kind: Literal["undone"] = "undone"
    seat: int
    to: int
    agreed: bool = False
    key: str | None = None
    person: str | None = None


class UndoAsked(Body):
    kind: Literal["undo-asked"] = "undo-asked"
    seat: int
    to: int


class UndoAnswered(Body):
    kind: Literal["undo-answered"] = "undo-answered"
    seat: int
    yes: bool


class Standing(Body):
    """An answer given in advance; None: ask again."""

    kind: Literal["standing"] = "standing"
    seat: int
    question: Question
    answer: str | None = None
    round: int | None = None


class HintsSwitched(Body):
    """From now on players may ask what the brother would do, or may not."""

    kind: Literal["hints"] = "hints"
    on: bool


class Said(Body):
    kind: Literal["said"] = "said"
    person: str
    name: str
    seat: int | None
    text: str


class Unsaid(Body):
    """An administrator has removed a message."""

    kind: Literal["unsaid"] = "unsaid"
    message: int


class Closed(Body):
    kind: Literal["closed"] = "closed"
    why: str = ""


EventBody = Annotated[
    Opened
    | Seated
    | Left
    | Started
    | Decided
    | Undone
    | UndoAsked
    | UndoAnswered
    | Standing
    | HintsSwitched
    | Said
    | Unsaid
    | Closed,
    Field(discriminator="kind"),
]
BODY: TypeAdapter[EventBody] = TypeAdapter(EventBody)


class Event(BaseModel):
    model_config = ConfigDict(frozen=True)

    number: int
    at: float
    body: EventBody
