"""Who may see which table."""

from collections.abc import Awaitable, Callable
from typing import Final

from labora.server.games.domain.errors import NoSuchTableError
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry
from labora.server.ratings.result_storage import ResultRepository
from labora.server.users.storage import Person


class TableAccess:
    """Find the tables that a user may see. A private one looks as if it were not there."""

    def __init__(
        self,
        registry: TableRegistry,
        results: ResultRepository,
        is_invited: Callable[[str, str], Awaitable[bool]],
    ) -> None:
        self._registry: Final = registry
        self._results: Final = results
        self._is_invited: Final = is_invited

    async def visible(self, identifier: str, person: Person | None) -> LoadedTable:
        loaded = await self._registry.load(identifier)
        table = loaded.table
        if table.opened.public:
            return loaded
        if person is not None:
            seated = table.is_creator(person.id) or bool(table.seats_of(person.id))
            if seated or await self._registry.tables.is_member(identifier, person.id):
                return loaded
            if await self._is_invited(identifier, person.id):
                return loaded
        if table.phase == "over" and await self._results.stands_on_boards(identifier):
            return loaded
        raise NoSuchTableError
