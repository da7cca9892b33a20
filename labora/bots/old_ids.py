"""Translates ids that bots had before: stored games, files and clients may still use them."""

from typing import Final

RENAMED: Final[dict[str, str]] = {"brother": "monk", "prior": "cellarer", "brother-1": "monk-1"}


def current_bot(name: str) -> str:
    """Return the id that the bot has now; a name that is not an old id stays as it is."""
    return RENAMED.get(name.casefold(), name)
