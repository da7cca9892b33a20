"""Telling people who are not here: what they choose, and what they see of it."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labora.server.core.schemas import RequestSchema, Schema
from labora.server.core.text_types import Secret

Kind = Literal["push", "email", "ntfy", "discord", "slack", "json"]


class ChannelView(Schema):
    """Show a channel with its address."""

    id: str
    kind: Kind
    address: str = Field(description="As much of it as tells it from others.")
    on: bool
    turn: bool = Field(description="Told when it is my turn.")
    invited: bool = Field(description="Told when somebody invites me.")
    undo: bool = Field(description="Told when somebody asks to take something back.")
    over: bool = Field(description="Told when a game ends.")
    unconfirmed: bool = Field(description="An e-mail asks whether this address may be used.")
    problem: str | None = Field(
        description="Why the last message did not arrive. On: it is tried again; off: it was given up."
    )


class NoticesView(Schema):
    """Show the channels of a user and what they are notified of."""

    kinds: list[Kind] = Field(description="What this service can do.")
    push_key: str | None = Field(description="Its key for Web Push.")
    channels: list[ChannelView]


class StoppedView(Schema):
    """Show the channel that was stopped."""

    kind: Kind
    address: str


class AskPush(RequestSchema):
    """Give a push subscription as the browser's push manager returns it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    p256dh: Annotated[str, StringConstraints(max_length=120)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class AskChannel(RequestSchema):
    """Ask to add a channel."""

    kind: Kind
    address: Annotated[str, StringConstraints(max_length=1000, strip_whitespace=True)] = Field(
        default="", description="An e-mail address, a webhook's address, or that of a topic of ntfy."
    )
    push: AskPush | None = Field(default=None, description="For `push`, in place of the address.")


class AskSwitches(RequestSchema):
    """Choose what to be notified of."""

    on: bool
    turn: bool
    invited: bool
    undo: bool
    over: bool


class AskKey(RequestSchema):
    """Confirm a channel with the secret that was sent there."""

    key: Secret
