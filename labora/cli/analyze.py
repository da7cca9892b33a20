"""`labora analyze`: a bot judges every turn of a record."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from labora.analysis.judged_game import JudgedGame, MarkedTurn, report
from labora.analysis.judging import JudgedTurn
from labora.analysis.parallel_judging import judged
from labora.analysis.turn_marks import BRILLIANT, COSTLY, FORCED, GOOD
from labora.bots.registry import USUAL_BOT
from labora.cli.bot_names import checked_bot
from labora.cli.language import say, words
from labora.cli.parameters import JUDGE_NAMES, AsJson, Jobs, On, SecondsATurn, chosen_place
from labora.cli.progress import counted_to
from labora.cli.prose import Prose
from labora.cli.record_files import open_file
from labora.cli.usage_errors import UsageError
from labora.i18n import Words
from labora.i18n.turn_text import turn_words
from labora.parallel.executors import HERE, Executor
from labora.rules.game import Game
from labora.rules.state.position import Position


def analyze(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The game record.")],
    bot: Annotated[
        str,
        typer.Option("--bot", "-b", metavar="BOT", help=f"The bot that does the analysis: {JUDGE_NAMES}."),
    ] = USUAL_BOT,
    seconds: SecondsATurn = 1.0,
    jobs: Jobs = None,
    on: On = HERE,
    as_json: AsJson = False,
) -> None:
    """Analyze a game: what was played in each turn, what the bot would have played, and the difference.

    Every turn gets the same search budget, so a bot's own games show almost no loss.
    """
    name = checked_bot(bot)
    opened = open_file(record)
    game = opened.game
    if not game.count:
        raise UsageError(say("analyze-nothing", file=str(record)), 1)
    with chosen_place(on, jobs, [name]) as where:
        found = report(game, _judged(game, name, seconds, where), name, seconds)
    if as_json:
        print(json.dumps(found.as_json()))
        return
    names = [seat.name for seat in opened.record.seats]
    _show(found, game, Words(words().language, players=names, hyphens=False), names)


def _judged(game: Game, bot: str, seconds: float, place: Executor) -> list[JudgedTurn]:
    found: list[JudgedTurn] = []
    with counted_to(sum(bool(turn.options) for turn in game.turns)) as tell:
        for one in judged(game, bot, seconds, place):
            found.append(one)
            tell(len(found))
    return found


def _show(found: JudgedGame, game: Game, told: Words, names: list[str]) -> None:
    columns = ("turn", "round", "mark", "loss", "played")
    table = Table(
        *(say(f"analyze-column-{name}") for name in columns),
        title=say("analyze-title", bot=say("web-bot", bot=found.bot)),
    )
    for turn in found.turns:
        one = turn.judged
        table.add_row(
            str(one.number + 1),
            str(one.round),
            say(f"web-mark-{turn.mark}"),
            _points(turn),
            _lines(turn, game.turns[one.number].start, told),
            style="bold" if turn.mark in (*COSTLY, BRILLIANT) else None,
        )
    console = Console()
    console.print(table)
    for player, accuracy in enumerate(found.accuracy):
        if accuracy is not None:
            shown = words().number(accuracy, 1)
            console.print(say("analyze-accuracy", name=names[player], accuracy=shown), markup=False)
    for point in found.turning_points:
        message = f"web-analysis-turning-{point.kind}"
        given: dict[str, str | int | float] = {
            "turn": point.number + 1,
            "name": names[point.player],
            "points": words().number(point.points, 1),
        }
        console.print(say(message, **given), markup=False)


def _points(turn: MarkedTurn) -> str:
    if turn.mark == FORCED or (turn.mark == GOOD and not turn.judged.loss):
        return ""
    return words().number(turn.judged.gain if turn.mark == BRILLIANT else -turn.judged.loss, 1)


def _lines(turn: MarkedTurn, start: Position, told: Words) -> Prose:
    """Tell what was played, and below it what would have been better."""
    shown = Prose("; ".join(turn_words(start, turn.judged.played, told)))
    if turn.mark not in (GOOD, FORCED, BRILLIANT):
        shown.append(
            "\n" + say("analyze-better", line="; ".join(turn_words(start, turn.judged.best, told))),
            style="dim",
        )
    return shown
