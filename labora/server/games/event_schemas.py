"""What happened at a table, as clients see it: without persons and keys."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from labora.server.core.schemas import Schema

How = Literal["hand", "bot", "standing", "clock", "record"]


class AnyEvent(Schema):
    """Show what all events have: their number, time and kind."""

    number: int
    at: float


class OpenedEvent(AnyEvent):
    """Show that the table was opened."""

    kind: Literal["opened"] = "opened"
    name: str


class SeatedEvent(AnyEvent):
    """Show that a player or a bot took a seat."""

    kind: Literal["seated"] = "seated"
    seat: int
    name: str
    bot: str | None
    why: Literal["joined", "resigned", "replaced", "late", "returned"] = Field(
        description="`late`: the clock has taken the seat from whoever had it."
    )


class LeftEvent(AnyEvent):
    """Show that a seat became free before the start."""

    kind: Literal["left"] = "left"
    seat: int


class StartedEvent(AnyEvent):
    """Show that the game started, with the order of the seats."""

    kind: Literal["started"] = "started"
    order: list[int] = Field(description="The seats in the order of the game.")


class DecidedEvent(AnyEvent):
    """Show decisions of a seat that were taken together."""

    kind: Literal["decided"] = "decided"
    seat: int
    decisions: list[str]
    how: How
    bot: str | None
    fallback: Literal["slow", "failed", "illegal"] | None = Field(description="Why a simpler bot decided.")


class UndoneEvent(AnyEvent):
    """Show that decisions were undone."""

    kind: Literal["undone"] = "undone"
    seat: int
    to: int = Field(description="How many decisions of the game stay.")


class UndoAskedEvent(AnyEvent):
    """Show that a player asks the others for an undo."""

    kind: Literal["undo-asked"] = "undo-asked"
    seat: int
    to: int


class UndoAnsweredEvent(AnyEvent):
    """Show an answer to the question for an undo."""

    kind: Literal["undo-answered"] = "undo-answered"
    seat: int
    yes: bool


class StandingEvent(AnyEvent):
    """Show that a player has answered in advance, or wants to be asked; only they see which."""

    kind: Literal["standing"] = "standing"
    seat: int


class HintsEvent(AnyEvent):
    """Show that hints were allowed or forbidden."""

    kind: Literal["hints"] = "hints"
    on: bool


class SaidEvent(AnyEvent):
    """Show a message that was written at the table."""

    kind: Literal["said"] = "said"
    seat: int | None = Field(description="Null: somebody who watches.")
    name: str
    text: str | None = Field(description="Null: the message was removed.")


class UnsaidEvent(AnyEvent):
    """Show that a message was removed."""

    kind: Literal["unsaid"] = "unsaid"
    message: int = Field(description="The number of the message that was removed.")


class ForgottenEvent(AnyEvent):
    """Show that a user was deleted; a bot plays on."""

    kind: Literal["forgotten"] = "forgotten"


class ResumedEvent(AnyEvent):
    """Show that the server was away, and that clocks stood still."""

    kind: Literal["resumed"] = "resumed"
    stopped: float = Field(description="From then to `at` the service was not there: clocks stood still.")


class RematchedEvent(AnyEvent):
    """Show that a player opened a rematch."""

    kind: Literal["rematched"] = "rematched"
    table: str
    name: str


class ClosedEvent(AnyEvent):
    """Show that the table was closed."""

    kind: Literal["closed"] = "closed"
    why: str


class UnknownEvent(AnyEvent):
    """Show an event that a newer version of the server wrote."""

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
