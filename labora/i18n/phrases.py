"""Words that a sentence takes in the form that it needs: `{ FORM($card, "genitive") }`."""

import re
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import Any, Final, Self

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import (
    CurrentEnvironment,
    MessageReference,
    Pattern,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentFloat, FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode

# Not a text: what sentences choose among variants by.
GENDER: Final = "gender"
LONGEST: Final = 900
# Sentences of a language: the same are said again and again, from decision to decision.
REMEMBERED: Final = 20_000


class Phrase(str):
    """Hold a text with its further forms: the attributes of its message, as each language needs them.

    `origin` is what it is made of: phrases of the same origin have the same forms.
    """

    _form: Callable[[str], str]
    origin: Hashable

    def __new__(cls, text: str, form: Callable[[str], str], origin: Hashable) -> Self:
        found = super().__new__(cls, text)
        found._form = form
        found.origin = origin
        return found

    def form(self, name: str) -> str:
        """The text itself where the language has no such form of it."""
        return self._form(name)


def form(value: Any, name: str) -> Any:
    """The function FORM of messages. What people are called has one form only."""
    return value.form(str(name)) if isinstance(value, Phrase) else value


def gender_of(values: Iterable[Any]) -> str:
    """That of the only one that can have any; none of what people are called."""
    phrases = [value for value in values if isinstance(value, Phrase)]
    return phrases[0].form(GENDER) if len(phrases) == 1 else ""


def formed(arguments: Mapping[str, Any], name: str) -> dict[str, Any]:
    """What a phrase is made of, in a form: that of a phrase which has no such form of its own."""
    return {key: form(value, name) for key, value in arguments.items()}


def joined(separator: str, items: Iterable[str]) -> Phrase:
    """A list: its form is the list of the forms."""
    parts = tuple(items)

    def in_form(name: str) -> str:
        return gender_of(parts) if name == GENDER else separator.join(form(part, name) for part in parts)

    return Phrase(separator.join(parts), in_form, (separator, *map(origin, parts)))


def origin(value: Any) -> Hashable:
    """Equal for values that sentences cannot tell apart."""
    return value.__class__, value.origin if isinstance(value, Phrase) else value


_ENTRY: Final = re.compile(r"^(?P<term>-?)(?P<name>[A-Za-z][\w-]*) *=.*\n?(?:(?:[ }].*)?\n|[ }].*\Z)*", re.M)
_FUNCTIONS: Final[dict[str, Any]] = {"FORM": form}


class Halves(FluentFloat):
    """Write halves: one and a half is 1½ in every language, with the plural of 1.5."""

    def format(self, locale: Locale) -> str:
        whole, half = divmod(float(self), 1)
        return f"{whole:.0f}½" if whole else "½" if half else "0"


def counted(count: float) -> int | Halves:
    return int(count) if count == int(count) else Halves(count)


def _told(value: Any) -> Any:
    """Shorten names that Fluent would refuse: it takes at most a thousand letters at once."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _value(value: Any) -> Any:
    """Fluent makes a number of its own of every number, also of a half."""
    if isinstance(value, FluentType):
        return value
    return Halves(value) if isinstance(value, float) and value % 1 == 0.5 else native_to_fluent(value)


class _Given(dict[str, Any]):
    """Arguments as Fluent takes them, each made when it is asked for: messages use few of them."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        super().__init__()
        self._arguments: Final = arguments

    def __missing__(self, name: str) -> Any:
        self[name] = value = _value(_told(self._arguments[name]))
        return value


class _Entries(dict[str, Any]):
    """Messages or terms by name, each parsed when it is first asked for: most of thousands never are."""

    def __getitem__(self, name: str) -> Any:
        entry = super().__getitem__(name)
        if isinstance(entry, str):
            entry = self[name] = FluentParser().parse_entry(entry)
        return entry


class Bundle(FluentBundle):
    """Hold messages of one language that may take forms and halves."""

    def __init__(self, locales: list[str]) -> None:
        # Isolation marks around arguments would be seen in a terminal.
        super().__init__(locales, functions=_FUNCTIONS, use_isolating=False)
        self._messages = _Entries()
        self._terms = _Entries()
        self._variables: Final[dict[int, tuple[str, ...]]] = {}
        self._said: Final[dict[tuple[Hashable, ...], str]] = {}

    def add_entries(self, text: str) -> None:
        """Add what a file holds. An entry begins a line; its other lines are indented or close a brace."""
        for entry in _ENTRY.finditer(text):
            known: dict[str, Any] = self._terms if entry["term"] else self._messages
            known.setdefault(entry["name"], entry[0])

    def forget_said(self) -> None:
        """Sentences may hold names of persons."""
        self._said.clear()

    def _key(self, pattern: Pattern, args: Mapping[str, Any]) -> tuple[Hashable, ...]:
        """The message, and the arguments as far as it can use them."""
        names = self._variables.get(id(pattern))
        if names is None:
            names = self._variables[id(pattern)] = tuple(sorted(set(self._named_in(pattern))))
        return id(pattern), *(origin(args.get(name)) for name in names)

    def _named_in(self, node: Any) -> Iterator[str]:
        if isinstance(node, VariableReference):
            yield node.id.name
        elif isinstance(node, MessageReference):
            with suppress(LookupError):
                found = self._lookup(node.id.name)
                yield from self._named_in(found.attributes if node.attribute else found.value)
        elif isinstance(node, (list, tuple, dict)):
            for part in node.values() if isinstance(node, dict) else node:
                yield from self._named_in(part)
        elif isinstance(node, BaseNode):
            yield from self._named_in([vars(node)[name] for name in vars(node)])

    def format_pattern(self, pattern: Pattern, args: Any = None) -> tuple[str | FluentNone, list[Exception]]:
        if isinstance(pattern, TextElement):
            # What is made of one piece is that piece.
            return pattern.value, []
        key = self._key(pattern, args or {})
        if (known := self._said.get(key)) is not None:
            return known, []
        given = _Given(args or {})
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            return FluentNone(), [*errors, error]
        if not errors and isinstance(text, str):
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            self._said[key] = text
        return text, errors
