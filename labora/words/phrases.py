"""Words that a sentence takes in the form that it needs: `{ FORM($card, "genitive") }`."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, Self

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment, TextElement
from fluent.runtime.types import FluentFloat, FluentNone, FluentType
from fluent.runtime.utils import native_to_fluent

# Not a text: what sentences choose among variants by.
GENDER: Final = "gender"
LONGEST: Final = 900


class Phrase(str):
    """A text with further forms: attributes of its message, each language has those that it needs."""

    _form: Callable[[str], str]

    def __new__(cls, text: str, form: Callable[[str], str]) -> Self:
        found = super().__new__(cls, text)
        found._form = form
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

    return Phrase(separator.join(parts), in_form)


_FUNCTIONS: Final[dict[str, Any]] = {"FORM": form}


class Halves(FluentFloat):
    """One and a half is 1½ in every language; its plural is that of 1.5."""

    def format(self, locale: Locale) -> str:
        whole, half = divmod(float(self), 1)
        return f"{whole:.0f}½" if whole else "½" if half else "0"


def counted(count: float) -> int | Halves:
    return int(count) if count == int(count) else Halves(count)


def _told(value: Any) -> Any:
    """Fluent refuses more than a thousand letters at once: such a name is told by its beginning."""
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value


def _value(value: Any) -> Any:
    """Fluent makes a number of its own of every number, also of a half."""
    if isinstance(value, FluentType):
        return value
    return Halves(value) if isinstance(value, float) and value % 1 == 0.5 else native_to_fluent(value)


class _Given(dict[str, Any]):
    """Arguments as Fluent takes them, each made when asked for: messages use few of those they could."""

    def __init__(self, arguments: Mapping[str, Any]) -> None:
        super().__init__()
        self._arguments: Final = arguments

    def __missing__(self, name: str) -> Any:
        self[name] = value = _value(_told(self._arguments[name]))
        return value


class Bundle(FluentBundle):
    """Messages of one language that may take forms and halves."""

    def __init__(self, locales: list[str]) -> None:
        # Isolation marks around arguments would be seen in a terminal.
        super().__init__(locales, functions=_FUNCTIONS, use_isolating=False)

    def format_pattern(self, pattern: Pattern, args: Any = None) -> tuple[str | FluentNone, list[Exception]]:
        if isinstance(pattern, TextElement):
            # What is made of one piece is that piece.
            return pattern.value, []
        given = _Given(args or {})
        errors: list[Exception] = []
        try:
            text = pattern(ResolverEnvironment(self, errors, current=CurrentEnvironment(given)))
        except ValueError as error:
            return FluentNone(), [*errors, error]
        return text, errors
