"""What routes of tables ask for, and what they answer with."""

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, Path

from labora.server.core.errors import StateError
from labora.server.core.metrics import CONFLICTS
from labora.server.core.parts import provided
from labora.server.games.access import TableAccess
from labora.server.games.record_replayer import Replayer
from labora.server.games.runtime.hurry import Hurry
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.schemas import TableView
from labora.server.games.storage import TableRepository
from labora.server.users.storage import Person

TABLE_ID: Final = r"^[A-Za-z0-9_-]{1,40}$"
TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table.")]

AccessIn = Annotated[TableAccess, Depends(provided(TableAccess))]
HurryIn = Annotated[Hurry, Depends(provided(Hurry))]
RegistryIn = Annotated[TableRegistry, Depends(provided(TableRegistry))]
ReplayerIn = Annotated[Replayer, Depends(provided(Replayer))]
TableRepositoryIn = Annotated[TableRepository, Depends(provided(TableRepository))]


def view_for(registry: TableRegistry, loaded: LoadedTable, person: Person | None, language: str) -> TableView:
    return registry.broadcaster.view(loaded, person.id if person else None, language)


class OutdatedViewError(Exception):
    """Carry what is not possible any more, and the table as it is now."""

    def __init__(self, error: StateError, table: TableView) -> None:
        super().__init__(error, table)
        self.error: Final = error
        self.table: Final = table


@contextlib.asynccontextmanager
async def showing_conflicts(
    registry: TableRegistry, identifier: str, person: Person, language: str
) -> AsyncIterator[None]:
    """Add the current table to conflicts."""
    try:
        yield
    except StateError as error:
        CONFLICTS.inc()
        table = view_for(registry, await registry.load(identifier), person, language)
        raise OutdatedViewError(error, table) from None
