"""What is not possible, as types without status codes: `app.problem_table` says how each is answered."""

from collections.abc import Mapping
from dataclasses import dataclass

from labora.i18n.messages import Argument
from labora.rules.constants.errors import LaboraError


class DomainError(Exception):
    """Say what is not possible. The fields of a subclass are the arguments of its sentence."""

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return dict(vars(self))

    @property
    def rule(self) -> LaboraError | None:
        """What the rules say about it, in the place of its own sentence."""
        return None


class StateError(DomainError):
    """Report that something has happened since, or has not happened yet; later it may be possible."""


class StorageError(DomainError):
    """Report that the database cannot be read or written: nothing has changed."""


class UnknownUserError(DomainError):
    """Report that a request does not say who asks, or that they are not known any more."""


@dataclass(eq=False)
class TooOftenError(DomainError):
    """Report that a client asks too often; it may ask again after some seconds."""

    seconds: int


@dataclass(eq=False)
class InvalidFieldError(DomainError):
    """Report a field of a request whose value does not fit."""

    where: str
    what: str


class CannotBeShownError(StateError):
    """Report that what is stored of a table cannot be made into a view."""


class NoSuchAddressError(DomainError):
    """Report that the server has nothing at this address."""
