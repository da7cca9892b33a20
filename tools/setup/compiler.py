"""Whether C code can be compiled here for this Python."""

import os
import shutil
import sysconfig
from pathlib import Path

from tools.setup import debian


def is_wanted() -> bool:
    return os.environ.get("LABORA_PLAIN", "") in {"", "0"}


def is_there() -> bool:
    return _has_program() and _has_headers()


def ensure() -> bool:
    """Tries to install what is missing; without it the engine runs plain."""
    missing: list[str] = []
    if not _has_program():
        missing += ["gcc", "libc6-dev"]
    if not _has_headers():
        missing.append(f"{debian.VERSION}-dev")
    return not missing or (debian.install(*missing) and is_there())


def _has_program() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(str(command).split()[0]) is not None


def _has_headers() -> bool:
    return (Path(sysconfig.get_path("include")) / "Python.h").exists()
