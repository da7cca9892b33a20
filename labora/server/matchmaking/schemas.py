"""Types of matchmaking: filters for open tables, the queue, previous players."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labora.rules.components.goods import Variant
from labora.server.core.schemas import RequestSchema, Schema
from labora.server.games.schemas import TableSummary

Speed = Literal["none", "live", "days"]
Within = Annotated[int, Field(ge=1, le=5000)]
ModeName = Annotated[str, StringConstraints(max_length=20)]
Handle = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{24}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class AskSeek(RequestSchema):
    """Carry the preferences of the first message of the WebSocket, best first."""

    modes: Annotated[list[ModeName], Field(min_length=1, max_length=14)]
    variants: Annotated[list[Variant], Field(min_length=1, max_length=2)]
    speeds: Annotated[list[Speed], Field(min_length=1, max_length=3)]
    rated: bool = Field(default=False, description="A game that counts for the ratings of those who play.")
    within: Within | None = Field(
        default=None, description="With `rated`: only people whose rating is so near to mine; null: anybody."
    )


class SeekingMessage(Schema):
    """Report how many users wait, with any preferences."""

    type: Literal["seeking"] = "seeking"
    seekers: int


class FoundMessage(Schema):
    """Tell that a game has begun; the connection ends."""

    type: Literal["found"] = "found"
    table: str


class AskInvite(RequestSchema):
    """Ask someone to a table."""

    people: Annotated[list[Handle], Field(max_length=20)] = Field(default=[])
    table: TableId | None = Field(default=None, description="Everybody who has played at this one with me.")


class AskDecline(RequestSchema):
    """Decline an invitation."""

    block: bool = Field(default=False, description="Nothing from this person any more.")


class AskUnblock(RequestSchema):
    """Name a user to unblock."""

    who: Handle


class AcquaintanceView(Schema):
    """Show a user I have played with. Only I can use the handle."""

    who: str
    name: str
    games: int
    last: float
    state: Literal["free", "invited", "declined"]


class AcquaintancesView(Schema):
    """List users that one has played with."""

    people: list[AcquaintanceView]


class InvitationView(Schema):
    """Show an invitation."""

    name: str = Field(description="Who invites.")
    at: float
    table: TableSummary


class AvoidedView(Schema):
    """Show a user that one avoids."""

    who: str
    name: str


class InvitationsView(Schema):
    """List invitations and avoided users."""

    invitations: list[InvitationView]
    avoided: list[AvoidedView] = Field(description="Those who cannot invite me.")
