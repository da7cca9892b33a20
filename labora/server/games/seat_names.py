"""What those who sit at a table are called."""

from collections.abc import Iterable
from itertools import count

from labora.i18n import Words


def shown_names(seats: Iterable[tuple[str, str | None]], words: Words | None) -> list[str]:
    """Name each seat, given as its own name and its bot: a bot without a name is called by its level.

    The second and later bots of a level have a number. A free seat has an empty name.
    Without words a level is its id.
    """
    seats = list(seats)
    taken = {name for name, _ in seats}
    found = []
    for name, bot in seats:
        level = bot if words is None or bot is None else words.text("web-bot", bot=bot)
        found.append(name or (_free(level, taken) if level else ""))
        taken.add(found[-1])
    return found


def _free(level: str, taken: set[str]) -> str:
    numbered = (f"{level} {number}" for number in count(2))
    return level if level not in taken else next(name for name in numbered if name not in taken)
