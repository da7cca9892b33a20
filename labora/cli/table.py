"""`labora table`: play in the terminal, alone, several at one keyboard, or against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from labora.cli.parameters import MODE_NAMES, VARIANT_NAMES, checked_mode, checked_variant, number_option
from labora.cli.table_setup import TableSetup, own_bots, read_seats
from labora.cli.terminal import Terminal
from labora.cli.terminal_game import BOT_SECONDS
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup

MOST_SEED: Final = 2**31 - 1


MODE_OPTION: Final = typer.Option(
    "--mode", "-m", metavar="MODE", help=f"Game mode: {MODE_NAMES}. Default: solo."
)
VARIANT_OPTION: Final = typer.Option(
    "--variant", "-v", metavar="VARIANT", help=f"Variant: {VARIANT_NAMES}. Default: france."
)


def table(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    mode: Annotated[str | None, MODE_OPTION] = None,
    variant: Annotated[str | None, VARIANT_OPTION] = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAMES",
            help="Names or bots in seat order, such as Anna,bot:random or Anna,bot:exec:./mybot. "
            "Default: people at this keyboard.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        number_option(
            "--seed", least=0, most=MOST_SEED, help="Random seed for the starting player and the bots."
        ),
    ] = None,
    seconds: Annotated[
        int,
        number_option(
            "--seconds",
            least=1,
            most=600,
            help="Thinking time of the abbot, per turn and per hint, in seconds.",
        ),
    ] = BOT_SECONDS,
    load: Annotated[
        Path | None, typer.Option("--load", metavar="FILE", help="Continue the game in this file.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save", metavar="FILE", help="Save the game to this file instead of the default folder."
        ),
    ] = None,
    without_quarry: Annotated[
        bool, typer.Option("--without-quarry", help="Leave out the C-Quarry (4-short france only).")
    ] = False,
) -> None:
    """Play in the terminal: solo, several people at one keyboard, or against bots.

    The game is saved after every decision.
    """
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
