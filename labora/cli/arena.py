"""`labora arena`: bots against each other, with ratings and how sure they are."""

import csv
import json
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from labora.arena.contest import BotFailedError, Contest, ContestGame
from labora.arena.contest_runner import counted, run
from labora.arena.result_store import ResultStore, default_store
from labora.arena.standings import lost_turns, summary, unrated_bots
from labora.build_info import engine_form
from labora.cli.bot_names import checked_bot
from labora.cli.language import say, words
from labora.cli.parameters import (
    BOT_NAMES,
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
from labora.cli.record_files import FAILED, reason_of
from labora.cli.usage_errors import UsageError
from labora.extras import require
from labora.parallel.executors import HERE


def arena(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    bots: Annotated[
        list[str],
        typer.Argument(
            metavar="BOT",
            help=f"Two or more bots: {BOT_NAMES}, or your own as path.py:ClassName or exec:./mybot.",
        ),
    ],
    mode: Mode = "4-long",
    variant: Variant = "france",
    games: Annotated[
        int, number_option("--games", "-n", least=1, most=1_000_000, help="Number of games.")
    ] = 20,
    seed: Annotated[int, number_option("--seed", "-s", least=0, most=1_000_000_000, help="Random seed.")] = 0,
    seconds: SecondsATurn = 1.0,
    jobs: Jobs = None,
    on: On = HERE,
    until_sure: Annotated[
        bool,
        typer.Option(
            "--until-sure", help="Stop as soon as the result is statistically clear for every pair."
        ),
    ] = False,
    store: Annotated[
        Path | None,
        typer.Option(
            "--store",
            metavar="FILE",
            help="Store finished games in this file instead of the default location.",
        ),
    ] = None,
    csv_file: Annotated[
        Path | None,
        typer.Option(
            "--csv", metavar="FILE", help="Write results to this CSV file, one row per seat and game."
        ),
    ] = None,
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot", metavar="FILE", help="Plot scores and win rates to this file (.png, .svg, .pdf)."
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play bots against each other and report which is stronger, with confidence intervals.

    Bots play every seating order with the same seeds. Finished games are saved; run the same command again to
    resume.
    """
    require("arena", "openskill", *(("matplotlib",) if plot else ()))
    contest = Contest(
        tuple(checked_bot(bot) for bot in bots), checked_mode(mode), checked_variant(variant), seed, seconds
    )
    if len(set(contest.bots)) < 2:
        raise UsageError(say("cli-arena-two-bots"))
    if engine_form() == "plain" and not as_json:
        print(say("cli-arena-plain"), file=sys.stderr)
    kept = ResultStore(store or default_store(contest))
    with chosen_place(on, jobs, contest.bots) as where:
        stopped = _play(games, run(contest, kept, games, where, until_sure=until_sure))
    played = counted(contest, kept, games, until_sure=until_sure)
    if csv_file is not None:
        _write_csv(csv_file, played)
    if plot is not None and played:
        _draw(contest, played, plot)
    if as_json:
        print(json.dumps(summary(contest, played)))
    elif played:
        _show(contest, summary(contest, played))
    if stopped:
        print(say("cli-arena-stopped", count=len(played), file=str(kept.path)), file=sys.stderr)
        raise KeyboardInterrupt
    _refuse_unrated(contest, played)


def _refuse_unrated(contest: Contest, played: Sequence[ContestGame]) -> None:
    unrated = unrated_bots(contest, played)
    for bot in unrated:
        lost, turns = lost_turns(played, bot)
        print(say("cli-arena-not-rated", bot=bot, lost=lost, turns=turns), file=sys.stderr)
    if unrated:
        raise typer.Exit(FAILED)


def _play(games: int, progress: Iterator[int]) -> bool:
    """True if it was broken off by Ctrl-C. Raises a ProblemError if a bot failed."""
    with counted_to(games) as tell:
        try:
            for done in progress:
                tell(done)
        except BotFailedError as error:
            raise UsageError(words().error(error), FAILED) from None
        except KeyboardInterrupt:
            return True
    return False


def _write_csv(path: Path, games: Sequence[ContestGame]) -> None:
    try:
        with path.open("w", newline="", encoding="utf-8") as file:
            table = csv.writer(file)
            table.writerow(["game", "seat", "bot", "score", "rounds", "decisions", "seconds", "slowest"])
            for game in games:
                for seat, bot in enumerate(game.lineup):
                    times = (game.decisions[seat], game.seconds[seat], game.slowest[seat])
                    table.writerow([game.number, seat, bot, game.scores[seat], game.rounds, *times])
    except OSError as error:
        raise UsageError(say("cli-arena-no-file", file=str(path), reason=reason_of(error))) from None


def _draw(contest: Contest, games: Sequence[ContestGame], path: Path) -> None:
    pictures = import_module("labora.arena.charts")
    labels = {"title": _title(contest), "scores": say("cli-arena-scores"), "ahead": say("cli-arena-ahead")}
    try:
        pictures.draw(contest, games, path, labels)
    except (OSError, ValueError) as error:
        raise UsageError(say("cli-arena-no-file", file=str(path), reason=reason_of(error))) from None


def _title(contest: Contest) -> str:
    return say(
        "cli-simulate-title", mode=words().mode(contest.mode), variant=words().variant(contest.variant)
    )


def _show(contest: Contest, found: dict[str, Any]) -> None:
    # Bots of the house lose none: a column of zeros would only make the table wide.
    lost = ("lost",) if any(row["turns_lost"] for row in found["ratings"]) else ()
    table = Table(
        *(
            say(f"cli-arena-column-{name}")
            for name in ("bot", "rating", "interval", "score", "turn", "slowest", *lost)
        ),
        title=f"{_title(contest)} ({found['games']})",
    )
    shown = words().number
    for row in found["ratings"]:
        is_rated = row["rating"] is not None
        rating = shown(row["rating"]) if is_rated else "–"
        interval = f"{shown(row['low'])} … {shown(row['high'])}" if is_rated else "–"
        figures = (shown(row[name]) for name in ("mean_score", "ms_per_turn", "slowest_ms"))
        table.add_row(row["title"], rating, interval, *figures, *([shown(row["turns_lost"])] if lost else []))
    console = Console()
    console.print(table)
    called = {row["bot"]: row["title"] for row in found["ratings"]}
    for pair in found["pairs"]:
        shares = {key: shown(100 * pair[name], 1) for key, name in _SHARES}
        a, b = called[pair["a"]], called[pair["b"]]
        console.print(say("cli-arena-pair", a=a, b=b, games=pair["games"], **shares))


_SHARES = (("share", "a_ahead"), ("low", "low"), ("high", "high"))
