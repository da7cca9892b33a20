"""Errors as answers: problem details (RFC 9457), or a code with which a WebSocket is closed."""

import contextlib
from collections.abc import Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketState

from labora.i18n import Words
from labora.i18n.record_problems import problem_words
from labora.rules.records.problems import RecordError
from labora.server.app.problem_schemas import ProblemView
from labora.server.app.problem_table import Answer, answer_to
from labora.server.core.errors import DomainError, InvalidFieldError
from labora.server.core.language import language_of, words_for, words_of
from labora.server.core.problem_titles import title_of
from labora.server.core.text_types import UNPRINTABLE
from labora.server.games.domain.errors import NotPossibleError
from labora.server.games.positions.preview import refused_view
from labora.server.games.schemas import TableView

CLOSED: Final = 3600
"""A WebSocket that is refused with status 404 is closed with 4004."""


def asked_words(request: Request) -> Words:
    """Return the words of the language of a request, even if the rest of it is not valid."""
    asked, header = request.query_params.get("lang"), request.headers.get("accept-language")
    chosen = getattr(request.state, "chosen", None)
    return words_for(language_of(asked, chosen, header)) or words_of("en")


def error_response(request: Request, error: DomainError, table: TableView | None = None) -> Response:
    """Answer as the table of problems says; `table`: as it is now."""
    answer = answer_to(error)
    return problem_response(request, answer, answer.headers(error), error, table)


def problem_response(
    request: Request,
    answer: Answer,
    headers: Mapping[str, str] | None,
    error: DomainError | None = None,
    table: TableView | None = None,
) -> Response:
    """Answer also to what no address takes, which no domain error stands for."""
    words, message = asked_words(request), f"problem-{answer.name}"
    view = ProblemView(
        type=f"about:blank#{answer.name}",
        title=title_of(answer.name),
        status=answer.status,
        message=message,
        detail=_sentence(error, message, words),
        arguments={} if error is None else dict(error.arguments),
        refused=refused_view(error.refusal, words) if isinstance(error, NotPossibleError) else None,
        table=table,
    )
    return Response(
        view.model_dump_json(exclude_none=table is None),
        answer.status,
        headers=headers,
        media_type="application/problem+json",
    )


def _sentence(error: DomainError | None, message: str, words: Words) -> str:
    rule = None if error is None else error.rule
    if isinstance(rule, RecordError):
        return problem_words(words, rule.problem)
    return words.text(message, **(error.arguments if error else {})) if rule is None else words.error(rule)


async def close_socket(socket: WebSocket, error: DomainError) -> None:
    """Say why by a code and a name: browsers see neither before they are let in."""
    answer = answer_to(error)
    with contextlib.suppress(RuntimeError):
        if socket.application_state == WebSocketState.CONNECTING:
            await socket.accept()
        await socket.close(CLOSED + answer.status, answer.name)


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


def invalid_field(first: Mapping[str, object]) -> InvalidFieldError:
    """The first thing that Pydantic has found."""
    where, kind = first["loc"], str(first["type"])
    assert isinstance(where, tuple)
    wrong_type = kind.endswith(("_type", "_parsing"))
    what = "wrong-type" if wrong_type else _INVALID.get(kind, "other")
    return InvalidFieldError(".".join(str(part) for part in where), what)
