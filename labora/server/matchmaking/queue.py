"""The queue: seats the first users who fit, across all processes."""

import contextlib
import json
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from labora.i18n.messages import ENGLISH
from labora.rules.constants.versions import RULES
from labora.server.core.background_tasks import Task, Tasks
from labora.server.core.errors import DomainError
from labora.server.core.language import words_of
from labora.server.core.secrets import new_identifier
from labora.server.database.connection import Database
from labora.server.games.domain.events import Opened, SeatPlan, mark
from labora.server.games.domain.seats import plan_join
from labora.server.games.event_storage import GameRow, rated_players
from labora.server.games.requests import AskJoin
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.views import table_summaries, table_summary
from labora.server.matchmaking.invitation_storage import InvitationRepository
from labora.server.matchmaking.preferences import (
    CLOCKS,
    GameChoice,
    Preferences,
    QueueEntry,
    choice_of,
    group,
)
from labora.server.matchmaking.queue_storage import Seeker, SeekerRepository
from labora.server.ratings.calculation import KnownRatings, rating_in
from labora.server.ratings.storage import RatingRepository
from labora.server.users.storage import Person

MOST_TABLES: Final = 100
LONGEST_NAME: Final = 60


class MatchQueue:
    """Match users who seek a game, and open tables for them."""

    def __init__(self, database: Database, registry: TableRegistry, ratings: RatingRepository) -> None:
        self._ratings: Final = ratings
        self._invitations: Final = InvitationRepository(database)
        self._seekers: Final = SeekerRepository(database)
        self._registry: Final = registry
        self._leaving: Final = Tasks()

    async def enter(self, person: Person, wishes: Preferences) -> Seeker:
        now = time.time()
        stored = {
            "name": person.name,
            "games": [asdict(game) for game in wishes.games],
            "within": wishes.within,
            "ratings": await self._points(person.id),
        }
        seeker = Seeker(new_identifier(), person.id, json.dumps(stored), now, now)
        await self._seekers.enter(seeker)
        return seeker

    async def _points(self, person: str) -> dict[str, int]:
        known = await self._ratings.of([person])
        return {"/".join(scale): rating.points for (_, scale), rating in known.items()}

    def leave(self, seeker: Seeker) -> Task:
        """Leave the queue, also while the caller is being cancelled."""
        return self._leaving.begin(self._leave(seeker))

    async def _leave(self, seeker: Seeker) -> None:
        # Without a database the place ends by itself.
        with contextlib.suppress(DomainError):
            await self._seekers.leave(seeker.id)

    async def stay(self, seeker: Seeker) -> None:
        await self._seekers.note_seen(seeker.id, time.time())

    async def now(self, seeker: Seeker) -> Seeker | None:
        """Return the stored entry; None if another page has taken its place."""
        return await self._seekers.one(seeker.id)

    async def count(self) -> int:
        return len(await self._seekers.waiting(time.time()))

    # An open table that waits for one more

    async def sit_down(self, person: Person, wishes: Preferences, seeker: Seeker | None = None) -> str | None:
        """At a table whose opener sits there and waits: the game begins at once.

        Who already waits is not brought together with others in the meantime.
        """
        tables = await self._fitting(person, wishes)
        if not tables:
            return None
        claimed = (
            []
            if seeker is None
            else await self._seekers.claim(
                time.time(), lambda found: [one for one in found if one.id == seeker.id]
            )
        )
        if seeker is not None and not claimed:
            return None
        for table in tables:
            if await self._join(table, person):
                return table
        await self._seekers.release(claimed)
        return None

    async def _fitting(self, person: Person, wishes: Preferences) -> list[str]:
        """Those who have waited longest first."""
        waiting = await self._registry.tables.public_games(("waiting",), MOST_TABLES, 0)
        wanted = [row for row in waiting if _is_wanted(person, wishes, row)]
        for row in wanted:
            # Who is there is known to their process: of a new table it takes a moment, until the next look.
            await self._registry.listen(row.id)
        there = [
            row
            for row in wanted
            if row.creator in self._registry.broadcaster.subscriptions.everywhere(row.id)
        ]
        apart = await self._invitations.apart([person.id, *(row.creator for row in there)])
        people = {person.id, *(one for row in there for one in rated_players(row))}
        known = {} if wishes.within is None else await self._ratings.of(people)
        return [
            row.id
            for row in sorted(there, key=lambda one: one.created)
            if frozenset((row.creator, person.id)) not in apart and _near(person.id, wishes, row, known)
        ]

    async def _join(self, table: str, person: Person) -> bool:
        try:
            await self._registry.act(table, lambda draft: plan_join(draft, person.id, person.name, AskJoin()))
        except DomainError:
            # Somebody was faster.
            return False
        return True

    # Those who wait

    async def match(self) -> None:
        """Match all users who fit. Each finds the result in their own row."""
        while await self._match_some():
            pass

    async def _match_some(self) -> bool:
        now = time.time()
        waiting = await self._seekers.waiting(now)
        apart = await self._invitations.apart([seeker.person for seeker in waiting])
        known = {seeker.person for seeker in waiting}
        if group([_read(seeker) for seeker in waiting], apart) is None:
            return False
        chosen_game: list[GameChoice] = []

        def choose(found: list[Seeker]) -> Sequence[Seeker]:
            """Choose again among those that are still there, under the lock."""
            together = group([_read(one) for one in found if one.person in known], apart)
            if together is None:
                return []
            chosen_game.append(together[0])
            by_id = {one.id: one for one in found}
            return [by_id[one.id] for one in together[1]]

        chosen = await self._seekers.claim(now, choose)
        if chosen:
            await self._open(chosen_game[0], chosen)
        return bool(chosen)

    async def _open(self, game: GameChoice, chosen: Sequence[Seeker]) -> None:
        names = [str(json.loads(seeker.wishes)["name"]) for seeker in chosen]
        opened = Opened(
            mode=game.mode,
            variant=game.variant,
            name=" · ".join(names)[:LONGEST_NAME],
            public=False,
            creator=chosen[0].person,
            seats=[SeatPlan(person=one.person, name=name) for one, name in zip(chosen, names, strict=True)],
            random_order=True,
            clock=CLOCKS[game.speed],
            no_aids=mark(game.rated),
            rated=mark(game.rated),
            rules=RULES,
        )
        try:
            loaded = await self._registry.open(opened)
        except BaseException:
            await self._seekers.release(chosen)
            raise
        await self._seekers.seat(chosen, loaded.table.id)


def _read(seeker: Seeker) -> QueueEntry:
    stored = json.loads(seeker.wishes)
    games = tuple(GameChoice(**game) for game in stored["games"])
    wishes = Preferences(games, stored.get("within"))
    return QueueEntry(seeker.id, seeker.person, wishes, stored.get("ratings", {}))


def _is_wanted(person: Person, wishes: Preferences, row: GameRow) -> bool:
    """With a seat for one more, of a game that they would play."""
    for summary in table_summaries([row], person.id, words_of(ENGLISH)):
        mine = row.creator == person.id or any(seat.mine for seat in summary.seats)
        return not mine and summary.open_seats == 1 and choice_of(summary) in wishes.games
    return False


def _near(person: str, wishes: Preferences, row: GameRow, known: KnownRatings) -> bool:
    """Return whether the ratings at the table are near enough for a user."""
    if wishes.within is None:
        return True
    scale = choice_of(table_summary(row, person, words_of(ENGLISH))).scale
    mine = rating_in(known, person, scale).points
    others = [rating_in(known, one, scale).points for one in rated_players(row)]
    return all(abs(one - mine) <= wishes.within for one in others)
