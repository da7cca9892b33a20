"""Messages of one language, read from Project Fluent files; what a language lacks is said in English."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

Argument = str | int | float
ENGLISH: Final = "en"
_LOCALE: Final = files("labora") / "locale"
LANGUAGES: Final = tuple(sorted(folder.name for folder in _LOCALE.iterdir() if folder.is_dir()))


class WordsError(LookupError):
    """There is no such message or language, or a message lacks an argument."""


class Messages:
    """`strict` raises where a person would rather read half a sentence than nothing."""

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise WordsError(f"There is no language {language!r}. Languages: {', '.join(LANGUAGES)}.")
        self.language: Final = language
        self._strict: Final = strict
        self._bundles: Final = [bundle(name) for name in dict.fromkeys((language, ENGLISH))]

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles)

    def text(self, message: str, arguments: Mapping[str, Argument]) -> str:
        for bundle in self._bundles:
            if bundle.has_message(message):
                return self._format(bundle, message, arguments)
        if self._strict:
            raise WordsError(f"There is no message {message!r}.")
        return message

    def _format(self, bundle: FluentBundle, message: str, arguments: Mapping[str, Argument]) -> str:
        pattern = bundle.get_message(message).value
        if pattern is None:
            raise WordsError(f"The message {message!r} has no text.")
        text, errors = bundle.format_pattern(pattern, dict(arguments))
        if errors and self._strict:
            raise WordsError(f"The message {message!r} cannot be formatted: {errors}.")
        return str(text)


@cache
def bundle(language: str) -> FluentBundle:
    # Isolation marks around arguments would be seen in a terminal.
    found = FluentBundle([language], use_isolating=False)
    for file in message_files(language):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def message_files(language: str) -> Iterator[Traversable]:
    folder = _LOCALE / language
    yield from sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )
