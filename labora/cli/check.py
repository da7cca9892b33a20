"""`labora check`: plays records again, strictly, and prints the scores."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from labora.cli.language import say, words
from labora.cli.record_files import FAILED, open_file
from labora.cli.usage_errors import UsageError
from labora.i18n.record_problems import problem_words
from labora.rules.components.goods import VARIANTS
from labora.rules.records.replay import OpenedRecord
from labora.rules.state.scoring import total_score


def check(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help="Record files.")],
) -> None:
    """Replay records strictly and print the scores. The exit code is 1 if any move is illegal."""
    wrong = False
    for path in records:
        try:
            opened = open_file(path)
        except UsageError as problem:
            print(problem, file=sys.stderr)
            wrong = True
            continue
        print(say("check-game", file=str(path), game=_game(opened)))
        if opened.problem is not None:
            sentence = problem_words(words(), opened.problem, opened.game.setup)
            print(say("file-problem", file=str(path), sentence=sentence), file=sys.stderr)
            wrong = True
    if wrong:
        raise typer.Exit(FAILED)


def _game(opened: OpenedRecord) -> str:
    game = opened.game
    scores = [
        say("check-score", player=seat.name, points=int(total_score(game.position, number)))
        for number, seat in enumerate(opened.record.seats)
    ]
    return say(
        "check-over" if game.over else "check-open",
        mode=game.setup.mode.name,
        variant=VARIANTS[game.setup.variant],
        turns=len(game.lines),
        round=int(game.position.round),
        scores=say("list-separator").join(scores),
    )
