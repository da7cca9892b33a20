"""Problems as answers."""

from typing import cast

from starlette.requests import Request
from starlette.responses import Response

from labora.i18n import Words
from labora.i18n.record_problems import problem_words
from labora.rules.records.problems import RecordError
from labora.server.app.problem_schemas import ProblemView
from labora.server.core.language import language_of, words_for, words_of
from labora.server.core.problem_titles import title_of
from labora.server.core.problems import ProblemError
from labora.server.games.positions.preview import refused_view
from labora.server.games.positions.refusal import NotPossibleError
from labora.server.games.schemas import TableView


def asked_words(request: Request) -> Words:
    """Return the words of the language of a request, even if the rest of it is not valid."""
    asked, header = request.query_params.get("lang"), request.headers.get("accept-language")
    chosen = getattr(request.state, "chosen", None)
    return words_for(language_of(asked, chosen, header)) or words_of("en")


def _sentence(problem: ProblemError, message: str, words: Words) -> str:
    if isinstance(problem.error, RecordError):
        return problem_words(words, problem.error.problem)
    if problem.error is not None:
        return words.error(problem.error)
    return words.text(message, **problem.arguments)


def problem_response(request: Request, problem: ProblemError) -> Response:
    words = asked_words(request)
    message = f"problem-{problem.name}"
    refusal = problem.refusal if isinstance(problem, NotPossibleError) else None
    view = ProblemView(
        type=f"about:blank#{problem.name}",
        title=title_of(problem.name),
        status=problem.status,
        message=message,
        detail=_sentence(problem, message, words),
        arguments=problem.arguments,
        refused=None if refusal is None else refused_view(refusal, words),
        table=cast(TableView | None, problem.table),
    )
    return Response(
        view.model_dump_json(exclude_none=problem.table is None),
        problem.status,
        headers=problem.headers,
        media_type="application/problem+json",
    )
