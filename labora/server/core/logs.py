"""Writes the log as JSON, an object on each line, with the names that log collectors expect."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

_STANDARD: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Format log entries as a line of JSON each."""

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = {
            "timestamp": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        facts |= {name: value for name, value in vars(record).items() if name not in _STANDARD}
        if record.exc_info:
            facts["error"] = self.formatException(record.exc_info)
        return json.dumps(facts, default=str, ensure_ascii=False)


def configure_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in ("alembic", "aiosqlite", "sqlalchemy", "asyncio", "httpx2", "mcp"):
        logging.getLogger(name).setLevel(logging.WARNING)
