"""The command `labora`: one file for each of its commands."""

import gc
import sys
from collections.abc import Sequence
from typing import Final

from labora.cli.language import say
from labora.extras import MissingExtraError, require

MISSING: Final = 1


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code; a sentence where an extra is missing, be it the command's own."""
    # Loading makes very many objects and no garbage: looking for it takes a sixth of a command's start.
    gc.set_threshold(50_000)
    try:
        require("cli")
        from labora.cli.app import main as run  # noqa: PLC0415

        return run(arguments)
    except MissingExtraError as error:
        print(say("missing-extra", **error.arguments), file=sys.stderr)
        return MISSING


__all__ = ["main"]
