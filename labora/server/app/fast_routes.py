"""A fast path for the requests of every click: FastAPI resolves dependencies again for each request.

That and its layers took a fifth of the time of a decision. All other requests, and those that are not valid,
go through FastAPI, which reports what is wrong.
"""

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, get_type_hints

from fastapi import FastAPI, Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from labora.server.app.dependencies import ServiceIn, service_in
from labora.server.core.schemas import RequestSchema, Schema
from labora.server.games import play_routes
from labora.server.games.dependencies import TABLE_ID
from labora.server.users.dependencies import (
    LONGEST_HEADER,
    LONGEST_LANG,
    KnownPerson,
    Language,
    MaybePerson,
    asked_language,
    asking_person,
    known_person,
)

TAKEN: Final = ("decide", "explore")
_PATH: Final = re.compile(f"/api/tables/({TABLE_ID.strip('^$')})/({'|'.join(TAKEN)})")
_JSON: Final = "application/json"


class FastRoutes:
    """Answer the most frequent requests without FastAPI's overhead."""

    def __init__(self, app: ASGIApp, api: FastAPI) -> None:
        self._app: Final = app
        self._api: Final = api
        routes = [route for route in play_routes.router.routes if isinstance(route, APIRoute)]
        paths = {route.path.rpartition("/")[2]: route for route in routes}
        self._ways: Final = {name: _FastRoute(paths[name]) for name in TAKEN}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        found = _PATH.fullmatch(scope["path"]) if scope.get("method") == "POST" else None
        if found is None:
            await self._app(scope, receive, send)
            return
        way, request = self._ways[found[2]], Request(scope, receive)
        scope["route"] = way.route
        try:
            asked = await way.asked(request)
            response = await way.answer(request, found[1], asked)
        except _UnfittingError as error:
            await self._app(scope, error.again(receive), send)
            return
        except Exception as error:
            response = await self._problem(request, error)
        await response(scope, receive, send)

    async def _problem(self, request: Request, error: Exception) -> Response:
        """As FastAPI does it."""
        handlers: Mapping[Any, Callable[..., Any]] = self._api.exception_handlers
        kind = next(kind for kind in type(error).__mro__ if kind in handlers)
        response: Response = await handlers[kind](request, error)
        return response


class _UnfittingError(Exception):
    """Something is wrong, or at least unusual, with what is asked."""

    def __init__(self, body: bytes) -> None:
        super().__init__()
        self._body: bytes | None = body

    def again(self, receive: Receive) -> Receive:
        """What was read already is read once more."""

        async def receive_again() -> Message:
            body, self._body = self._body, None
            return await receive() if body is None else {"type": "http.request", "body": body}

        return receive_again


class _FastRoute:
    """To a function that takes `identifier`, `asked`, and what is known of who asks."""

    def __init__(self, route: APIRoute) -> None:
        self.route: Final = route
        needs = get_type_hints(route.endpoint, include_extras=True)
        del needs["identifier"], needs["return"]
        self._asked: Final[type[RequestSchema]] = needs.pop("asked")
        self._finders: Final = [(name, _OF_WHO_ASKS[kind]) for name, kind in needs.items()]

    async def asked(self, request: Request) -> RequestSchema:
        body = await _body(request)
        headers, language = request.headers, request.query_params.get("lang", "")
        fits = len(language) <= LONGEST_LANG and len(headers.get("accept-language", "")) <= LONGEST_HEADER
        # Other sites can make a browser send anything else without being asked whether they may.
        if not fits or headers.get("content-type") != _JSON:
            raise _UnfittingError(body)
        try:
            return self._asked.model_validate_json(body)
        except ValueError:
            raise _UnfittingError(body) from None

    async def answer(self, request: Request, identifier: str, asked: RequestSchema) -> Response:
        known = {name: await find(request) for name, find in self._finders}
        answer: Response | Schema = await self.route.endpoint(identifier=identifier, asked=asked, **known)
        if isinstance(answer, Response):
            return answer
        return Response(answer.model_dump_json(), media_type=_JSON)


async def _body(request: Request) -> bytes:
    try:
        return await request.body()
    except ClientDisconnect:
        raise HTTPException(400) from None


async def _language(request: Request) -> str:
    asked, header = request.query_params.get("lang"), request.headers.get("accept-language")
    return await asked_language(request, asked, header)


async def _itself(request: Request) -> Request:
    return request


_OF_WHO_ASKS: Final[Mapping[Any, Callable[[Request], Awaitable[Any]]]] = {
    Request: _itself,
    ServiceIn: service_in,
    KnownPerson: known_person,
    MaybePerson: asking_person,
    Language: _language,
}
