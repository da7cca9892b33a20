"""What is not possible at a table, and why not."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from labora.i18n.messages import Argument
from labora.rules.constants.errors import LaboraError, SetupError
from labora.rules.records.problems import RecordError
from labora.server.core.errors import DomainError, StateError
from labora.server.games.positions.refusal import Refusal

# Opening a table


@dataclass(eq=False)
class NoSuchGameError(DomainError):
    """Report a mode and variant that make no game."""

    why: SetupError | None = None

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {}

    @property
    def rule(self) -> LaboraError | None:
        return self.why


@dataclass(eq=False)
class WrongSeatsError(DomainError):
    """Report that a game for some players has another number of seats."""

    players: int
    seats: int


class MeTwiceError(DomainError):
    """Report that a person plans more than one seat for themselves."""


@dataclass(eq=False)
class UnratableError(DomainError):
    """Report why a game cannot be rated: `device`, `model` or `people`."""

    why: str


@dataclass(eq=False)
class NoSuchBotError(DomainError):
    """Report a bot that does not exist, and those that do."""

    bot: str
    bots: str


@dataclass(eq=False)
class TooManyWaitingError(StateError):
    """Report that a person has the most tables with free seats that are allowed."""

    limit: int


@dataclass(eq=False)
class TooManyWithBotsError(StateError):
    """Report that a person has the most tables with bots that are allowed."""

    limit: int


@dataclass(eq=False)
class TooManyLinesError(StateError):
    """Report that a person has the most variations at a table that are allowed."""

    limit: int


# Records and forks


class SeatsOfRecordError(DomainError):
    """Report that a game which has begun needs all its players at once."""


@dataclass(eq=False)
class RecordTooLongError(DomainError):
    """Report a record with more decisions than are replayed."""

    limit: int


@dataclass(eq=False)
class WrongRecordError(DomainError):
    """Report what is wrong with a record."""

    why: RecordError

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {}

    @property
    def rule(self) -> LaboraError | None:
        return self.why


class NoReplayNowError(DomainError):
    """Report that a record cannot be replayed for the moment."""


class NotALineError(StateError):
    """Report that a table is a game, not a line that was tried out."""


# Finding it


class NoSuchTableError(DomainError):
    """Report a table that does not exist, or that must not be seen."""


class NoSuchNumberError(DomainError):
    """Report a moment that the game has not reached."""


# Seats


class NoSuchSeatError(DomainError):
    """Report a seat that the table does not have."""


class AlreadySeatedError(StateError):
    """Report that a user sits at the table already."""


class NoFreeSeatError(StateError):
    """Report that the seat, or every seat, is taken or reserved."""


class SeatTakenError(StateError):
    """Report that a seat for a bot is not free."""


class NotSeatedError(DomainError):
    """Report that only players may do this."""


class NothingToLeaveError(StateError):
    """Report that a user who leaves does not sit at the table."""


class NotYourSeatError(DomainError):
    """Report that another player sits there."""


class CreatorOnlyError(DomainError):
    """Report that only the creator of the table may do this."""


class NotAbsentError(StateError):
    """Report that the player to be replaced is here."""


@dataclass(eq=False)
class NotAbsentLongEnoughError(StateError):
    """Report that a player has to be away for some minutes more before a bot may replace them."""

    minutes: int


# The state of the game


class NotStartedError(StateError):
    """Report that the game has not started."""


class AlreadyStartedError(StateError):
    """Report that the game has started."""


class NotPlayingError(StateError):
    """Report that the game is not in progress."""


class GameHasEndedError(StateError):
    """Report that the game is over."""


class GameNotOverError(StateError):
    """Report that the game is not over yet."""


class TableClosedError(StateError):
    """Report that the table is closed."""


class ReadOnlyError(StateError):
    """Report that the rules do not allow any more what was played."""


class NewerVersionError(StateError):
    """Report that a newer version of the server has gone on with the table."""


class UnreadableError(StateError):
    """Report that what is stored of the table cannot be read."""


_FOREIGN: Final = {"newer-version": NewerVersionError, "unreadable": UnreadableError}


def foreign_error(why: str) -> StateError:
    """Why a table is not read any further."""
    return _FOREIGN[why]()


class TooLongError(StateError):
    """Report that the game, or the log of the table, is as long as it may get."""


# Decisions


@dataclass(eq=False)
class ConflictError(StateError):
    """Report that the game has changed since the number on which the request is based."""

    number: int


@dataclass(eq=False)
class NotYourTurnError(DomainError):
    """Report which decision of a batch belongs to another player."""

    index: int


class NothingToDecideError(DomainError):
    """Report that help is asked for by a user who does not have to decide."""


@dataclass(eq=False)
class NotPossibleError(DomainError):
    """Report a decision that the rules refuse."""

    refusal: Refusal

    @property
    def arguments(self) -> Mapping[str, Argument]:
        return {"index": self.refusal.index}


class NoAidsError(DomainError):
    """Report that the table is played without hints, trying out and analysis."""


class NoSuchAnswerError(DomainError):
    """Report an answer that cannot be given in advance."""


# Undo


class NoDecisionToUndoError(DomainError):
    """Report that there is nothing to undo."""


class NobodyToAskError(StateError):
    """Report that no player is left who could agree."""


class NobodyAskedError(StateError):
    """Report that there is no undo request."""


class AskedYourselfError(StateError):
    """Report that players do not agree to their own undo request."""
