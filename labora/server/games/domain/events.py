"""What happens at a table, as values: the log of these is the truth, everything else is its fold."""

import json
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, model_validator

from labora.rules.components.goods import Variant
from labora.server.core.schemas import StoredSchema
from labora.server.core.text_types import BotId
from labora.server.games.event_schemas import How
from labora.server.workers.fallback import Fallback

StandingQuestion = Literal["owners-clergyman", "settlement-phase"]
Mark = Literal[True] | None
"""Written only where it is there: older versions read events without it."""


def mark(there: bool) -> Mark:
    return True if there else None


class SeatPlan(StoredSchema):
    """Say who is meant to sit here: a user (by id), anyone with the link (neither), or a bot."""

    person: str | None = None
    bot: BotId | None = None
    device: bool = False
    name: str = ""
    model: Mark = None
    """A language model sits here."""
    named: str | None = None
    """Whose name it is, where it is not the own: it was played by them elsewhere."""
    level: BotId | None = None
    """The bot that has the seat in the game that goes on here: the seat is called by it."""
    reserved_for: str | None = None
    """A rematch: who played in this seat, and is the only one who may sit down in it for a while."""


ClockKind = Literal["turn", "budget"]
ClockEnd = Literal["turn", "seat"]


class ClockRule(StoredSchema):
    """Hold seconds for each turn; or for the whole game, with an increment for each turn."""

    kind: ClockKind = "turn"
    seconds: int
    increment: int = 0
    end: ClockEnd = "turn"
    """What a bot takes when time is up: this turn, or the seat until its player comes back."""


class LessonPlan(StoredSchema):
    """Name the lesson of this table, and how many decisions come before it."""

    id: str
    after: int


class Origin(StoredSchema):
    """Say where a game began before it came to this table: at another one, or in a record."""

    table: str | None = None
    at: str = ""
    """The moment of that table's game, as addresses have it."""
    trial: Mark = None
    """A private variation of one user."""
    problem: str | None = None
    """Why the record was not followed any further."""


class Opened(StoredSchema):
    """Record that the table was opened, with what is played there."""

    kind: Literal["opened"] = "opened"
    mode: str
    variant: Variant
    without_quarry: bool = False
    name: str
    """As it was typed; else it is called after its host, to each reader in their language."""
    host: str = ""
    from_record: bool = False
    public: bool
    creator: str
    seats: list[SeatPlan]
    random_order: bool = False
    clock: ClockRule | None = None
    hints: bool = False
    abbot_seconds: int | None = None
    """How long the abbot may think about a turn; None: as long as the service says."""
    start: int = 0
    origin: Origin | None = None
    no_aids: Mark = None
    """No variations, no hints and no analysis before the end of the game."""
    rated: Mark = None
    """It counts for the ratings of the people who sit down here."""
    rules: int = 1
    """The version of the rules that it was opened with."""
    lesson: LessonPlan | None = None

    @model_validator(mode="before")
    @classmethod
    def _first_release(cls, stored: Any) -> Any:
        """Version 0.1.0 knew seconds for each turn only."""
        if isinstance(stored, dict) and "seconds_per_turn" in stored:
            seconds = stored.pop("seconds_per_turn")
            return stored if seconds is None else stored | {"clock": {"seconds": seconds}}
        return stored


class Seated(StoredSchema):
    """Record that a user or a bot took a seat, from its last player if there was one."""

    kind: Literal["seated"] = "seated"
    seat: int
    person: str | None = None
    bot: BotId | None = None
    name: str = ""
    model: Mark = None
    why: Literal["joined", "resigned", "replaced", "late", "returned"]


class Left(StoredSchema):
    """Record that a seat became free before the start."""

    kind: Literal["left"] = "left"
    seat: int


class Started(StoredSchema):
    """Record the seats in the order of the game: `order[0]` is the first player."""

    kind: Literal["started"] = "started"
    order: list[int]


class Decided(StoredSchema):
    """Record decisions of a seat that were taken together."""

    kind: Literal["decided"] = "decided"
    seat: int
    decisions: list[str]
    how: How = "hand"
    bot: BotId | None = None
    fallback: Fallback | None = None
    person: str | None = None
    key: str | None = None


class Undone(StoredSchema):
    """Record that only the first `to` decisions of the game stay."""

    kind: Literal["undone"] = "undone"
    seat: int
    to: int
    agreed: bool = False
    key: str | None = None
    person: str | None = None


class UndoAsked(StoredSchema):
    """Record that a player asks the others to agree to an undo."""

    kind: Literal["undo-asked"] = "undo-asked"
    seat: int
    to: int


class UndoAnswered(StoredSchema):
    """Record a player's answer to the question for an undo."""

    kind: Literal["undo-answered"] = "undo-answered"
    seat: int
    yes: bool


class Standing(StoredSchema):
    """Record an answer given in advance; None: ask again."""

    kind: Literal["standing"] = "standing"
    seat: int
    question: StandingQuestion
    answer: str | None = None
    round: int | None = None


class HintsSwitched(StoredSchema):
    """Record that players may ask for hints from now on, or may not."""

    kind: Literal["hints"] = "hints"
    on: bool


class Said(StoredSchema):
    """Record a message that a player wrote."""

    kind: Literal["said"] = "said"
    person: str
    name: str
    seat: int | None
    text: str


class Unsaid(StoredSchema):
    """Record that an administrator removed a message."""

    kind: Literal["unsaid"] = "unsaid"
    message: int


class Forgotten(StoredSchema):
    """Record that a user was deleted: the log holds nothing of them, and a bot has their seats."""

    kind: Literal["forgotten"] = "forgotten"
    person: str
    bot: BotId


class Resumed(StoredSchema):
    """Record that the server was away from `stopped` to this event: clocks stood still."""

    kind: Literal["resumed"] = "resumed"
    stopped: float


class Rematched(StoredSchema):
    """Record that a player opened a rematch of the game that ended here."""

    kind: Literal["rematched"] = "rematched"
    table: str
    person: str
    name: str


class Closed(StoredSchema):
    """Record that the table was closed before its game ended."""

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
    | Forgotten
    | Resumed
    | Rematched
    | Closed,
    Field(discriminator="kind"),
]
BODY: TypeAdapter[EventBody] = TypeAdapter(EventBody)


class Foreign(BaseModel):
    """Keep an event of a newer version as it is; it is never written again."""

    model_config = ConfigDict(frozen=True)

    kind: str


def read_body(text: str) -> EventBody | Foreign:
    try:
        return BODY.validate_json(text)
    except ValidationError:
        return Foreign(kind=_kind_of(text))


def _kind_of(text: str) -> str:
    try:
        return str(json.loads(text)["kind"])
    except (ValueError, KeyError, TypeError):
        return "unreadable"


class TableEvent(BaseModel):
    """Describe something that happened at a table: a row of its log."""

    model_config = ConfigDict(frozen=True)

    number: int
    at: float
    body: EventBody | Foreign
