"""Builds the browser client into web/dist: with the Node of the system, or with the one from PyPI."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.setup import stamps
from tools.setup.commands import clean_environment, run_quietly
from tools.setup.errors import SetupError
from tools.setup.paths import PROGRAMS, ROOT, WORKSHOP

WEB = ROOT / "web"
BUILT = WEB / "dist"
STAMP = BUILT / ".made-from"
MODULES = WEB / "node_modules"
MODULES_STAMP = MODULES / ".made-from"
WORDS = ROOT / "labora" / "locale"
OLDEST_NODE = (20, 19)
NOT_SOURCES = ("node_modules", "dist")


def has_sources() -> bool:
    """A source distribution has the built client only."""
    return (WEB / "package.json").is_file()


def is_built() -> bool:
    return not has_sources() or _says(STAMP, fingerprint())


def ensure() -> None:
    if is_built():
        return
    node = find_node()
    if node is None:
        raise SetupError("Building the browser client needs Node 20.19 or newer; install it and start again.")
    ensure_modules(node, for_checks=False)
    print("Building the browser client ...", flush=True)
    wanted = fingerprint()
    _node(node, "node_modules/vite/bin/vite.js", "build", log="web.log")
    STAMP.write_text(wanted)


def ensure_modules(node: Path, *, for_checks: bool) -> None:
    """Installs what the client is built with: a third of what its checks need, which builds it as well."""
    lock = stamps.fingerprint((WEB / "package-lock.json").read_bytes(), _version_text(node))
    wanted = f"{lock} with checks" if for_checks else lock
    if _says(MODULES_STAMP, wanted) or _says(MODULES_STAMP, f"{lock} with checks"):
        return
    print("Fetching what the browser client is built with ...", flush=True)
    npm = _npm(node)
    options = () if for_checks else ("--omit=dev",)
    arguments = ("ci", "--no-audit", "--no-fund", "--ignore-scripts", *options)
    done = run_quietly((*npm, "--prefix", str(WEB), *arguments), "npm.log", {"PATH": _path(node)})
    if done.returncode != 0:
        raise SetupError(f"npm failed; check the network and start again. It said: {WORKSHOP / 'npm.log'}")
    MODULES_STAMP.write_text(wanted)


def run(script: str, *arguments: str) -> int:
    """One of the client's own tools, such as svelte-check; what it says is shown."""
    node = find_node()
    assert node is not None
    command = (str(node), str(WEB / "node_modules" / script), *arguments)
    environment = clean_environment({"PATH": _path(node)})
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


def find_node() -> Path | None:
    """Of the system, or of the virtual environment."""
    found = (shutil.which("node"), str(PROGRAMS / "node"))
    return next((Path(node) for node in found if node and _version(Path(node)) >= OLDEST_NODE), None)


def fingerprint() -> str:
    parts: list[str | bytes] = []
    for path in _sources():
        parts += [str(path.relative_to(ROOT)), path.read_bytes()]
    return stamps.fingerprint(*parts)


def built_files() -> Iterator[Path]:
    return (path for path in sorted(BUILT.rglob("*")) if path.is_file() and path != STAMP)


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in NOT_SOURCES)
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted(WORDS.rglob("*.ftl"))


def _node(node: Path, script: str, *arguments: str, log: str) -> None:
    command = (str(node), str(WEB / script), *arguments, str(WEB))
    done = run_quietly(command, log, {"PATH": _path(node), "NODE_ENV": "production"})
    if done.returncode != 0:
        raise SetupError(f"The browser client could not be built; the reason is in {WORKSHOP / log}.")


def _npm(node: Path) -> tuple[str, ...]:
    beside = node.with_name("npm")
    return (str(beside),) if beside.exists() else (shutil.which("npm") or "npm",)


def _path(node: Path) -> str:
    return os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))


def _version_text(node: Path) -> str:
    try:
        return subprocess.run((str(node), "--version"), capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def _version(node: Path) -> tuple[int, ...]:
    numbers = _version_text(node).strip().lstrip("v").split(".")
    return tuple(int(number) for number in numbers if number.isdigit())


def _says(stamp: Path, wanted: str) -> bool:
    try:
        return stamp.read_text() == wanted
    except OSError:
        return False


if __name__ == "__main__":
    try:
        ensure()
    except SetupError as error:
        sys.exit(str(error))
