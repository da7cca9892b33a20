"""What people get wrong, answered with a sentence: what is wrong, and what would be right."""

from collections.abc import Iterable
from typing import Final

from labora.cli.language import say
from labora.i18n.typed_text import folded
from labora.rules.constants.nearest import nearest

USAGE: Final = 2
LONGEST: Final = 60


class UsageError(Exception):
    """Report wrong usage in a sentence; the command ends with its exit code."""

    def __init__(self, sentence: str, exit_code: int = USAGE) -> None:
        super().__init__(sentence)
        self.exit_code: Final = exit_code


def shortened(value: str) -> str:
    """Shorten what the user typed, to quote it in a sentence."""
    return value if len(value) <= LONGEST else value[: LONGEST - 3] + "..."


def choose(value: str, known: Iterable[str], message: str) -> str:
    """The value as `known` spells it; else a ProblemError. `message` takes $value, $nearest, $known."""
    names = list(known)
    known_as = {folded(name): name for name in names}
    found = known_as.get(folded(value))
    if found is not None:
        return found
    near = nearest(folded(value), known_as)
    raise UsageError(
        say(
            message,
            value=shortened(value),
            nearest="none" if near is None else known_as[near],
            known=say("list-separator").join(names),
        )
    )
