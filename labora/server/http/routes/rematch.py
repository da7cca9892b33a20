"""Playing the same game again with the same people."""

from fastapi import APIRouter

from labora.server.http.routes.context import (
    KnownPerson,
    Language,
    ServiceIn,
    TableId,
    problems,
    view_for,
    visible,
)
from labora.server.live.live import Live
from labora.server.people.caps import check_caps
from labora.server.service import Service
from labora.server.store.persons import Person
from labora.server.table.draft import Draft
from labora.server.table.events import Closed
from labora.server.table.rematch import check_rematch, is_open_to, plan_announce, plan_rematch
from labora.server.table.sitting import plan_join
from labora.server.table.table import Table
from labora.server.wire.asked import AskJoin
from labora.server.wire.table import TableView

router = APIRouter(prefix="/api/tables/{identifier}", tags=["tables"])


@router.post("/rematch", responses=problems(401, 403, 404, 409))
async def rematch(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Sit down in the rematch of a game that one has played. The first player who asks opens it."""
    table = (await visible(service, identifier, person)).table
    check_rematch(table, person.id)
    live = await _opened(service, table, person) or await _open(service, table, person)
    if not live.table.seats_of(person.id):
        live = (await service.hall.act(live.table.id, lambda draft: _sit_down(draft, person))).live
    return view_for(service, live, person, language)


def _sit_down(draft: Draft, person: Person) -> None:
    plan_join(draft, person.id, person.name, AskJoin())


async def _opened(service: Service, table: Table, person: Person) -> Live | None:
    if table.rematch is None:
        return None
    live = await service.hall.live(table.rematch.table)
    return live if is_open_to(live.table, person.id) else None


async def _open(service: Service, table: Table, person: Person) -> Live:
    service.rates.check("table", person.id)
    opened = plan_rematch(table, person.id, person.name)
    await check_caps(service.store, opened)
    live = await service.hall.open(opened)
    known = None if table.rematch is None else table.rematch.table
    acted = await service.hall.act(
        table.id, lambda draft: plan_announce(draft, known, live.table.id, person.id, person.name)
    )
    announced = acted.live.table.rematch
    assert announced is not None
    if announced.table != live.table.id:
        await service.hall.act(live.table.id, lambda draft: draft.add(Closed(why="removed")))
        return await service.hall.live(announced.table)
    await service.inviting.ask(live.table.id, table.partners(person.id), person.id)
    return live
