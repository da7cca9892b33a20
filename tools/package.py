"""Builds the package and installs it: into .venv/ to play, into a folder of its own to test it compiled."""

import os
import shutil
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import client
import compiler
import environment
import stamps
from places import ROOT, VENV, WORKSHOP

PARTS = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "NOTICE", "labora", "tools")
SCRATCH = WORKSHOP / "scratch"
COMPILED_PACKAGES = WORKSHOP / "packages"
COMPILE_LOG = WORKSHOP / "compile.log"
KEPT_PACKAGES = 3
CLIENT = Path("labora", "client")
"""Where the package keeps the built browser client."""


def is_installed() -> bool:
    return stamps.is_current("package", _fingerprint_with_client())


def install() -> None:
    """For ./play: compiled if possible."""
    if is_installed():
        return
    if compiler.is_wanted() and not compiler.ensure():
        print("There is no C compiler: the engine stays plain and is slower.", flush=True)
    wanted = _fingerprint_with_client()
    stamps.forget("package")
    _build_and_install("--force-reinstall", with_client=True)
    installed = Path(sysconfig.get_path("platlib", "venv", {"base": str(VENV), "platbase": str(VENV)}))
    if compiler.is_wanted() and compiler.is_there() and not _is_compiled(installed):
        _say_why_not_compiled()
    stamps.record("package", wanted)


def compiled() -> Path | None:
    """For ./test: a folder for the module path, in which labora is compiled; None if compiling failed."""
    finished = COMPILED_PACKAGES / fingerprint()
    if not finished.is_dir():
        COMPILED_PACKAGES.mkdir(parents=True, exist_ok=True)
        _drop_all_but_newest(KEPT_PACKAGES - 1)
        target = SCRATCH / "target"
        _build_and_install(f"--target={target}")
        if not _is_compiled(target):
            _say_why_not_compiled()
            return None
        target.replace(finished)
    os.utime(finished)
    return finished


def fingerprint() -> str:
    parts: list[str | bytes] = [environment.lock_fingerprint("build")]
    parts += [str(compiler.is_wanted()), str(compiler.is_there())]
    for path in _sources():
        parts += [str(path.relative_to(ROOT)), path.read_bytes()]
    return stamps.fingerprint(*parts)


def _fingerprint_with_client() -> str:
    return stamps.fingerprint(fingerprint(), *(path.read_bytes() for path in client.built_files()))


def _sources() -> Iterator[Path]:
    for part in PARTS:
        place = ROOT / part
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.is_file() and "__pycache__" not in path.parts)


def _build_and_install(*options: str, with_client: bool = False) -> None:
    if compiler.is_wanted() and compiler.is_there():
        print("Building the package; compiling the engine takes a minute when it changed ...", flush=True)
    # From a copy: setuptools leaves a build folder behind, whose old files would end up in the next wheel.
    copy = SCRATCH / "sources"
    shutil.rmtree(SCRATCH, ignore_errors=True)
    for path in _sources():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    if with_client:
        shutil.copytree(client.BUILT, copy / CLIENT)
    environment.pip(
        *("install", "--no-index", "--no-deps", "--no-build-isolation", *options, str(copy)),
        log="package.log",
        environment={"LABORA_WORKSHOP": str(WORKSHOP)},
    )


def _is_compiled(folder: Path) -> bool:
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    return any((folder / "labora" / "rules").glob(f"*{suffix}"))


def _say_why_not_compiled() -> None:
    print(f"The engine could not be compiled and stays plain; the reason is in {COMPILE_LOG}.", flush=True)


def _drop_all_but_newest(count: int) -> None:
    by_age = sorted(COMPILED_PACKAGES.iterdir(), key=lambda folder: folder.stat().st_mtime)
    for old in by_age[: max(0, len(by_age) - count)]:
        shutil.rmtree(old, ignore_errors=True)
