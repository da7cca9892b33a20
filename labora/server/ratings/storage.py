"""Ratings as they are stored: computed from the results, so that they can be thrown away at any time."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, delete, insert, or_, select, text, update

from labora.bots.weights import GROUPS
from labora.server.database.connection import Database
from labora.server.database.schema import games, persons, ratings, results
from labora.server.ratings.calculation import (
    FORMULA,
    PROVISIONAL_GAMES,
    KnownRatings,
    Rating,
    RatingStep,
    Scale,
    rating_history,
    scale_of,
)
from labora.server.ratings.result_storage import result_of
from labora.server.ratings.results import SeatResult

RATINGS: Final = "ratings"
"""Among what a person shows."""
SETTLING_LOCK: Final = 1_146_258_257
AT_ONCE: Final = 500


@dataclass(frozen=True, slots=True)
class RankedPerson:
    """Hold a user on a leaderboard."""

    person: str
    name: str
    shows: tuple[str, ...]
    rating: Rating


class RatingRepository:
    """Store ratings and their history."""

    def __init__(self, database: Database) -> None:
        self._database: Final = database
        self._settling: Final = asyncio.Lock()

    # Reading

    async def course_of(self, person: str) -> list[tuple[RatingStep, bool]]:
        """Return the user's rated games, oldest first, and whether each table is public."""
        query = select(ratings, games.c.public).join(games, games.c.id == ratings.c.game)
        query = query.where(ratings.c.person == person).order_by(ratings.c.at, ratings.c.game)
        async with self._database.reading() as connection:
            return [(_step(row), row.public) for row in (await connection.execute(query)).all()]

    async def of(self, people: Collection[str]) -> KnownRatings:
        """Where there is none, nothing was played yet."""
        return await self._newest(ratings.c.person.in_(tuple(people)))

    async def of_all(self) -> KnownRatings:
        return await self._newest()

    async def _newest(self, *conditions: ColumnElement[bool]) -> KnownRatings:
        query = select(ratings).where(ratings.c.newest.is_(True), *conditions)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {(row.person, (row.modes, row.variant)): _step(row).rating for row in rows}

    async def showing(self, people: Collection[str]) -> set[str]:
        """Who of them lets others see their ratings."""
        query = select(persons.c.id).where(persons.c.id.in_(tuple(people)), _shown())
        async with self._database.reading() as connection:
            return {row.id for row in (await connection.execute(query)).all()}

    async def best(self, scale: Scale, most: int) -> list[RankedPerson]:
        """Of those who want to stand there; who has played little comes after the others."""
        query = select(ratings, persons.c.name, persons.c.shows)
        query = query.join(persons, persons.c.id == ratings.c.person)
        query = query.where(*_on(scale), ratings.c.newest.is_(True), _shown())
        settled = (ratings.c.games < PROVISIONAL_GAMES).asc()
        query = query.order_by(settled, ratings.c.mu.desc(), ratings.c.at).limit(most)
        async with self._database.reading() as connection:
            return [
                RankedPerson(row.person, row.name, tuple(row.shows.split()), _step(row).rating)
                for row in (await connection.execute(query)).all()
            ]

    # Computing

    async def settle(self, *, anew: bool = False) -> None:
        """Bring stored ratings up to date with the results; `anew` computes all of them.

        Other processes wait, because each rating rests on the previous one.
        """
        async with self._alone():
            missing = await self._missing()
            wrong = await self._wrong() | (await self._scales() if anew else set())
            for scale in sorted({scale_of(one.mode, one.variant) for one in missing} | wrong):
                new = [one for one in missing if scale_of(one.mode, one.variant) == scale]
                if scale in wrong or await self._is_late(scale, new):
                    await self._recompute(scale)
                else:
                    await self._add(scale, new)

    @contextlib.asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        async with self._settling:
            if self._database.is_sqlite:
                yield
                return
            async with self._database.writing() as connection:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": SETTLING_LOCK})
                yield

    async def _missing(self) -> list[SeatResult]:
        """Return the seats of rated games that are not counted yet, of users who still exist."""
        counted = select(ratings.c.game).where(
            ratings.c.game == results.c.game, ratings.c.person == results.c.person
        )
        known = select(persons.c.id).where(persons.c.id == results.c.person)
        query = select(results.c.game).where(results.c.rated.is_(True), known.exists(), ~counted.exists())
        return await self._results(results.c.game.in_(query))

    async def _wrong(self) -> set[Scale]:
        """Counted though the game goes on again, or by another formula."""
        played = select(results.c.game).where(results.c.game == ratings.c.game, results.c.rated.is_(True))
        query = select(ratings.c.modes, ratings.c.variant).distinct()
        query = query.where(or_(~played.exists(), ratings.c.formula != FORMULA))
        async with self._database.reading() as connection:
            return {(row.modes, row.variant) for row in (await connection.execute(query)).all()}

    async def _scales(self) -> set[Scale]:
        query = select(results.c.mode, results.c.variant).where(results.c.rated.is_(True)).distinct()
        async with self._database.reading() as connection:
            return {scale_of(row.mode, row.variant) for row in (await connection.execute(query)).all()}

    async def _is_late(self, scale: Scale, new: Sequence[SeatResult]) -> bool:
        """A game that ended later has been counted already."""
        query = select(ratings.c.at, ratings.c.game).where(*_on(scale))
        query = query.order_by(ratings.c.at.desc(), ratings.c.game.desc()).limit(1)
        async with self._database.reading() as connection:
            last = (await connection.execute(query)).first()
        return last is not None and min((one.at, one.game) for one in new) < (last.at, last.game)

    async def _add(self, scale: Scale, new: Sequence[SeatResult]) -> None:
        people = {one.person for one in new if one.person}
        known = {key: rating for key, rating in (await self.of(people)).items() if key[1] == scale}
        steps = await self._of_those_here(list(rating_history(new, known)))
        async with self._database.writing() as connection:
            earlier = and_(*_on(scale), ratings.c.person.in_(tuple(people)))
            await connection.execute(update(ratings).where(earlier).values(newest=False))
            if steps:
                await connection.execute(insert(ratings), _rows(steps))

    async def _recompute(self, scale: Scale) -> None:
        """Only what is different is written."""
        modes, variant = scale
        found = await self._results(results.c.mode.in_(GROUPS[modes]), results.c.variant == variant)
        steps = await self._of_those_here(await asyncio.to_thread(lambda: list(rating_history(found))))
        now = {(row["game"], row["person"]): row for row in _rows(steps)}
        async with self._database.reading() as connection:
            rows = (await connection.execute(select(ratings).where(*_on(scale)))).all()
        before = {(row.game, row.person): dict(row._mapping) for row in rows}
        gone = [key for key, row in before.items() if now.get(key) != row]
        new = [row for key, row in now.items() if before.get(key) != row]
        async with self._database.writing() as connection:
            for game, person in gone:
                here = ratings.c.game == game, ratings.c.person == person
                await connection.execute(delete(ratings).where(*here))
            if new:
                await connection.execute(insert(ratings), new)

    async def _results(self, *conditions: ColumnElement[bool]) -> list[SeatResult]:
        query = select(results).where(results.c.rated.is_(True), *conditions)
        async with self._database.reading() as connection:
            return [result_of(row) for row in (await connection.execute(query)).all()]

    async def _of_those_here(self, steps: Sequence[RatingStep]) -> list[RatingStep]:
        """Keep the steps of users who still exist. Deleted ones count as opponents only."""
        people = sorted({step.person for step in steps})
        here: set[str] = set()
        async with self._database.reading() as connection:
            for first in range(0, len(people), AT_ONCE):
                query = select(persons.c.id).where(persons.c.id.in_(people[first : first + AT_ONCE]))
                here |= {row.id for row in (await connection.execute(query)).all()}
        return [step for step in steps if step.person in here]


def _on(scale: Scale) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return ratings.c.modes == scale[0], ratings.c.variant == scale[1]


def _shown() -> ColumnElement[bool]:
    return and_(persons.c.shows.contains(RATINGS), persons.c.blocked.is_(False))


def _step(row: Row[Any]) -> RatingStep:
    return RatingStep(**{name: row._mapping[name] for name in RatingStep.__slots__})


def _rows(steps: Sequence[RatingStep]) -> list[dict[str, Any]]:
    """In their order: the last of a person is the newest."""
    last = {(step.person, step.scale): step.game for step in steps}
    return [
        {name: getattr(step, name) for name in RatingStep.__slots__}
        | {"newest": last[step.person, step.scale] == step.game, "formula": FORMULA}
        for step in steps
    ]
