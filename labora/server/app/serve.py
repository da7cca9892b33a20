"""Running the service: one process with uvicorn."""

import asyncio
import contextlib
import gc
import logging
import signal

import uvicorn

from labora.server.app.application import create_app
from labora.server.app.connection_limits import Connections, SocketProtocol, TimedProtocol, most_connections
from labora.server.core.client_address import Counts
from labora.server.core.database_urls import where_of
from labora.server.core.logs import configure_logs
from labora.server.core.settings import Settings
from labora.server.database.connection import Database
from labora.server.workers.job_worker import JobWorker

log = logging.getLogger("labora.serve")


def _calm_collector() -> None:
    """Tables are large and long-lived: looking through all of them for garbage would be felt."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


async def try_database(database: str) -> None:
    """Open the database before anything else is started; raises UnusableDatabaseError."""
    opened = Database(database)
    try:
        await opened.open()
    finally:
        await opened.close()


async def _work(settings: Settings) -> None:
    """Only bots, until a signal comes: what they have not finished is left to others."""
    database = Database(settings.database)
    facts = {"database": where_of(settings.database), "workers": settings.bot_workers}
    log.info("bots think for all services on this database", extra=facts)
    working = asyncio.create_task(JobWorker(database, settings.bot_workers).run())
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, working.cancel)
    try:
        with contextlib.suppress(asyncio.CancelledError):
            await working
    finally:
        await database.close()
        log.info("bots think here no more", extra=facts)


def serve(settings: Settings) -> None:
    """Until a signal comes. Raises UnusableDatabaseError before anything is started."""
    configure_logs(settings.log_level)
    asyncio.run(try_database(settings.database))
    if settings.bots_only:
        asyncio.run(_work(settings))
        return
    _calm_collector()
    TimedProtocol.seconds = settings.request_seconds
    TimedProtocol.open_ones = Connections(Counts(settings) if settings.rate_limits else None)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        http=TimedProtocol,
        ws=SocketProtocol,
        limit_concurrency=most_connections(),
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        # News are large and frequent: packing them would cost more than sending them.
        ws_per_message_deflate=False,
        ws_max_size=4096,
        # Pages ask by themselves, and more often.
        ws_ping_interval=45,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=5,
    )
