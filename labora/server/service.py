"""Everything that runs while the service does, put together."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from labora.server.base.settings import Settings
from labora.server.bots.analyst import Analyst
from labora.server.bots.asking import Desk
from labora.server.bots.pool import Bots
from labora.server.bots.replaying import Replayer
from labora.server.finding.inviting import Inviting
from labora.server.finding.queue import Queue
from labora.server.live.driver import Driver
from labora.server.live.hall import Hall
from labora.server.live.hub import Hub
from labora.server.live.news import News
from labora.server.live.pulse import Pulse
from labora.server.live.readiness import Readiness
from labora.server.live.sweeper import Sweeper
from labora.server.notices.channels import Channels
from labora.server.notices.sender import Sender
from labora.server.notices.ways import Ways
from labora.server.people.addresses import Counts
from labora.server.people.deleting import Deleting
from labora.server.people.people import People
from labora.server.people.rates import Rates
from labora.server.people.ratings import Ratings
from labora.server.pictures.pictures import Pictures
from labora.server.store.store import Store

log: Final = logging.getLogger("labora.service")


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.people: Final = People(self.store)
        self.hub: Final = Hub()
        self.news: Final = News(self.hub)
        self.hall: Final = Hall(self.store, self.news, settings.tables_in_memory)
        self.pulse: Final = Pulse(self.store, self.hall, self.news)
        self.bots: Final = Bots(
            settings.bot_workers,
            settings.bot_seconds,
            None if settings.bot_workers else Desk(self.store),
        )
        self.replayer: Final = Replayer()
        self.analyst: Final = Analyst(self.store.analyses)
        self.driver: Final = Driver(self.hall, self.bots, settings.clock_bot)
        self.sweeper: Final = Sweeper(self.hall, self.driver)
        self.deleting: Final = Deleting(self.store, self.hall, settings.clock_bot)
        self.readiness: Final = Readiness(self.store, self.pulse, needs_workers=settings.bot_workers == 0)
        self.ratings: Final = Ratings(self.store.ratings)
        self.rates: Final = Rates(settings.rate_limits)
        self.under_way: Final = Counts(settings)
        self.pictures: Final = Pictures()
        self.ways: Final = Ways(self.store, settings)
        self.channels: Final = Channels(self.store, self.ways)
        self.inviting: Final = Inviting(self.store)
        self.queue: Final = Queue(self.store, self.hall)
        self.sender: Final = Sender(
            self.store, self.hall, self.ways, settings.notice_seconds, settings.notice_pause
        )

    async def start(self) -> None:
        try:
            await self.store.open()
            self.hall.wake = self.driver.wake
            self.hall.forgotten = self._look_again
            self.hall.counted = self.ratings.settle_soon
            self.people.signed_out = self._sign_out
            self.people.changed = lambda person: self.pulse.tell_person(person, signed_out=False)
            self.pulse.person_changed = self._hear_of
            self.pulse.missed = self._look_at_everybody
            self.sweeper.person_changed = self._look_again
            self.pulse.hurried = self.driver.hurry
            await self.pulse.start()
            await self.bots.start()
            await self.sweeper.start()
            await self.deleting.start()
            await self.sender.start()
            self.ratings.settle_soon()
        except BaseException:
            await self.stop()
            raise

    def _sign_out(self, person: str) -> None:
        self._look_again(person)
        self.pulse.tell_person(person, signed_out=True)

    def _hear_of(self, person: str, signed_out: bool) -> None:
        if signed_out:
            self._look_again(person)
        else:
            self.people.forget(person)

    def hurry(self, table: str, person: str) -> None:
        """Bots that think at the table play now, and who thinks for the person answers now."""
        self.driver.hurry(table)
        self.bots.hurry(person)
        self.pulse.tell_hurry(table)

    def _look_again(self, person: str) -> None:
        """Some devices of this person are not theirs any more."""
        self.people.forget(person)
        self.pictures.forget()
        self.hub.drop_person(person)

    async def _look_at_everybody(self) -> None:
        """Who was signed out or blocked while nothing was heard follows no more."""
        self.people.forget_all()
        followed = self.hub.tokens()
        self.hub.drop_tokens(followed - await self.store.persons.valid(sorted(followed)))

    async def stop(self) -> None:
        """Whatever one part does, the others are stopped as well."""
        for part in (
            self.sender.stop,
            self.sweeper.stop,
            self.deleting.stop,
            self.ratings.stop,
            self.driver.stop,
            self.hub.close,
            self.pulse.stop,
            self.readiness.stop,
            self.bots.close,
            self.replayer.close,
            self.analyst.close,
            self.store.close,
        ):
            await _stopped(part)


async def _stopped(part: Callable[[], Awaitable[None]]) -> None:
    try:
        await part()
    except Exception:
        log.exception("could not be stopped", extra={"part": getattr(part, "__qualname__", repr(part))})
