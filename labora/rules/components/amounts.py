"""Amounts as text: `2clay+1stone` as in options, `2 wood + 1/2 energy` as on cards. One reader for all."""

import re
from typing import Final

_TERM: Final = re.compile(r" ?(\d{1,4})(/2)? ?([a-z-]+) ?")


def read_amounts(text: str) -> list[tuple[str, int]] | None:
    """Names with their numbers in halves, in the order of the text; None where it is no text of amounts."""
    found: list[tuple[str, int]] = []
    for term in text.split("+") if text else []:
        parts = _TERM.fullmatch(term)
        if parts is None:
            return None
        number = int(parts[1])
        found.append((parts[3], number if parts[2] else 2 * number))
    return found
