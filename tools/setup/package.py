"""Builds the package and installs it into .venv/ to play; puts it together in a folder to test."""

import shutil
from collections.abc import Iterator
from pathlib import Path

from tools.setup import client, compiler, engine, environment, stamps
from tools.setup.paths import PYTHON, ROOT, WORKSHOP

PARTS = (
    *("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE"),
    *("labora", "tools/__init__.py", "tools/setup"),
)
SCRATCH = WORKSHOP / "scratch"
CLIENT = Path("labora", "client")
"""Where the package keeps the built browser client."""


def is_installed() -> bool:
    return stamps.is_current("package", _fingerprint())


def install() -> None:
    """For ./play: compiled if possible."""
    if is_installed():
        return
    compiled = _is_compiled()
    wanted = _fingerprint()
    stamps.forget("package")
    _install(plain=not compiled)
    stamps.record("package", wanted)


def put_together(compiled: Path, target: Path) -> None:
    """The sources beside a compiled engine, in a folder for the module path."""
    unwanted = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "labora", target / "labora", ignore=unwanted, dirs_exist_ok=True)
    shutil.copytree(compiled, target, dirs_exist_ok=True)


def _is_compiled() -> bool:
    if not compiler.is_wanted():
        return False
    if not compiler.ensure():
        print("There is no C compiler: the engine stays plain and is slower.", flush=True)
        return False
    print("Building the package; compiling the engine takes a minute when it changed ...", flush=True)
    if engine.compiled(ROOT, WORKSHOP, PYTHON) is None:
        print(engine.why_not(WORKSHOP), flush=True)
        return False
    return True


def _fingerprint() -> str:
    parts: list[str | bytes] = [environment.lock_fingerprint("build")]
    parts += [str(compiler.is_wanted()), str(compiler.is_there())]
    for path in _sources():
        parts += [str(path.relative_to(ROOT)), path.read_bytes()]
    return stamps.fingerprint(*parts, *(path.read_bytes() for path in client.built_files()))


def _sources() -> Iterator[Path]:
    for part in PARTS:
        place = ROOT / part
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.is_file() and "__pycache__" not in path.parts)


def _install(*, plain: bool) -> None:
    # From a copy: setuptools leaves a build folder behind, whose old files would end up in the next wheel.
    copy = SCRATCH / "sources"
    shutil.rmtree(SCRATCH, ignore_errors=True)
    for path in _sources():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    shutil.copytree(client.BUILT, copy / CLIENT)
    environment.pip(
        *("install", "--no-index", "--no-deps", "--no-build-isolation", "--force-reinstall", str(copy)),
        log="package.log",
        environment={"LABORA_WORKSHOP": str(WORKSHOP)} | ({"LABORA_PLAIN": "1"} if plain else {}),
    )
