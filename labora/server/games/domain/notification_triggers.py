"""Finds the users to notify about what has just happened at a table."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from labora.server.games.domain.events import TableEvent, UndoAsked
from labora.server.games.domain.table import Table

Occasion = Literal["turn", "invited", "undo", "over"]


@dataclass(frozen=True, slots=True)
class Notification:
    """Name a user and what they are to be notified of."""

    person: str
    occasion: Occasion


def notifications_of(before: Table | None, after: Table, events: Sequence[TableEvent]) -> list[Notification]:
    """`before` is None for a table that has just been opened."""
    found = [Notification(person, "undo") for event in events for person in _asked(after, event)]
    decider = _decider(after)
    if decider is not None and (before is None or _decider(before) != decider):
        found.append(Notification(decider, "turn"))
    if after.phase == "over" and (before is None or before.phase != "over"):
        found += [Notification(person, "over") for person in sorted(after.voters())]
    return found


def _decider(table: Table) -> str | None:
    return None if table.decider is None else table.seats[table.decider].person


def _asked(table: Table, event: TableEvent) -> list[str]:
    if not isinstance(event.body, UndoAsked) or table.question is None:
        return []
    asker = table.seats[event.body.seat].person or ""
    return sorted(table.voters() - {asker})
