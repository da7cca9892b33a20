"""Time in which the service was not there, or that a jump of the clock made up, is not thinking time."""

import logging
import time
from typing import Final

from labora.server.core.errors import DomainError, StorageError
from labora.server.database.connection import Database
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Resumed
from labora.server.games.runtime.registry import TableRegistry

# How often a process says that it serves, and after how long without a word of any clocks stood still.
NOTE_SECONDS: Final = 10.0
LONGEST_SILENCE: Final = 30.0
log: Final = logging.getLogger("labora.downtime")


class Downtime:
    """Note when the server stops, so that clocks can resume afterward."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database: Final = database
        self._registry: Final = registry
        self._noted = 0.0

    async def make_up(self) -> None:
        """Before a turn is taken from anybody. Once is enough, and twice does no harm."""
        now = time.time()
        if self._noted <= now < self._noted + NOTE_SECONDS:
            return
        seen = await self._database.seen_at()
        if seen is not None and now - seen > LONGEST_SILENCE:
            await self._extend(seen)
        await self._database.set_seen(time.time(), back=now < self._noted)
        self._noted = time.time()

    async def _extend(self, stopped: float) -> None:
        count, last = 0, ""
        while tables := await self._registry.tables.with_deadline(last):
            for identifier in tables:
                count += await self._resume(identifier, stopped)
            last = tables[-1]
        log.info("clocks stood still", extra={"since": stopped, "tables": count})

    async def _resume(self, identifier: str, stopped: float) -> bool:
        def plan(draft: Draft) -> None:
            table = draft.table
            if table.deadline is not None and table.time_away(stopped, draft.now):
                draft.add(Resumed(stopped=stopped))

        try:
            await self._registry.act(identifier, plan)
        except StorageError:
            raise
        except DomainError as problem:
            log.warning("a clock cannot be stopped", extra={"table": identifier, "reason": repr(problem)})
            return False
        except Exception:
            log.exception("a clock cannot be stopped", extra={"table": identifier})
            return False
        return True
