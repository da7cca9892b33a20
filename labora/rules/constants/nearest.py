"""Finds the name that was meant by one that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

_LEAST_LIKENESS: Final = 0.5


def nearest(value: str, known: Iterable[str]) -> str | None:
    """Returns the known name that is most like the value; None if none is."""
    found = get_close_matches(value, list(known), n=1, cutoff=_LEAST_LIKENESS)
    return found[0] if found else None


def did_you_mean(value: str, known: Iterable[str]) -> str:
    """Writes the question about the nearest name, with a space behind it; empty if no name is near."""
    by_folded = {name.casefold(): name for name in known}
    found = nearest(value.casefold(), by_folded)
    return "" if found is None else f"Did you mean {by_folded[found]!r}? "
