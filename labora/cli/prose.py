"""Prints sentences in the terminal without breaking lines at no-break spaces."""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions
from rich.containers import Lines
from rich.measure import Measurement
from rich.segment import Segment
from rich.text import Text

# Rich takes every space for a place to break; private characters are none, and as wide.
_HIDDEN: Final = str.maketrans("\u00a0\u202f", "\ue000\ue001")
_SHOWN: Final = str.maketrans("\ue000\ue001", "\u00a0\u202f")


class Prose(Text):
    """Hold styled text whose words stay together at U+00A0 and U+202F."""

    def __rich__(self) -> "_Lines":
        """Render as an own object: a console joins plain texts, and would then break them itself."""
        return _Lines(self)

    def blank_copy(self, plain: str = "") -> "Prose":
        """Return an empty text with the same style, for joined texts."""
        blank = super().blank_copy(plain)
        return Prose(
            plain, blank.style, justify=blank.justify, overflow=blank.overflow, no_wrap=blank.no_wrap
        )

    def wrap(self, console: Console, width: int, **options: Any) -> Lines:
        """Break the text into lines of this width."""
        hidden = self.copy()
        hidden.plain = self.plain.translate(_HIDDEN)
        lines = hidden.wrap(console, width, **options)
        for line in lines:
            line.plain = line.plain.translate(_SHOWN)
        return lines


class _Lines:
    def __init__(self, text: Prose) -> None:
        self._text: Final = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Segment]:
        return self._text.__rich_console__(console, options)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return self._text.__rich_measure__(console, options)
