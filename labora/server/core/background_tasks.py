"""What goes on in the background."""

import asyncio
import contextlib
from collections.abc import Coroutine, Iterable
from typing import Any, Final

Task = asyncio.Task[None]


async def end(tasks: Iterable[Task]) -> None:
    """All of them at once, and waits until they have."""
    ending = tuple(tasks)
    for task in ending:
        task.cancel()
    for task in ending:
        with contextlib.suppress(asyncio.CancelledError):
            await task


class Tasks:
    """Keep references to running tasks: asyncio may collect tasks without one."""

    def __init__(self) -> None:
        self._running: Final[set[Task]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> Task:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def done(self) -> None:
        """Waits for those that have been begun."""
        if self._running:
            await asyncio.wait(self._running)

    async def stop(self) -> None:
        await end(self._running)
