"""Results of finished games: of a person, and the best of all who want to be seen."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Row, func, select

from labora.bots.old_ids import current_bot
from labora.server.database.connection import Database
from labora.server.database.schema import games, persons, results
from labora.server.ratings.results import SeatResult

BOARDS: Final = "boards"


@dataclass(frozen=True, slots=True)
class ListedResult:
    """Hold a result, and whether its table is public."""

    result: SeatResult
    public: bool
    name: str = ""
    """Of the person, where it is known."""
    shows: tuple[str, ...] = ()


class ResultRepository:
    """Store the results of finished games."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database

    async def of_person(self, person: str) -> list[ListedResult]:
        """All of them, the oldest first."""
        query = select(results, games.c.public).join(games, games.c.id == results.c.game)
        query = query.where(results.c.person == person).order_by(results.c.at)
        async with self._database.reading() as connection:
            return [
                ListedResult(result_of(row), row.public) for row in (await connection.execute(query)).all()
            ]

    async def best_solo(self, variant: str, since: float, most: int) -> list[ListedResult]:
        """The best game of each person who stands on the boards; of equals the earlier is first."""
        query = select(results, games.c.public, persons.c.name, persons.c.shows)
        query = query.join(games, games.c.id == results.c.game).join(
            persons, persons.c.id == results.c.person
        )
        query = query.where(results.c.mode == "solo", results.c.variant == variant, results.c.barred == "")
        query = query.where(results.c.at >= since, persons.c.blocked.is_(False))
        query = query.where(persons.c.shows.contains(BOARDS))
        query = query.order_by(results.c.points.desc(), results.c.at)
        found: dict[str, ListedResult] = {}
        async with self._database.reading() as connection:
            rows = await connection.stream(query)
            async for row in rows:
                found.setdefault(
                    row.person, ListedResult(result_of(row), row.public, row.name, tuple(row.shows.split()))
                )
                if len(found) == most:
                    break
        return list(found.values())

    async def best_bots(self, variant: str, since: float) -> list[ListedResult]:
        """The best game of each bot that has played alone here."""
        most = select(results.c.bot, func.max(results.c.points).label("most"))
        most = most.where(results.c.mode == "solo", results.c.variant == variant, results.c.bot != "")
        best = most.where(results.c.barred == "bot", results.c.at >= since).group_by(results.c.bot).subquery()
        query = select(results, games.c.public).join(games, games.c.id == results.c.game)
        query = query.join(best, (best.c.bot == results.c.bot) & (best.c.most == results.c.points))
        query = query.where(results.c.mode == "solo", results.c.variant == variant, results.c.at >= since)
        async with self._database.reading() as connection:
            return [
                ListedResult(result_of(row), row.public) for row in (await connection.execute(query)).all()
            ]

    async def stands_on_boards(self, game: str) -> bool:
        """Return whether a solo game belongs to a user who shows such games."""
        query = select(results.c.game).join(persons, persons.c.id == results.c.person)
        query = query.where(results.c.game == game, results.c.mode == "solo", results.c.barred == "")
        query = query.where(persons.c.shows.contains(BOARDS), persons.c.blocked.is_(False))
        async with self._database.reading() as connection:
            return (await connection.execute(query)).first() is not None


def result_of(row: Row[Any]) -> SeatResult:
    stored = {name: row._mapping[name] for name in SeatResult.__slots__}
    return SeatResult(**stored | {"bot": current_bot(row.bot)})
