"""How each domain error is answered: its status code, and the message `problem-…` that says it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from labora.server.account import errors as account
from labora.server.analysis import errors as analysis
from labora.server.app import errors as app
from labora.server.core import errors as core
from labora.server.core.errors import DomainError
from labora.server.games.domain import errors as games
from labora.server.matchmaking import errors as matchmaking
from labora.server.moderation import errors as moderation
from labora.server.notifications import errors as notifications
from labora.server.sharing import errors as sharing
from labora.server.tutorial import errors as tutorial
from labora.server.users import errors as users
from labora.server.workers import errors as workers


def _no_headers(error: Any) -> dict[str, str]:
    return {}


@dataclass(frozen=True, slots=True)
class Answer:
    """Describe a status code, a message id without `problem-`, and headers that depend on the error."""

    status: int
    name: str
    headers: Callable[[Any], dict[str, str]] = _no_headers


ANSWERS: Final[Mapping[type[DomainError], Answer]] = {
    # Who asks, and how
    core.UnknownUserError: Answer(401, "who-are-you", lambda error: {"WWW-Authenticate": "Bearer"}),
    core.TooOftenError: Answer(429, "too-often", lambda error: {"Retry-After": str(error.seconds)}),
    core.InvalidFieldError: Answer(422, "invalid"),
    core.NoSuchAddressError: Answer(404, "no-such-address"),
    app.TooLargeError: Answer(413, "too-large"),
    app.FarTooLargeError: Answer(413, "too-large", lambda error: {"Connection": "close"}),
    app.WrongHostError: Answer(421, "wrong-host"),
    app.WrongOriginError: Answer(403, "wrong-origin"),
    app.TooManyConnectionsError: Answer(429, "too-many-connections"),
    # The server
    app.UnexpectedError: Answer(500, "unexpected"),
    core.StorageError: Answer(503, "storage"),
    core.CannotBeShownError: Answer(409, "cannot-be-shown"),
    workers.NoHintNowError: Answer(503, "no-hint-now"),
    analysis.NoAnalysisNowError: Answer(503, "no-analysis-now"),
    games.NoReplayNowError: Answer(503, "no-replay-now"),
    sharing.NoPicturesError: Answer(503, "no-pictures"),
    # The rules of the game
    app.RulesError: Answer(422, "rules"),
    games.NotPossibleError: Answer(422, "not-possible"),
    games.NoSuchGameError: Answer(422, "no-such-game"),
    # Opening a table
    games.WrongSeatsError: Answer(422, "wrong-seats"),
    games.MeTwiceError: Answer(422, "me-twice"),
    games.UnratableError: Answer(422, "unratable"),
    games.NoSuchBotError: Answer(422, "no-such-bot"),
    games.TooManyWaitingError: Answer(409, "too-many-waiting"),
    games.TooManyWithBotsError: Answer(409, "too-many-with-bots"),
    games.TooManyLinesError: Answer(409, "too-many-lines"),
    games.SeatsOfRecordError: Answer(422, "seats-of-record"),
    games.RecordTooLongError: Answer(422, "record-too-long"),
    games.WrongRecordError: Answer(422, "wrong-record"),
    games.NotALineError: Answer(409, "not-a-line"),
    # What does not exist, or is not shown
    games.NoSuchTableError: Answer(404, "no-such-table"),
    games.NoSuchNumberError: Answer(404, "no-such-number"),
    games.NoSuchSeatError: Answer(404, "no-such-seat"),
    users.NoSuchPersonError: Answer(404, "no-such-person"),
    users.NoSuchLanguageError: Answer(404, "no-such-language"),
    users.NoSuchRecoveryError: Answer(404, "no-such-recovery"),
    account.NoSuchPageError: Answer(404, "no-such-page"),
    moderation.NoSuchMessageError: Answer(404, "no-such-message"),
    tutorial.NoSuchLessonError: Answer(404, "no-such-lesson"),
    tutorial.NoSuchPuzzleError: Answer(404, "no-such-puzzle"),
    matchmaking.NoSuchInvitationError: Answer(404, "no-such-invitation"),
    notifications.NoSuchChannelError: Answer(404, "no-such-channel"),
    # Seats
    games.AlreadySeatedError: Answer(409, "already-seated"),
    games.NoFreeSeatError: Answer(409, "no-free-seat"),
    games.SeatTakenError: Answer(409, "seat-taken"),
    games.NotSeatedError: Answer(403, "not-seated"),
    games.NothingToLeaveError: Answer(409, "not-seated"),
    games.NotYourSeatError: Answer(403, "not-your-seat"),
    games.CreatorOnlyError: Answer(403, "creator-only"),
    games.NotAbsentError: Answer(409, "not-absent"),
    games.NotAbsentLongEnoughError: Answer(409, "not-absent-long-enough"),
    matchmaking.TooManyInvitedError: Answer(409, "too-many-invited"),
    # The state of the game
    games.NotStartedError: Answer(409, "not-started"),
    games.AlreadyStartedError: Answer(409, "already-started"),
    games.NotPlayingError: Answer(409, "not-playing"),
    games.GameHasEndedError: Answer(409, "over"),
    games.GameNotOverError: Answer(409, "not-over"),
    games.TableClosedError: Answer(409, "closed"),
    games.ReadOnlyError: Answer(409, "read-only"),
    games.NewerVersionError: Answer(409, "newer-version"),
    games.UnreadableError: Answer(409, "unreadable"),
    games.TooLongError: Answer(409, "too-long"),
    # Decisions and undo
    games.ConflictError: Answer(409, "conflict"),
    games.NotYourTurnError: Answer(403, "not-your-turn"),
    games.NothingToDecideError: Answer(403, "not-your-turn"),
    games.NoSuchAnswerError: Answer(422, "no-such-answer"),
    games.NoDecisionToUndoError: Answer(422, "nothing-to-undo"),
    games.NobodyToAskError: Answer(409, "nobody-to-ask"),
    games.NobodyAskedError: Answer(409, "nobody-asked"),
    games.AskedYourselfError: Answer(409, "asked-yourself"),
    # Help
    games.NoAidsError: Answer(403, "no-aids"),
    analysis.NoHintsError: Answer(403, "no-hints"),
    # The account and its notifications
    account.NotYourNameError: Answer(409, "not-your-name"),
    notifications.NoSuchKindError: Answer(409, "no-such-way"),
    notifications.TooManyChannelsError: Answer(409, "too-many-channels"),
    notifications.AskedAlreadyError: Answer(409, "asked-already"),
    notifications.NoTopicError: Answer(422, "no-topic"),
    notifications.NoMailAddressError: Answer(422, "no-mail-address"),
    notifications.NoWebAddressError: Answer(422, "no-web-address"),
    notifications.OwnNetworkError: Answer(422, "own-network"),
    notifications.NoSuchHostError: Answer(422, "no-such-host"),
}


def answer_to(error: DomainError) -> Answer:
    return ANSWERS[type(error)]
