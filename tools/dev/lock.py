"""Writes requirements/*.txt from pyproject.toml: exact versions with hashes, no addresses.

Run `python3 -m tools.dev.lock` after changing a dependency; add `--upgrade` to move to newer releases.
"""

import subprocess
import sys
import tomllib
from pathlib import Path

from tools.setup import environment
from tools.setup.paths import LOCKS, PYPROJECT

OPTIONS = ("--universal", "--generate-hashes", "--python-version=3.11", "--no-header", "--no-emit-index-url")

# The others are in earlier locks, or too big: PyTorch's tests make an environment of their own.
TESTED = ("arena", "postgres", "cluster", "research", "data")


def wanted_packages() -> dict[str, list[str]]:
    """By lock; later locks agree with the earlier ones."""
    document = tomllib.loads(PYPROJECT.read_text())
    project, groups = document["project"], document["dependency-groups"]
    extras = project["optional-dependencies"]
    server = [
        *project["dependencies"],
        *(package for extra in ("cli", "server", "mcp", "notify", "pictures") for package in extras[extra]),
    ]
    return {
        "build": document["build-system"]["requires"],
        "server": [*server, *extras["postgres"]],
        # Matches and ratings, without the pictures and the learning.
        "play": [*server, *(package for package in extras["arena"] if package.startswith("openskill"))],
        "test": [*(package for extra in TESTED for package in extras[extra]), *groups["test"]],
        "site": groups["site"],
        "node": groups["node"],
        "uv": groups["uv"],
    }


def write_lock(uv: Path, name: str, packages: list[str], constraints: list[Path], options: list[str]) -> None:
    command = [str(uv), "pip", "compile", "-", "--quiet", *OPTIONS, *options]
    command += [f"--constraint={lock.name}" for lock in constraints]
    command += ["--no-annotate", f"--output-file={name}.txt"]
    subprocess.run(command, input="\n".join(packages), text=True, check=True, cwd=LOCKS)
    if "://" in (LOCKS / f"{name}.txt").read_text():
        sys.exit(f"requirements/{name}.txt contains an address: it would work on this machine only.")


def main() -> None:
    environment.ensure(environment.TEST_LOCKS)
    uv = environment.uv()
    if uv is None:
        sys.exit(environment.NO_NETWORK)
    done: list[Path] = []
    for name, packages in wanted_packages().items():
        write_lock(uv, name, packages, done, sys.argv[1:])
        done.append(LOCKS / f"{name}.txt")


if __name__ == "__main__":
    main()
