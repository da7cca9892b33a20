"""A stamp says what a finished piece of set-up was made from; it is written last."""

import hashlib
import os

from tools.setup.paths import WORKSHOP


def fingerprint(*parts: str | bytes) -> str:
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(len(data).to_bytes(8, "big") + data)
    return total.hexdigest()[:32]


def is_current(name: str, value: str) -> bool:
    try:
        return (WORKSHOP / f"{name}.stamp").read_text() == value
    except OSError:
        return False


def forget(name: str) -> None:
    (WORKSHOP / f"{name}.stamp").unlink(missing_ok=True)


def record(name: str, value: str) -> None:
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    draft = WORKSHOP / f"{name}.stamp.{os.getpid()}"
    draft.write_text(value)
    draft.replace(WORKSHOP / f"{name}.stamp")
