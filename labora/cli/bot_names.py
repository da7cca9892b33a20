"""Bots as the command line names them: by name, as path.py:ClassName, or as exec:COMMAND."""

import sys

from labora.bots import BOTS, NoBotError, find_bot
from labora.bots.external import is_external, tell_faults
from labora.bots.old_ids import current_bot
from labora.bots.registry import is_path
from labora.cli.language import say, words
from labora.cli.usage_errors import UsageError, choose


def is_own(name: str) -> bool:
    """A bot of the user's own."""
    return is_path(name) or is_external(name)


def checked_bot(name: str) -> str:
    if not is_own(name):
        return choose(current_bot(name), BOTS, "cli-no-bot")
    try:
        find_bot(name)
    except NoBotError as error:
        raise UsageError(words().error(error)) from None
    tell_faults(_tell)
    return name


def _tell(message: str, bot: str, text: str, count: int) -> None:
    print(say(message, bot=bot, text=text, count=count), file=sys.stderr)
