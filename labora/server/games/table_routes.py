"""Tables: making, listing, entering, sitting down and getting up."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query, Request

from labora.i18n import Words
from labora.rules.components.goods import Variant
from labora.server.app.dependencies import ServiceIn, problems
from labora.server.app.service import Service
from labora.server.core.secrets import same
from labora.server.games.dependencies import TableId, view_for, visible
from labora.server.games.domain.errors import NoSuchTableError
from labora.server.games.domain.seats import plan_join, plan_leave, plan_replace, plan_resign
from labora.server.games.domain.table_requests import plan_table
from labora.server.games.event_storage import GameRow, rated_players
from labora.server.games.requests import AskEnter, AskJoin, AskReplace, AskSeatNumber, AskTable
from labora.server.games.schemas import TablesView, TableView
from labora.server.games.table_limits import check_caps
from labora.server.games.views import table_summaries
from labora.server.games.waiting import is_awaited, table_when
from labora.server.games.waiting_types import Until, WaitSeconds
from labora.server.matchmaking.preferences import Filters
from labora.server.matchmaking.schemas import Speed
from labora.server.ratings.views import NOBODYS, ShownRatings
from labora.server.users.dependencies import KnownPerson, Language, MaybePerson, Sentences

router = APIRouter(prefix="/api/tables", tags=["tables"])
PAGE = 50
MOST_FILTERED = 300


async def _wanted(
    mode: Annotated[str | None, Query(max_length=20, description="Of those with a free seat.")] = None,
    variant: Variant | None = None,
    speed: Annotated[Speed | None, Query(description="No clock, an evening, or days.")] = None,
    rated: Annotated[bool | None, Query(description="Only those that count for ratings, or do not.")] = None,
    within: Annotated[
        int | None,
        Query(ge=1, le=5000, description="Rated, with players who show a rating so near to mine."),
    ] = None,
) -> Filters:
    return Filters(mode, variant, speed, rated, within)


Wanted = Annotated[Filters, Depends(_wanted)]


@router.post("", responses=problems(401, 409))
async def create_table(
    asked: AskTable, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Create a table. It starts when its seats are taken."""
    service.rate_limiter.check("table", person.id)
    opened = plan_table(asked, person.id, person.name)
    await check_caps(service.store, opened)
    loaded = await service.registry.open(opened)
    return view_for(service, loaded, person, language)


@router.get("", responses=problems(401))
async def list_tables(
    service: ServiceIn,
    person: MaybePerson,
    words: Sentences,
    filters: Wanted,
    which: Annotated[
        Literal["mine", "finished", "open", "running"],
        Query(
            description="Running or finished ones where I have a seat or that I opened; public ones "
            "with a free seat, or to watch."
        ),
    ] = "mine",
    skip: Annotated[int, Query(ge=0, le=10_000)] = 0,
) -> TablesView:
    """List your tables, or the public ones."""
    me = person.id if person else ""
    if which == "mine":
        rows = await service.store.games_of(me, ("waiting", "playing"), PAGE + 1, skip, seated=True)
    elif which == "finished":
        rows = await service.store.games_of(me, ("over",), PAGE + 1, skip, seated=True)
    elif which == "open" and filters != Filters():
        return await _open_tables(service, me, filters, words, skip)
    else:
        phase = "waiting" if which == "open" else "playing"
        rows = await service.store.public_games((phase,), PAGE + 1, skip)
    shown = NOBODYS if which in ("mine", "finished") else await _shown(service, rows)
    tables = table_summaries(rows[:PAGE], person.id if person else None, words, shown)
    return TablesView(tables=tables, more=len(rows) > PAGE)


async def _open_tables(service: Service, me: str, filters: Filters, words: Words, skip: int) -> TablesView:
    """Of the newest; who wants something rare opens a table, and is found."""
    rows = await service.store.public_games(("waiting",), MOST_FILTERED, 0)
    shown = await _shown(service, rows)
    known = {} if filters.within is None else await service.store.ratings.of([me])
    tables = table_summaries(rows, me or None, words, shown)
    found = [one for one in tables if filters.fits(one, me, known)]
    return TablesView(tables=found[skip : skip + PAGE], more=len(found) > skip + PAGE)


async def _shown(service: Service, rows: Sequence[GameRow]) -> ShownRatings:
    """Of those who sit at rated tables and let others see it."""
    people = {person for row in rows for person in rated_players(row)}
    if not people:
        return NOBODYS
    showing = await service.store.ratings.showing(people)
    return ShownRatings(await service.store.ratings.of(showing), showing)


@router.get("/{identifier}", responses=problems(404, 409))
async def get_table(
    identifier: TableId,
    request: Request,
    service: ServiceIn,
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
    return view_for(service, loaded, person, language)


@router.post("/{identifier}/enter", responses=problems(401, 404, 409))
async def enter_private_table(
    identifier: TableId, asked: AskEnter, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Enter with the key of the link. From then on you can see the private table."""
    loaded = await service.registry.load(identifier)
    if not same(loaded.key, asked.key):
        raise NoSuchTableError
    await service.store.enter(identifier, person.id)
    return view_for(service, loaded, person, language)


@router.post("/{identifier}/join", responses=problems(401, 404, 409))
async def join_table(
    identifier: TableId, asked: AskJoin, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Take a free seat, or take your own back from the bot that kept it."""
    await visible(service, identifier, person)
    acted = await service.registry.act(
        identifier, lambda draft: plan_join(draft, person.id, person.name, asked)
    )
    return view_for(service, acted.loaded, person, language)


@router.post("/{identifier}/leave", responses=problems(401, 404, 409))
async def leave_table(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Leave before the start. When the creator leaves, the table is closed."""
    await visible(service, identifier, person)
    acted = await service.registry.act(identifier, lambda draft: plan_leave(draft, person.id))
    await service.store.get_up(identifier, person.id)
    return view_for(service, acted.loaded, person, language)


@router.post("/{identifier}/resign", responses=problems(401, 403, 404, 409))
async def resign(
    identifier: TableId, asked: AskSeatNumber, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Give up your seat for good. A bot plays on."""
    await visible(service, identifier, person)
    bot = service.settings.clock_bot
    acted = await service.registry.act(
        identifier, lambda draft: plan_resign(draft, person.id, asked.seat, bot)
    )
    return view_for(service, acted.loaded, person, language)


@router.post("/{identifier}/replace", responses=problems(401, 403, 404, 409))
async def fill_seat_with_bot(
    identifier: TableId, asked: AskReplace, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Put a bot on a free seat, or on that of a player who is away. Only the creator may do so."""
    loaded = await visible(service, identifier, person)
    since = service.broadcaster.absent_since(loaded, asked.seat)
    acted = await service.registry.act(
        identifier, lambda draft: plan_replace(draft, person.id, asked.seat, asked.bot, since)
    )
    return view_for(service, acted.loaded, person, language)
