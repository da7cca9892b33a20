"""Puts the package together in a folder, and lets .venv/bin/labora run it from there.

Every version gets a folder of its own: what runs already keeps its files.
"""

import os
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.setup import client, stamps
from tools.setup.paths import LABORA, PYTHON, ROOT, VENV, WORKSHOP

PACKAGES = WORKSHOP / "packages"
KEPT_PACKAGES = 3
CLIENT = Path("labora", "client")
"""Where the package keeps the built browser client."""


def use(compiled: Path | None) -> None:
    """Lets .venv/ import this version: with the compiled engine of a folder, or with the plain one."""
    wanted = _fingerprint(compiled)
    folder = PACKAGES / wanted
    if not folder.is_dir():
        _make(compiled, folder)
    if stamps.is_current("package", wanted):
        return
    _write(_site_packages() / "labora.pth", f"{folder}\n")
    # -P: in the clone, its own folder labora/ would be imported first.
    _write(LABORA, f'#!/bin/sh\nexec {shlex.quote(str(PYTHON))} -P -m labora.cli "$@"\n')
    LABORA.chmod(0o755)
    stamps.record("package", wanted)
    _drop_all_but_newest()


def put_together(compiled: Path | None, target: Path) -> None:
    """The sources beside a compiled engine, in a folder for the module path."""
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "labora", target / "labora", ignore=unwanted, dirs_exist_ok=True)
    if compiled is not None:
        shutil.copytree(compiled, target, dirs_exist_ok=True)


def _make(compiled: Path | None, folder: Path) -> None:
    PACKAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=WORKSHOP, prefix="packing-") as scratch:
        draft = Path(scratch, "package")
        put_together(compiled, draft)
        if client.BUILT.is_dir():
            shutil.copytree(client.BUILT, draft / CLIENT, dirs_exist_ok=True)
        draft.replace(folder)


def _fingerprint(compiled: Path | None) -> str:
    parts: list[str | bytes] = [compiled.name if compiled else "plain"]
    for path in _sources():
        parts += [str(path.relative_to(ROOT)), path.read_bytes()]
    return stamps.fingerprint(*parts, *(path.read_bytes() for path in client.built_files()))


def _sources() -> Iterator[Path]:
    for path in sorted((ROOT / "labora").rglob("*")):
        if path.is_file() and "__pycache__" not in path.parts:
            yield path


def _site_packages() -> Path:
    (found,) = VENV.glob("lib/python3*/site-packages")
    return found


def _write(path: Path, text: str) -> None:
    """Replaces the file at once: another start may read it."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def _drop_all_but_newest() -> None:
    by_age = sorted(PACKAGES.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in by_age[:-KEPT_PACKAGES]:
        shutil.rmtree(old, ignore_errors=True)
