"""Finds bots: by name, in a file of your own as `path.py:ClassName`, or as a program: `exec:./mybot`."""

from functools import cache
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from labora.bots import external
from labora.bots.abbot import Abbot
from labora.bots.bot import Bot
from labora.bots.cellarer import Cellarer
from labora.bots.external import is_external
from labora.bots.monk import FirstMonk, Monk
from labora.bots.novice import Novice
from labora.bots.random_bot import RandomBot
from labora.bots.renamed import current_bot
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.nearest import did_you_mean

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "novice": Novice,
    "monk": Monk,
    "cellarer": Cellarer,
    "abbot": Abbot,
    "monk-1": FirstMonk,
}
# What people choose among, the weakest first.
LEVELS: Final = ("random", "novice", "monk", "cellarer", "abbot")

LENT: Final[dict[str, str]] = {}
"""Sources of files that are not on this machine, by path: whoever sends work here sends them along."""


class NoBotError(LaboraError):
    """There is no bot of that name, or its file cannot be used; the message says why."""


def is_path(name: str) -> bool:
    return ".py:" in name and not is_external(name)


def files_of(name: str) -> list[Path]:
    """What a bot of your own is made of."""
    if is_external(name):
        return external.files_of(name)
    return [Path(name.rpartition(":")[0])] if is_path(name) else []


def short_name(name: str) -> str:
    """For seats and records: without paths."""
    return external.short_name(name) if is_external(name) else name.rpartition(":")[2]


def find_bot(name: str) -> type[Bot]:
    """The class of a bot, by its name, by the file that it is in, or by its command."""
    if is_external(name):
        if not external.can_start(name):
            command = name.removeprefix(external.PREFIX)
            raise NoBotError(
                f"There is no program {command!r}. A program of your own is named like this: exec:./mybot.",
                "error-bot-no-program",
                {"command": command},
            )
        return external.external_bot(name)
    if not is_path(name):
        name = current_bot(name)
        if name not in BOTS:
            known = ", ".join(BOTS)
            raise NoBotError(
                f"There is no bot {name!r}. {did_you_mean(name, BOTS)}Bots: {known}; "
                "a file: my_bot.py:MyBot; a program: exec:./mybot.",
                "problem-no-such-bot",
                {"bot": name, "bots": known},
            )
        return BOTS[name]
    path, _, wanted = name.rpartition(":")
    found = getattr(_load(path), wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NoBotError(
            f"{path} has no class {wanted} that is a labora.bots.Bot.",
            "error-bot-no-class",
            {"file": path, "class": wanted},
        )
    if found.__module__ == Path(path).stem:
        found.found_as = name
    return found


def source_of(path: str) -> str:
    """What is written in a bot's file."""
    if path in LENT:
        return LENT[path]
    if not Path(path).is_file():
        raise NoBotError(f"There is no file {path}.", "error-bot-no-file", {"file": path})
    return Path(path).read_text(encoding="utf-8")


def _load(path: str) -> object:
    module = ModuleType(Path(path).stem)
    module.__file__ = path
    try:
        exec(_compiled(source_of(path), path), module.__dict__)
    except NoBotError:
        raise
    except Exception as error:
        raise NoBotError(
            f"{path} cannot be loaded: {error!r}.",
            "error-bot-broken",
            {"file": path, "reason": repr(error)},
        ) from error
    return module


@cache
def _compiled(source: str, path: str) -> CodeType:
    """Once, and not for each seat of each game."""
    return compile(source, path, "exec")
