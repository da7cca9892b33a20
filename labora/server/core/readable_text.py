"""Texts that others can read: something is seen, and nothing hides or overflows."""

import unicodedata
from typing import Final

# Letters and signs by their category that look like nothing: fillers of Hangul, a Braille cell without dots.
_BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5\u180e")
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_SIGN: Final = "\ufe0f"
# Tibetan and Hebrew need three; more are towers.
MOST_MARKS: Final = 3
MOST_LINES: Final = 12


def is_name(text: str) -> bool:
    """Return whether the text can be a name. Callers decide about empty ones."""
    return not text or (is_readable(text) and any(_is_seen(character) for character in text))


def is_message(text: str) -> bool:
    lines = text.split("\n")
    whole = any(_is_seen(character) for character in text)
    return whole and len(lines) <= MOST_LINES and all(is_readable(line) for line in lines)


def is_readable(text: str) -> bool:
    marks = 0
    for at, character in enumerate(text):
        before = text[at - 1] if at else ""
        if not (character.isprintable() or _joins(before, character, text[at + 1 : at + 2])):
            return False
        if character == _SIGN and not _is_emoji(before):
            return False
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if marks > MOST_MARKS or (marks and not before):
            return False
    return True


def _is_seen(character: str) -> bool:
    return unicodedata.category(character)[0] in "LNPS" and character not in _BLANKS


def _joins(before: str, character: str, after: str) -> bool:
    """Emoji families, and scripts in which letters are joined or kept apart."""
    if character == _JOINER and before == _SIGN:
        return bool(after) and _is_emoji(after)
    if character not in (_JOINER, _NON_JOINER) or not before or not after:
        return False
    both = before, after
    emoji = character == _JOINER and all(_is_emoji(one) for one in both)
    return emoji or all("\u0600" <= one <= "\u0dff" for one in both)


def _is_emoji(character: str) -> bool:
    return bool(character) and (
        unicodedata.category(character) in ("So", "Sk") or character in "#*0123456789\u2642\u2640"
    )


def without_joiners(text: str) -> str:
    """For records, which only have printable characters."""
    return "".join(character for character in text if character.isprintable())
