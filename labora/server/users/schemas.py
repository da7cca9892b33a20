"""Persons and their devices: what clients see of them."""

from typing import Annotated

from pydantic import Field, StringConstraints

from labora.server.core.schemas import RequestSchema, Schema
from labora.server.core.text_types import Name, Secret


class AskPerson(RequestSchema):
    """Give the name that one plays under."""

    name: Name


class AskLanguage(RequestSchema):
    """Ask to change the language."""

    language: str = Field(max_length=8, description="One of those of `/api/offers`.", examples=["pl"])


class AskRecovery(RequestSchema):
    """Give the recovery code."""

    code: Secret


class AskLeave(RequestSchema):
    """Sign this device out, and end its push messages."""

    push: Annotated[str, StringConstraints(max_length=2000)] | None = Field(
        default=None, description="The endpoint of this browser's Web Push subscription, which ends."
    )


class AskDevice(RequestSchema):
    """Sign out another device, or all others."""

    device: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")] | None = Field(
        default=None, description="Null: all but the one that asks."
    )


class PersonView(Schema):
    """Show the asking user."""

    name: str
    token: str | None = Field(
        default=None, description="Only when the person is made or recovered: for programs, as bearer."
    )
    recovery: str | None = Field(
        default=None, description="A new key, or a code for another device; only when asked for."
    )
    language: str | None = Field(
        default=None, description="Chosen by the person, on whatever device (`GET`, and when recovered)."
    )
    has_key: bool | None = Field(default=None, description="There is a lasting key (`GET` only).")


class DeviceView(Schema):
    """Show a device that is signed in."""

    id: str
    name: str = Field(description="Browser and system; empty for programs.", examples=["Firefox, Linux"])
    created: float
    seen: float | None = Field(description="When it was used last, to the hour.")
    this: bool = Field(description="The one that asks.")


class DevicesView(Schema):
    """List the devices that are signed in."""

    devices: list[DeviceView]
