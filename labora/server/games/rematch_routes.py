"""Playing the same game again with the same people."""

from fastapi import APIRouter

from labora.server.app.dependencies import ServiceIn, problems
from labora.server.app.service import Service
from labora.server.games.dependencies import TableId, view_for, visible
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Closed
from labora.server.games.domain.rematch import check_rematch, is_open_to, plan_announce, plan_rematch
from labora.server.games.domain.seats import plan_join
from labora.server.games.domain.table import Table
from labora.server.games.requests import AskJoin
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.schemas import TableView
from labora.server.games.table_limits import check_caps
from labora.server.users.dependencies import KnownPerson, Language
from labora.server.users.storage import Person

router = APIRouter(prefix="/api/tables/{identifier}", tags=["tables"])


@router.post("/rematch", responses=problems(401, 403, 404, 409))
async def join_rematch(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Join the rematch of a game that you have played. The first player who asks opens its table."""
    table = (await visible(service, identifier, person)).table
    check_rematch(table, person.id)
    loaded = await _opened(service, table, person) or await _open(service, table, person)
    if not loaded.table.seats_of(person.id):
        loaded = (await service.registry.act(loaded.table.id, lambda draft: _sit_down(draft, person))).loaded
    return view_for(service, loaded, person, language)


def _sit_down(draft: Draft, person: Person) -> None:
    plan_join(draft, person.id, person.name, AskJoin())


async def _opened(service: Service, table: Table, person: Person) -> LoadedTable | None:
    if table.rematch is None:
        return None
    loaded = await service.registry.load(table.rematch.table)
    return loaded if is_open_to(loaded.table, person.id) else None


async def _open(service: Service, table: Table, person: Person) -> LoadedTable:
    service.rate_limiter.check("table", person.id)
    opened = plan_rematch(table, person.id, person.name)
    await check_caps(service.store, opened)
    loaded = await service.registry.open(opened)
    known = None if table.rematch is None else table.rematch.table
    acted = await service.registry.act(
        table.id, lambda draft: plan_announce(draft, known, loaded.table.id, person.id, person.name)
    )
    announced = acted.loaded.table.rematch
    assert announced is not None
    if announced.table != loaded.table.id:
        await service.registry.act(loaded.table.id, lambda draft: draft.add(Closed(why="removed")))
        return await service.registry.load(announced.table)
    await service.invitations.ask(loaded.table.id, table.partners(person.id), person.id)
    return loaded
