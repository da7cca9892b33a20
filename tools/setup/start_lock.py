"""Two starts at the same time set up one after the other."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from tools.setup.paths import LOCK_SUFFIX, VENV

ENGINE_LOCK = "engine"
"""Compiling may take longer than setting up, and in the background."""


@contextmanager
def one_at_a_time(what: str = "setup") -> Iterator[None]:
    descriptor = _opened(what)
    # Inherited by pip and the like, so that a killed set-up keeps its lock until they have ended too.
    os.set_inheritable(descriptor, True)
    try:
        _wait(descriptor)
        yield
    finally:
        os.close(descriptor)


def is_busy(what: str) -> bool:
    """Whether another start is at it."""
    descriptor = _opened(what)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(descriptor)
    return False


def _opened(what: str) -> int:
    VENV.mkdir(exist_ok=True)
    return os.open(VENV / f"{what}{LOCK_SUFFIX}", os.O_RDWR | os.O_CREAT, 0o666)


def _wait(descriptor: int) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Waiting for another start of Labora to finish setting up ...", flush=True)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
