"""Compiles the rules and what bots think with by mypyc, all of it or nothing, and keeps the result.

./play, ./test and pip all take their engine from here, by what it is made from. hatch_build.py uses it, so it
may run in any environment that holds the build requirements.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path

from tools.setup import compiler, stamps

COMPILE_SCRIPT = Path(__file__).with_name("compile_engine.py")
FOLDERS = ("labora/rules", "labora/bots/search", "labora/bots/evaluation", "labora/environments/encoding")
KEPT_ENGINES = 4
NO_COMPILER = "There is no C compiler, or no Python.h: the engine stays plain, which is slower."


def compiled(project: Path, workshop: Path, python: Path) -> Path | None:
    """Return a folder of extension modules only, laid out like the package; None if compiling failed."""
    place = _place(project, workshop)
    place.parent.mkdir(parents=True, exist_ok=True)
    if not place.is_dir() and not (compiler.is_there() and _compile(project, place, workshop, python)):
        _failure(workshop).write_text(_attempt(project))
        return None
    os.utime(place)
    _drop_all_but_newest(place.parent)
    return place


def finished(project: Path, workshop: Path) -> Path | None:
    """The folder, if these sources have been compiled already."""
    place = _place(project, workshop)
    return place if place.is_dir() else None


def has_failed(project: Path, workshop: Path) -> bool:
    """Whether compiling these sources was tried here, and failed."""
    failure = _failure(workshop)
    return failure.is_file() and failure.read_text() == _attempt(project)


def compile_log(workshop: Path) -> Path:
    return workshop / "compile.log"


def why_not(workshop: Path) -> str:
    if not compiler.is_there():
        return NO_COMPILER
    return f"The engine could not be compiled and stays plain; the reason is in {compile_log(workshop)}."


def _place(project: Path, workshop: Path) -> Path:
    return workshop / "engines" / _fingerprint(project)


def _attempt(project: Path) -> str:
    """Worth another one when the sources change, or a compiler has come."""
    return stamps.fingerprint(_fingerprint(project), str(compiler.is_there()))


def _failure(workshop: Path) -> Path:
    return workshop / "compile-failed.stamp"


def _sources(project: Path) -> list[Path]:
    return sorted(path for folder in FOLDERS for path in (project / folder).rglob("*.py"))


def _fingerprint(project: Path) -> str:
    build = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]
    parts: list[str | bytes] = [sys.version, sysconfig.get_platform(), *build["requires"]]
    parts.append(COMPILE_SCRIPT.read_bytes())
    for source in _sources(project):
        parts += [str(source.relative_to(project)), source.read_bytes()]
    return stamps.fingerprint(*parts)


def _compile(project: Path, finished: Path, workshop: Path, python: Path) -> bool:
    with tempfile.TemporaryDirectory(dir=workshop, prefix="compiling-") as folder:
        work, result = Path(folder, "work"), Path(folder, "result")
        _copy_sources(project, work)
        names = [str(source.relative_to(project)) for source in _sources(project)]
        command = [str(python), str(COMPILE_SCRIPT), *names]
        with compile_log(workshop).open("wb") as log:
            # For close_fds see start_lock.py.
            done = subprocess.run(command, cwd=work, stdout=log, stderr=log, check=False, close_fds=False)
        if done.returncode != 0:
            return False
        _collect(work, result)
        if not finished.is_dir():
            result.replace(finished)
    return True


def _copy_sources(project: Path, work: Path) -> None:
    """With a front door that leads nowhere: the engine needs nothing else of the package."""
    for source in _sources(project):
        copy = work / source.relative_to(project)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)
    for package in ("labora", "labora/bots", "labora/environments"):
        (work / package / "__init__.py").touch()


def _collect(work: Path, result: Path) -> None:
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    for library in work.rglob(f"*{suffix}"):
        if "build" not in library.relative_to(work).parts:
            target = result / library.relative_to(work)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(library, target)


def _drop_all_but_newest(engines: Path) -> None:
    by_age = sorted(engines.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in by_age[:-KEPT_ENGINES]:
        shutil.rmtree(old, ignore_errors=True)
