"""`labora --version`: the version, and which form of the engine is at work."""

import typer

from labora import __version__
from labora.build_info import engine_form
from labora.cli.language import say


def print_version(wanted: bool) -> None:
    if wanted:
        print(say("cli-version", version=__version__, form=engine_form()))
        raise typer.Exit
