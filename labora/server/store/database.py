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
    inspect,
    make_url,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

metadata = MetaData()

persons = Table(
    "person",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("recovery_hash", String(64), unique=True),
)

tokens = Table(
    "token",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("blocked", Boolean, nullable=False),
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
    Index("game_listed", "public", "phase", "updated"),
    Index("game_deadline", "deadline"),
    Index("game_bot_due", "bot_due"),
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

# The newest migration.
SCHEMA: Final = "0001"
MIGRATIONS: Final = Path(__file__).parent / "migrations"
READERS: Final = 4


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def open_engine(url: str) -> AsyncEngine:
    """`sqlite+aiosqlite:///file` or `postgresql+asyncpg://...`."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=10, max_overflow=10, pool_recycle=600)
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _: object) -> None:
        """What is acknowledged is on disk, even if the power fails."""
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


async def migrate(engine: AsyncEngine) -> None:
    """Brings an older or an empty database up to date."""
    async with engine.begin() as connection:
        if await connection.run_sync(_version) != SCHEMA:
            await connection.run_sync(_upgrade)


def _version(connection: Connection) -> str | None:
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
