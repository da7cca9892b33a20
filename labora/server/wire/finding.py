"""Finding a game: open tables by what one wants, whoever comes, people one has played with."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from labora.server.wire.base import Asked, Wire
from labora.server.wire.table import TableSummary

Speed = Literal["none", "live", "days"]
Variant = Literal["france", "ireland"]
Within = Annotated[int, Field(ge=1, le=5000)]
ModeName = Annotated[str, StringConstraints(max_length=20)]
Handle = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{24}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


class AskSeek(Asked):
    """The first message of the WebSocket: what somebody would play, what they like best first."""

    modes: Annotated[list[ModeName], Field(min_length=1, max_length=14)]
    variants: Annotated[list[Variant], Field(min_length=1, max_length=2)]
    speeds: Annotated[list[Speed], Field(min_length=1, max_length=3)]
    rated: bool = Field(default=False, description="A game that counts for the ratings of those who play.")
    within: Within | None = Field(
        default=None, description="With `rated`: only people whose rating is so near to mine; null: anybody."
    )


class SeekingMessage(Wire):
    """Still waiting: how many wait, whatever they want."""

    type: Literal["seeking"] = "seeking"
    seekers: int


class FoundMessage(Wire):
    """A game has begun; the connection ends."""

    type: Literal["found"] = "found"
    table: str


class AskInvite(Asked):
    people: Annotated[list[Handle], Field(max_length=20)] = Field(default=[])
    table: TableId | None = Field(default=None, description="Everybody who has played at this one with me.")


class AskDecline(Asked):
    block: bool = Field(default=False, description="Nothing from this person any more.")


class AskBear(Asked):
    who: Handle


class AcquaintanceView(Wire):
    """Somebody I have played with. The handle means them to nobody but me."""

    who: str
    name: str
    games: int
    last: float
    state: Literal["free", "invited", "declined"]


class AcquaintancesView(Wire):
    people: list[AcquaintanceView]


class InvitationView(Wire):
    name: str = Field(description="Who invites.")
    at: float
    table: TableSummary


class AvoidedView(Wire):
    who: str
    name: str


class InvitationsView(Wire):
    invitations: list[InvitationView]
    avoided: list[AvoidedView] = Field(description="Those who cannot invite me.")
