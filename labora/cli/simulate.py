"""`labora simulate`: whole games played by bots, counted and timed."""

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from labora.arena.match import Match
from labora.arena.simulation import Summary
from labora.arena.simulation import simulate as play_games
from labora.cli.bot_names import checked_bot
from labora.cli.language import say, words
from labora.cli.parameters import (
    BOT_NAMES,
    FORMAT_NAMES,
    AsJson,
    Jobs,
    Mode,
    On,
    SecondsATurn,
    Variant,
    checked_mode,
    checked_variant,
    chosen_place,
    number_option,
)
from labora.cli.progress import counted_to
from labora.cli.row_output import data_file
from labora.cli.usage_errors import UsageError
from labora.parallel.executors import HERE
from labora.rules.search.playout import ROUND_LIMIT

FAILED: Final = 1


def simulate(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    mode: Mode = "4-long",
    variant: Variant = "france",
    games: Annotated[
        int,
        number_option("--games", "-n", least=1, most=1_000_000_000, help="Number of games."),
    ] = 100,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="BOT",
            help=f"The bot in every seat: {BOT_NAMES}, or your own as path.py:ClassName or exec:./mybot.",
        ),
    ] = "random",
    seed: Annotated[
        int,
        number_option("--seed", "-s", least=0, most=1_000_000_000_000_000_000, help="Random seed."),
    ] = 0,
    seconds: SecondsATurn = 1.0,
    jobs: Jobs = None,
    on: On = HERE,
    limit: Annotated[
        int,
        number_option(
            "--limit",
            least=1,
            most=9_999,
            help="Stop and score after this round (only two-player games have no fixed end).",
        ),
    ] = ROUND_LIMIT,
    check: Annotated[
        bool, typer.Option("--check", help="Check after every decision that the position is valid.")
    ] = False,
    out: Annotated[
        Path | None,
        typer.Option(
            "--out", metavar="FILE", help=f"Also write every decision to this file: {FORMAT_NAMES}."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play whole games and report results and speed.

    The same seed always gives the same games, regardless of --jobs. The exit code is 1 if a game got stuck or
    a check failed.
    """
    match = Match(
        mode=checked_mode(mode),
        variant=checked_variant(variant),
        bot=checked_bot(bot),
        seed=seed,
        limit=limit,
        check=check,
        keep=out is not None,
        seconds=seconds,
    )
    with (
        chosen_place(on, jobs, [match.bot]) as where,
        data_file(out) if out else nullcontext() as writer,
    ):
        *_, summary = _with_progress(play_games(match, games, where, writer), games)
    if as_json:
        print(json.dumps(summary.as_json()))
    else:
        Console().print(_table(match, summary))
    if summary.problems:
        raise UsageError(
            say("cli-simulate-failed-checks", count=len(summary.problems), first=summary.problems[0]), FAILED
        )
    if summary.stuck:
        raise UsageError(say("cli-simulate-got-stuck", count=summary.stuck), FAILED)


def _with_progress(summaries: Iterator[Summary], games: int) -> Iterator[Summary]:
    with counted_to(games) as tell:
        for summary in summaries:
            tell(summary.finished + summary.stuck + len(summary.problems))
            yield summary


def _table(match: Match, summary: Summary) -> Table:
    title = say("cli-simulate-title", mode=words().mode(match.mode), variant=words().variant(match.variant))
    table = Table(title=title, show_header=False)
    figures = summary.as_json()
    for key, value in figures.items():
        shown = "  ".join(map(words().number, value if isinstance(value, list) else [value]))
        table.add_row(say(f"cli-simulate-{key.replace('_', '-')}"), shown)
    return table
