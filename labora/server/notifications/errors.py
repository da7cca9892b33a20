"""What is not possible with notification channels."""

from dataclasses import dataclass

from labora.server.core.errors import DomainError, StateError


class NoSuchChannelError(DomainError):
    """Report a channel that does not exist, or a link to it that has been used."""


class NoSuchKindError(StateError):
    """Report a kind of channel that this server is not set up for."""


@dataclass(eq=False)
class TooManyChannelsError(StateError):
    """Report that a user has as many channels as they may."""

    limit: int


class AskedAlreadyError(StateError):
    """Report that several confirmation e-mails have been sent to an address already."""


class NoTopicError(DomainError):
    """Report an address that is not one of an ntfy topic."""


class NoMailAddressError(DomainError):
    """Report a text that is not an e-mail address."""


class NoWebAddressError(DomainError):
    """Report a text that is not a web address which may be sent to."""


class OwnNetworkError(DomainError):
    """Report an address inside the server's own network."""


class NoSuchHostError(DomainError):
    """Report an address at which no server is found."""
