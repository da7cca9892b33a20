from typing import Annotated

from pydantic import Field

from labora.server.core.schemas import RequestSchema
from labora.server.games.requests import AskSeat, TableName


class AskRecord(RequestSchema):
    """Give a record to review or to continue, as `GET .../record` returns it."""

    record: dict[str, object]
    name: TableName = ""
    seats: Annotated[list[AskSeat], Field(max_length=4)] = Field(
        default=[], description="Empty: all on this device."
    )
