"""`labora records`: a folder of records as rows to learn from."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from labora.cli.language import say
from labora.cli.parameters import FORMAT_NAMES
from labora.cli.record_files import FAILED, open_file
from labora.cli.row_output import data_file
from labora.cli.usage_errors import USAGE, UsageError
from labora.training.game_rows import rows_of


def records(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder; subfolders are included.")],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help=f"Output file: {FORMAT_NAMES}.")] = Path(
        "games.parquet"
    ),
) -> None:
    """Export a folder of records as a dataset: one row per decision, with position, options and result."""
    if not folder.is_dir():
        raise UsageError(say("records-no-folder", folder=str(folder)), USAGE)
    games = decisions = 0
    with data_file(out) as writer:
        for path in sorted(folder.rglob("*.json")):
            try:
                game = open_file(path).game
            except UsageError as problem:
                print(problem, file=sys.stderr)
                continue
            rows = rows_of(game, str(path.relative_to(folder)))
            writer.add(rows)
            games += 1
            decisions += len(rows)
    if not games:
        raise UsageError(say("records-none", folder=str(folder)), FAILED)
    print(say("records-done", games=games, decisions=decisions, file=str(out)))
