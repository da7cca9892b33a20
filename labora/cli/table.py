"""`labora table`: play in the terminal, alone, several at one keyboard, or against bots."""

import secrets
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from labora.cli.host import Host, read_seats
from labora.cli.language import say
from labora.cli.parameters import checked_mode, checked_variant, number_option
from labora.cli.room import Room
from labora.rules.printed.goods import VARIANTS
from labora.rules.printed.modes import MODES
from labora.rules.search.dice import Dice
from labora.rules.state.setup import make_setup

MOST_SEED: Final = 2**31 - 1


def option(name: str, metavar: str) -> Any:
    return typer.Option(name, metavar=metavar, help=say(f"table-{name.removeprefix('--')}"))


MODE_OPTION: Final = typer.Option(
    "--mode", "-m", metavar="MODE", help=say("table-mode", modes=" ".join(mode.name for mode in MODES))
)
VARIANT_OPTION: Final = typer.Option(
    "--variant", "-v", metavar="VARIANT", help=say("table-variant", variants=" ".join(VARIANTS))
)


def table(
    mode: Annotated[str | None, MODE_OPTION] = None,
    variant: Annotated[str | None, VARIANT_OPTION] = None,
    players: Annotated[str | None, option("--players", "NAMES")] = None,
    seed: Annotated[
        int | None, number_option("--seed", least=0, most=MOST_SEED, help=say("table-seed"))
    ] = None,
    load: Annotated[Path | None, option("--load", "FILE")] = None,
    save: Annotated[Path | None, option("--save", "FILE")] = None,
    without_quarry: Annotated[
        bool, typer.Option("--without-quarry", help=say("table-without-quarry"))
    ] = False,
) -> None:
    console = Console()
    dice = Dice(secrets.randbelow(MOST_SEED) if seed is None else seed)
    host = Host(console, dice, save)
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
        Room(session, host.load).run()
