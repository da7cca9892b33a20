"""`labora explain`: what the evaluation sees in a position of a record, term by term."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from labora.bots.evaluation.evaluator import Evaluator
from labora.bots.explanation import TERMS, rows, terms
from labora.bots.old_ids import current_bot
from labora.bots.registry import USUAL_BOT
from labora.bots.weights import staged_evaluator, weights
from labora.cli.language import say, words
from labora.cli.parameters import AsJson, number_option
from labora.cli.record_files import open_file
from labora.cli.usage_errors import choose
from labora.rules.records.replay import replay
from labora.rules.state.position import Position
from labora.rules.text.writing import position_text


def explain(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The game record.")],
    at: Annotated[
        int | None,
        number_option(
            "--at", least=0, most=1_000_000, help="Number of turns played. Default: the last position."
        ),
    ] = None,
    bot: Annotated[
        str, typer.Option("--weights", metavar="BOT", help="The bot whose weights are used.")
    ] = USUAL_BOT,
    as_json: AsJson = False,
) -> None:
    """Show how the bots evaluate a position of a record: every term with its weight and points."""
    name = choose(current_bot(bot), weights(), "cli-no-bot")
    opened = open_file(record)
    game = opened.game if at is None else replay(opened.record, at).game
    position = game.position
    judge = staged_evaluator(name, position).at(position)
    if as_json:
        print(json.dumps(_as_json(judge, position)))
        return
    turns = len([turn for turn in game.turns if turn.options])
    _show(judge, position, say("cli-explain-title", bot=name, turns=turns, round=int(position.round)))


def _as_json(judge: Evaluator, position: Position) -> dict[str, object]:
    return {
        "position": position_text(position),
        "players": [
            {
                "terms": {term: round(points, 3) for term, points in terms(judge, position, board).items()},
                "features": [
                    {
                        "term": row.term,
                        "name": row.name,
                        "amount": round(row.amount, 3),
                        "weight": row.weight,
                        "points": round(row.points, 3),
                    }
                    for row in rows(judge, position, board)
                ],
                "worth": round(judge.worth(position, board), 3),
            }
            for board in range(position.setup.players)
        ],
    }


def _show(judge: Evaluator, position: Position, title: str) -> None:
    players = range(position.setup.players)
    number = words().number
    names = [words().player(position.setup, board) for board in players]
    table = Table(say("cli-explain-term"), *names, title=title)
    found = [terms(judge, position, board) for board in players]
    details = [{(row.term, row.name): row for row in rows(judge, position, board)} for board in players]
    for term in TERMS:
        table.add_row(say(f"term-{term}"), *(number(values[term], 1) for values in found), style="bold")
        keys = dict.fromkeys(key for rows_of in details for key in rows_of if key[0] == term)
        for key in keys:
            if len(keys) > 1:
                shown = [
                    f"{number(row.amount, 2)} · {number(row.weight, 2)} = {number(row.points, 2)}"
                    if (row := rows_of.get(key)) is not None
                    else ""
                    for rows_of in details
                ]
                table.add_row(f"  {key[1]}", *shown)
    table.add_section()
    table.add_row(say("term-total"), *(number(judge.worth(position, board), 1) for board in players))
    Console().print(table)
