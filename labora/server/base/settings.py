"""What whoever runs the service can choose. Settings may come from the environment: LABORA_DATABASE ..."""

import os
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import Any


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = "sqlite+aiosqlite:///labora.db"
    host: str = "127.0.0.1"
    port: int = 8000
    bot_workers: int = 1
    bot_seconds: float = 1.0
    """How long a bot may think about one decision."""
    clock_bot: str = "novice"
    """Takes the turn of whoever is too slow."""
    tables_in_memory: int = 1000
    rate_limits: bool = True
    origins: str = ""
    """Other addresses that pages may come from, separated by commas: https://play.example.org"""
    web: str = ""
    """The folder of the built browser client."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies that may say who the client is."""
    log_level: str = "info"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().lower() for origin in self.origins.split(",") if origin.strip())

    @property
    def web_folder(self) -> Path | None:
        return Path(self.web) if self.web else None


def _read(value: str, default: object) -> object:
    if isinstance(default, bool):
        return value.lower() in ("1", "true", "yes")
    return type(default)(value) if isinstance(default, (int, float)) else value


def settings_from_environment(**given: Any) -> Settings:
    """Defaults, then the environment, then what is given and not None."""
    found: dict[str, Any] = {}
    for field in fields(Settings):
        value = os.environ.get(f"LABORA_{field.name.upper()}")
        if value is not None:
            found[field.name] = _read(value, field.default)
    found |= {name: value for name, value in given.items() if value is not None}
    return replace(Settings(), **found)
