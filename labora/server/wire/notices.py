"""Telling people who are not here: what they choose, and what they see of it."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labora.server.wire.asked import Secret
from labora.server.wire.base import Asked, Wire

Kind = Literal["push", "email", "ntfy", "discord", "slack", "json"]


class ChannelView(Wire):
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


class NoticesView(Wire):
    kinds: list[Kind] = Field(description="What this service can do.")
    push_key: str | None = Field(description="Its key for Web Push.")
    channels: list[ChannelView]


class StoppedView(Wire):
    kind: Kind
    address: str


class AskPush(Asked):
    """As the browser's push manager says it."""

    endpoint: Annotated[str, StringConstraints(max_length=1000)]
    p256dh: Annotated[str, StringConstraints(max_length=120)]
    auth: Annotated[str, StringConstraints(max_length=40)]


class AskChannel(Asked):
    kind: Kind
    address: Annotated[str, StringConstraints(max_length=1000, strip_whitespace=True)] = Field(
        default="", description="An e-mail address, a webhook's address, or that of a topic of ntfy."
    )
    push: AskPush | None = Field(default=None, description="For `push`, in place of the address.")


class AskSwitches(Asked):
    on: bool
    turn: bool
    invited: bool
    undo: bool
    over: bool


class AskKey(Asked):
    key: Secret
