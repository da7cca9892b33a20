"""Who would want to be told of what has just happened at a table, were they not looking at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from labora.server.table.events import Event, UndoAsked
from labora.server.table.table import Table

Occasion = Literal["turn", "invited", "undo", "over"]


@dataclass(frozen=True, slots=True)
class Told:
    person: str
    occasion: Occasion


def occasions(before: Table | None, after: Table, events: Sequence[Event]) -> list[Told]:
    """`before` is None for a table that has just been opened."""
    found = [Told(person, "undo") for event in events for person in _asked(after, event)]
    decider = _decider(after)
    if decider is not None and (before is None or _decider(before) != decider):
        found.append(Told(decider, "turn"))
    if after.phase == "over" and (before is None or before.phase != "over"):
        found += [Told(person, "over") for person in sorted(after.voters())]
    return found


def _decider(table: Table) -> str | None:
    return None if table.decider is None else table.seats[table.decider].person


def _asked(table: Table, event: Event) -> list[str]:
    if not isinstance(event.body, UndoAsked) or table.question is None:
        return []
    asker = table.seats[event.body.seat].person or ""
    return sorted(table.voters() - {asker})
