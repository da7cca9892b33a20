from typing import Annotated

from pydantic import Field

from labora.server.core.schemas import RequestSchema, Schema
from labora.server.games.requests import AskSeat, TableName


class AskRecord(RequestSchema):
    """Give a record to review or to continue, as `GET .../record` returns it."""

    record: dict[str, object]
    name: TableName = ""
    seats: Annotated[list[AskSeat], Field(max_length=4)] = Field(
        default=[], description="Empty: all on this device."
    )


class OpenedRecordView(Schema):
    """Show the table that was made of a record's file."""

    table: str = Field(description="Its id.")
    problem: str | None = Field(description="Where the record stops being legal, and why.")
