"""What is not possible with lessons and puzzles."""

from labora.server.core.errors import DomainError


class NoSuchLessonError(DomainError):
    """Report a lesson that does not exist."""


class NoSuchPuzzleError(DomainError):
    """Report a puzzle that does not exist."""
