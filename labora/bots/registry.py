"""Finds bots: by name, or in a file of your own as `path.py:ClassName`."""

import importlib.util
from pathlib import Path
from typing import Final

from labora.bots.abbot import Abbot, Prior
from labora.bots.bot import Bot
from labora.bots.brother import Brother, FirstBrother
from labora.bots.novice import Novice
from labora.bots.random_bot import RandomBot
from labora.rules.vocabulary.errors import LaboraError

BOTS: Final[dict[str, type[Bot]]] = {
    "random": RandomBot,
    "novice": Novice,
    "brother": Brother,
    "prior": Prior,
    "abbot": Abbot,
    "brother-1": FirstBrother,
}
# What people choose among, the weakest first.
LEVELS: Final = ("random", "novice", "brother", "prior", "abbot")


class NoBotError(LaboraError):
    """There is no bot of that name, or its file cannot be used; the message says why."""


def is_path(name: str) -> bool:
    return ".py:" in name


def find_bot(name: str) -> type[Bot]:
    """The class of a bot, by its name or by the file that it is in."""
    if not is_path(name):
        if name not in BOTS:
            known = ", ".join(BOTS)
            raise NoBotError(
                f"There is no bot {name!r}. Bots: {known}, or a file: my_bot.py:MyBot.",
                "problem-no-such-bot",
                {"bot": name, "bots": known},
            )
        return BOTS[name]
    path, _, wanted = name.rpartition(":")
    found = getattr(_load(Path(path)), wanted, None)
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise NoBotError(
            f"{path} has no class {wanted} that is a labora.bots.Bot.",
            "error-bot-no-class",
            {"file": path, "class": wanted},
        )
    return found


def _load(path: Path) -> object:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise NoBotError(f"There is no file {path}.", "error-bot-no-file", {"file": str(path)})
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoBotError(
            f"{path} cannot be loaded: {error!r}.",
            "error-bot-broken",
            {"file": str(path), "reason": repr(error)},
        ) from error
    return module
