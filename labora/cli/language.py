"""Chooses the language of the command line."""

import os
from collections.abc import Iterator
from functools import cache
from typing import Final

from labora.i18n import LANGUAGES, Words
from labora.i18n.messages import ENGLISH, Argument

VARIABLE: Final = "LABORA_LANGUAGE"
# Where systems keep what their users speak, the strongest first.
_SYSTEM: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
_asked: list[str] = []


def speak(language: str | None) -> None:
    """From now on in this language; without one, in that of the surroundings."""
    _asked[:] = [] if language is None else [language]


def words() -> Words:
    return _words_in(_asked[0] if _asked else usual_language())


def say(message: str, **arguments: Argument) -> str:
    return words().text(message, **arguments)


def usual_language() -> str:
    """`LABORA_LANGUAGE`, else the first of the system's languages that there is, else English."""
    return next((code for code in _wanted() if code in LANGUAGES), ENGLISH)


def _wanted() -> Iterator[str]:
    for name in (VARIABLE, *_SYSTEM):
        for one in os.environ.get(name, "").split(":"):
            yield one.partition(".")[0].partition("_")[0].partition("-")[0].lower()


@cache
def _words_in(language: str) -> Words:
    return Words(language, hyphens=False)
