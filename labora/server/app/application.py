"""The application: addresses, problems, headers."""

import contextlib
import logging
import re
from collections.abc import AsyncIterator
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from labora import __version__
from labora.rules.constants.errors import LaboraError
from labora.server.account import routes as account_routes
from labora.server.analysis import hint_routes
from labora.server.analysis import routes as analysis_routes
from labora.server.app.api_reference import add_api_reference
from labora.server.app.client_files import pages_router
from labora.server.app.errors import RulesError, UnexpectedError
from labora.server.app.mcp_endpoint import add_door, door_open
from labora.server.app.problem_responses import (
    close_socket,
    error_response,
    invalid_field,
    problem_response,
)
from labora.server.app.problem_schemas import ProblemView
from labora.server.app.problem_table import Answer
from labora.server.app.readiness import Readiness
from labora.server.app.request_guard import RequestGuard
from labora.server.app.running_server import RunningServer
from labora.server.core.dependencies import problems
from labora.server.core.errors import CannotBeShownError, DomainError, NoSuchAddressError
from labora.server.core.parts import part_of
from labora.server.core.secrets import same
from labora.server.core.settings import Settings
from labora.server.games import (
    follow_routes,
    fork_routes,
    play_routes,
    record_routes,
    replay_routes,
    table_routes,
)
from labora.server.games.dependencies import OutdatedViewError
from labora.server.games.schemas import HealthView, ReadyView
from labora.server.matchmaking import invitation_routes, queue_routes, rematch_routes, table_list_routes
from labora.server.moderation import complaint_routes
from labora.server.notifications import routes as notifications_routes
from labora.server.ratings import leaderboard_routes
from labora.server.sharing import link_routes, report_routes
from labora.server.sharing.open_graph import described
from labora.server.tutorial import lesson_routes, puzzle_routes, reference_routes
from labora.server.users import routes as users_routes
from labora.server.users.directory import token_of

log = logging.getLogger("labora.app")
# Bytes; and a level that costs a tenth of a millisecond for what a click asks for.
PACKED_FROM: Final = 1024
PACKED_LEVEL: Final = 4
# Of paths, fields and problems: the first number changes when programs have to follow.
API_VERSION: Final = "2.0"
_OF_TABLE: Final = re.compile("/api/tables/[^/]")


class GuardedApp(FastAPI):
    """Put the guard around everything, also around answers to unexpected errors."""

    def __init__(self, settings: Settings, **more: Any) -> None:
        self._settings = settings
        super().__init__(**more)

    def openapi(self) -> dict[str, Any]:
        """Describe the API. Operations are called after their functions: `create_table`, "Create table"."""
        document = super().openapi()
        for methods in document["paths"].values():
            for operation in methods.values():
                operation["summary"] = operation["operationId"].replace("_", " ").capitalize()
        return document

    def build_middleware_stack(self) -> ASGIApp:
        inside = super().build_middleware_stack()
        packed = GZipMiddleware(inside, minimum_size=PACKED_FROM, compresslevel=PACKED_LEVEL)
        return RequestGuard(packed, self._settings.allowed_origins, self._settings.known_hosts)


def create_app(settings: Settings | None = None) -> FastAPI:
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        server = RunningServer(chosen)
        app.state.server = server
        app.state.parts = server.parts
        await server.start()
        try:
            async with door_open(app, chosen):
                yield
        finally:
            await server.stop()

    app = GuardedApp(
        chosen,
        title="Labora",
        version=API_VERSION,
        summary="Play Ora et Labora: tables, positions, analysis, lessons",
        lifespan=running,
        openapi_url="/api/openapi.json",
        generate_unique_id_function=lambda route: route.name,
        docs_url=None,
        redoc_url=None,
    )
    # The first one that fits is taken: what is asked most often is looked at first.
    app.include_router(play_routes.fast_router)
    for module in (
        play_routes,
        follow_routes,
        table_routes,
        table_list_routes,
        rematch_routes,
        reference_routes,
        users_routes,
        account_routes,
        leaderboard_routes,
        analysis_routes,
        hint_routes,
        lesson_routes,
        puzzle_routes,
        record_routes,
        complaint_routes,
        replay_routes,
        fork_routes,
        link_routes,
        report_routes,
    ):
        app.include_router(module.router)
    for router in (
        account_routes.leaving,
        notifications_routes.mine,
        notifications_routes.links,
        invitation_routes.table_router,
        invitation_routes.my_router,
        queue_routes.router,
    ):
        app.include_router(router)
    _add_problems(app)
    _add_health(app)
    add_door(app, chosen)
    add_api_reference(app)
    client = pages_router(chosen.web_folder, described)
    if client is not None:
        app.include_router(client)
    return app


def _add_problems(app: FastAPI) -> None:
    @app.exception_handler(DomainError)
    async def known(connection: HTTPConnection, error: DomainError) -> Response | None:
        if isinstance(connection, WebSocket):
            await close_socket(connection, error)
            return None
        assert isinstance(connection, Request)
        return error_response(connection, error)

    @app.exception_handler(OutdatedViewError)
    async def outdated(request: Request, outdated: OutdatedViewError) -> Response:
        return error_response(request, outdated.error, outdated.table)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return error_response(request, invalid_field(error.errors()[0]))

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        names = {404: "no-such-address", 405: "wrong-method", 400: "malformed", 413: "too-large"}
        name = names.get(error.status_code, "malformed")
        return problem_response(request, Answer(error.status_code, name), error.headers)

    @app.exception_handler(LaboraError)
    async def rules(request: Request, error: LaboraError) -> Response:
        return error_response(request, RulesError(error))

    @app.exception_handler(Exception)
    async def unexpected(request: Request, error: Exception) -> Response:
        log.error("unexpected", exc_info=error, extra={"path": request.url.path})
        return error_response(
            request, CannotBeShownError() if _is_view_of_table(request) else UnexpectedError()
        )


def _is_view_of_table(request: Request) -> bool:
    """Return whether the request only views one table: if that fails, the server is still healthy."""
    path = request.url.path
    return _OF_TABLE.match(path) is not None and (request.method != "POST" or path.endswith("/explore"))


def _documented(answers: dict[int | str, dict[str, Any]]) -> dict[int | str, dict[str, Any]]:
    """Once with the model of all problems: what other routes say of it leads here."""
    return {status: {**answer, "model": ProblemView} for status, answer in answers.items()}


def _add_health(app: FastAPI) -> None:
    @app.get("/healthz", tags=["monitoring"])
    async def check_liveness() -> HealthView:
        """Check that the process is alive."""
        return HealthView(status="ok", version=__version__)

    @app.get("/readyz", tags=["monitoring"], responses={503: {"model": ReadyView}})
    async def check_readiness(request: Request, response: Response) -> ReadyView:
        """Check that it can serve tables: it writes, hears other processes, and its database fits."""
        failing = await part_of(request, Readiness).failing()
        response.status_code = 503 if failing else 200
        return ReadyView(status="not-ready" if failing else "ready", failing=failing, version=__version__)

    @app.get("/metrics", tags=["monitoring"], response_class=Response, responses=_documented(problems(404)))
    async def get_metrics(request: Request) -> Response:
        """Return metrics for Prometheus. Needs the token of the settings as bearer."""
        expected = part_of(request, Settings).metrics_token
        if not expected or not same(token_of(request) or "", expected):
            raise NoSuchAddressError
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)
