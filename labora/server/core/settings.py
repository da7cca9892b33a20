"""The settings of a server. They may come from the environment: LABORA_DATABASE ..."""

from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from labora.extras import require
from labora.i18n import Words
from labora.i18n.messages import ENGLISH
from labora.server.core.database_urls import with_driver
from labora.server.core.text_types import BotId

PREFIX: Final = "LABORA_"
LogLevel = Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(str.lower)]


class Settings(BaseSettings):
    """Hold the settings: as given, else from the environment, else the defaults here."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, frozen=True)

    database: Annotated[str, AfterValidator(with_driver)] = "sqlite+aiosqlite:///labora.db"
    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    bot_workers: Annotated[int, Field(ge=0, le=64)] = 1
    """0: bots think in services with `bots_only` on the same PostgreSQL."""
    bots_only: bool = False
    bot_seconds: Annotated[float, Field(gt=0, le=3600)] = 1.0
    """How long a bot may think about one decision."""
    clock_bot: BotId = "novice"
    """The bot that takes the turn of a player who is too slow."""
    tables_in_memory: Annotated[int, Field(ge=1)] = 1000
    rate_limits: bool = True
    origins: str = ""
    """Other addresses that pages may come from, separated by commas: https://play.example.org"""
    request_seconds: Annotated[float, Field(gt=0, le=3600)] = 20.0
    """How long a connection may take to send a request."""
    connections_per_address: Annotated[int, Field(ge=1)] = 600
    """How many connections one address may have at the same time: 30 people, each with a few pages."""
    hosts: str = ""
    """Public names that this service has, separated by commas: play.example.org; * for any."""
    metrics_token: str = ""
    """The token for /metrics; without one, metrics are off."""
    mcp: bool = True
    """Language models may come in at /mcp, where the extra `mcp` is installed."""
    web: str = ""
    """The folder of the built browser client."""
    proxies: str = "127.0.0.1"
    """Addresses of proxies that may say who the client is."""
    smtp: Annotated[str, Field(pattern=r"^(smtps?://[^/\s]+)?$")] = ""
    """The server that sends e-mail: smtp://user:password@mail.example.org:587; smtps:// with TLS at once."""
    mail_from: Annotated[str, Field(pattern=r"^([^@\r\n]+@[^@\r\n]+)?$")] = ""
    """Who e-mail is from: Labora <labora@example.org>"""
    notice_hosts: str = ""
    """Hosts of the server's own network for notifications, separated by commas: ntfy.lan"""
    notice_seconds: Annotated[float, Field(ge=0, le=3600)] = 20.0
    """How long a player may be away from a table before notifications are sent."""
    notice_pause: Annotated[float, Field(ge=0, le=86400)] = 300.0
    """How long after a message what happens is gathered for the next one."""
    log_level: LogLevel = "info"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().lower() for origin in self.origins.split(",") if origin.strip())

    @property
    def known_hosts(self) -> frozenset[str]:
        names = {name.strip().lower() for name in self.hosts.split(",") if name.strip()}
        return frozenset(names | {urlsplit(origin).hostname or "" for origin in self.allowed_origins} - {""})

    @property
    def own_hosts(self) -> frozenset[str]:
        return frozenset(name.strip().lower() for name in self.notice_hosts.split(",") if name.strip())

    @property
    def web_folder(self) -> Path | None:
        return Path(self.web) if self.web else None


class SettingError(ValueError):
    """Report a wrong setting; `arguments` belong to the message `setting-wrong`."""

    def __init__(self, setting: str, variable: str, value: object) -> None:
        self.arguments: Final = {"setting": setting, "variable": variable, "value": str(value)}
        super().__init__(Words(ENGLISH).text("setting-wrong", **self.arguments))


def settings_from_environment(**given: Any) -> Settings:
    """Defaults, then the environment, then what is given and not None."""
    found = {name: value for name, value in given.items() if value is not None}
    try:
        settings = Settings(**found)
    except ValidationError as error:
        wrong = error.errors()[0]
        setting = str(wrong["loc"][0])
        raise SettingError(setting, _source(setting, found), wrong["input"]) from None
    if settings.database.startswith("postgresql"):
        require("postgres")
    elif settings.bots_only:
        raise SettingError("bots_only", _source("bots_only", found), "yes")
    if settings.bot_workers == 0 and (settings.bots_only or not settings.database.startswith("postgresql")):
        raise SettingError("bot_workers", _source("bot_workers", found), 0)
    return settings


def _source(setting: str, given: dict[str, Any]) -> str:
    """Where the value comes from: an option of the command, or a variable."""
    return f"--{setting.replace('_', '-')}" if setting in given else PREFIX + setting.upper()
