"""What a table has beside its game: seats, a question to the others, a log that cannot be followed."""

from dataclasses import dataclass, field

from labora.server.games.domain.events import SeatPlan, StandingQuestion
from labora.server.games.positions.refusal import Refusal


@dataclass(slots=True)
class TableSeat:
    """Hold who sits at a seat, and the answers given in advance."""

    person: str | None = None
    bot: str | None = None
    device: bool = False
    name: str = ""
    model: bool = False
    """A language model plays here, as all players can see."""
    resigned: bool = False
    replaced: bool = False
    owner: str | None = None
    """Who had the seat before a bot took it over, and may come back."""
    former: str | None = None
    """Who gave the seat up for good."""
    named: str | None = None
    """The name of the seat, if another user's game continues here."""
    level: str | None = None
    """The bot that has the seat in the game that goes on here."""
    reserved_for: str | None = None
    """A rematch: who played in this seat, and may sit down in it before others."""
    late: bool = False
    """The clock took the player's last turn."""
    acted: float = 0.0
    """When the player last acted."""
    standing: dict[StandingQuestion, tuple[str, int | None]] = field(default_factory=dict)

    @property
    def name_of(self) -> str | None:
        """The person whose name stands here; None: it was only typed."""
        own = None if self.device else self.person
        return self.named or own or self.owner or self.former

    @property
    def holder(self) -> str | None:
        """Who plays here, or played here before a bot did."""
        return self.person or self.owner or self.former

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


def seat_of(plan: SeatPlan) -> TableSeat:
    """Make the seat as it is when a table is opened."""
    model = plan.model is True
    seat = TableSeat(plan.person, plan.bot, plan.device, plan.name, model)
    seat.named, seat.level, seat.reserved_for = plan.named, plan.level, plan.reserved_for
    return seat


@dataclass(slots=True)
class UndoQuestion:
    """Hold an open question for an undo and the answers so far."""

    seat: int
    to: int
    number: int
    agreed: set[str] = field(default_factory=set)


@dataclass(slots=True, frozen=True)
class UnreadableLog:
    """Report that the rules have changed: from here on the log cannot be followed."""

    number: int
    """Of the event that is not possible any more."""
    refusal: Refusal
