"""One long request instead of many short ones: a program waits for its turn, or for news."""

import asyncio
import time
from collections.abc import Callable

from fastapi import Request

from labora.server.core.parts import part_of
from labora.server.games.access import TableAccess
from labora.server.games.domain.table import Table
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.games.waiting_types import Until
from labora.server.users.dependencies import found_person


def is_awaited(table: Table, person: str | None, until: Until) -> bool:
    """Check whether the person has something to do, or (`no-bot`) anybody else but a bot has."""
    seats = table.seats_of(person)
    if not seats or table.phase in ("over", "closed") or table.question is not None:
        return True
    # People and language models do not play each other's seats, even with the same token.
    own = [seat for seat in seats if table.seats[seat].model] or seats
    if table.decider in own:
        return True
    return until == "no-bot" and (table.decider is None or table.seats[table.decider].bot is None)


async def table_when(
    request: Request, identifier: str, seconds: float, is_reached: Callable[[Table], bool]
) -> LoadedTable:
    """The table, as soon as that is reached; at last when the time is up, or the client leaves."""
    access, person = part_of(request, TableAccess), await found_person(request)
    loaded = await access.visible(identifier, person)
    if not seconds or is_reached(loaded.table):
        return loaded
    # After the body, nothing is heard of a client but that it is gone, or that the server stops.
    await request.body()
    started = time.perf_counter()
    with part_of(request, Subscriptions).waiting(identifier) as changed:
        gone = asyncio.ensure_future(request.receive())
        gone.add_done_callback(lambda _: changed.set())
        try:
            until = asyncio.get_running_loop().time() + seconds
            while not gone.done() and not is_reached(loaded.table) and await _is_set(changed, until):
                changed.clear()
                loaded = await access.visible(identifier, person)
        finally:
            gone.cancel()
            # The guard does not count it as time that the answer took.
            request.scope["waited"] = time.perf_counter() - started
    return loaded


async def _is_set(changed: asyncio.Event, until: float) -> bool:
    try:
        async with asyncio.timeout_at(until):
            await changed.wait()
    except TimeoutError:
        return False
    return True
