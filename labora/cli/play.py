"""`labora play`: opens a table in the browser, or in the terminal if that is asked for."""

import sys
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console

from labora.cli.browser import open_in_browser
from labora.cli.language import say, words
from labora.cli.parameters import MODE_NAMES, VARIANT_NAMES, checked_mode, checked_variant
from labora.cli.table import table
from labora.cli.usage_errors import UsageError, choose
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES


def play(
    mode: Annotated[
        str | None,
        typer.Option(
            "--mode",
            "-m",
            metavar="MODE",
            help=f"Terminal only: game mode: {MODE_NAMES}.",
        ),
    ] = None,
    variant: Annotated[
        str | None,
        typer.Option("--variant", "-v", metavar="VARIANT", help=f"Terminal only: variant: {VARIANT_NAMES}."),
    ] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = False,
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            min=0,
            max=65535,
            metavar="N",
            help="Port on this machine; any free port if 8000 is taken.",
            envvar="LABORA_PORT",
            show_envvar=False,
        ),
    ] = None,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in your default browser.")
    ] = True,
) -> None:
    """Play in the browser.

    With --terminal, or with a mode or variant, play in the terminal instead; you are asked for anything you
    did not specify.
    """
    if not terminal and mode is None and variant is None:
        open_in_browser(port, show=browser)
        return
    chosen_mode = None if mode is None else checked_mode(mode)
    chosen_variant = None if variant is None else checked_variant(variant)
    if not sys.stdin.isatty():
        raise UsageError(say("cli-play-no-terminal"))
    chosen_mode = chosen_mode or ask("mode", [row.name for row in MODES], "solo")
    chosen_variant = chosen_variant or ask("variant", VARIANTS, "france")
    table(mode=chosen_mode, variant=chosen_variant)


def ask(what: str, names: Iterable[str], default: str) -> str:
    """Asks until the answer is one of the names or its number in the list."""
    console = Console(markup=False, highlight=False)
    known = {str(number): name for number, name in enumerate(names, start=1)}
    console.print(say(f"cli-play-which-{what}"))
    for number, name in known.items():
        title = words().text(f"{what}-{name}")
        console.print(
            say("cli-play-choice", number=number, name=name, title=title, about=say(f"{what}-about-{name}"))
        )
    while True:
        answer = console.input(say("cli-play-prompt", default=default), markup=False).strip() or default
        try:
            return known.get(answer) or choose(answer, known.values(), f"cli-no-{what}")
        except UsageError as problem:
            console.print(str(problem))
