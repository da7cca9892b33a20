"""What happened at a table, as clients see it: without persons and keys."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labora.server.core.schemas import Schema

How = Literal["hand", "bot", "standing", "clock", "record"]


class AnyEvent(Schema):
    number: int
    at: float


class OpenedEvent(AnyEvent):
    kind: Literal["opened"] = "opened"
    name: str


class SeatedEvent(AnyEvent):
    kind: Literal["seated"] = "seated"
    seat: int
    name: str
    bot: str | None
    why: Literal["joined", "resigned", "replaced", "late", "returned"] = Field(
        description="`late`: the clock has taken the seat from whoever had it."
    )


class LeftEvent(AnyEvent):
    kind: Literal["left"] = "left"
    seat: int


class StartedEvent(AnyEvent):
    kind: Literal["started"] = "started"
    order: list[int] = Field(description="The seats in the order of the game.")


class DecidedEvent(AnyEvent):
    kind: Literal["decided"] = "decided"
    seat: int
    decisions: list[str]
    how: How
    bot: str | None
    fallback: Literal["slow", "failed", "illegal"] | None = Field(description="Why a simpler bot decided.")


class UndoneEvent(AnyEvent):
    kind: Literal["undone"] = "undone"
    seat: int
    to: int = Field(description="How many decisions of the game stay.")


class UndoAskedEvent(AnyEvent):
    kind: Literal["undo-asked"] = "undo-asked"
    seat: int
    to: int


class UndoAnsweredEvent(AnyEvent):
    kind: Literal["undo-answered"] = "undo-answered"
    seat: int
    yes: bool


class StandingEvent(AnyEvent):
    """A player has answered in advance, or wants to be asked again. Only they see the answer."""

    kind: Literal["standing"] = "standing"
    seat: int


class HintsEvent(AnyEvent):
    kind: Literal["hints"] = "hints"
    on: bool


class SaidEvent(AnyEvent):
    kind: Literal["said"] = "said"
    seat: int | None = Field(description="Null: somebody who watches.")
    name: str
    text: str | None = Field(description="Null: the message was removed.")


class UnsaidEvent(AnyEvent):
    kind: Literal["unsaid"] = "unsaid"
    message: int = Field(description="The number of the message that was removed.")


class ForgottenEvent(AnyEvent):
    """A person was deleted; a bot plays on."""

    kind: Literal["forgotten"] = "forgotten"


class ResumedEvent(AnyEvent):
    kind: Literal["resumed"] = "resumed"
    stopped: float = Field(description="From then to `at` the service was not there: clocks stood still.")


class RematchedEvent(AnyEvent):
    """A player has opened a rematch."""

    kind: Literal["rematched"] = "rematched"
    table: str
    name: str


class ClosedEvent(AnyEvent):
    kind: Literal["closed"] = "closed"
    why: str


class UnknownEvent(AnyEvent):
    """A newer version of the service has written it."""

    kind: Literal["unknown"] = "unknown"
    what: str


EventView = TypeAliasType(
    "EventView",
    Annotated[
        OpenedEvent
        | SeatedEvent
        | LeftEvent
        | StartedEvent
        | DecidedEvent
        | UndoneEvent
        | UndoAskedEvent
        | UndoAnsweredEvent
        | StandingEvent
        | HintsEvent
        | SaidEvent
        | UnsaidEvent
        | ForgottenEvent
        | ResumedEvent
        | RematchedEvent
        | ClosedEvent
        | UnknownEvent,
        Field(discriminator="kind"),
    ],
)
