"""What is not possible with complaints."""

from labora.server.core.errors import DomainError


class NoSuchMessageError(DomainError):
    """Report that nothing was said at this number of the log."""
