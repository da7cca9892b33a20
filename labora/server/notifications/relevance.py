"""Drops notices of users who have looked, decided or answered in the meantime."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from labora.i18n import Words
from labora.server.core.errors import DomainError
from labora.server.database.connection import Database
from labora.server.games.event_storage import GameRow
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.views import table_summary
from labora.server.matchmaking.invitation_storage import InvitationRepository
from labora.server.notifications.rendering import CONFIRM, TEST, NotificationFacts
from labora.server.notifications.storage import Channel, Notice

Arguments = Mapping[str, str]
ANSWER_SECONDS: Final = 1.0
# A lid that is closed says nothing: by then the connection is known to be gone (run/serve.py asks for it).
UNNOTICED_SECONDS: Final = 70.0


class Relevance:
    """Check whether a notice still matters when it is sent."""

    def __init__(self, database: Database, registry: TableRegistry) -> None:
        self._database: Final = database
        self._invitations: Final = InvitationRepository(database)
        self._registry: Final = registry
        self._checks: Final[dict[str, Callable[[str, GameRow], Awaitable[Arguments | None]]]] = {
            "turn": self._turn,
            "invited": self._invited,
            "undo": self._undo,
            "over": self._over,
        }

    async def settled(self, channel: Channel, notices: list[Notice]) -> tuple[list[Notice], float]:
        """Without those of tables that the person seems to look at, and when to look at them again."""
        for table in {one.game for one in notices if one.game}:
            await self._listen(table)
        before = time.time() - UNNOTICED_SECONDS
        unsure = [one for one in notices if one.at > before and self._is_looking(channel, one)]
        again = min((one.at + UNNOTICED_SECONDS for one in unsure), default=channel.rest)
        return [one for one in notices if one not in unsure], again

    def _is_looking(self, channel: Channel, notice: Notice) -> bool:
        return self._registry.broadcaster.subscriptions.is_looking(notice.game, channel.person)

    async def of(self, channel: Channel, notices: list[Notice], words: Words) -> list[NotificationFacts]:
        """Each thing once, however often it has come up."""
        newest = {(one.occasion, one.game): one for one in notices}
        found = [await self._known(channel, notice, words) for notice in newest.values()]
        return [one for one in found if one is not None]

    async def _known(self, channel: Channel, notice: Notice, words: Words) -> NotificationFacts | None:
        if notice.occasion in (CONFIRM, TEST):
            return NotificationFacts(notice, {})
        if not getattr(channel, f"on_{notice.occasion}"):
            return None
        row = await self._registry.tables.game(notice.game)
        if row is None or self._is_looking(channel, notice):
            return None
        arguments = await self._checks[notice.occasion](channel.person, row)
        name = table_summary(row, None, words).name
        return None if arguments is None else NotificationFacts(notice, {"table": name, **arguments})

    async def _listen(self, table: str) -> None:
        """Follow a table that is not in memory, and wait until other processes say who looks at it."""
        if self._registry.in_memory(table) is None and not self._database.is_sqlite:
            await self._registry.listen(table)
            await asyncio.sleep(ANSWER_SECONDS)

    async def _turn(self, person: str, row: GameRow) -> Arguments | None:
        summary = _summary(row)
        turn = summary["turn"]
        waits = row.phase == "playing" and turn is not None
        return {} if waits and summary["seats"][turn]["person"] == person else None

    async def _invited(self, person: str, row: GameRow) -> Arguments | None:
        found = await self._invitations.of(person, row.id)
        seated = any(seat["person"] == person for seat in _summary(row)["seats"])
        return None if not found or seated else {"name": found[0].name}

    async def _undo(self, person: str, row: GameRow) -> Arguments | None:
        try:
            table = (await self._registry.load(row.id)).table
        except DomainError:
            return None
        question = table.question
        if question is None or person in question.agreed or person not in table.voters():
            return None
        return {"name": table.seats[question.seat].name}

    async def _over(self, person: str, row: GameRow) -> Arguments | None:
        if row.phase != "over":
            return None
        summary = _summary(row)
        return {"winners": ", ".join(summary["seats"][seat]["name"] for seat in summary["winners"])}


def _summary(row: GameRow) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(row.summary)
    return found
