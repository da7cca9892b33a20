"""Bots as the command line names them: by name, or as path.py:ClassName."""

from labora.bots import BOTS, NoBotError, find_bot
from labora.bots.registry import is_path
from labora.cli.language import words
from labora.cli.problems import ProblemError, choose


def checked_bot(name: str) -> str:
    if not is_path(name):
        return choose(name, BOTS, "cli-no-bot")
    try:
        find_bot(name)
    except NoBotError as error:
        raise ProblemError(words().error(error)) from None
    return name
