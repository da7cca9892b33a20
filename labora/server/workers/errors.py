"""What is not possible while workers are busy or away."""

from labora.server.core.errors import DomainError


class NoHintNowError(DomainError):
    """Report that no worker has answered in time."""
