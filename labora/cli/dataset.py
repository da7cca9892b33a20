"""`labora dataset`: games of bots as tables, in a folder that can be resumed."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from labora.cli.bot_names import checked_bot
from labora.cli.language import say
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
from labora.rules.search.playout import ROUND_LIMIT


def dataset(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder to write, or to resume.")],
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="BOT",
            help=f"The bot in every seat: {BOT_NAMES}, or your own as path.py:ClassName or exec:./mybot.",
        ),
    ] = "monk",
    mode: Mode = "4-long",
    variant: Variant = "france",
    games: Annotated[
        int, number_option("--games", "-n", least=1, most=100_000_000, help="Number of games.")
    ] = 10_000,
    seed: Annotated[int, number_option("--seed", "-s", least=0, most=1_000_000_000, help="Random seed.")] = 0,
    seconds: SecondsATurn = 1.0,
    per_file: Annotated[
        int, number_option("--per-file", least=1, most=100_000, help="Number of games in each file.")
    ] = 100,
    jobs: Jobs = None,
    on: On = HERE,
    as_json: AsJson = False,
) -> None:
    """Let bots play games and write them as a dataset: Parquet files of decisions and of rounds.

    Files are written whole, so run the same command again to resume, or with more games to extend. Each file
    and dataset.json say what the games were made from.
    """
    require("data")
    require("research")
    from labora.training.dataset import Dataset, OtherDatasetError, make  # noqa: PLC0415 -- of extras

    wanted = Dataset(
        bot=checked_bot(bot),
        mode=checked_mode(mode),
        variant=checked_variant(variant),
        seed=seed,
        seconds=seconds,
        games_per_file=per_file,
        limit=ROUND_LIMIT,
    )
    started = time.perf_counter()
    with chosen_place(on, jobs, [wanted.bot]) as place:
        try:
            before = _count(make(wanted, folder, games, place), games)
        except OtherDatasetError as error:
            raise UsageError(
                say("cli-dataset-other", folder=str(folder), differing=", ".join(error.differing))
            ) from None
        except OSError as error:
            raise UsageError(
                say("file-unwritable", file=str(folder), reason=reason_of(error)), FAILED
            ) from None
    found = {"games": games, "played": games - before, "seconds": round(time.perf_counter() - started, 1)}
    if as_json:
        print(json.dumps(found))
    else:
        print(say("cli-dataset-done", folder=str(folder), **found))


def _count(progress: Iterator[int], games: int) -> int:
    """Show how many games are there; answers how many there were."""
    before = -1
    with counted_to(games) as tell:
        for done in progress:
            before = done if before < 0 else before
            tell(done)
    return before
