"""What can go wrong, as types. Every message is a sentence that says what would be right."""


class LaboraError(ValueError):
    """Something was asked that the rules or the notation do not know."""


class SetupError(LaboraError):
    """No such mode, variant or option."""


class NotationError(LaboraError):
    """A text that is not the text of an option, a position or a record."""


class IllegalOptionError(LaboraError):
    """An option that the open decision does not offer; `obstacle` says why."""

    def __init__(self, message: str, obstacle: object) -> None:
        super().__init__(message)
        self.obstacle = obstacle


class GameOverError(LaboraError):
    """The game has ended: there is nothing left to decide."""


class NothingToUndoError(LaboraError):
    """Undo would reach behind the start of the turn or a decision of another player (R7)."""


class ImpossibleError(LaboraError):
    """A table, or a step from one to the next, that cannot come up: the program or a text is wrong."""
