"""`labora puzzles`: positions in which one turn is clearly better than all others, out of games."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from labora.analysis.puzzle_collection import Collection, make
from labora.analysis.puzzle_search import Source
from labora.analysis.puzzles import GRADES
from labora.cli.language import say
from labora.cli.parameters import (
    Jobs,
    On,
    checked_mode,
    checked_variant,
    chosen_place,
    number_option,
)
from labora.cli.progress import counted_to
from labora.cli.record_files import FAILED, open_file, reason_of
from labora.cli.usage_errors import USAGE, UsageError
from labora.parallel.executors import HERE
from labora.rules.components.goods import VARIANTS
from labora.rules.components.modes import MODES
from labora.rules.records.record import record_text


def puzzles(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    records: Annotated[
        list[Path] | None,
        typer.Option(
            "--from",
            metavar="RECORD",
            help="Search this record, or all records in this folder. Can be repeated.",
        ),
    ] = None,
    games: Annotated[
        int | None,
        number_option(
            "--games",
            "-n",
            least=1,
            most=1_000_000,
            help="Number of bot games to play and search, per mode and variant.",
        ),
    ] = None,
    mode: Annotated[
        str | None, typer.Option("--mode", "-m", metavar="MODE", help="Only games of this mode.")
    ] = None,
    variant: Annotated[
        str | None, typer.Option("--variant", "-v", metavar="VARIANT", help="Only games of this variant.")
    ] = None,
    each: Annotated[
        int,
        number_option(
            "--each", least=1, most=10_000, help="Maximum number of puzzles to keep, per mode and variant."
        ),
    ] = 7,
    seed: Annotated[int, number_option("--seed", "-s", least=0, most=1_000_000_000, help="Random seed.")] = 0,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="Write the puzzles to this file, one per line.")
    ] = Path("puzzles.jsonl"),
    jobs: Jobs = None,
    on: On = HERE,
) -> None:
    """Find puzzles: positions from bot games or records in which one turn is clearly best.

    The strongest bot verifies each puzzle with ten times the budget. Results are saved as they are found; run
    the same command again to resume.
    """
    if bool(records) == bool(games):
        raise UsageError(say("puzzles-one-of-two"), USAGE)
    sources = _recorded(records) if records else _numbered(games or 0, mode, variant, seed)
    try:
        collection = Collection(out)
        with chosen_place(on, jobs) as where, counted_to(len(sources)) as tell:
            for done in make(collection, sources, where):
                tell(done)
        found = collection.finish(sources, each)
    except OSError as error:
        raise UsageError(say("file-unwritable", file=str(out), reason=reason_of(error)), FAILED) from None
    counts = {grade: sum(puzzle.grade == grade for puzzle in found) for grade in GRADES}
    print(say("puzzles-done", count=len(found), file=str(out), **counts))


def _numbered(games: int, mode: str | None, variant: str | None, seed: int) -> list[Source]:
    modes = [checked_mode(mode)] if mode else [row.name for row in MODES]
    variants = [checked_variant(variant)] if variant else VARIANTS
    return [
        Source(one, other, number, seed) for number in range(games) for one in modes for other in variants
    ]


def _recorded(paths: Sequence[Path]) -> list[Source]:
    """Records, and all those of folders."""
    files = [file for path in paths for file in (sorted(path.rglob("*.json")) if path.is_dir() else [path])]
    found = []
    for number, file in enumerate(files):
        setup = open_file(file).record.setup
        text = record_text(open_file(file).record)
        found.append(Source(setup.mode.name, VARIANTS[setup.variant], number, record=text))
    return found
