"""The service's settings, for the commands that start it or look after it."""

from typing import Any

from labora.cli.language import say
from labora.cli.problems import ProblemError


def service_settings(**given: Any) -> Any:
    # Other commands start faster without all that the service needs.
    from labora.server.base.settings import SettingError, settings_from_environment  # noqa: PLC0415

    try:
        return settings_from_environment(**given)
    except SettingError as error:
        raise ProblemError(say("setting-wrong", **error.arguments)) from None
