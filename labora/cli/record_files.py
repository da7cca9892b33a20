"""Reading and writing records: every way in which a file can be wrong is a sentence."""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from labora.cli.language import say, words
from labora.cli.usage_errors import UsageError
from labora.i18n.record_problems import problem_words
from labora.rules.records.problems import RecordError
from labora.rules.records.record import LONGEST, Record, record_text
from labora.rules.records.replay import OpenedRecord, open_record

FAILED: Final = 1


def read_text(path: Path) -> str:
    name = str(path)
    try:
        if not path.exists():
            raise UsageError(say("file-missing", file=name), FAILED)
        if path.is_dir():
            raise UsageError(say("file-folder", file=name), FAILED)
        with path.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
        if len(data) > 4 * LONGEST:
            raise UsageError(say("file-long", file=name), FAILED)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError(say("file-binary", file=name), FAILED) from None
    except (OSError, ValueError) as error:
        raise UsageError(say("file-unreadable", file=name, reason=reason_of(error)), FAILED) from None


def open_file(path: Path) -> OpenedRecord:
    """The record in a file, up to its last legal move; a ProblemError where there is none."""
    try:
        return open_record(read_text(path))
    except RecordError as error:
        sentence = problem_words(words(), error.problem)
        raise UsageError(say("file-problem", file=str(path), sentence=sentence), FAILED) from None


def write_record(path: Path, record: Record) -> None:
    """Whole or not at all: what was there before stays until the new text is on disk."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("w", encoding="utf-8") as file:
            file.write(record_text(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, ValueError) as error:
        with suppress(OSError, ValueError):
            beside.unlink(missing_ok=True)
        raise UsageError(say("file-unwritable", file=str(path), reason=reason_of(error)), FAILED) from None


_REASONS: Final = {
    errno.EACCES: "file-reason-denied",
    errno.EPERM: "file-reason-denied",
    errno.ENOSPC: "file-reason-full",
    errno.EROFS: "file-reason-read-only",
    errno.ENOTDIR: "file-reason-no-folder",
    errno.ENOENT: "file-reason-no-file",
    errno.EISDIR: "file-reason-folder",
    errno.ENAMETOOLONG: "file-reason-name",
}


def reason_of(error: Exception) -> str:
    """Why the system refuses a file."""
    if not isinstance(error, OSError):
        return say("file-reason-name")
    message = _REASONS.get(error.errno or 0)
    return (
        say(message) if message else say("file-reason-other", code=errno.errorcode.get(error.errno or 0, "?"))
    )
