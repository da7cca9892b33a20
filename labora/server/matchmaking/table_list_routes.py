"""Lists of tables: one's own, and public ones to join or to watch."""

from collections.abc import Sequence
from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Query

from labora.i18n import Words
from labora.rules.components.goods import Variant
from labora.server.core.dependencies import problems
from labora.server.games.dependencies import TableRepositoryIn
from labora.server.games.event_storage import GameRow, rated_players
from labora.server.games.schemas import TablesView
from labora.server.games.storage import TableRepository
from labora.server.games.views import table_summaries
from labora.server.matchmaking.preferences import Filters
from labora.server.matchmaking.schemas import Speed
from labora.server.ratings.dependencies import RatingsIn
from labora.server.ratings.storage import RatingRepository
from labora.server.ratings.views import NOBODYS, ShownRatings
from labora.server.users.dependencies import MaybePerson, Sentences

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


@router.get("", responses=problems(401))
async def list_tables(
    ratings: RatingsIn,
    repository: TableRepositoryIn,
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
        rows = await repository.games_of(me, ("waiting", "playing"), PAGE + 1, skip, seated=True)
    elif which == "finished":
        rows = await repository.games_of(me, ("over",), PAGE + 1, skip, seated=True)
    elif which == "open" and filters != Filters():
        return await _open_tables(ratings, repository, me, filters, words, skip)
    else:
        phase = "waiting" if which == "open" else "playing"
        rows = await repository.public_games((phase,), PAGE + 1, skip)
    shown = NOBODYS if which in ("mine", "finished") else await _shown(ratings, rows)
    tables = table_summaries(rows[:PAGE], person.id if person else None, words, shown)
    return TablesView(tables=tables, more=len(rows) > PAGE)


async def _open_tables(
    ratings: RatingRepository, repository: TableRepository, me: str, filters: Filters, words: Words, skip: int
) -> TablesView:
    """Of the newest; who wants something rare opens a table, and is found."""
    rows = await repository.public_games(("waiting",), MOST_FILTERED, 0)
    shown = await _shown(ratings, rows)
    known = {} if filters.within is None else await ratings.of([me])
    tables = table_summaries(rows, me or None, words, shown)
    found = [one for one in tables if filters.fits(one, me, known)]
    return TablesView(tables=found[skip : skip + PAGE], more=len(found) > skip + PAGE)


async def _shown(ratings: RatingRepository, rows: Sequence[GameRow]) -> ShownRatings:
    """Of those who sit at rated tables and let others see it."""
    people = {person for row in rows for person in rated_players(row)}
    if not people:
        return NOBODYS
    showing = await ratings.showing(people)
    return ShownRatings(await ratings.of(showing), showing)
