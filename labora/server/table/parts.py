"""What a table is made of: seats, decisions, turns, a question to the others."""

from dataclasses import dataclass, field
from typing import Any

from labora.rules.state.position import Position
from labora.server.table.events import How, Question


@dataclass(slots=True)
class Seat:
    person: str | None = None
    bot: str | None = None
    device: bool = False
    name: str = ""
    resigned: bool = False
    replaced: bool = False
    owner: str | None = None
    """Who had the seat before a bot took it over, and may come back."""
    standing: dict[Question, tuple[str, int | None]] = field(default_factory=dict)

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None


@dataclass(slots=True, frozen=True)
class Taken:
    """A decision that counts."""

    text: str
    seat: int
    how: How
    number: int
    """Of the event that it came with."""


@dataclass(slots=True, frozen=True)
class Turn:
    first: int
    """How many decisions had been taken before it."""
    start: Position
    told: dict[str, Any] = field(default_factory=dict, compare=False)
    """What the turn before was in words, by language: it does not change any more."""


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
    reason: str
