"""`labora evaluate`: a policy on a task of the benchmark for learners."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from labora.bots import NoBotError
from labora.build_info import engine_form
from labora.cli.language import say, words
from labora.cli.parameters import BOT_NAMES, AsJson, Jobs, On, SecondsATurn, chosen_place, number_option
from labora.cli.progress import counted_to
from labora.cli.usage_errors import UsageError
from labora.extras import require
from labora.parallel.executors import HERE
from labora.rules.constants.errors import LaboraError

if TYPE_CHECKING:
    from labora.environments.evaluation import Evaluation, EvaluationStore

USUAL_GAMES: Final = 200
TASK_NAMES: Final = "solo-france, solo-ireland, duel-novice, three-monks, four-mixed"


def evaluate(  # noqa: PLR0913, PLR0917 -- each option of the command is an argument
    policy: Annotated[
        str,
        typer.Argument(
            metavar="POLICY",
            help=f"A bot ({BOT_NAMES}), a network as file.npz, or your own as path.py:name or exec:./mybot.",
        ),
    ],
    task: Annotated[str, typer.Option("--task", "-t", metavar="TASK", help=f"The task: {TASK_NAMES}.")],
    games: Annotated[
        int, number_option("--games", "-n", least=1, most=1_000_000, help="Number of games.")
    ] = USUAL_GAMES,
    seconds: SecondsATurn = 1.0,
    greedy: Annotated[
        bool,
        typer.Option("--greedy", help="Let a network take its likeliest action instead of drawing one."),
    ] = False,
    jobs: Jobs = None,
    on: On = HERE,
    store: Annotated[
        Path | None,
        typer.Option(
            "--store",
            metavar="FILE",
            help="Store finished games in this file instead of the default location.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Evaluate a policy on a task of the benchmark: mean results with confidence intervals of 95 %.

    Game, opponents, observation, reward and seeds of a task are fixed; docs/research/benchmark.md describes
    them. Finished games are saved; run the same command again to resume.
    """
    require("research")
    from labora.environments import evaluation as evaluations  # noqa: PLC0415 -- of an extra
    from labora.environments.tasks import find_task  # noqa: PLC0415 -- as above

    try:
        asked = evaluations.Evaluation(find_task(task).name, policy, seconds, greedy)
        # What is wrong with the policy is said before the first game.
        evaluations.find_policy(policy, greedy=greedy)
    except NoBotError:
        raise
    except LaboraError as error:
        raise UsageError(str(error)) from None
    if engine_form() == "plain" and not as_json:
        print(say("cli-arena-plain"), file=sys.stderr)
    kept = evaluations.EvaluationStore(store or evaluations.default_store(asked))
    stopped = _play(asked, kept, games, jobs, on)
    found = evaluations.summary(asked, kept.first(games))
    if as_json:
        print(json.dumps(found))
    else:
        Console().print(_table(found))
    if stopped:
        print(say("cli-arena-stopped", count=found["games"], file=str(kept.path)), file=sys.stderr)
        raise KeyboardInterrupt


def _play(asked: "Evaluation", kept: "EvaluationStore", games: int, jobs: int | None, on: str) -> bool:
    """True if it was broken off by Ctrl-C."""
    from labora.environments.evaluation import run  # noqa: PLC0415 -- of an extra

    with chosen_place(on, jobs, [asked.policy]) as place, counted_to(games) as tell:
        try:
            for done in run(asked, kept, games, place):
                tell(done)
        except KeyboardInterrupt:
            return True
    return False


def _table(found: dict[str, Any]) -> Table:
    table = Table(
        title=say("cli-evaluate-title", policy=found["policy"], task=found["task"]), show_header=False
    )
    number = words().number
    for name in ("points", "reward", "wins"):
        figures = found.get(name)
        if figures is None or figures["mean"] is None:
            continue
        scale, digits = (100, 1) if name == "wins" else (1, 1 if name == "points" else 3)
        shown = {
            key: None if value is None else number(scale * value, digits) for key, value in figures.items()
        }
        interval = "" if shown["low"] is None else f" ({shown['low']} … {shown['high']})"
        table.add_row(say(f"cli-evaluate-{name}"), f"{shown['mean']}{interval}")
    for name in ("games", "limited", "illegal", "cpu_seconds"):
        if found[name] or name == "games":
            table.add_row(say(f"cli-evaluate-{name.replace('_', '-')}"), number(found[name]))
    return table
