"""Going on from a moment of a game at another table, and lines that are tried out."""

from fastapi import APIRouter

from labora.server.core.dependencies import RateLimiterIn, problems
from labora.server.core.language import words_of
from labora.server.games.dependencies import AccessIn, RegistryIn, TableId, TableRepositoryIn, view_for
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
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    person: KnownPerson,
    language: Language,
    words: Sentences,
) -> TableView:
    """Create a table that goes on from a position of this one, or a private variation."""
    limiter.check("table", person.id)
    table = (await access.visible(identifier, person)).table
    game = table.trial_of or identifier
    lines = await registry.tables.trials_of(game, person.id) if asked.trial else []
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
    await check_caps(registry.tables, opened)
    loaded = await registry.open(opened, decided)
    return view_for(registry, loaded, person, language)


@router.get("/lines", responses=problems(401, 404, 409))
async def list_variations(
    identifier: TableId,
    access: AccessIn,
    repository: TableRepositoryIn,
    person: KnownPerson,
    language: Language,
) -> TablesView:
    """List your private variations of this game."""
    await access.visible(identifier, person)
    rows = await repository.trials_of(identifier, person.id)
    return TablesView(tables=table_summaries(rows, person.id, words_of(language)), more=False)


@router.post("/remove", responses=problems(401, 403, 404, 409))
async def delete_variation(
    identifier: TableId,
    access: AccessIn,
    registry: RegistryIn,
    limiter: RateLimiterIn,
    person: KnownPerson,
    language: Language,
) -> TableView:
    """Delete a private variation."""
    await access.visible(identifier, person)
    limiter.check("change", person.id)
    acted = await registry.act(identifier, lambda draft: plan_remove(draft, person.id))
    return view_for(registry, acted.loaded, person, language)
