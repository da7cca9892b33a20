"""Quotes, dashes and spaces of each language, and what was left in English."""

import re
from collections.abc import Iterator
from typing import Final

from labora.i18n.checks.entries import MessageEntry
from labora.i18n.messages import ENGLISH

# Names and codes that are the same everywhere.
_SAME: Final = re.compile(
    r"labora|Labora|PostgreSQL|JSON|UTF-8|HTTP|LABORA_LANGUAGE|LABORA_HOSTS|Ctrl-C|Enter|Catanatron|python-chess|chess\.Board\.copy|perft"
    r"|stack=False|matplotlib|pip install|labora\[arena\]|sqlite\+aiosqlite:///labora\.db|postgresql\+asyncpg"
    r"|user@host/name|path\.py:ClassName|labora\.bots\.Bot|labora-record|format|NPM|npm|debug|info|warning|error"
    r"|--[a-z-]+|\./play|\.png|\.svg|\.pdf|Anna,bot:random|Ora et Labora|random|novice|monk|4-long|4-short"
    r"|wheel"
    r"|kB|ms|http|\b[A-EGIFNMTPLSYZ]\b|\bn\b|F05|village|Web|i NAME|FILE|NAME|WORDS|\b[uihpmslq]\b|uu|log|bot"
)
# `[words](target)`: what the rules link is a code, the same in every language.
_TARGET: Final = re.compile(r"(?<=\])\(([a-z0-9-]+)\)")
_LATIN: Final = re.compile(r"[A-Za-z]{2,}")
_WORDS: Final = re.compile(r"[^\W\d_]{3,}")
_DIGITS: Final = re.compile(r"\d*½|\d+")
_RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
    "all": (
        (r"[\"'`]", "a straight quote or apostrophe"),
        (r"\.\.\.", "three full stops instead of …"),
        (r" - ", "a hyphen instead of a dash"),
        (r"\d ?x\b", "x instead of a multiplication sign"),
    ),
    "de": (
        (r"[”«»]", "quotes are „ “"),
        (r"“\w", "quotes are „ “"),
        (r"(?<=[\w,;)}–] )(Sie|Ihre?[mnrs]?)\b", "du, not Sie"),
    ),
    "fr": (
        (r"[\w}»)][;:!?](?!//)(?=[\s]|$)", "no narrow space before ; : ! ?"),
        (r" [;:!?»]|« ", "a breaking space beside ; : ! ? « »"),
        (r"[„“”]", "quotes are « »"),
        (r"«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»", "no space inside « »"),
    ),
    "pl": (
        (r"(?<![\w\u2019{}-])[aiouwzAIOUWZ] (?=\S)", "a one-letter word before a breaking space"),
        (r"“|«|»", "quotes are „ ”"),
        (r"\s%", "a space before %"),
    ),
    "ru": (
        (r"[ёЁ]", "no ё"),
        (r"[“”](?!\w)|\"", "quotes are « »"),
        (r"(?<!^)(?<!\n) —|(?<=\S) \u2013 ", "a dash is U+00A0 — space"),
    ),
}


def typography(language: str, own: dict[str, MessageEntry]) -> Iterator[str]:
    for entry in own.values():
        for pattern, fault in (*_RULES["all"], *_RULES.get(language, ())):
            text = next((one for one in entry.variants if re.search(pattern, one)), None)
            if text is not None:
                yield f"{entry.name}: {fault}: {text!r}"


def numbers(english: MessageEntry, own: MessageEntry) -> Iterator[str]:
    """What a function costs, yields or limits is the same in every language."""
    if english.name.startswith("function-"):
        wanted, said = (sorted(_DIGITS.findall(" ".join(entry.texts))) for entry in (english, own))
        if wanted != said:
            yield f"{own.name}: the numbers are {said}, in English {wanted}"


def links(english: MessageEntry, own: MessageEntry) -> Iterator[str]:
    """The words may be others, and come in another order; what they lead to is the same."""
    wanted, found = ({*_TARGET.findall(" ".join(entry.texts))} for entry in (english, own))
    if wanted != found:
        yield f"{own.name}: leads to {sorted(found)}, in English to {sorted(wanted)}"


def leftovers(language: str, english: MessageEntry, own: MessageEntry) -> Iterator[str]:
    """Whole texts that are as in English, and Latin letters where the language has others."""
    if language == ENGLISH:
        return
    text = _TARGET.sub("", " ".join(own.texts))
    words = _WORDS.findall(_SAME.sub("", text))
    if len(words) > 2 and own.texts == english.texts:
        yield f"{own.name}: as in English: {text!r}"
    if language == "ru":
        found = _LATIN.findall(_SAME.sub("", text))
        if found:
            yield f"{own.name}: Latin letters: {', '.join(found)}"
