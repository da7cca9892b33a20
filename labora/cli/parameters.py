"""Options that several commands share."""

import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer

from labora.cli.language import say
from labora.cli.usage_errors import UsageError, choose, shortened
from labora.parallel.executors import PLACES, Executor, executor
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES

Mode = Annotated[
    str,
    typer.Option(
        "--mode",
        "-m",
        metavar="cli-metavar-mode",
        help="cli-option-mode",
    ),
]
Variant = Annotated[
    str,
    typer.Option("--variant", "-v", metavar="cli-metavar-variant", help="cli-option-variant"),
]
On = Annotated[str, typer.Option("--on", metavar="cli-metavar-place", help="cli-option-on")]
SecondsATurn = Annotated[
    float,
    typer.Option("--seconds", min=0.001, max=3600, metavar="cli-metavar-seconds", help="cli-option-seconds"),
]
AsJson = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def number_option(*names: str, least: int, most: int, help: str) -> Any:
    """An option that takes a whole number, with a sentence of our own for anything else."""
    return typer.Option(*names, metavar="cli-metavar-n", parser=_number(names[0], least, most), help=help)


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


Jobs = Annotated[int | None, number_option("--jobs", "-j", least=1, most=256, help="cli-option-jobs")]


def checked_mode(mode: str) -> str:
    return choose(mode, [row.name for row in MODES], "cli-no-mode")


def checked_variant(variant: str) -> str:
    return choose(variant, VARIANTS, "cli-no-variant")


def chosen_place(on: str, jobs: int | None, bots: Iterable[str] = ()) -> Executor:
    return executor(choose(on, PLACES, "cli-no-place"), jobs, bots)
