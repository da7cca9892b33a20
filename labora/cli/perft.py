"""`labora perft`: how many sequences of decisions there are, by their length."""

import json
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from labora.cli.language import say, words
from labora.cli.parameters import AsJson, Mode, Variant, checked_mode, checked_variant, number_option
from labora.rules.engine.flow import first_position
from labora.rules.engine.option import Option
from labora.rules.search.perft import perft as count
from labora.rules.search.perft import perft_split
from labora.rules.state.position import Position
from labora.rules.state.setup import make_setup
from labora.rules.text.writing import parse_position

SHOWN: Final = 40


def perft(
    mode: Mode = "4-long",
    variant: Variant = "france",
    depth: Annotated[
        int,
        number_option(
            "--depth",
            "-d",
            least=1,
            most=60,
            help="Depth in decisions. Each extra level multiplies the running time.",
        ),
    ] = 4,
    line: Annotated[
        str | None,
        typer.Option(
            "--position",
            metavar="LINE",
            help="Start from this position (one line of text) instead of a new game.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Count all sequences of decisions up to a given length (perft), in total and per first option."""
    if line is None:
        position = first_position(make_setup(checked_mode(mode), checked_variant(variant)), 0)
    else:
        position = parse_position(line)
    counts = count(position, depth)
    split = perft_split(position, depth)
    if as_json:
        by_option = {option.text: number for option, number in split}
        print(json.dumps({"counts": counts, "split": by_option}))
        return
    console = Console()
    console.print(_by_depth(counts))
    console.print(_by_option(position, split, depth))


def _by_depth(counts: list[int]) -> Table:
    table = Table(say("cli-perft-column-depth"), say("cli-perft-column-positions"))
    for number, positions in enumerate(counts, start=1):
        table.add_row(str(number), str(positions))
    return table


def _by_option(position: Position, split: list[tuple[Option, int]], depth: int) -> Table:
    table = Table(
        say("cli-perft-column-option"),
        say("cli-perft-column-meaning"),
        say("cli-perft-column-positions"),
        title=say("cli-perft-split", depth=depth),
    )
    for option, positions in split[:SHOWN]:
        table.add_row(option.text, words().option(position, option), str(positions))
    if len(split) > SHOWN:
        rest = sum(positions for _, positions in split[SHOWN:])
        table.add_row("...", say("cli-perft-more", count=len(split) - SHOWN), str(rest))
    return table
