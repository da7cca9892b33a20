"""Compares texts as people type them, without case, accents, apostrophes and spaces."""

import unicodedata
from typing import Final

SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
_APOSTROPHE: Final = "\N{RIGHT SINGLE QUOTATION MARK}"
_SAME: Final = str.maketrans({_APOSTROPHE: "'", "ł": "l", "œ": "oe", "æ": "ae", SOFT_HYPHEN: None})


def folded(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_SAME))
    plain = "".join(character for character in apart if not unicodedata.combining(character))
    return " ".join(plain.split())


def plain(text: str) -> str:
    """Without soft hyphens, which a terminal would show."""
    return text.replace(SOFT_HYPHEN, "")
