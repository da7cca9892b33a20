"""`labora records`: a folder of records as rows to learn from."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from labora.cli.language import say
from labora.cli.record_files import FAILED, open_file
from labora.cli.row_output import data_file
from labora.cli.usage_errors import USAGE, UsageError
from labora.training.game_rows import rows_of


def records(
    folder: Annotated[Path, typer.Argument(metavar="cli-metavar-folder", help="records-folder")],
    out: Annotated[Path, typer.Option("--out", metavar="cli-metavar-file", help="records-out")] = Path(
        "games.parquet"
    ),
) -> None:
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
