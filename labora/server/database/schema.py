"""The tables of the database, and how it is opened. Changes come as migrations: see migrations/."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Connection,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    inspect,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from labora.server.core.database_urls import is_sqlite

metadata = MetaData()

persons = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    # The lasting key: whoever has it is this person.
    Column("recovery_hash", String(64), unique=True),
    Column("blocked", Boolean, nullable=False, server_default=false()),
    # Empty: nothing was chosen.
    Column("language", String(8), nullable=False, server_default=""),
    # What others may see, as words; empty: nothing.
    Column("shows", String(60), nullable=False, server_default=""),
)

tokens = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("blocked", Boolean, nullable=False),
    Column("device", String(60), nullable=False, server_default=""),
    Column("seen", Float),
)

# For another device: each is for single use.
codes = Table(
    "code",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("expires", Float, nullable=False),
)

games = Table(
    "game",
    metadata,
    Column("id", String(32), primary_key=True),
    # The invitation: whoever has it may enter.
    Column("key", String(64), nullable=False),
    Column("creator", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("number", Integer, nullable=False),
    # When a bot takes the turn of somebody who is too slow.
    Column("deadline", Float),
    # A bot is to decide: it does so again after a restart.
    Column("bot_due", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("bots", Integer, nullable=False, server_default="0"),
    # The table at which this line is tried out.
    Column("trial_of", String(32)),
    Index("game_listed", "public", "phase", "updated"),
    Index("game_deadline", "deadline"),
    Index("game_bot_due", "bot_due"),
    Index("game_creator", "creator", "phase"),
    Index("game_trial", "trial_of", "creator"),
)

events = Table(
    "event",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
)

members = Table(
    "member",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seated", Boolean, nullable=False),
    Index("member_person", "person", "game"),
)

reports = Table(
    "report",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    # Who reports, and whom; the text is what both are remembered by.
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False, index=True),
    Column("game", String(32), nullable=False),
    Column("message", Integer),
    Column("text", Text, nullable=False),
    Column("done", Boolean, nullable=False),
)

# A row a seat of each finished game that the service saw being played; all of it follows from the events.
results = Table(
    "result",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("mode", String(20), nullable=False),
    Column("variant", String(20), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("abandoned", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("barred", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Index("result_person", "person", "at"),
    Index("result_board", "mode", "variant", "barred", "points"),
    Index("result_rated", "rated", "at"),
)

# A person's rating after each rated game: all of it follows from the results.
ratings = Table(
    "rating",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("modes", String(10), nullable=False),
    Column("variant", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    # The last of this person, group of modes and variant.
    Column("newest", Boolean, nullable=False),
    # By which it was computed.
    Column("formula", Integer, nullable=False),
    Index("rating_person", "person", "at"),
    Index("rating_scale", "modes", "variant", "newest", "mu"),
)

# What a bot thinks of the turns of a game; `version` says which bot, and which state of it.
analyses = Table(
    "analysis",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("version", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("turns", Text, nullable=False),
)

# Ways to reach somebody who is not here.
channels = Table(
    "channel",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    # Where this service was when the person asked to be told: links lead there.
    Column("site", Text, nullable=False),
    # Whoever has it may switch the channel off; it is in every message.
    Column("secret", String(64), nullable=False, index=True),
    # Asked for before anything else is sent; null: it was answered, or need not be asked.
    Column("confirm", String(64)),
    Column("active", Boolean, nullable=False),
    Column("on_turn", Boolean, nullable=False),
    Column("on_invited", Boolean, nullable=False),
    Column("on_undo", Boolean, nullable=False),
    Column("on_over", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    # In a row; and why the last one failed.
    Column("failures", Integer, nullable=False),
    Column("problem", String(20), nullable=False),
    # Nothing is sent before then.
    Column("rest", Float, nullable=False),
    # When a process began to send.
    Column("claimed", Float, nullable=False),
)

# The outbox: what is to be told by which channel. Written with what it tells about.
notices = Table(
    "notice",
    metadata,
    Column("channel", String(32), primary_key=True),
    Column("occasion", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False, index=True),
)

# Made by the service itself on first use.
service_keys = Table(
    "service_key",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)

invitations = Table(
    "invitation",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
    Column("inviter", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("declined", Boolean, nullable=False),
)

# Whose invitations somebody does not want, nor a game with them by chance.
avoided = Table(
    "avoided",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("at", Float, nullable=False),
)

# Those who wait to play somebody now, whoever comes.
seekers = Table(
    "seeker",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, unique=True),
    Column("wishes", Text, nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    # When a process began to open a table for them.
    Column("claimed", Float, nullable=False),
    Column("game", String(32)),
)

# One row, written to see whether writing works.
health = Table(
    "health", metadata, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False)
)

# Written by `labora admin` for a service that runs on SQLite; numbers are never used again.
changed_persons = Table(
    "changed_person",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("person", String(32), nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

# What bots are to think about, where they think in workers of their own (PostgreSQL).
jobs = Table(
    "job",
    metadata,
    Column("id", String(32), primary_key=True),
    # Those who think long keep nobody else waiting.
    Column("lane", String(10), nullable=False),
    Column("who", String(32), nullable=False),
    # The channel on which the answer is waited for.
    Column("asker", String(60), nullable=False),
    Column("task", Text, nullable=False),
    # How long a worker process may say nothing.
    Column("seconds", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("worker", String(32)),
    # Until when the worker has it; then it is anybody's again.
    Column("lease", Float),
    Column("enough", Boolean, nullable=False, server_default=false()),
    Column("answer", Text),
    Index("job_waiting", "lane", "at"),
)
bot_workers = Table(
    "bot_worker",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)

# What belongs to a backup.
STORED: Final = (
    *(persons, tokens, codes, games, events, members, reports, results),
    *(channels, service_keys, invitations, avoided),
)

# The newest migration.
SCHEMA: Final = "0010"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
READERS: Final = 4
MIGRATION_LOCK: Final = 1_146_258_255


def open_engine(url: str) -> AsyncEngine:
    """`sqlite+aiosqlite:///file` or `postgresql+asyncpg://...`."""
    if not is_sqlite(url):
        # A connection that the database has dropped meanwhile is noticed before it is used.
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_recycle=600, pool_pre_ping=True)
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _: object) -> None:
        """What is acknowledged is on disk, even if the power fails."""
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


class NewerDatabaseError(Exception):
    """Report that a newer version of the server has migrated the database."""


async def migrate(engine: AsyncEngine) -> None:
    """Brings an older or an empty database up to date."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Of several processes that start at once one migrates, and the others wait.
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        version = await connection.run_sync(schema_version)
        if version is not None and version > SCHEMA:
            raise NewerDatabaseError
        if version != SCHEMA:
            await connection.run_sync(_upgrade)


def schema_version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return version


def _upgrade(connection: Connection) -> None:
    # Rarely needed, and it takes a while to load.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
