"""What goes wrong, as problem details (RFC 9457): a status, a message id and a sentence."""

from collections.abc import Mapping
from typing import Final

from labora.i18n.messages import Argument
from labora.rules.constants.errors import LaboraError
from labora.server.core.schemas import Schema
from labora.server.core.text_types import UNPRINTABLE


class ProblemError(Exception):
    """Report a problem that the client gets as an answer."""

    def __init__(
        self,
        status: int,
        name: str,
        arguments: Mapping[str, Argument] | None = None,
        *,
        error: LaboraError | None = None,
        headers: Mapping[str, str] | None = None,
        table: Schema | None = None,
    ) -> None:
        super().__init__(name)
        self.status = status
        self.name = name
        self.arguments = dict(arguments or {})
        # What the rules say about it, in the place of the problem's own sentence.
        self.error = error
        self.headers = dict(headers or {})
        self.table = table


def with_table(problem: ProblemError, table: Schema) -> ProblemError:
    """The same problem, and the table as it is now."""
    return ProblemError(problem.status, problem.name, problem.arguments, error=problem.error, table=table)


def who_are_you() -> ProblemError:
    return ProblemError(401, "who-are-you", headers={"WWW-Authenticate": "Bearer"})


def no_such(what: str) -> ProblemError:
    return ProblemError(404, f"no-such-{what}")


def cannot_be_shown() -> ProblemError:
    return ProblemError(409, "cannot-be-shown")


# What Pydantic finds wrong with a value, as sentences tell it.
_INVALID: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "too-short",
    "too_short": "too-short",
    "string_too_long": "too-long",
    "too_long": "too-long",
    "greater_than_equal": "too-small",
    "less_than_equal": "too-large",
    "literal_error": "not-a-choice",
    UNPRINTABLE: "unprintable",
}


def what_is_invalid(kind: str) -> str:
    wrong_type = kind.endswith(("_type", "_parsing"))
    return "wrong-type" if wrong_type else _INVALID.get(kind, "other")
