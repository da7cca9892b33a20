"""Titles of problems (RFC 9457): the same for every occurrence, in English, for programmers."""

from collections.abc import Mapping
from typing import Final

# Where the name alone does not say it.
_TITLES: Final[Mapping[str, str]] = {
    "asked-already": "Confirmation already sent",
    "asked-yourself": "Own undo request",
    "cannot-be-shown": "Table cannot be shown",
    "closed": "Table closed",
    "creator-only": "Only for the creator of the table",
    "invalid": "Invalid request",
    "malformed": "Malformed request",
    "me-twice": "Only one seat for each user",
    "newer-version": "Table continued by a newer version",
    "no-aids": "Assistance not allowed",
    "no-analysis-now": "Too many analyses waiting",
    "no-hint-now": "No hint available now",
    "no-hints": "Hints turned off",
    "no-mail-address": "Not an e-mail address",
    "no-pictures": "Pictures not available",
    "no-replay-now": "Record cannot be read now",
    "no-such-number": "Position not reached yet",
    "no-such-recovery": "Link or code not valid",
    "no-such-way": "Kind of notification not available",
    "no-topic": "Not a topic address",
    "no-web-address": "Not a valid web address",
    "nobody-asked": "No undo request",
    "nobody-to-ask": "No player left to agree",
    "not-a-line": "Not a variation",
    "not-absent": "Player not absent",
    "not-absent-long-enough": "Player not absent for long enough",
    "not-over": "Game not over",
    "not-playing": "Game not in progress",
    "not-possible": "Decision not possible",
    "not-started": "Game not started",
    "over": "Game over",
    "own-network": "Address inside the server's network",
    "read-only": "Table can only be viewed",
    "rules": "Not allowed by the rules",
    "seats-of-record": "Seat not allowed for a record",
    "storage": "Storage failed",
    "too-large": "Request too large",
    "too-long": "Game too long",
    "too-many-channels": "Too many notification channels",
    "too-many-invited": "Too many invitations",
    "too-many-lines": "Too many variations",
    "too-many-waiting": "Too many waiting tables",
    "too-many-with-bots": "Too many tables with bots",
    "too-often": "Too many requests",
    "unexpected": "Internal error",
    "unratable": "Game cannot be rated",
    "unreadable": "Stored data cannot be read",
    "who-are-you": "Authentication required",
    "wrong-host": "Unknown host name",
    "wrong-method": "Method not allowed",
    "wrong-origin": "Request from another website",
    "wrong-record": "Not a game record",
    "wrong-seats": "Wrong seats for this game",
}


def title_of(name: str) -> str:
    """Return the title of a problem: `no-such-table` is "No such table"."""
    return _TITLES.get(name) or name.replace("-", " ").capitalize()
