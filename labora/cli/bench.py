"""`labora bench`: how fast the engine is here, in units of known programs, and against a saved run."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table

from labora.build_info import engine_form
from labora.cli.language import say, words
from labora.cli.parameters import AsJson
from labora.cli.usage_errors import UsageError

BASELINE: Final = Path("benchmarks/baseline.json")
# 715 games of each of the fourteen: ten thousand in all.
THOROUGH_GAMES: Final = 715
QUICK_GAMES: Final = 3
# What we want to reach, compiled and plain: name of the figure, bound, and whether it is a least or a most.
TARGETS: Final = {
    "compiled": {
        "games_to_catanatron_games": (150.0, "least"),
        "decisions_to_chess_nodes": (2.0, "least"),
        "replay_to_chess_nodes": (0.25, "least"),
        "copy_to_chess_copy": (0.5, "most"),
        "parse_us": (25.0, "most"),
        "game_kilobytes": (150.0, "most"),
    },
    "plain": {"decisions_to_chess_nodes": (1 / 16, "least")},
}

Figures = dict[str, Any]


def bench(
    compare: Annotated[
        bool, typer.Option("--compare", help=f"Compare with the run saved in {BASELINE}.")
    ] = False,
    save: Annotated[bool, typer.Option("--save", help=f"Save this run as {BASELINE}.")] = False,
    plain: Annotated[
        bool,
        typer.Option("--plain", help="Measure the plain engine even where the compiled one is installed."),
    ] = False,
    thorough: Annotated[
        bool,
        typer.Option("--thorough", help="Measure longer and examine the positions of ten thousand games."),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Benchmark the engine on this machine, relative to other programs measured in the same run."""
    form = "plain" if plain else engine_form()
    baseline = _read_baseline(form) if compare else None
    found = _measure(form, thorough)
    if save:
        _save(form, found)
    if baseline is not None:
        found["to_baseline"] = to_baseline(found, baseline)
    if as_json:
        print(json.dumps(found))
        return
    console = Console()
    console.print(_games_table(found))
    console.print(_ratios_table(form, found))


def _measure(form: str, thorough: bool) -> Figures:
    """In a process of its own, so that the plain engine can be measured where the compiled one is loaded."""
    seconds, rounds, games = ("0.5", "4", THOROUGH_GAMES) if thorough else ("0.2", "3", QUICK_GAMES)
    command = [sys.executable, "-m", "labora.benchmarks", form, seconds, rounds, str(games)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        raise UsageError(say("bench-failed", reason=(run.stderr.strip().splitlines() or ["?"])[-1]))
    figures: Figures = json.loads(run.stdout)
    return figures


def _read_baseline(form: str) -> Figures:
    try:
        saved: dict[str, Figures] = json.loads(BASELINE.read_text(encoding="utf-8"))
        return saved[form]
    except (OSError, ValueError, KeyError) as error:
        raise UsageError(say("bench-no-baseline", file=str(BASELINE), form=form)) from error


def _save(form: str, found: Figures) -> None:
    saved: dict[str, Figures] = {}
    if BASELINE.exists():
        saved = json.loads(BASELINE.read_text(encoding="utf-8"))
    saved[form] = found
    BASELINE.parent.mkdir(exist_ok=True)
    BASELINE.write_text(json.dumps(saved, indent=1) + "\n", encoding="utf-8")


def to_baseline(found: Figures, baseline: Figures) -> Figures:
    """Speed now to speed then; in units of python-chess where both have it, because machines differ."""
    name = "chess_perft_nodes_per_second"
    machine = 1.0
    if name in found["yardsticks"] and name in baseline["yardsticks"]:
        machine = found["yardsticks"][name] / baseline["yardsticks"][name]
    ratios = {
        game: figures["decisions_per_second"] / baseline["games"][game]["decisions_per_second"] / machine
        for game, figures in found["games"].items()
        if game in baseline["games"]
    }
    ratios["all"] = found["decisions_per_second"] / baseline["decisions_per_second"] / machine
    return ratios


def _games_table(found: Figures) -> Table:
    compared = found.get("to_baseline")
    number = words().number
    table = Table(title=say("bench-title", form=found["form"]))
    names = ["game", "games", "decisions", "opening", "membership", "turns"]
    for name in [*names, "baseline"] if compared else names:
        table.add_column(say(f"bench-column-{name}"), justify="left" if name == "game" else "right")
    for game, figures in found["games"].items():
        row = [
            game,
            number(figures["games_per_second"], 0),
            number(figures["decisions_per_second"], 0),
            number(figures["opening_ms"], 3),
            number(figures["membership_us"], 1),
            f"{number(figures['turns_ms'], 1)} ({number(figures['turns_listed'], 0)})",
        ]
        table.add_row(*row, *([number(compared[game], 2)] if compared else []))
    mean = number(found["decisions_per_second"], 0)
    table.add_row(
        say("bench-mean"), "", mean, "", "", "", *([number(compared["all"], 2)] if compared else [])
    )
    return table


def _ratios_table(form: str, found: Figures) -> Table:
    table = Table(title=say("bench-ratios-title"))
    for name in ("figure", "value", "target"):
        table.add_column(say(f"bench-column-{name}"), justify="left" if name == "figure" else "right")
    for name, value in (*found["ratios"].items(), *_own_figures(found), *found["yardsticks"].items()):
        bound = TARGETS[form].get(name)
        target = "" if bound is None else say(f"bench-at-{bound[1]}", bound=words().number(bound[0]))
        digits = 3 if name in found["ratios"] else 4
        table.add_row(
            say(f"bench-{name.replace('_', '-')}"), words().number(float(f"{value:.{digits}g}")), target
        )
    return table


def _own_figures(found: Figures) -> list[tuple[str, float]]:
    replayed = list(found["replay_decisions_per_second"].values())
    return [
        ("copy_us", found["copy_us"]),
        ("replay_decisions_per_second", replayed[-1]),
        ("replay_linear", replayed[-1] / replayed[0]),
        ("record_kilobytes", found["record_kilobytes"]),
        ("parse_us", found["parse_us"]),
        ("game_kilobytes", found["game_kilobytes"]),
    ]
