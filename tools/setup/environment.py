"""The virtual environment in .venv/ and the packages locked in requirements/."""

import importlib.util
import platform
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.setup import debian, stamps
from tools.setup.commands import run_quietly
from tools.setup.errors import SetupError
from tools.setup.paths import LOCK_SUFFIX, LOCKS, PROGRAMS, PYTHON, VENV, WORKSHOP

PLAY_LOCKS = ("build", "play")
"""Those of `build` compile the engine."""
TEST_LOCKS = (*PLAY_LOCKS, "test")
UV = PROGRAMS / "uv"
NO_NETWORK = "Labora's packages could not be downloaded; check the network and start again."
LAYOUT = "2"
"""Of .venv/; another number has it made again."""
MEANINGS = {
    "No space left on device": "The disk is full; free some space and start again.",
    "DO NOT MATCH THE HASHES": "A downloaded package is not the one Labora was tested with; start again.",
    "No matching distribution": NO_NETWORK,
    "Connection": NO_NETWORK,
}
"""What pip says, and what it means."""


def python_fingerprint() -> str:
    # The path counts: a virtual environment does not survive being moved.
    parts = (sys.version, sys.platform, platform.machine(), sys.base_prefix, str(VENV), LAYOUT)
    return stamps.fingerprint(*parts)


def is_ready(locks: Sequence[str]) -> bool:
    return _has_venv() and not _outdated(locks)


def clear() -> None:
    """Deletes a .venv/ that another Python made, or that was not finished."""
    if _has_venv() or not VENV.is_dir():
        return
    for path in VENV.iterdir():
        if path.suffix == LOCK_SUFFIX:
            continue
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def ensure(locks: Sequence[str]) -> None:
    if not _has_venv():
        _make_venv()
    outdated = _outdated(locks)
    if outdated:
        _install(outdated)


def _pip(*arguments: str) -> None:
    command = ("-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-compile")
    done = run_quietly((str(PYTHON), *command, "--retries=2", *arguments), "pip.log")
    if done.returncode != 0:
        reason = _meaning_of(done.stdout)
        raise SetupError(reason or f"pip failed; what it said is in {WORKSHOP / 'pip.log'}.")


def _meaning_of(output: str) -> str | None:
    return next((meaning for words, meaning in MEANINGS.items() if words in output), None)


def _has_venv() -> bool:
    return stamps.is_current("python", python_fingerprint()) and PYTHON.exists()


def _make_venv() -> None:
    print("Setting up .venv/ (the first start only) ...", flush=True)
    if not _has_venv_modules() and not debian.install(f"{debian.VERSION}-venv"):
        raise SetupError(
            "This Python cannot make virtual environments; "
            f"install its venv module (on Debian: apt install {debian.VERSION}-venv) and start again."
        )
    clear()
    # Not sys.executable, which may be the one in the folder just cleared.
    python: str = getattr(sys, "_base_executable", sys.executable)
    done = run_quietly((python, "-m", "venv", str(VENV)), "venv.log")
    if done.returncode != 0:
        reason = _meaning_of(done.stdout)
        raise SetupError(reason or f"Making .venv/ failed; what Python said is in {WORKSHOP / 'venv.log'}.")
    stamps.record("python", python_fingerprint())


def _has_venv_modules() -> bool:
    return all(importlib.util.find_spec(name) is not None for name in ("venv", "ensurepip"))


def lock_fingerprint(lock: str) -> str:
    return stamps.fingerprint(python_fingerprint(), (LOCKS / f"{lock}.txt").read_bytes())


def _outdated(locks: Sequence[str]) -> list[str]:
    return [lock for lock in locks if not stamps.is_current(f"packages-{lock}", lock_fingerprint(lock))]


def _install(locks: Sequence[str]) -> None:
    print("Installing packages ...", flush=True)
    for lock in locks:
        stamps.forget(f"packages-{lock}")
    # Python compiles what is used, a small part of it all.
    arguments = ("--require-hashes", *(f"--requirement={LOCKS / lock}.txt" for lock in locks))
    if not _install_by_uv(*arguments):
        # pip knows the machine's own settings: mirrors, certificates, proxies.
        _pip(*arguments)
    for lock in locks:
        stamps.record(f"packages-{lock}", lock_fingerprint(lock))


def uv() -> Path | None:
    """The program that installs several times as fast as pip, which brings it; None where it cannot."""
    if not UV.exists():
        try:
            _pip("--require-hashes", f"--requirement={LOCKS / 'uv.txt'}")
        except SetupError:
            return None
    return UV


def _install_by_uv(*arguments: str) -> bool:
    program = uv()
    command = (str(program), "pip", "install", f"--python={PYTHON}", *arguments)
    return program is not None and run_quietly(command, "uv.log").returncode == 0
