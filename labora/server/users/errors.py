"""What is not possible with users and their devices."""

from labora.server.core.errors import DomainError


class NoSuchPersonError(DomainError):
    """Report that nobody is meant: they are not known, or not known to whoever asks."""


class NoSuchLanguageError(DomainError):
    """Report a language without messages."""


class NoSuchRecoveryError(DomainError):
    """Report a recovery key or code that is wrong, used or too old."""
