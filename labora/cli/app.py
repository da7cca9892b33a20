"""Puts the commands together and answers everything that goes wrong with a sentence."""

import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer

from labora.cli.admin import admin
from labora.cli.arena import arena
from labora.cli.bench import bench
from labora.cli.cards import cards
from labora.cli.check import check
from labora.cli.explain import explain
from labora.cli.language import say
from labora.cli.perft import perft
from labora.cli.play import play
from labora.cli.problems import USAGE, ProblemError
from labora.cli.serve import serve
from labora.cli.show import show
from labora.cli.simulate import simulate
from labora.cli.solo import solo
from labora.cli.table import table
from labora.cli.version import print_version
from labora.rules.vocabulary.errors import LaboraError

INTERRUPTED: Final = 130

app = typer.Typer(
    name="labora",
    help=say("cli-help"),
    no_args_is_help=True,
    # Plain texts: they can be searched, piped and pasted.
    rich_markup_mode=None,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)
app.command("play", help=say("cli-play-help"))(play)
app.command("simulate", help=say("cli-simulate-help"))(simulate)
app.command("cards", help=say("cli-cards-help"))(cards)
app.command("perft", help=say("cli-perft-help"))(perft)
app.command("bench", help=say("bench-help"))(bench)
app.command("check", help=say("check-help"))(check)
app.command("show", help=say("show-help"))(show)
app.command("table", help=say("table-help"))(table)
app.command("arena", help=say("cli-arena-help"))(arena)
app.command("solo", help=say("cli-solo-help"))(solo)
app.command("explain", help=say("cli-explain-help"))(explain)
app.command("serve", help=say("serve-help"))(serve)
app.add_typer(admin)


@app.callback()
def labora(
    version: Annotated[
        bool,
        typer.Option("--version", help=say("cli-option-version"), callback=print_version, is_eager=True),
    ] = False,
) -> None:
    """Everything is done by the commands."""


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code: 0, 2 for what was asked in a wrong way, 130 for Ctrl-C."""
    try:
        code = app(
            args=None if arguments is None else list(arguments), prog_name="labora", standalone_mode=False
        )
        return code if isinstance(code, int) else 0
    except typer.TyperException as error:
        return _tell(error.format_message(), error.exit_code)
    except ProblemError as error:
        return _tell(str(error), error.exit_code)
    except LaboraError as error:
        return _tell(str(error), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def _tell(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
