from pydantic import Field

from labora.i18n.messages import Argument
from labora.server.core.schemas import Schema
from labora.server.games.positions.decision_schemas import RefusedView
from labora.server.games.schemas import TableView


class ProblemView(Schema):
    """Show a problem: its id, a sentence and its arguments."""

    type: str = Field(description="`about:blank#` and the name of the problem.")
    title: str = Field(
        description="What kind of problem it is, in English.", examples=["Authentication required"]
    )
    status: int
    message: str = Field(
        description="`problem-` and the name of the problem: for programs.", examples=["problem-conflict"]
    )
    detail: str = Field(description="A sentence in the language asked for.")
    arguments: dict[str, Argument]
    refused: RefusedView | None = Field(default=None, description="Which decision is not possible, and why.")
    table: TableView | None = Field(default=None, description="The table as it is now (conflicts).")
