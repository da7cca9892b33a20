"""Everything that runs while the service does, put together."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from labora.server.account.deletion import UserDeletion
from labora.server.analysis.analyst import AnalysisTask, GameAnalyst
from labora.server.analysis.storage import AnalysisRepository
from labora.server.analysis.views import analysis_message
from labora.server.app.readiness import Readiness
from labora.server.core.client_address import Counts
from labora.server.core.rate_limits import RateLimiter
from labora.server.core.settings import Settings
from labora.server.games.record_replayer import Replayer
from labora.server.games.runtime.bot_driver import BotDriver
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.housekeeping import Housekeeping
from labora.server.games.runtime.process_sync import ProcessSync
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.games.storage import Store
from labora.server.matchmaking.invitations import Invitations
from labora.server.matchmaking.queue import MatchQueue
from labora.server.moderation.complaint_storage import ComplaintRepository
from labora.server.notifications.channels import Channels
from labora.server.notifications.outbox_sender import OutboxSender
from labora.server.notifications.transports import Transports
from labora.server.ratings.updates import RatingUpdater
from labora.server.sharing.image_cache import ImageCache
from labora.server.users.directory import UserDirectory
from labora.server.workers.bot_runner import BotRunner
from labora.server.workers.job_client import JobClient

log: Final = logging.getLogger("labora.service")


class Service:
    """Put the parts of the server together, start them and stop them."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.store: Final = Store(settings.database)
        self.people: Final = UserDirectory(self.store)
        self.subscriptions: Final = Subscriptions()
        self.broadcaster: Final = Broadcaster(self.subscriptions)
        self.registry: Final = TableRegistry(self.store, self.broadcaster, settings.tables_in_memory)
        self.process_sync: Final = ProcessSync(self.store, self.registry, self.broadcaster)
        self.bots: Final = BotRunner(
            settings.bot_workers,
            settings.bot_seconds,
            None if settings.bot_workers else JobClient(self.store),
        )
        self.replayer: Final = Replayer()
        self.analyst: Final = GameAnalyst(AnalysisRepository(self.store))
        self.bot_driver: Final = BotDriver(self.registry, self.bots, settings.clock_bot)
        self.housekeeping: Final = Housekeeping(self.registry, self.bot_driver)
        self.user_deletion: Final = UserDeletion(self.store, self.registry, settings.clock_bot)
        self.readiness: Final = Readiness(
            self.store, self.process_sync, needs_workers=settings.bot_workers == 0
        )
        self.ratings: Final = RatingUpdater(self.store.ratings)
        self.rate_limiter: Final = RateLimiter(settings.rate_limits)
        self.under_way: Final = Counts(settings)
        self.image_cache: Final = ImageCache()
        self.transports: Final = Transports(self.store, settings)
        self.channels: Final = Channels(self.store, self.transports)
        self.complaints: Final = ComplaintRepository(self.store)
        self.invitations: Final = Invitations(self.store)
        self.queue: Final = MatchQueue(self.store, self.registry)
        self.sender: Final = OutboxSender(
            self.store, self.registry, self.transports, settings.notice_seconds, settings.notice_pause
        )

    async def start(self) -> None:
        try:
            await self.store.open()
            self.registry.wake = self.bot_driver.wake
            self.registry.forgotten = self._look_again
            self.registry.counted = self.ratings.settle_soon
            self.people.signed_out = self._sign_out
            self.people.changed = lambda person: self.process_sync.tell_person(person, signed_out=False)
            self.process_sync.person_changed = self._hear_of
            self.process_sync.missed = self._look_at_everybody
            self.housekeeping.person_changed = self._look_again
            self.process_sync.hurried = self.bot_driver.hurry
            self.analyst.progressed = self._tell_analysis
            await self.process_sync.start()
            await self.bots.start()
            await self.housekeeping.start()
            await self.user_deletion.start()
            await self.sender.start()
            self.ratings.settle_soon()
        except BaseException:
            await self.stop()
            raise

    def _tell_analysis(self, table: str, task: AnalysisTask) -> None:
        self.broadcaster.tell_all(table, analysis_message(task).model_dump_json())

    def _sign_out(self, person: str) -> None:
        self._look_again(person)
        self.process_sync.tell_person(person, signed_out=True)

    def _hear_of(self, person: str, signed_out: bool) -> None:
        if signed_out:
            self._look_again(person)
        else:
            self.people.forget(person)

    def hurry(self, table: str, person: str) -> None:
        """Bots that think at the table play now, and who thinks for the person answers now."""
        self.bot_driver.hurry(table)
        self.bots.hurry(person)
        self.process_sync.tell_hurry(table)

    def _look_again(self, person: str) -> None:
        """Some devices of this person are not theirs any more."""
        self.people.forget(person)
        self.image_cache.forget()
        self.subscriptions.drop_person(person)

    async def _look_at_everybody(self) -> None:
        """Who was signed out or blocked while nothing was heard follows no more."""
        self.people.forget_all()
        followed = self.subscriptions.tokens()
        self.subscriptions.drop_tokens(followed - await self.store.persons.valid(sorted(followed)))

    async def stop(self) -> None:
        """Stop all parts, even if one of them fails."""
        for part in (
            self.sender.stop,
            self.housekeeping.stop,
            self.user_deletion.stop,
            self.ratings.stop,
            self.bot_driver.stop,
            self.subscriptions.close,
            self.process_sync.stop,
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
