import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Path

from labora.server.app.service import Service
from labora.server.core.errors import StateError
from labora.server.core.metrics import CONFLICTS
from labora.server.games.domain.errors import NoSuchTableError
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.schemas import TableView
from labora.server.users.storage import Person

TABLE_ID: Final = r"^[A-Za-z0-9_-]{1,40}$"


TableId = Annotated[str, Path(pattern=TABLE_ID, description="The table.")]


async def visible(service: Service, identifier: str, person: Person | None) -> LoadedTable:
    """A table that this person may see. A private one looks as if it were not there."""
    loaded = await service.registry.load(identifier)
    table = loaded.table
    if table.opened.public:
        return loaded
    if person is not None:
        seated = table.is_creator(person.id) or bool(table.seats_of(person.id))
        if seated or await service.store.is_member(identifier, person.id):
            return loaded
        if await service.invitations.rows.has(identifier, person.id):
            return loaded
    if table.phase == "over" and await service.store.results.stands_on_boards(identifier):
        return loaded
    raise NoSuchTableError


def view_for(service: Service, loaded: LoadedTable, person: Person | None, language: str) -> TableView:
    return service.broadcaster.view(loaded, person.id if person else None, language)


class OutdatedViewError(Exception):
    """Carry what is not possible any more, and the table as it is now."""

    def __init__(self, error: StateError, table: TableView) -> None:
        super().__init__(error, table)
        self.error: Final = error
        self.table: Final = table


@contextlib.asynccontextmanager
async def showing_conflicts(
    service: Service, identifier: str, person: Person, language: str
) -> AsyncIterator[None]:
    """Add the current table to conflicts."""
    try:
        yield
    except StateError as error:
        CONFLICTS.inc()
        table = view_for(service, await service.registry.load(identifier), person, language)
        raise OutdatedViewError(error, table) from None
