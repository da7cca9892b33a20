"""What is not possible with hints and analyses."""

from labora.server.core.errors import DomainError


class NoHintsError(DomainError):
    """Report that hints are turned off at a table."""


class NoAnalysisNowError(DomainError):
    """Report that too many games are waiting to be analyzed."""
