"""All parts of the server, put together."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from labora.server.account.deletion import UserDeletion
from labora.server.account.profiles import Profiles
from labora.server.analysis.analyst import AnalysisTask, GameAnalyst
from labora.server.analysis.storage import AnalysisRepository
from labora.server.analysis.views import analysis_message
from labora.server.app.readiness import Readiness
from labora.server.core.client_address import Counts
from labora.server.core.parts import Parts
from labora.server.core.rate_limits import RateLimiter
from labora.server.core.settings import Settings
from labora.server.database.connection import Database
from labora.server.games.access import TableAccess
from labora.server.games.private_table_storage import PrivateTableRepository
from labora.server.games.record_replayer import Replayer
from labora.server.games.runtime.bot_driver import BotDriver
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.housekeeping import Housekeeping
from labora.server.games.runtime.hurry import Hurry
from labora.server.games.runtime.process_sync import ProcessSync
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.games.storage import TableRepository
from labora.server.matchmaking.invitations import Invitations
from labora.server.matchmaking.queue import MatchQueue
from labora.server.moderation.complaint_storage import ComplaintRepository
from labora.server.notifications.channels import Channels
from labora.server.notifications.outbox_sender import OutboxSender
from labora.server.notifications.transports import Transports
from labora.server.ratings.result_storage import ResultRepository
from labora.server.ratings.storage import RatingRepository
from labora.server.ratings.updates import RatingUpdater
from labora.server.sharing.image_cache import ImageCache
from labora.server.tutorial.private_tables import PrivateTables
from labora.server.users.directory import UserDirectory
from labora.server.users.storage import PersonRepository
from labora.server.workers.bot_runner import BotRunner
from labora.server.workers.job_client import JobClient

log: Final = logging.getLogger("labora.service")


class RunningServer:
    """Make the parts, start them and stop them. Routes ask for the part that they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings: Final = settings
        self.database: Final = Database(settings.database)
        self.rate_limiter: Final = RateLimiter(settings.rate_limits)
        self.under_way: Final = Counts(settings)
        # Users and ratings
        self.persons: Final = PersonRepository(self.database)
        self.directory: Final = UserDirectory(self.persons)
        self.results: Final = ResultRepository(self.database)
        self.ratings: Final = RatingRepository(self.database)
        self.rating_updates: Final = RatingUpdater(self.ratings)
        self.profiles: Final = Profiles(self.persons, self.results, self.ratings, self.rating_updates)
        # Tables
        self.tables: Final = TableRepository(self.database)
        self.subscriptions: Final = Subscriptions()
        self.broadcaster: Final = Broadcaster(self.subscriptions)
        self.registry: Final = TableRegistry(self.tables, self.broadcaster, settings.tables_in_memory)
        self.process_sync: Final = ProcessSync(self.database, self.registry, self.broadcaster)
        job_client = None if settings.bot_workers else JobClient(self.database)
        self.bots: Final = BotRunner(settings.bot_workers, settings.bot_seconds, job_client)
        self.bot_driver: Final = BotDriver(self.registry, self.bots, settings.clock_bot)
        self.hurry: Final = Hurry(self.bot_driver, self.bots, self.process_sync)
        self.housekeeping: Final = Housekeeping(self.database, self.registry, self.bot_driver)
        self.user_deletion: Final = UserDeletion(self.database, self.registry, settings.clock_bot)
        self.private_tables: Final = PrivateTables(self.registry, PrivateTableRepository(self.database))
        self.replayer: Final = Replayer()
        self.analyst: Final = GameAnalyst(AnalysisRepository(self.database))
        # Who finds whom
        self.invitations: Final = Invitations(self.database, self.tables)
        self.access: Final = TableAccess(self.registry, self.results, self.invitations.rows.has)
        self.queue: Final = MatchQueue(self.database, self.registry, self.ratings)
        # What leaves the server
        self.image_cache: Final = ImageCache()
        self.transports: Final = Transports(self.database, settings)
        self.channels: Final = Channels(self.database, self.transports)
        self.sender: Final = OutboxSender(
            self.database, self.registry, self.transports, settings.notice_seconds, settings.notice_pause
        )
        self.complaints: Final = ComplaintRepository(self.database)
        self.readiness: Final = Readiness(
            self.database, self.process_sync, needs_workers=settings.bot_workers == 0
        )
        self.parts: Final = Parts(vars(self).values())

    async def start(self) -> None:
        try:
            await self.database.open()
            self.registry.wake = self.bot_driver.wake
            self.registry.forgotten = self._look_again
            self.registry.counted = self.rating_updates.settle_soon
            self.directory.signed_out = self._sign_out
            self.directory.changed = lambda person: self.process_sync.tell_person(person, signed_out=False)
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
            self.rating_updates.settle_soon()
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
            self.directory.forget(person)

    def _look_again(self, person: str) -> None:
        """Some devices of this person are not theirs any more."""
        self.directory.forget(person)
        self.image_cache.forget()
        self.subscriptions.drop_person(person)

    async def _look_at_everybody(self) -> None:
        """Who was signed out or blocked while nothing was heard follows no more."""
        self.directory.forget_all()
        followed = self.subscriptions.tokens()
        self.subscriptions.drop_tokens(followed - await self.persons.valid(sorted(followed)))

    async def stop(self) -> None:
        """Stop all parts, even if one of them fails."""
        for part in (
            self.sender.stop,
            self.housekeeping.stop,
            self.user_deletion.stop,
            self.rating_updates.stop,
            self.bot_driver.stop,
            self.subscriptions.close,
            self.process_sync.stop,
            self.readiness.stop,
            self.bots.close,
            self.replayer.close,
            self.analyst.close,
            self.database.close,
        ):
            await _stopped(part)


async def _stopped(part: Callable[[], Awaitable[None]]) -> None:
    try:
        await part()
    except Exception:
        log.exception("could not be stopped", extra={"part": getattr(part, "__qualname__", repr(part))})
