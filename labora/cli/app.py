"""Puts the commands together and answers everything that goes wrong with a sentence."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from labora.cli.admin import admin
from labora.cli.analyse import analyse
from labora.cli.arena import arena
from labora.cli.bench import bench
from labora.cli.cards import cards
from labora.cli.check import check
from labora.cli.engine import engine
from labora.cli.explain import explain
from labora.cli.help import Command, Group, complaint, spoken
from labora.cli.language import speak, words
from labora.cli.mcp import mcp
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
from labora.rules.constants.errors import LaboraError

INTERRUPTED: Final = 130
OPTION: Final = "--language"

app = typer.Typer(
    name="labora",
    cls=Group,
    help="cli-help",
    no_args_is_help=True,
    # Plain texts: they can be searched, piped and pasted.
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play", cls=Command, help="cli-play-help")(play)
app.command("simulate", cls=Command, help="cli-simulate-help")(simulate)
app.command("cards", cls=Command, help="cli-cards-help")(cards)
app.command("rules", cls=Command, help="cli-rules-help")(rules)
app.command("perft", cls=Command, help="cli-perft-help")(perft)
app.command("bench", cls=Command, help="bench-help")(bench)
app.command("check", cls=Command, help="check-help")(check)
app.command("records", cls=Command, help="records-help")(records)
app.command("show", cls=Command, help="show-help")(show)
app.command("table", cls=Command, help="table-help")(table)
app.command("arena", cls=Command, help="cli-arena-help")(arena)
app.command("analyse", cls=Command, help="analyse-help")(analyse)
app.command("puzzles", cls=Command, help="puzzles-help")(puzzles)
app.command("solo", cls=Command, help="cli-solo-help")(solo)
app.command("explain", cls=Command, help="cli-explain-help")(explain)
app.command("engine", cls=Command, help="cli-engine-help")(engine)
app.command("serve", cls=Command, help="serve-help")(serve)
app.command("mcp", cls=Command, help="mcp-help")(mcp)
app.add_typer(admin)


@app.callback()
def labora(
    version: Annotated[
        bool,
        typer.Option("--version", help="cli-option-version", callback=print_version, is_eager=True),
    ] = False,
    language: Annotated[
        str | None, typer.Option("--language", metavar="cli-metavar-language", help="cli-option-language")
    ] = None,
) -> None:
    """Everything is done by the commands; the language is chosen before the first word."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 for what was asked in a wrong way, 130 for Ctrl-C."""
    try:
        asked = choose_language(sys.argv[1:] if arguments is None else arguments)
        code = spoken(app)(args=asked, prog_name="labora", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _tell(complaint(error), error.exit_code)
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


def _tell(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
