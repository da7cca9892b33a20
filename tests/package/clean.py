"""What a clean clone holds, in a folder of its own."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2]


def copy_of_clone(target: Path, is_wanted: Callable[[str], bool] = lambda name: True) -> Path:
    """Everything that git knows or would take; nothing that was built."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=SOURCES, capture_output=True, text=True, check=True).stdout
    for name in filter(None, names.split("\0")):
        if is_wanted(name) and (SOURCES / name).is_file():
            copy = target / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCES / name, copy)
    return target


def clean_environment(folder: Path, *programs: str) -> dict[str, str]:
    """As in a fresh shell. With programs, only these are there besides Python."""
    unwanted = ("LABORA_", "PYTHON", "VIRTUAL_ENV", "PYTEST")
    kept = {name: value for name, value in os.environ.items() if not name.startswith(unwanted)}
    place = folder / "programs"
    place.mkdir()
    (place / "python").symlink_to(Path(sys.base_prefix, "bin", f"python3.{sys.version_info.minor}"))
    for program in programs:
        (place / program).symlink_to(str(shutil.which(program)))
    path = (str(place),) if programs else (str(place), os.environ["PATH"])
    return kept | {"PATH": os.pathsep.join(path)}
