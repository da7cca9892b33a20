"""What happened, as clients see it."""

from typing import Any, Final

from pydantic import TypeAdapter

from labora.server.games.domain.events import Decided, Foreign, Said, TableEvent
from labora.server.games.event_schemas import EventView, UnknownEvent

_VIEW: Final[TypeAdapter[EventView]] = TypeAdapter(EventView)


def event_view(event: TableEvent, hidden: frozenset[int] = frozenset()) -> EventView:
    """Without what only the server knows: the views name what may be seen. Removed messages have no text."""
    if isinstance(event.body, Foreign):
        return UnknownEvent(number=event.number, at=event.at, what=event.body.kind)
    known: dict[str, Any] = event.body.model_dump()
    if isinstance(event.body, Decided):
        known["fallback"] = event.body.fallback and event.body.fallback.reason
    if isinstance(event.body, Said) and event.number in hidden:
        known["text"] = None
    return _VIEW.validate_python({**known, "number": event.number, "at": event.at})
