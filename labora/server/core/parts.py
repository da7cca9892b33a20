"""What the server consists of: each part is found by its class, and asked for where it is needed."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar, cast

from starlette.requests import HTTPConnection

Part = TypeVar("Part")


class Parts:
    """Hold one object of each class."""

    def __init__(self, parts: Iterable[object]) -> None:
        self._parts: Final = {type(part): part for part in parts}

    def of(self, kind: type[Part]) -> Part:
        return cast(Part, self._parts[kind])


def part_of(connection: HTTPConnection, kind: type[Part]) -> Part:
    parts: Parts = connection.app.state.parts
    return parts.of(kind)


def provided(kind: type[Part]) -> Callable[[HTTPConnection], Awaitable[Part]]:
    """What routes depend on is a coroutine: FastAPI gives functions to a thread, which costs more."""

    async def part(connection: HTTPConnection) -> Part:
        return part_of(connection, kind)

    return part
