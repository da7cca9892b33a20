"""Puts the commands together and answers everything that goes wrong with a sentence."""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer

from labora.cli.admin import admin
from labora.cli.analyze import analyze
from labora.cli.arena import arena
from labora.cli.bench import bench
from labora.cli.cards import cards
from labora.cli.check import check
from labora.cli.dataset import dataset
from labora.cli.engine import engine
from labora.cli.evaluate import evaluate
from labora.cli.explain import explain
from labora.cli.help import Command, Group
from labora.cli.language import speak, words
from labora.cli.mcp import mcp
from labora.cli.parameters import LANGUAGE_NAMES
from labora.cli.perft import perft
from labora.cli.play import play
from labora.cli.puzzles import puzzles
from labora.cli.records import records
from labora.cli.rules import rules
from labora.cli.serve import serve
from labora.cli.show import show
from labora.cli.simulate import simulate
from labora.cli.solo import solo
from labora.cli.table import table
from labora.cli.usage_errors import USAGE, UsageError, choose
from labora.cli.version import print_version
from labora.i18n import LANGUAGES
from labora.i18n.messages import ENGLISH
from labora.rules.constants.errors import LaboraError

INTERRUPTED: Final = 130
OPTION: Final = "--language"


# A command with its line in the list of commands; its docstring is its help.
COMMANDS: Final[dict[str, dict[str, tuple[Callable[..., None], str]]]] = {
    "Play": {
        "play": (play, "Play in the browser."),
        "table": (table, "Play in the terminal."),
        "rules": (rules, "Show the rules."),
        "cards": (cards, "List all cards, or show one."),
    },
    "Analyze": {
        "analyze": (analyze, "Judge every turn of a game."),
        "check": (check, "Verify records and print the scores."),
        "explain": (explain, "Show how bots evaluate a position."),
        "puzzles": (puzzles, "Find puzzles in games."),
        "show": (show, "Draw a position of a record."),
        "solo": (solo, "Let a bot play the solo game."),
    },
    "Host": {
        "serve": (serve, "Run the game server."),
        "mcp": (mcp, "Let a language model play, over MCP."),
    },
    "Develop": {
        "arena": (arena, "Play bots against each other and compare them."),
        "dataset": (dataset, "Let bots play games and write a dataset."),
        "evaluate": (evaluate, "Evaluate a policy on a task for learners."),
        "engine": (engine, "Answer programs of any language."),
        "bench": (bench, "Measure the speed of the engine."),
        "perft": (perft, "Count sequences of decisions."),
        "records": (records, "Export records as a dataset."),
        "simulate": (simulate, "Let bots play games and report the results."),
    },
}
# Earlier names of commands: they still work and are not listed.
RENAMED: Final = {"analyse": "analyze"}
# What operators and developers read is in English.
ENGLISH_ONLY: Final = {"explain", "serve", "admin", *COMMANDS["Develop"]}


class Commands(Group):
    """List the commands in groups, and import each only when it is used."""

    headings = {name: heading for heading, rows in COMMANDS.items() for name in rows} | {"admin": "Host"}


app = typer.Typer(
    name="labora",
    cls=Commands,
    help="Play Ora et Labora in the browser or the terminal, run bots and simulations, or host a server.",
    no_args_is_help=True,
    # Plain texts: they can be searched, piped and pasted.
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
for _rows in COMMANDS.values():
    for _name, (_command, _summary) in _rows.items():
        app.command(_name, cls=Command, short_help=_summary)(_command)
for _old, _new in RENAMED.items():
    app.command(_old, cls=Command, hidden=True)(
        next(rows[_new][0] for rows in COMMANDS.values() if _new in rows)
    )
app.add_typer(admin, short_help="Administer the server.")


@app.callback()
def labora(
    ctx: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Show the version and whether the engine is compiled or plain.",
            callback=print_version,
            is_eager=True,
        ),
    ] = False,
    language: Annotated[
        str | None,
        typer.Option(
            "--language",
            metavar="LANGUAGE",
            help=f"Language: {LANGUAGE_NAMES}. Default: LABORA_LANGUAGE, then the system language.",
        ),
    ] = None,
) -> None:
    """Choose the language before the first word."""
    if ctx.invoked_subcommand in ENGLISH_ONLY:
        speak(ENGLISH)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 for what was asked in a wrong way, 130 for Ctrl-C."""
    try:
        asked = choose_language(sys.argv[1:] if arguments is None else arguments)
        code = app(args=asked, prog_name="labora", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _shown(error)
    except UsageError as error:
        return _tell(str(error), error.exit_code)
    except LaboraError as error:
        return _tell(words().error(error), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def choose_language(arguments: Sequence[str]) -> list[str]:
    """Takes `--language` out of a command line: it may stand anywhere, and help speaks it too."""
    speak(None)
    left = list(arguments)
    for number, argument in enumerate(left):
        name, is_given, value = argument.partition("=")
        if name == OPTION and (is_given or number + 1 < len(left)):
            del left[number : number + (1 if is_given else 2)]
            speak(choose(value or arguments[number + 1], LANGUAGES, "cli-no-language"))
            break
    return left


def _shown(error: Any) -> int:
    """Print what Typer says; its errors can show themselves, though their public class does not say so."""
    error.show()
    return int(error.exit_code)


def _tell(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
