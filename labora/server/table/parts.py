"""What a table has beside its game: seats, a question to the others, a log that cannot be followed."""

from dataclasses import dataclass, field

from labora.server.table.events import Question
from labora.server.table.refusal import Refusal


@dataclass(slots=True)
class Seat:
    person: str | None = None
    bot: str | None = None
    device: bool = False
    name: str = ""
    model: bool = False
    """A language model plays here, as everybody at the table can see."""
    resigned: bool = False
    replaced: bool = False
    owner: str | None = None
    """Who had the seat before a bot took it over, and may come back."""
    former: str | None = None
    """Who gave the seat up for good."""
    late: bool = False
    """The clock took the last turn of whoever sits here."""
    acted: float = 0.0
    """When whoever sits here did something for the last time."""
    standing: dict[Question, tuple[str, int | None]] = field(default_factory=dict)

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


@dataclass(slots=True)
class UndoQuestion:
    seat: int
    to: int
    number: int
    agreed: set[str] = field(default_factory=set)


@dataclass(slots=True, frozen=True)
class Broken:
    """The rules have changed since: from here on the log cannot be followed."""

    number: int
    """Of the event that is not possible any more."""
    refusal: Refusal
