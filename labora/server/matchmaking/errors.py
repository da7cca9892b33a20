"""What is not possible with invitations."""

from dataclasses import dataclass

from labora.server.core.errors import DomainError, StateError


class NoSuchInvitationError(DomainError):
    """Report an invitation that does not exist any more."""


@dataclass(eq=False)
class TooManyInvitedError(StateError):
    """Report that a table has as many invitations as it may."""

    limit: int
