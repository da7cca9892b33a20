"""Whether a language says all that English says, and says it well: `python -m labora.i18n.checks de`."""

from collections.abc import Iterator

from labora.i18n.checks.entries import MessageEntry, entries, faults
from labora.i18n.checks.formatting import unformatted
from labora.i18n.checks.grammar import forms, missing, plurals, variables
from labora.i18n.checks.old_words import old_words
from labora.i18n.checks.typography import leftovers, links, numbers, typography
from labora.i18n.messages import ENGLISH


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


def _of_each(language: str, english: dict[str, MessageEntry], own: dict[str, MessageEntry]) -> Iterator[str]:
    for name, entry in own.items():
        if name in english:
            yield from variables(english[name], entry)
            yield from plurals(language, entry)
            yield from numbers(english[name], entry)
            yield from links(english[name], entry)
            yield from leftovers(language, english[name], entry)
