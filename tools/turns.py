"""Two starts at the same time take turns at setting up."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager

from places import LOCK_FILE, VENV


@contextmanager
def one_at_a_time() -> Iterator[None]:
    VENV.mkdir(exist_ok=True)
    descriptor = os.open(LOCK_FILE, os.O_RDWR | os.O_CREAT, 0o666)
    # Inherited by pip and the like, so that a killed set-up keeps its turn until they have ended too.
    os.set_inheritable(descriptor, True)
    try:
        _wait_for_turn(descriptor)
        yield
    finally:
        os.close(descriptor)


def _wait_for_turn(descriptor: int) -> None:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Waiting for another start of Labora to finish setting up ...", flush=True)
        fcntl.flock(descriptor, fcntl.LOCK_EX)
