"""What is not possible with profiles and accounts."""

from labora.server.core.errors import DomainError, StateError


class NoSuchPageError(DomainError):
    """Report a profile that does not exist, or that its owner does not show."""


class NotYourNameError(StateError):
    """Report that the name typed to confirm a deletion is another one."""
