"""The clocks that people choose by name; a table can have any other."""

from typing import Final

from labora.server.games.domain.events import ClockRule

CLOCK_PRESETS: Final[dict[str, ClockRule | None]] = {
    "none": None,
    "live": ClockRule(kind="turn", seconds=300, end="turn"),
    "budget": ClockRule(kind="budget", seconds=3600, increment=30, end="seat"),
    "day": ClockRule(kind="turn", seconds=86_400, end="turn"),
}
