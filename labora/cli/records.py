"""`labora records`: a folder of records as rows to learn from."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from labora.arena.rows import rows_of
from labora.cli.data import data_file
from labora.cli.files import FAILED, open_file
from labora.cli.language import say
from labora.cli.problems import USAGE, ProblemError


def records(
    folder: Annotated[Path, typer.Argument(metavar="cli-metavar-folder", help="records-folder")],
    out: Annotated[Path, typer.Option("--out", metavar="cli-metavar-file", help="records-out")] = Path(
        "games.parquet"
    ),
) -> None:
    if not folder.is_dir():
        raise ProblemError(say("records-no-folder", folder=str(folder)), USAGE)
    games = decisions = 0
    with data_file(out) as writer:
        for path in sorted(folder.rglob("*.json")):
            try:
                game = open_file(path).game
            except ProblemError as problem:
                print(problem, file=sys.stderr)
                continue
            rows = rows_of(game, str(path.relative_to(folder)))
            writer.add(rows)
            games += 1
            decisions += len(rows)
    if not games:
        raise ProblemError(say("records-none", folder=str(folder)), FAILED)
    print(say("records-done", games=games, decisions=decisions, file=str(out)))
