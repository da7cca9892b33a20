"""Files of games to learn from, written by `labora simulate --out` and `labora records`."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from labora.cli.language import say
from labora.cli.record_files import FAILED, reason_of
from labora.cli.usage_errors import USAGE, UsageError
from labora.training.row_files import FORMATS, Writer, writer_for


@contextmanager
def data_file(path: Path) -> Iterator[Writer]:
    if path.suffix not in FORMATS:
        raise UsageError(say("data-wrong-name", file=str(path), formats=" ".join(FORMATS)), USAGE)
    try:
        with writer_for(path) as writer:
            yield writer
    except OSError as error:
        raise UsageError(say("file-unwritable", file=str(path), reason=reason_of(error)), FAILED) from None
