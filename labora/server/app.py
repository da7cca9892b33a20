"""The application: addresses, problems, headers."""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException

from labora import __version__
from labora.rules.errors import LaboraError
from labora.server.api import catalogue, follow, persons, play, tables
from labora.server.language import language_of, words_for, words_of
from labora.server.problems import ProblemError, ProblemView
from labora.server.service import Service
from labora.server.settings import Settings
from labora.server.wire.table import HealthView
from labora.words import Words

log = logging.getLogger("labora.app")


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        service = Service(chosen)
        app.state.service = service
        await service.start()
        try:
            yield
        finally:
            await service.stop()

    app = FastAPI(
        title="Labora",
        version=__version__,
        summary="Tables for Ora et Labora",
        lifespan=running,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for module in (catalogue, persons, tables, play, follow):
        app.include_router(module.router)
    _add_problems(app)
    _add_health(app)
    return app


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(ProblemError)
    async def known(request: Request, problem: ProblemError) -> Response:
        return problem_response(request, problem)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem_response(request, ProblemError(422, "invalid", {"where": where, "what": first["msg"]}))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        names = {404: "no-such-address", 405: "wrong-method", 400: "malformed", 413: "too-large"}
        name = names.get(error.status_code, "malformed")
        return problem_response(request, ProblemError(error.status_code, name, headers=error.headers))

    @app.exception_handler(LaboraError)
    async def rules(request: Request, error: LaboraError) -> Response:
        problem = ProblemError(422, "rules")
        problem.sentence = _words(request).error(error)
        return problem_response(request, problem)

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> Response:
        log.error("unexpected", exc_info=error, extra={"path": request.url.path})
        return problem_response(request, ProblemError(500, "unexpected"))


def _words(request: Request) -> Words:
    asked = request.query_params.get("lang")
    language = language_of(asked, request.headers.get("accept-language"))
    return words_for(language) or words_of("en")


def problem_response(request: Request, problem: ProblemError) -> Response:
    message = f"problem-{problem.name}"
    view = ProblemView(
        type=f"about:blank#{problem.name}",
        title=problem.name,
        status=problem.status,
        message=message,
        detail=problem.sentence or _words(request).text(message, **problem.arguments),
        arguments=problem.arguments,
        refused=problem.refused,
        table=problem.table,
    )
    body: dict[str, Any] = view.model_dump(mode="json", exclude_none=True)
    return JSONResponse(body, problem.status, headers=problem.headers, media_type="application/problem+json")


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["operation"])
    async def healthz(request: Request) -> HealthView:
        """Answers when the database does."""
        service: Service = request.app.state.service
        async with service.store.reading() as connection:
            await connection.execute(text("SELECT 1"))
        return HealthView(status="ok", version=__version__)

    @app.get("/metrics", tags=["operation"], response_class=Response)
    async def metrics() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
