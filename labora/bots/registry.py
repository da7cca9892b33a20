"""Finds bots: by name, in a file of your own as `path.py:ClassName`, or as a program: `exec:./mybot`."""

from collections.abc import Mapping
from dataclasses import dataclass, field
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
from labora.bots.old_ids import RENAMED, current_bot
from labora.bots.random_bot import RandomBot
from labora.rules.constants.errors import LaboraError
from labora.rules.constants.nearest import did_you_mean

GroupRating = tuple[float, float, int]
"""How strong a bot is among others, as OpenSkill has it: mu, sigma, and the games that were played for it."""


@dataclass(frozen=True, slots=True)
class Strength:
    """Hold how strong a bot was measured to be; notes/bots-experiments.md has the commands."""

    alone: Mapping[str, float]
    """Points in a solo game, by variant: the median, with the seconds that a table gives."""
    best_alone: Mapping[str, int] = field(default_factory=dict)
    """The best solo game that was measured, by variant."""
    rated: Mapping[str, GroupRating] = field(default_factory=dict)
    """By group of modes: two players, long games, short games."""


@dataclass(frozen=True, slots=True)
class BotRow:
    """Describe a bot that has a name: everything that other parts want to know of it."""

    id: str
    bot: type[Bot]
    strength: Strength | None = None
    time_factor: float = 1
    """How many times the server's seconds for a turn it gets."""
    thinks_long: bool = False
    """Uses all the time that it gets, in processes of its own. The others are always quick."""
    time_chosen: bool = False
    """The creator of a table chooses how long it may think."""
    offered: bool = True
    """It can be seated at tables."""
    advises: bool = False
    """It can be asked for hints: it has reasons for what it does."""
    hint_seconds: float | None = None
    """How long the page lets it think about a hint; None: the page does not ask it."""

    @property
    def old_ids(self) -> tuple[str, ...]:
        """Return earlier names. They are still accepted as input and in stored data."""
        return tuple(old for old, new in RENAMED.items() if new == self.id)


# The weakest first. `rated`: `labora arena random novice monk --games 30` with 2-long, 3-long and 3-short,
# cellarer and abbot by their games against the monk (`benchmarks/bot_ratings.py`). The better of two was
# ahead in every game of `long` and `short`: there variants do not differ, and distances are the least ones.
BOT_ROWS: Final = (
    BotRow(
        "random",
        RandomBot,
        Strength(
            {"france": 42, "ireland": 28},
            rated={"two": (7.07, 6.00, 20), "long": (-2.52, 5.77, 30), "short": (-2.52, 5.77, 30)},
        ),
    ),
    BotRow(
        "novice",
        Novice,
        Strength(
            {"france": 263, "ireland": 292},
            rated={"two": (25.18, 5.57, 20), "long": (25.78, 5.22, 30), "short": (25.78, 5.22, 30)},
        ),
        advises=True,
    ),
    BotRow(
        "monk",
        Monk,
        Strength(
            {"france": 492, "ireland": 489},
            {"france": 498, "ireland": 490},
            {"two": (43.45, 5.90, 20), "long": (53.81, 5.97, 30), "short": (53.81, 5.97, 30)},
        ),
        advises=True,
        hint_seconds=1.5,
    ),
    BotRow(
        "cellarer",
        Cellarer,
        Strength(
            {"france": 531, "ireland": 531},
            {"france": 550, "ireland": 546},
            {"two": (57.06, 6.42, 8), "long": (64.10, 6.32, 8), "short": (67.42, 6.43, 8)},
        ),
        thinks_long=True,
        advises=True,
    ),
    BotRow(
        "abbot",
        Abbot,
        Strength(
            {"france": 576.5, "ireland": 557},
            {"france": 604, "ireland": 583},
            {"two": (57.76, 4.25, 48), "long": (79.28, 3.99, 96), "short": (67.42, 6.43, 8)},
        ),
        time_factor=3,
        thinks_long=True,
        time_chosen=True,
        advises=True,
        hint_seconds=10,
    ),
    BotRow("monk-1", FirstMonk, offered=False),
)
BOTS: Final[dict[str, type[Bot]]] = {row.id: row.bot for row in BOT_ROWS}
ROW_OF: Final = {row.id: row for row in BOT_ROWS}
LEVELS: Final = tuple(row.id for row in BOT_ROWS if row.offered)
"""What people choose among, the weakest first."""
ADVISERS: Final = tuple(row.id for row in BOT_ROWS if row.advises)
"""Whom players may ask for hints."""
USUAL_BOT: Final = "monk"
"""The bot that plays, advises and judges if none is named: good and quick."""
STRONGEST: Final = "abbot"


def row_of(name: str) -> BotRow:
    """Return the row of a bot by its present or earlier name; an unknown bot has that of the simplest."""
    return ROW_OF.get(current_bot(name), BOT_ROWS[0])


LENT: Final[dict[str, str]] = {}
"""Sources of bot files that are not on this machine, by path. They come with the work."""


class NoBotError(LaboraError):
    """Report a bot that does not exist or cannot be loaded; the message says why."""


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
    found = load(name)
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


def load(name: str) -> object:
    """Return what `path.py:name` is, whatever it is; None if the file does not have it."""
    path, _, wanted = name.rpartition(":")
    return getattr(_load(path), wanted, None)


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
