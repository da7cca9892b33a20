"""What the addresses need to know about who asks."""

from typing import Annotated, Any, Final

from fastapi import Depends
from starlette.requests import HTTPConnection

from labora.server.app.problem_schemas import ProblemView
from labora.server.app.service import Service


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


async def service_in(connection: HTTPConnection) -> Service:
    """What addresses depend on is a coroutine: FastAPI gives functions to a thread, which costs more
    than all that they do. And they depend on little: each step of it costs as much as the work."""
    return service_of(connection)


ServiceIn = Annotated[Service, Depends(service_in)]


# Any address may answer so: who sends, from where, how much, how often.
OF_THE_GUARD: Final = (401, 403, 413, 421, 429)


def problems(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """For the OpenAPI document: which problems an address answers with."""
    content = {"application/problem+json": {"schema": {"$ref": "#/components/schemas/ProblemView"}}}
    return {
        status: {"description": "Problem details", "model": ProblemView, "content": content}
        for status in (*OF_THE_GUARD, 400, 422, 503, *statuses)
    }
