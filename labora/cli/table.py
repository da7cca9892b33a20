"""`labora table`: play in the terminal, alone, several at one keyboard, or against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from labora.cli.parameters import checked_mode, checked_variant, number_option
from labora.cli.table_setup import TableSetup, own_bots, read_seats
from labora.cli.terminal import Terminal
from labora.cli.terminal_game import BOT_SECONDS
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup

MOST_SEED: Final = 2**31 - 1


def option(name: str, metavar: str) -> Any:
    return typer.Option(name, metavar=metavar, help=f"table-{name.removeprefix('--')}")


MODE_OPTION: Final = typer.Option("--mode", "-m", metavar="cli-metavar-mode", help="table-mode")
VARIANT_OPTION: Final = typer.Option("--variant", "-v", metavar="cli-metavar-variant", help="table-variant")


def table(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    mode: Annotated[str | None, MODE_OPTION] = None,
    variant: Annotated[str | None, VARIANT_OPTION] = None,
    players: Annotated[str | None, option("--players", "cli-metavar-names")] = None,
    seed: Annotated[int | None, number_option("--seed", least=0, most=MOST_SEED, help="table-seed")] = None,
    seconds: Annotated[
        int, number_option("--seconds", least=1, most=600, help="table-seconds")
    ] = BOT_SECONDS,
    load: Annotated[Path | None, option("--load", "cli-metavar-file")] = None,
    save: Annotated[Path | None, option("--save", "cli-metavar-file")] = None,
    without_quarry: Annotated[bool, typer.Option("--without-quarry", help="table-without-quarry")] = False,
) -> None:
    console = Console()
    dice = Dice(secrets.randbelow(MOST_SEED) if seed is None else seed)
    host = TableSetup(console, dice, save, own_bots(players), seconds)
    if load is not None:
        session = host.load(load, save)
    else:
        setup = make_setup(
            checked_mode(mode or "solo"), checked_variant(variant or "france"), without_quarry=without_quarry
        )
        seats = read_seats(setup, players)
        any_game = mode is None and variant is None
        session = host.resume(None if any_game else setup) or host.open(setup, seats)
    if session is not None:
        Terminal(session, host.load).run()
