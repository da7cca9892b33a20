"""What clients ask for."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, Field, StringConstraints
from pydantic_core import PydanticCustomError

from labora.server.wire.base import Asked
from labora.server.wire.readable import is_message, is_name

UNPRINTABLE: Final = "unprintable"


def _named(text: str) -> str:
    """Names are shown to others, and end up in records."""
    if not is_name(text):
        raise PydanticCustomError(UNPRINTABLE, "only characters that can be seen are possible")
    return text


def _readable(text: str) -> str:
    if not is_message(text):
        raise PydanticCustomError(
            UNPRINTABLE, "only characters that can be seen are possible, on a few lines"
        )
    return text


def _noted(text: str) -> str:
    return text if not text else _readable(text)


Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=40, strip_whitespace=True),
    AfterValidator(_named),
]
SeatName = Annotated[str, StringConstraints(max_length=40, strip_whitespace=True), AfterValidator(_named)]
TableName = Annotated[str, StringConstraints(max_length=60, strip_whitespace=True), AfterValidator(_named)]
DecisionText = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Key = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,64}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
MOST_DECISIONS = 400
MOST_ABBOT_SECONDS = 60


class AskPerson(Asked):
    name: Name


class AskLanguage(Asked):
    language: str = Field(max_length=8, description="One of those of `/api/offers`.", examples=["pl"])


class AskRecovery(Asked):
    code: Secret


class AskLeave(Asked):
    push: Annotated[str, StringConstraints(max_length=2000)] | None = Field(
        default=None, description="The endpoint of this browser's Web Push subscription, which ends."
    )


class AskDevice(Asked):
    device: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")] | None = Field(
        default=None, description="Null: all but the one that asks."
    )


class AskSeat(Asked):
    kind: Literal["me", "link", "device", "bot"]
    name: SeatName = Field(default="", description="On this device: who plays.")
    bot: str | None = Field(default=None, max_length=40, description="A bot's level.")
    model: bool = Field(default=False, description="Me: a language model, which everybody is told.")


class AskClock(Asked):
    """Seconds for each turn; or a budget for the whole game, and some more for each turn that is ended."""

    kind: Literal["turn", "budget"] = "turn"
    seconds: Annotated[int, Field(ge=10, le=60 * 60 * 24 * 30)]
    increment: Annotated[int, Field(ge=0, le=60 * 60 * 24)] = Field(
        default=0, description="Seconds that the end of a turn adds to a budget."
    )
    end: Literal["turn", "seat"] = Field(default="turn", description="What a bot takes when time is up.")


class AskTable(Asked):
    mode: str = Field(max_length=20, examples=["3-long"])
    variant: Literal["france", "ireland"] = "france"
    without_quarry: bool = False
    name: TableName = ""
    public: bool = False
    seats: Annotated[list[AskSeat], Field(min_length=1, max_length=4)]
    random_order: bool = Field(default=True, description="Who begins is drawn; false: the first seat begins.")
    clock: AskClock | None = None
    hints: bool = Field(default=False, description="Players may ask what the brother would do.")
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


class AskEnter(Asked):
    key: Secret


class AskJoin(Asked):
    seat: Annotated[int, Field(ge=0, le=3)] | None = Field(default=None, description="Null: any free seat.")
    model: bool = Field(default=False, description="A language model sits down, which everybody is told.")


class AskSeatNumber(Asked):
    seat: Annotated[int, Field(ge=0, le=3)]


class AskReplace(Asked):
    seat: Annotated[int, Field(ge=0, le=3)]
    bot: str = Field(default="novice", max_length=40)


class AskDecide(Asked):
    """A batch: all of it happens, or nothing."""

    based_on: Annotated[int, Field(ge=0, le=2**31)] = Field(
        description="The number of the last event that the client had seen."
    )
    decisions: Annotated[list[DecisionText], Field(min_length=1, max_length=MOST_DECISIONS)]
    key: Key = Field(description="Made up by the client, new for each batch: a repetition changes nothing.")
    brief: bool = Field(default=False, description="Tell only what has changed in the game.")


class AskExplore(Asked):
    number: Annotated[int, Field(ge=1, le=2**31)] | None = Field(
        default=None, description="Begin where the game was after this event; null: now."
    )
    decisions: list[DecisionText] = Field(default=[], max_length=MOST_DECISIONS)
    expand: bool = Field(default=False, description="Join each option with the next decision's options.")
    propose: bool = Field(default=False, description="Add what would usually be decided next, step by step.")
    brief: bool = Field(
        default=False, description="Tell of positions only what is different from where it begins."
    )


class AskUndo(Asked):
    based_on: Annotated[int, Field(ge=0, le=2**31)]
    to: Annotated[int, Field(ge=0, le=100_000)] = Field(description="How many decisions of the game stay.")
    key: Key


class AskAnswer(Asked):
    yes: bool


class AskStanding(Asked):
    seat: Annotated[int, Field(ge=0, le=3)]
    question: Literal["owners-clergyman", "settlement-phase"]
    answer: Literal["lay-brother", "prior", "pass"] | None = Field(description="Null: ask me again.")


class AskHints(Asked):
    on: bool


class AskSuggest(Asked):
    decisions: list[DecisionText] = Field(
        default=[], max_length=MOST_DECISIONS, description="Tried out first: what to do from there on?"
    )
    seconds: Annotated[float, Field(ge=0.1, le=30)] = Field(default=1.0, description="How long to think.")
    n: Annotated[int, Field(ge=1, le=5)] = Field(default=3, description="How many turns.")
    level: Literal["novice", "brother", "prior", "abbot"] = Field(
        default="brother", description="Who is asked what to do."
    )


class AskMessage(Asked):
    text: Annotated[
        str,
        StringConstraints(min_length=1, max_length=500, strip_whitespace=True),
        AfterValidator(_readable),
    ]


class AskReport(Asked):
    """Of a player, or of a message and whoever wrote it."""

    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    message: Annotated[int, Field(ge=1, le=2**31)] | None = Field(
        default=None, description="The number of the message's event."
    )
    text: Annotated[str, StringConstraints(max_length=500, strip_whitespace=True), AfterValidator(_noted)] = (
        Field(default="", description="What is wrong.")
    )


class AskRecord(Asked):
    """A record to review or to continue, as `GET .../record` gives it."""

    record: dict[str, object]
    name: TableName = ""
    seats: Annotated[list[AskSeat], Field(max_length=4)] = Field(
        default=[], description="Empty: all on this device."
    )


class AskFork(Asked):
    """A new table that goes on from a moment of this one; this one stays as it is."""

    moment: Annotated[int, Field(ge=0, le=100_000)] = Field(description="How many decisions it begins with.")
    name: TableName = ""
    seats: Annotated[list[AskSeat], Field(max_length=4)] = Field(
        default=[], description="Empty: all on this device."
    )
    trial: bool = Field(
        default=False, description="A line tried out: it belongs to this table, and nobody else sees it."
    )
