"""Whether a language says all that English says, and says it well: `python -m labora.words.checking de`."""

from collections.abc import Iterator

from labora.words.checking.entries import Entry, entries, faults
from labora.words.checking.formatting import unformatted
from labora.words.checking.grammar import forms, missing, plurals, variables
from labora.words.checking.old_words import old_words
from labora.words.checking.typography import leftovers, links, numbers, typography
from labora.words.messages import ENGLISH


def problems(language: str) -> Iterator[str]:
    """What is wrong with a language, a line each."""
    yield from faults(language)
    english, own = entries(ENGLISH), entries(language)
    yield from missing(english, own)
    yield from forms(own)
    yield from typography(language, own)
    yield from old_words(language, own)
    yield from _of_each(language, english, own)
    yield from unformatted(language, english)


def _of_each(language: str, english: dict[str, Entry], own: dict[str, Entry]) -> Iterator[str]:
    for name, entry in own.items():
        if name in english:
            yield from variables(english[name], entry)
            yield from plurals(language, entry)
            yield from numbers(english[name], entry)
            yield from links(english[name], entry)
            yield from leftovers(language, english[name], entry)
