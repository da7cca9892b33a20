"""`labora solo`: a bot plays the solo game, and the score is told with all that it is made of."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from labora.arena.contest import Contest, play_out
from labora.cli.bot_names import checked_bot
from labora.cli.files import write_record
from labora.cli.language import say, words
from labora.cli.parameters import AsJson, Variant, checked_variant, number_option
from labora.rules.game import Game
from labora.rules.records.record import Seat, record_of
from labora.rules.search.dice import Dice
from labora.rules.state.scoring import Score, score


def solo(
    variant: Variant = "france",
    bot: Annotated[
        str, typer.Option("--bot", "-b", metavar="cli-metavar-bot", help="cli-solo-bot")
    ] = "brother",
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds", min=0.001, max=3600, metavar="cli-metavar-seconds", help="cli-arena-seconds"
        ),
    ] = 1.0,
    seed: Annotated[
        int, number_option("--seed", "-s", least=0, most=1_000_000_000, help="cli-simulate-seed")
    ] = 0,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="cli-metavar-file", help="cli-solo-record")
    ] = None,
    as_json: AsJson = False,
) -> None:
    name = checked_bot(bot)
    contest = Contest((name,), "solo", checked_variant(variant), seed, seconds)
    game, seats = play_out(contest, (name,), Dice(seed))
    if record is not None:
        seat = Seat(name.rpartition(":")[2], f"bot:{name.rpartition(':')[2].lower()}")
        write_record(record, record_of(game, (seat,)))
    result = score(game.position, 0)
    if as_json:
        times = {"seconds": round(seats[0].seconds, 3), "slowest": round(seats[0].slowest, 3)}
        head = {"variant": contest.variant, "bot": name, "seed": seed}
        print(json.dumps(head | as_dict(game, result) | times))
        return
    _show(contest, result)


def as_dict(game: Game, result: Score) -> dict[str, Any]:
    return {
        "score": result.total,
        "goods": result.goods,
        "economic": result.economic,
        "settlements": [
            {"card": row.card, "space": [row.column, row.row], "points": row.points}
            for row in result.settlements
        ],
        "rounds": int(game.position.round),
    }


def _show(contest: Contest, result: Score) -> None:
    table = Table(show_header=False, title=say("cli-solo-title", variant=words().variant(contest.variant)))
    for name, points in words().score(result):
        table.add_row(name, str(points))
    Console().print(table)
