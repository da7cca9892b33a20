"""Compiles the rules and what bots think with by mypyc, all of it or nothing, and keeps the result.

Used by setup.py, so it may run in any environment that holds the build requirements.
"""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import stamps

COMPILE_SCRIPT = Path(__file__).with_name("compile_rules.py")
KEPT_ENGINES = 4


def compiled_rules(project: Path) -> Path | None:
    """A folder with nothing but the extension modules, laid out like the package; None if that failed."""
    workshop = _workshop()
    finished = workshop / "engines" / _fingerprint(project)
    if not finished.is_dir() and not _compile(project, finished, workshop):
        return None
    os.utime(finished)
    _drop_all_but_newest(finished.parent)
    return finished


def _workshop() -> Path:
    given = os.environ.get("LABORA_WORKSHOP")
    workshop = Path(given or tempfile.mkdtemp(prefix="labora-"))
    (workshop / "engines").mkdir(parents=True, exist_ok=True)
    return workshop


def _rules(project: Path) -> list[Path]:
    folders = (project / "labora" / "rules", project / "labora" / "thinking")
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def _fingerprint(project: Path) -> str:
    parts: list[str | bytes] = [sys.version, sysconfig.get_platform(), importlib.metadata.version("mypy")]
    for source in (COMPILE_SCRIPT, *_rules(project)):
        parts += [source.name, source.read_bytes()]
    return stamps.fingerprint(*parts)


def _compile(project: Path, finished: Path, workshop: Path) -> bool:
    log = workshop / "compile.log"
    (workshop / "scratch").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=workshop / "scratch") as folder:
        scratch = Path(folder)
        _copy_sources(project, scratch / "work")
        command = [sys.executable, str(COMPILE_SCRIPT)]
        with log.open("wb") as output:
            done = subprocess.run(
                command, cwd=scratch / "work", stdout=output, stderr=output, check=False, close_fds=False
            )
        if done.returncode != 0:
            print(f"The engine could not be compiled and stays plain; the reason is in {log}.")
            return False
        _collect(scratch / "work", scratch / "result")
        (scratch / "result").replace(finished)
    return True


def _copy_sources(project: Path, work: Path) -> None:
    for source in (project / "labora" / "__init__.py", *_rules(project)):
        copy = work / source.relative_to(project)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, copy)


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
