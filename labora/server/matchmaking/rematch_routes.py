"""Playing the same game again with the same people."""

from fastapi import APIRouter

from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.rate_limits import RateLimiter
from labora.server.games.dependencies import AccessIn, RegistryIn, TableId, view_for
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Closed
from labora.server.games.domain.rematch import check_rematch, is_open_to, plan_announce, plan_rematch
from labora.server.games.domain.seats import plan_join
from labora.server.games.domain.table import Table
from labora.server.games.requests import AskJoin
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.schemas import TableView
from labora.server.games.table_limits import check_caps
from labora.server.matchmaking.dependencies import InvitationsIn
from labora.server.matchmaking.invitations import Invitations
from labora.server.users.dependencies import KnownPerson, Language
from labora.server.users.storage import Person

router = APIRouter(prefix="/api/tables/{identifier}", tags=["tables"])


@router.post("/rematch", responses=problems(401, 403, 404, 409))
async def join_rematch(
    identifier: TableId,
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    invitations: InvitationsIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Join the rematch of a game that you have played. The first player who asks opens its table."""
    table = (await access.visible(identifier, person)).table
    check_rematch(table, person.id)
    loaded = await _opened(registry, table, person) or await _open(
        registry, limiter, invitations, table, person
    )
    if not loaded.table.seats_of(person.id):
        loaded = (await registry.act(loaded.table.id, lambda draft: _sit_down(draft, person))).loaded
    return view_for(registry, loaded, person, language)


def _sit_down(draft: Draft, person: Person) -> None:
    plan_join(draft, person.id, person.name, AskJoin())


async def _opened(registry: TableRegistry, table: Table, person: Person) -> LoadedTable | None:
    if table.rematch is None:
        return None
    loaded = await registry.load(table.rematch.table)
    return loaded if is_open_to(loaded.table, person.id) else None


async def _open(
    registry: TableRegistry, limiter: RateLimiter, invitations: Invitations, table: Table, person: Person
) -> LoadedTable:
    limiter.check("table", person.id)
    opened = plan_rematch(table, person.id, person.name)
    await check_caps(registry.tables, opened)
    loaded = await registry.open(opened)
    known = None if table.rematch is None else table.rematch.table
    acted = await registry.act(
        table.id, lambda draft: plan_announce(draft, known, loaded.table.id, person.id, person.name)
    )
    announced = acted.loaded.table.rematch
    assert announced is not None
    if announced.table != loaded.table.id:
        await registry.act(loaded.table.id, lambda draft: draft.add(Closed(why="removed")))
        return await registry.load(announced.table)
    await invitations.ask(loaded.table.id, table.partners(person.id), person.id)
    return loaded
