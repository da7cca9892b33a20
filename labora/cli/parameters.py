"""Options that several commands share."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Final

import typer

from labora.bots import BOTS
from labora.bots.turn_bot import TurnBot
from labora.cli.language import say
from labora.cli.usage_errors import UsageError, choose, shortened
from labora.i18n import LANGUAGES
from labora.parallel.executors import PLACES, Executor, executor
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.training.row_files import FORMATS

# What may stand for a value, as help names it.
MODE_NAMES: Final = ", ".join(mode.name for mode in MODES)
VARIANT_NAMES: Final = ", ".join(VARIANTS)
BOT_NAMES: Final = ", ".join(BOTS)
JUDGE_NAMES: Final = ", ".join(name for name, bot in BOTS.items() if issubclass(bot, TurnBot))
PLACE_NAMES: Final = ", ".join(PLACES)
LANGUAGE_NAMES: Final = ", ".join(LANGUAGES)
FORMAT_NAMES: Final = ", ".join(FORMATS)

Mode = Annotated[
    str,
    typer.Option(
        "--mode",
        "-m",
        metavar="MODE",
        help=f"Game mode: {MODE_NAMES}.",
    ),
]
Variant = Annotated[
    str,
    typer.Option("--variant", "-v", metavar="VARIANT", help=f"Variant: {VARIANT_NAMES}."),
]
On = Annotated[
    str,
    typer.Option(
        "--on",
        metavar="PLACE",
        help=f"Where to run: {PLACE_NAMES}. Ray uses the cluster at RAY_ADDRESS, or the one on this machine.",
    ),
]
SecondsATurn = Annotated[
    float,
    typer.Option("--seconds", min=0.001, max=3600, metavar="T", help="Thinking time per turn, in seconds."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def number_option(*names: str, least: int, most: int, help: str) -> Any:
    """An option that takes a whole number, with a sentence of our own for anything else."""
    return typer.Option(*names, metavar="N", parser=_number(names[0], least, most), help=help)


def _number(name: str, least: int, most: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        # The default comes as the number that it is.
        text = str(value).strip()
        if re.fullmatch(r"[+-]?\d{1,30}", text) is None or not least <= int(text) <= most:
            raise UsageError(
                say("cli-no-number", option=name, value=shortened(text), least=str(least), most=str(most))
            )
        return int(text)

    return read


Jobs = Annotated[
    int | None,
    number_option(
        "--jobs",
        "-j",
        least=1,
        most=256,
        help="Number of parallel processes. Default: 1, or one per CPU of the cluster.",
    ),
]


def checked_mode(mode: str) -> str:
    return choose(mode, [row.name for row in MODES], "cli-no-mode")


def checked_variant(variant: str) -> str:
    return choose(variant, VARIANTS, "cli-no-variant")


def chosen_place(on: str, jobs: int | None, bots: Iterable[str] = ()) -> Executor:
    return executor(choose(on, PLACES, "cli-no-place"), jobs, bots)
