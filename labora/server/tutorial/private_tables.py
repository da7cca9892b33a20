"""Private tables for lessons and puzzles: in no list, and deleted after a day."""

from collections.abc import Sequence
from typing import Final

from labora.i18n import Words
from labora.server.app.service import Service
from labora.server.games.dependencies import view_for
from labora.server.games.domain.events import EventBody, Opened, SeatPlan
from labora.server.games.schemas import TableView
from labora.server.users.storage import Person

BOT: Final = "novice"


async def open_own(
    service: Service, person: Person, language: str, opened: Opened, decided: Sequence[EventBody]
) -> TableView:
    for old in await service.store.lessons.forget_all_but_newest(person.id):
        service.registry.drop(old)
    loaded = await service.registry.open(opened, decided)
    return view_for(service, loaded, person, language)


def among_bots(person: Person, own: int, players: int, words: Words) -> list[SeatPlan]:
    return [
        SeatPlan(person=person.id, name=person.name)
        if seat == own
        else SeatPlan(bot=BOT, name=words.text("web-bot-name", seat=seat + 1))
        for seat in range(players)
    ]
