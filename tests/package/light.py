"""An environment that holds some installed distributions, with what they need, and nothing else."""

import os
import re
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2]
CORE = ("fluent.runtime", "librt", "mypy_extensions")
NAME = re.compile(r"[\w.-]+")


def with_what_they_need(names: tuple[str, ...]) -> set[str]:
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop().lower().replace("_", "-").replace(".", "-")
        if name in found:
            continue
        found.add(name)
        for requirement in distribution(name).requires or ():
            package = NAME.match(requirement)
            if package and ";" not in requirement:
                waiting.append(package.group())
    return found


class Light:
    """Programs run in it with the sources of Labora and the standard library."""

    def __init__(self, folder: Path, *names: str) -> None:
        self._folder = folder
        for name in with_what_they_need(names):
            for file in distribution(name).files or ():
                part = file.parts[0]
                if part != ".." and not (folder / part).exists():
                    (folder / part).symlink_to(Path(str(distribution(name).locate_file(part))))

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("LABORA_")}
        path = os.pathsep.join((str(self._folder), str(SOURCES)))
        # -S: without the packages of the environment that runs the tests.
        command = [sys.executable, "-S", *arguments]
        environment = kept | {"PYTHONPATH": path}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
