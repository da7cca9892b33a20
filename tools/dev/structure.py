"""Prints how the Python side is built: `python -m tools.dev.structure [COMMIT]`.

Files, lines and lengths of functions by folder, names used twice, the share of imports that stay inside a
folder of the server, and how many commits touch three or more of its folders, as if they came after the move.
"""

import ast
import csv
import io
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from tools.setup.paths import ROOT

RENAMES = ROOT / "notes" / "renames.csv"
SERVER = "labora/server/"
WIDE = 3
"""Server folders that a commit touches before it counts as wide."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def git(*arguments: str) -> bytes:
    return subprocess.run(("git", *arguments), cwd=ROOT, check=True, capture_output=True).stdout


def sources(root: Path) -> Iterator[tuple[str, ast.Module, int]]:
    """(path, tree, lines) of every module."""
    for part in ("labora", "tools", "tests"):
        for path in sorted((root / part).rglob("*.py")):
            text = path.read_text()
            yield str(path.relative_to(root)), ast.parse(text), text.count("\n")


def section(path: str) -> str:
    """The folder that a module is counted under."""
    first, _, rest = path.partition("/")
    return f"{first}/{rest.split('/')[0]}" if first == "labora" and "/" in rest else first


def lengths(tree: ast.Module) -> list[int]:
    functions = (node for node in ast.walk(tree) if isinstance(node, Function))
    return [(node.end_lineno or 0) - node.lineno + 1 for node in functions]


def print_sizes(modules: list[tuple[str, ast.Module, int]]) -> None:
    print(f"{'folder':24} files  lines  functions  median  p90  max")
    for name, group in groupby(sorted(modules, key=lambda one: section(one[0])), lambda one: section(one[0])):
        found = list(group)
        own = sorted(length for _, tree, _ in found for length in lengths(tree)) or [0]
        lines = sum(lines for *_, lines in found)
        spread = f"{statistics.median(own):7.0f} {own[len(own) * 9 // 10]:4} {own[-1]:4}"
        print(f"{name:24} {len(found):5} {lines:6} {len(own):10} {spread}")


def print_names_used_twice(modules: list[tuple[str, ast.Module, int]]) -> None:
    own = [(path, tree) for path, tree, _ in modules if path.startswith("labora/")]
    files = Counter(Path(path).name for path, _ in own if not Path(path).name.startswith("__"))
    classes = Counter(node.name for _, tree in own for node in tree.body if isinstance(node, ast.ClassDef))
    for what, counted in (("file names", files), ("class names", classes)):
        twice = sorted(name for name, number in counted.items() if number > 1)
        print(f"{what} used twice: {len(twice)} ({', '.join(twice)})")


def print_imports_inside(modules: list[tuple[str, ast.Module, int]]) -> None:
    inside = total = 0
    for path, tree, _ in modules:
        folder, _, module = path.removeprefix(SERVER).partition("/")
        if path.startswith(SERVER) and module and "versions/" not in module:
            for node in ast.walk(tree):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("labora.server."):
                    total += len(node.names)
                    inside += len(node.names) * ((node.module or "").split(".")[2] == folder)
    print(f"imports inside a folder of the server: {inside} of {total} ({inside / total:.1%})")


def moves() -> list[tuple[str, str]]:
    """Old and new paths, the longest first: a file before its folder."""
    with RENAMES.open() as file:
        rows = {(row["old_path"], row["new_path"]) for row in csv.DictReader(file) if not row["old_name"]}
    return sorted(rows, key=lambda row: -len(row[0]))


def moved(path: str, table: list[tuple[str, str]]) -> str:
    return next((path.replace(old, new, 1) for old, new in table if path.startswith(old)), path)


def folders(paths: list[str]) -> int:
    return len({re.sub(f"^{SERVER}([^/]+)/.*", r"\1", path) for path in paths})


def print_commits() -> None:
    """By the folders of then, and by those of now; the moves themselves are left out."""
    table = moves()
    commits = git("log", "--no-merges", "--format=%x00", "--name-only").decode().split("\0")
    touched = [[path for path in commit.split() if path.startswith(SERVER)] for commit in commits]
    touched = [paths for paths in touched if 0 < len(paths) < len(table) // 4]
    then = sum(folders(paths) >= WIDE for paths in touched) / len(touched)
    now = sum(folders([moved(path, table) for path in paths]) >= WIDE for paths in touched) / len(touched)
    print(f"commits to the server: {len(touched)}; {WIDE} folders or more: {then:.0%}, as moved {now:.0%}")


def main() -> None:
    with tempfile.TemporaryDirectory() as scratch:
        root = ROOT
        if len(sys.argv) > 1:
            root = Path(scratch)
            with tarfile.open(fileobj=io.BytesIO(git("archive", sys.argv[1]))) as archive:
                archive.extractall(root, filter="data")
        modules = list(sources(root))
    print_sizes(modules)
    print_names_used_twice(modules)
    print_imports_inside(modules)
    print_commits()


if __name__ == "__main__":
    main()
