"""`labora engine`: the rules for programs in any language, over the standard input and output."""

import sys

from labora.bots.engine_protocol import QUIT, EngineSession


def engine() -> None:
    """Answer questions about the rules, a line for each line of input, for programs in any language."""
    session = EngineSession()
    for line in sys.stdin:
        if line.strip() == QUIT:
            break
        if line.strip():
            sys.stdout.write(f"{session.answer(line)}\n")
            sys.stdout.flush()
