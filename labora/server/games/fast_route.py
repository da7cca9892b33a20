"""The route of what every click asks for."""

import re
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import Request, Response
from fastapi.routing import APIRoute

from labora.server.core.schemas import RequestSchema, Schema
from labora.server.games.dependencies import TABLE_ID
from labora.server.users.dependencies import LONGEST_HEADER, LONGEST_LANG

_TABLE: Final = re.compile(TABLE_ID)
_JSON: Final = "application/json"
Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class FastRoute(APIRoute):
    """Call a function that takes `identifier`, `asked` and parts of the server without FastAPI's help.

    FastAPI works out for each request what a function needs. Requests that do not fit are left to it: it
    says what is wrong with them.
    """

    def get_route_handler(self) -> Handler:
        careful, needed = super().get_route_handler(), self.dependant
        kind: type[RequestSchema] = needed.body_params[0].field_info.annotation  # type: ignore[assignment]
        parts = [(str(part.name), part.call) for part in needed.dependencies]
        endpoint: Callable[..., Any] = self.endpoint

        async def handle(request: Request) -> Response:
            body = await request.body()
            try:
                asked = kind.model_validate_json(body) if _fits(request) else None
            except ValueError:
                asked = None
            if asked is None:
                return await careful(request)
            known = {name: await find(request) for name, find in parts if find is not None}
            if needed.request_param_name is not None:
                known[needed.request_param_name] = request
            answer = await endpoint(identifier=request.path_params["identifier"], asked=asked, **known)
            return _response(answer)

        return handle


def _fits(request: Request) -> bool:
    """What goes beside the body; other sites can send anything but JSON without being asked."""
    headers = request.headers
    return (
        headers.get("content-type") == _JSON
        and _TABLE.match(request.path_params["identifier"]) is not None
        and len(request.query_params.get("lang", "")) <= LONGEST_LANG
        and len(headers.get("accept-language", "")) <= LONGEST_HEADER
    )


def _response(answer: Response | Schema) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(answer.model_dump_json(), media_type=_JSON)
