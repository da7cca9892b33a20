"""`labora --version`: the version, and which form of the engine is at work."""

import typer

from labora import __version__
from labora.cli.language import say
from labora.form import engine_form


def print_version(wanted: bool) -> None:
    if wanted:
        print(say("cli-version", version=__version__, form=engine_form()))
        raise typer.Exit
