"""What clients ask for."""

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from labora.rules.components.goods import Variant
from labora.server.core.schemas import RequestSchema
from labora.server.core.text_types import BotId, Secret, checked_name, checked_text
from labora.server.games.domain.events import ClockEnd, ClockKind
from labora.server.games.waiting_types import Until, WaitSeconds

SeatName = Annotated[
    str, StringConstraints(max_length=40, strip_whitespace=True), AfterValidator(checked_name)
]
TableName = Annotated[
    str, StringConstraints(max_length=60, strip_whitespace=True), AfterValidator(checked_name)
]
DecisionText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
MOST_DECISIONS = 400
MOST_ABBOT_SECONDS = 60


class AskSeat(RequestSchema):
    """Ask for a seat to be a person's, a bot's or open."""

    kind: Literal["me", "link", "device", "bot"]
    name: SeatName = Field(default="", description="On this device: who plays.")
    bot: BotId | None = Field(default=None, max_length=40, description="A bot's level.")
    model: bool = Field(default=False, description="Me: a language model, which everybody is told.")


class AskClock(RequestSchema):
    """Ask for seconds for each turn; or for a budget for the whole game, with an increment."""

    kind: ClockKind = "turn"
    seconds: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, Field(ge=0, le=60 * 60 * 24)] = Field(
        default=0, description="Seconds that the end of a turn adds to a budget."
    )
    end: ClockEnd = Field(default="turn", description="What a bot takes when time is up.")


class AskTable(RequestSchema):
    """Ask to open a table."""

    mode: str = Field(max_length=20, examples=["3-long"])
    variant: Variant = "france"
    without_quarry: bool = False
    name: TableName = ""
    public: bool = False
    seats: Annotated[list[AskSeat], Field(min_length=1, max_length=4)]
    random_order: bool = Field(default=True, description="Who begins is drawn; false: the first seat begins.")
    clock: AskClock | None = None
    hints: bool = Field(default=False, description="Players may ask what the monk would do.")
    abbot_seconds: Annotated[int, Field(ge=1, le=MOST_ABBOT_SECONDS)] | None = Field(
        default=None, description="How long the abbot may think about a turn; null: as the service says."
    )
    aids: bool = Field(
        default=True, description="False: no trying out, no hints, and no analysis before the end."
    )
    rated: bool = Field(
        default=False,
        description="It counts for the ratings of the people who sit down, at least two of them; no aids.",
    )


class AskEnter(RequestSchema):
    """Give the key of a private table."""

    key: Secret


class AskJoin(RequestSchema):
    """Ask to take a seat."""

    seat: Annotated[int, Field(ge=0, le=3)] | None = Field(default=None, description="Null: any free seat.")
    model: bool = Field(default=False, description="A language model sits down, which everybody is told.")


class AskSeatNumber(RequestSchema):
    """Name a seat."""

    seat: Annotated[int, Field(ge=0, le=3)]


class AskReplace(RequestSchema):
    """Ask to put a bot in a player's place."""

    seat: Annotated[int, Field(ge=0, le=3)]
    bot: BotId = Field(default="novice", max_length=40)


class AskDecide(RequestSchema):
    """Take decisions as a batch: all of them, or none."""

    based_on: Annotated[int, Field(ge=0, le=2**31)] = Field(
        description="The number of the last event that the client had seen."
    )
    decisions: Annotated[list[DecisionText], Field(min_length=1, max_length=MOST_DECISIONS)]
    key: Key = Field(description="Made up by the client, new for each batch: a repetition changes nothing.")
    brief: bool = Field(default=False, description="Tell only what has changed in the game.")
    wait: WaitSeconds = 0
    until: Until = "my-turn"


class AskExplore(RequestSchema):
    """Ask where decisions would lead, without taking them."""

    number: Annotated[int, Field(ge=1, le=2**31)] | None = Field(
        default=None, description="Begin where the game was after this event; null: now."
    )
    decisions: list[DecisionText] = Field(default=[], max_length=MOST_DECISIONS)
    expand: bool = Field(default=False, description="Join each option with the next decision's options.")
    propose: bool = Field(default=False, description="Add what would usually be decided next, step by step.")
    branches: bool = Field(
        default=False, description="Add a look behind each action that asks for something on the table."
    )
    brief: bool = Field(
        default=False, description="Tell of positions only what is different from where it begins."
    )


class AskUndo(RequestSchema):
    """Ask to undo decisions."""

    based_on: Annotated[int, Field(ge=0, le=2**31)]
    to: Annotated[int, Field(ge=0, le=100_000)] = Field(description="How many decisions of the game stay.")
    key: Key


class AskAnswer(RequestSchema):
    """Answer the question for an undo."""

    yes: bool


class AskStanding(RequestSchema):
    """Give an answer in advance, or withdraw it."""

    seat: Annotated[int, Field(ge=0, le=3)]
    question: Literal["owners-clergyman", "settlement-phase"]
    answer: Literal["lay-brother", "prior", "pass"] | None = Field(description="Null: ask me again.")


class AskMessage(RequestSchema):
    """Write a message at the table."""

    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=500, strip_whitespace=True),
        AfterValidator(checked_text),
    ]


class AskFork(RequestSchema):
    """Ask for a new table that goes on from a moment of this one."""

    moment: Annotated[int, Field(ge=0, le=100_000)] = Field(description="How many decisions it begins with.")
    name: TableName = ""
    seats: Annotated[list[AskSeat], Field(max_length=4)] = Field(
        default=[], description="Empty: all on this device."
    )
    trial: bool = Field(
        default=False, description="A line tried out: it belongs to this table, and nobody else sees it."
    )
