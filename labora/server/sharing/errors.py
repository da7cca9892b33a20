"""What is not possible with pictures."""

from labora.server.core.errors import DomainError


class NoPicturesError(DomainError):
    """Report that this server cannot draw: the extra for pictures is not installed."""
