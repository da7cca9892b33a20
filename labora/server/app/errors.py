"""What is wrong with a request before anybody looks at what it asks for."""

from collections.abc import Mapping
from dataclasses import dataclass

from labora.i18n.messages import Argument
from labora.rules.constants.errors import LaboraError
from labora.server.core.errors import DomainError


class TooLargeError(DomainError):
    """Report a request that is too large."""


class FarTooLargeError(DomainError):
    """Report a request that is so large that it is not even read to its end."""


@dataclass(eq=False)
class WrongHostError(DomainError):
    """Report a host name that the server is not set up for."""

    host: str


class WrongOriginError(DomainError):
    """Report a request that comes from another website."""


class TooManyConnectionsError(DomainError):
    """Report that too many connections of an address are open."""


@dataclass(eq=False)
class RulesError(DomainError):
    """Report what the rules of the game refuse."""

    why: LaboraError

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {}

    @property
    def rule(self) -> LaboraError | None:
        return self.why


class UnexpectedError(DomainError):
    """Report a failure of the server."""
