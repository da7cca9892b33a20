"""Persons and their devices: what clients see of them."""

from pydantic import Field

from labora.server.wire.base import Wire


class PersonView(Wire):
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


class DeviceView(Wire):
    id: str
    name: str = Field(description="Browser and system; empty for programs.", examples=["Firefox, Linux"])
    created: float
    seen: float | None = Field(description="When it was used last, to the hour.")
    this: bool = Field(description="The one that asks.")


class DevicesView(Wire):
    devices: list[DeviceView]
