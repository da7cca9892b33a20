"""Private tables for lessons and puzzles: in no list, and deleted after a day."""

from collections.abc import Sequence
from typing import Annotated, Final

from fastapi import Depends

from labora.i18n import Words
from labora.server.core.parts import provided
from labora.server.games.dependencies import view_for
from labora.server.games.domain.events import EventBody, Opened, SeatPlan
from labora.server.games.private_table_storage import PrivateTableRepository
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.schemas import TableView
from labora.server.users.storage import Person

BOT: Final = "novice"


class PrivateTables:
    """Open tables of lessons and puzzles, a few at a time for each user."""

    def __init__(self, registry: TableRegistry, repository: PrivateTableRepository) -> None:
        self._registry: Final = registry
        self._repository: Final = repository

    async def open(
        self, person: Person, language: str, opened: Opened, decided: Sequence[EventBody]
    ) -> TableView:
        for old in await self._repository.forget_all_but_newest(person.id):
            self._registry.drop(old)
        loaded = await self._registry.open(opened, decided)
        return view_for(self._registry, loaded, person, language)


PrivateTablesIn = Annotated[PrivateTables, Depends(provided(PrivateTables))]


def among_bots(person: Person, own: int, players: int, words: Words) -> list[SeatPlan]:
    return [
        SeatPlan(person=person.id, name=person.name)
        if seat == own
        else SeatPlan(bot=BOT, name=words.text("web-bot-name", seat=seat + 1))
        for seat in range(players)
    ]
