"""Options that several commands share."""

from typing import Annotated

import typer

from labora.cli.language import say
from labora.cli.problems import choose
from labora.rules.goods import VARIANTS
from labora.rules.modes import MODES

Mode = Annotated[
    str,
    typer.Option(
        "--mode",
        "-m",
        metavar="MODE",
        help=say("cli-option-mode", modes=" ".join(mode.name for mode in MODES)),
    ),
]
Variant = Annotated[
    str,
    typer.Option(
        "--variant", "-v", metavar="VARIANT", help=say("cli-option-variant", variants=" ".join(VARIANTS))
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help=say("cli-option-json"))]


def checked_mode(mode: str) -> str:
    return choose(mode, [row.name for row in MODES], "cli-no-mode")


def checked_variant(variant: str) -> str:
    return choose(variant, VARIANTS, "cli-no-variant")
