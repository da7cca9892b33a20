"""Tables: making, listing, entering, sitting down and getting up."""

from typing import Annotated

from fastapi import APIRouter, Query, Request

from labora.server.core.dependencies import RateLimiterIn, SettingsIn, problems
from labora.server.core.secrets import same
from labora.server.games.dependencies import AccessIn, RegistryIn, TableId, view_for
from labora.server.games.domain.errors import NoSuchTableError
from labora.server.games.domain.seats import plan_join, plan_leave, plan_replace, plan_resign
from labora.server.games.domain.table_requests import plan_table
from labora.server.games.requests import AskEnter, AskJoin, AskReplace, AskSeatNumber, AskTable
from labora.server.games.schemas import TableView
from labora.server.games.table_limits import check_caps
from labora.server.games.waiting import is_awaited, table_when
from labora.server.games.waiting_types import Until, WaitSeconds
from labora.server.users.dependencies import KnownPerson, Language, MaybePerson

router = APIRouter(prefix="/api/tables", tags=["tables"])


@router.post("", responses=problems(401, 409))
async def create_table(
    asked: AskTable, registry: RegistryIn, limiter: RateLimiterIn, person: KnownPerson, language: Language
) -> TableView:
    """Create a table. It starts when its seats are taken."""
    limiter.check("table", person.id)
    opened = plan_table(asked, person.id, person.name)
    await check_caps(registry.tables, opened)
    loaded = await registry.open(opened)
    return view_for(registry, loaded, person, language)


@router.get("/{identifier}", responses=problems(404, 409))
async def get_table(
    identifier: TableId,
    request: Request,
    registry: RegistryIn,
    person: MaybePerson,
    language: Language,
    wait: Annotated[WaitSeconds, Query()] = 0,
    until: Annotated[Until, Query()] = "my-turn",
) -> TableView:
    """Return the table with its seats, its messages and the game.

    With `wait`, return it as soon as you have to decide, the game is over, or someone asks to undo; at once
    if you have no seat.
    """
    me = person.id if person else None
    loaded = await table_when(request, identifier, wait, lambda table: is_awaited(table, me, until))
    return view_for(registry, loaded, person, language)


@router.post("/{identifier}/enter", responses=problems(401, 404, 409))
async def enter_private_table(
    identifier: TableId, asked: AskEnter, registry: RegistryIn, person: KnownPerson, language: Language
) -> TableView:
    """Enter with the key of the link. From then on you can see the private table."""
    loaded = await registry.load(identifier)
    if not same(loaded.key, asked.key):
        raise NoSuchTableError
    await registry.tables.enter(identifier, person.id)
    return view_for(registry, loaded, person, language)


@router.post("/{identifier}/join", responses=problems(401, 404, 409))
async def join_table(
    identifier: TableId,
    asked: AskJoin,
    access: AccessIn,
    registry: RegistryIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Take a free seat, or take your own back from the bot that kept it."""
    await access.visible(identifier, person)
    acted = await registry.act(identifier, lambda draft: plan_join(draft, person.id, person.name, asked))
    return view_for(registry, acted.loaded, person, language)


@router.post("/{identifier}/leave", responses=problems(401, 404, 409))
async def leave_table(
    identifier: TableId, access: AccessIn, registry: RegistryIn, person: KnownPerson, language: Language
) -> TableView:
    """Leave before the start. When the creator leaves, the table is closed."""
    await access.visible(identifier, person)
    acted = await registry.act(identifier, lambda draft: plan_leave(draft, person.id))
    await registry.tables.get_up(identifier, person.id)
    return view_for(registry, acted.loaded, person, language)


@router.post("/{identifier}/resign", responses=problems(401, 403, 404, 409))
async def resign(
    identifier: TableId,
    asked: AskSeatNumber,
    access: AccessIn,
    registry: RegistryIn,
    settings: SettingsIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Give up your seat for good. A bot plays on."""
    await access.visible(identifier, person)
    bot = settings.clock_bot
    acted = await registry.act(identifier, lambda draft: plan_resign(draft, person.id, asked.seat, bot))
    return view_for(registry, acted.loaded, person, language)


@router.post("/{identifier}/replace", responses=problems(401, 403, 404, 409))
async def fill_seat_with_bot(
    identifier: TableId,
    asked: AskReplace,
    access: AccessIn,
    registry: RegistryIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Put a bot on a free seat, or on that of a player who is away. Only the creator may do so."""
    loaded = await access.visible(identifier, person)
    since = registry.broadcaster.absent_since(loaded, asked.seat)
    acted = await registry.act(
        identifier, lambda draft: plan_replace(draft, person.id, asked.seat, asked.bot, since)
    )
    return view_for(registry, acted.loaded, person, language)
