"""Going on from a moment of a game at another table, and lines that are tried out."""

from fastapi import APIRouter

from labora.server.app.dependencies import ServiceIn, problems
from labora.server.core.language import words_of
from labora.server.games.dependencies import TableId, view_for, visible
from labora.server.games.domain.forks import owners_of_names, plan_fork, plan_remove, same_seats, with_owners
from labora.server.games.domain.table_requests import plan_seats
from labora.server.games.requests import AskFork
from labora.server.games.schemas import TablesView, TableView
from labora.server.games.table_limits import check_caps, check_lines
from labora.server.games.views import table_summaries
from labora.server.users.dependencies import KnownPerson, Language, Sentences

router = APIRouter(prefix="/api/tables/{identifier}", tags=["variations"])


@router.post("/fork", responses=problems(401, 403, 404, 409))
async def fork_table(
    identifier: TableId,
    asked: AskFork,
    service: ServiceIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> TableView:
    """Create a table that goes on from a position of this one, or a private variation."""
    service.rate_limiter.check("table", person.id)
    table = (await visible(service, identifier, person)).table
    game = table.trial_of or identifier
    lines = await service.store.trials_of(game, person.id) if asked.trial else []
    check_lines(len(lines))
    number = len(lines) + 1
    name = asked.name or (
        words.text("service-line-name", number=number)
        if asked.trial
        else words.text("service-fork-name", name=person.name)
    )
    given = asked.seats if not asked.trial else []
    seats = plan_seats(given, person.id, person.name) if given else same_seats(table, person.id)
    seats = with_owners(seats, owners_of_names(table), person.id)
    opened, decided = plan_fork(table, person.id, asked, seats, name)
    await check_caps(service.store, opened)
    loaded = await service.registry.open(opened, decided)
    return view_for(service, loaded, person, language)


@router.get("/lines", responses=problems(401, 404, 409))
async def list_variations(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> TablesView:
    """List your private variations of this game."""
    await visible(service, identifier, person)
    rows = await service.store.trials_of(identifier, person.id)
    return TablesView(tables=table_summaries(rows, person.id, words_of(language)), more=False)


@router.post("/remove", responses=problems(401, 403, 404, 409))
async def delete_variation(
    identifier: TableId, service: ServiceIn, person: KnownPerson, language: Language
) -> TableView:
    """Delete a private variation."""
    await visible(service, identifier, person)
    service.rate_limiter.check("change", person.id)
    acted = await service.registry.act(identifier, lambda draft: plan_remove(draft, person.id))
    return view_for(service, acted.loaded, person, language)
