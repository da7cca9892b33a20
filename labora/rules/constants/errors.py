"""What can go wrong, as types. Every text is a sentence that says what would be right."""

from typing import Final


class LaboraError(ValueError):
    """Report something that the rules or the notation do not know.

    The text is for programmers; people read `message`, the id of a sentence in their language.
    """

    def __init__(
        self, text: str, message: str = "error-other", arguments: dict[str, str | int] | None = None
    ) -> None:
        super().__init__(text)
        self.message: Final = message
        self.arguments: Final[dict[str, str | int]] = {} if arguments is None else arguments

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.message, self.arguments)


class SetupError(LaboraError):
    """Report a mode, variant or option that does not exist."""


class NotationError(LaboraError):
    """Report a text that is not an option, a position or a record."""


def no_position(text: str, about: str, found: str = "") -> NotationError:
    """A line that is not that of a position, or of one that cannot come up; `about` says in what."""
    return NotationError(text, "error-position", {"about": about, "text": found})


class GameOverError(LaboraError):
    """Report a decision in a game that is over."""


class NothingToUndoError(LaboraError):
    """Report an undo past the start of the turn or a decision of another player (R7)."""


class ImpossibleError(LaboraError):
    """Report a position or step that cannot come up: the program or a text is wrong."""
