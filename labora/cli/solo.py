"""`labora solo`: a bot plays the solo game; the score is printed with its parts."""

import json
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from labora.bots import Bot, Clock, find_bot
from labora.bots.cellarer import Cellarer
from labora.bots.evaluation.horizon import actions_left
from labora.bots.play_loop import by_bots, play_until
from labora.bots.registry import STRONGEST, short_name
from labora.cli.bot_names import checked_bot
from labora.cli.language import say, words
from labora.cli.parameters import BOT_NAMES, AsJson, Variant, checked_variant, number_option
from labora.cli.record_files import write_record
from labora.cli.solo_drawing import watching
from labora.rules.game import Game
from labora.rules.records.record import Seat, record_of
from labora.rules.state.scoring import Score, score


def solo(
    variant: Variant = "france",
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            help=f"The bot: {BOT_NAMES}, or your own as path.py:ClassName or exec:./mybot.",
        ),
    ] = STRONGEST,
    seconds: Annotated[
        float,
        typer.Option(
            "--seconds",
            min=0.001,
            max=36_000,
            metavar="T",
            help="Thinking time for the whole game, in seconds of CPU time.",
        ),
    ] = 10.0,
    seed: Annotated[int, number_option("--seed", "-s", least=0, most=1_000_000_000, help="Random seed.")] = 0,
    watch: Annotated[
        bool, typer.Option("--watch", "-w", help="Show the plan while the bot is thinking.")
    ] = False,
    record: Annotated[
        Path | None, typer.Option("--record", metavar="FILE", help="Save the game record to this file.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let a bot play the solo game and show its score breakdown."""
    name = checked_bot(bot)
    game = Game("solo", checked_variant(variant))
    started = time.thread_time()
    play_whole(game, find_bot(name)(seed), seconds, watch)
    thought = time.thread_time() - started
    if record is not None:
        seat = Seat(short_name(name), f"bot:{short_name(name).lower()}")
        write_record(record, record_of(game, (seat,)))
    result = score(game.position, 0)
    if as_json:
        head = {"variant": variant, "bot": name, "seed": seed}
        print(json.dumps(head | as_dict(game, result) | {"seconds": round(thought, 3)}))
        return
    _show(variant, result)


FOLLOWING: Final = 0.0


def play_whole(game: Game, bot: Bot, seconds: float, watch: bool = False) -> None:
    """Who can plan thinks about the whole game first and then follows the plan; others think turn by turn."""
    share = FOLLOWING
    if isinstance(bot, Cellarer):
        _plan(game, bot, seconds, watch)
    else:
        share = seconds / actions_left(game.position, 0)
    play_until(lambda: False, game.position, [bot], by_bots(game), lambda: Clock(share))


def _plan(game: Game, bot: Cellarer, seconds: float, watch: bool) -> None:
    if not watch:
        bot.plan(game.position, Clock(seconds))
        return
    with watching(game.position.copy()) as watcher:
        bot.plan(game.position, Clock(seconds, watcher))


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


def _show(variant: str, result: Score) -> None:
    table = Table(show_header=False, title=say("cli-solo-title", variant=words().variant(variant)))
    for name, points in words().score(result):
        table.add_row(name, str(points))
    Console().print(table)
