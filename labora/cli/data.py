"""Files of games to learn from, written by `labora simulate --out` and `labora records`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labora.arena.writing import FORMATS, Writer, writer_for
from labora.cli.files import FAILED, reason_of
from labora.cli.language import say
from labora.cli.problems import USAGE, ProblemError


@contextmanager
def data_file(path: Path) -> Iterator[Writer]:
    if path.suffix not in FORMATS:
        raise ProblemError(say("data-wrong-name", file=str(path), formats=" ".join(FORMATS)), USAGE)
    try:
        with writer_for(path) as writer:
            yield writer
    except OSError as error:
        raise ProblemError(say("file-unwritable", file=str(path), reason=reason_of(error)), FAILED) from None
