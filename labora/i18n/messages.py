"""Messages of one language, read from Project Fluent files; what a language lacks is said in English."""

import os
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Protocol

from babel.dates import format_date
from fluent.runtime.types import fluent_number

from labora.i18n.phrases import GENDER, REMEMBERED, Bundle, Phrase, formed, gender_of, origin
from labora.i18n.typed_text import plain

Argument = str | int | float
ENGLISH: Final = "en"
STRICT: Final = "LABORA_STRICT_WORDS"
_LOCALE: Final = files("labora") / "locale"
# A language is a folder.
LANGUAGES: Final = tuple(sorted(folder.name for folder in _LOCALE.iterdir() if folder.is_dir()))


class _Remembering(Protocol):
    def forget_said(self) -> None: ...


_REMEMBERING: Final[list[_Remembering]] = []


class WordsError(LookupError):
    """Report that a message or a language is missing, or that a message lacks an argument."""


class Messages:
    """Say messages in one language; `strict` raises where a person would get English instead.

    Without `hyphens` no word carries soft ones: where lines break, a terminal cannot tell.
    """

    def __init__(self, language: str, *, strict: bool, hyphens: bool) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"There is no language {language!r}. Languages: {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self._strict: Final = strict
        spoken = (language,) if strict else (language, ENGLISH)
        self._bundles: Final = [bundle(name, hyphens) for name in dict.fromkeys(spoken)]
        self._names: Final[dict[tuple[Argument, ...], Phrase]] = {}

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def name(self, message: str, arguments: Mapping[str, Argument]) -> Phrase:
        """Return a name from the cache, or add it."""
        key = (message, *arguments.values())
        known = self._names.get(key)
        if known is None:
            if len(self._names) >= REMEMBERED:
                self._names.clear()
            known = self._names[key] = self.phrase(message, arguments)
        return known

    def phrase(self, message: str, arguments: Mapping[str, Argument]) -> Phrase:
        return Phrase(
            self.text(message, arguments),
            lambda name: self.form(message, arguments, name),
            (message, *((name, origin(value)) for name, value in arguments.items())),
        )

    def forget_said(self) -> None:
        self._names.clear()

    def text(self, message: str, arguments: Mapping[str, Argument]) -> str:
        bundle = self._bundle(message)
        if bundle is not None:
            return self._format(bundle, message, arguments)
        if self._strict:
            raise WordsError(f"There is no message {message!r}.")
        return message

    def forms(self, message: str) -> tuple[str, ...]:
        """The names of the forms that a message has here."""
        bundle = self._bundle(message)
        return () if bundle is None else tuple(bundle.get_message(message).attributes)

    def form(self, message: str, arguments: Mapping[str, Argument], form: str) -> str:
        """A form of a message, or else the message with what it is made of in that form."""
        bundle = self._bundle(message)
        if bundle is not None and form in self.forms(message):
            return self._format(bundle, message, arguments, form)
        return (
            gender_of(arguments.values()) if form == GENDER else self.text(message, formed(arguments, form))
        )

    def _bundle(self, message: str) -> Bundle | None:
        for bundle in self._bundles:
            if bundle.has_message(message):
                return bundle
        return None

    def number(self, value: float, digits: int | None) -> str:
        """Format a number with `digits` decimal places, in the way of the language."""
        options = {} if digits is None else {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        said = str(fluent_number(value, **options).format(self._bundles[0]._babel_locale))
        return said.replace("-", "\u2212")

    def day(self, day: date) -> str:
        """Format a day with the name of its month."""
        return format_date(day, "long", self._bundles[0]._babel_locale)

    def _format(self, bundle: Bundle, message: str, arguments: Mapping[str, Argument], form: str = "") -> str:
        found = bundle.get_message(message)
        pattern = found.attributes.get(form, found.value)
        if pattern is None:
            raise WordsError(f"The message {message!r} has no text.")
        text, errors = bundle.format_pattern(pattern, arguments)
        if errors and self._strict:
            raise WordsError(f"The message {message!r} cannot be formatted: {errors}.")
        return str(text)


def messages_of(language: str, *, strict: bool, hyphens: bool) -> Messages:
    """One for all who speak it. With LABORA_STRICT_WORDS set, as in the tests, all are strict."""
    return _messages_of(language, strict or bool(os.environ.get(STRICT)), hyphens)


@cache
def _messages_of(language: str, strict: bool, hyphens: bool) -> Messages:
    found = Messages(language, strict=strict, hyphens=hyphens)
    _REMEMBERING.append(found)
    return found


@cache
def bundle(language: str, hyphens: bool = True) -> Bundle:
    """Without soft hyphens for a terminal, which would show them."""
    found = Bundle([language, ENGLISH])
    _REMEMBERING.append(found)
    for file in message_files(language):
        text = file.read_text(encoding="utf-8")
        found.add_entries(text if hyphens else plain(text))
    return found


def message_files(language: str) -> Iterator[Traversable]:
    """List the files of a language, then those that only English has."""
    yield from translated_files(language)
    if language == ENGLISH:
        yield from _files_in(_LOCALE / ENGLISH / "only")


def translated_files(language: str) -> Iterator[Traversable]:
    """List the files that every language has."""
    yield from _files_in(_LOCALE / language)


def _files_in(folder: Traversable) -> list[Traversable]:
    found = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    return sorted(found, key=lambda file: file.name)


def forget_said() -> None:
    """Sentences that are remembered may hold names of persons."""
    for speaker in _REMEMBERING:
        speaker.forget_said()
