"""Sends messages between processes on one PostgreSQL: about a table in its shard, others to all."""

import json
from typing import Any, Final

from sqlalchemy import text

from labora.server.database.connection import Database

EVERYBODY: Final = "labora_everybody"
NOTIFY: Final = "SELECT pg_notify(:channel, :payload)"
# Proxies that send the tables of a shard to one process look at as much of the table's name (deploy/).
SHARD_LETTERS: Final = 2


def shard_of(table: str) -> str:
    return table[:SHARD_LETTERS]


def channel_of(table: str) -> str:
    """Heard by the processes that have a table of the same shard."""
    return f"labora_{shard_of(table)}"


async def call(database: Database, channel: str, message: dict[str, Any]) -> None:
    async with database.writing() as connection:
        await connection.execute(text(NOTIFY), {"channel": channel, "payload": json.dumps(message)})
