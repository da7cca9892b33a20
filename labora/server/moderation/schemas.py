from typing import Annotated

from pydantic import AfterValidator, Field, StringConstraints

from labora.server.core.schemas import RequestSchema
from labora.server.core.text_types import checked_note


class AskReport(RequestSchema):
    """Report a player, or a message and its author."""

    seat: Annotated[int, Field(ge=0, le=3)] | None = None
    message: Annotated[int, Field(ge=1, le=2**31)] | None = Field(
        default=None, description="The number of the message's event."
    )
    text: Annotated[
        str, StringConstraints(max_length=500, strip_whitespace=True), AfterValidator(checked_note)
    ] = Field(default="", description="What is wrong.")
