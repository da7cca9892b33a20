"""Two starts at the same time set up one after the other."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from tools.setup.paths import LOCK_SUFFIX, VENV


@contextmanager
def one_at_a_time(what: str = "setup") -> Iterator[None]:
    VENV.mkdir(exist_ok=True)
    descriptor = os.open(VENV / f"{what}{LOCK_SUFFIX}", os.O_RDWR | os.O_CREAT, 0o666)
    # Inherited by pip and the like, so that a killed set-up keeps its lock until they have ended too.
    os.set_inheritable(descriptor, True)
    try:
        _wait(descriptor)
        yield
    finally:
        os.close(descriptor)


def _wait(descriptor: int) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Waiting for another start of Labora to finish setting up ...", flush=True)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
