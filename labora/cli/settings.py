"""The service's settings, for the commands that start it or look after it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from labora.cli.language import say
from labora.cli.usage_errors import UsageError

FAILED: Final = 1


def service_settings(**given: Any) -> Any:
    # Other commands start faster without all that the service needs.
    from labora.server.core.settings import SettingError, settings_from_environment  # noqa: PLC0415

    try:
        return settings_from_environment(**given)
    except SettingError as error:
        raise UsageError(str(error)) from None


@contextmanager
def database_in_use() -> Iterator[None]:
    """What is wrong with the service's database is said in a sentence."""
    from labora.server.database.unusable_database import UnusableDatabaseError  # noqa: PLC0415

    try:
        yield
    except UnusableDatabaseError as error:
        raise UsageError(say("database-unusable", **error.arguments), FAILED) from None
