"""What is not possible with users and their devices."""

from labora.server.core.errors import DomainError


class NoSuchPersonError(DomainError):
    """Report that the person is not known, or not known to the one who asks."""


class NoSuchLanguageError(DomainError):
    """Report a language without messages."""


class NoSuchRecoveryError(DomainError):
    """Report a recovery key or code that is wrong, used or too old."""
