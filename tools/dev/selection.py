"""Which tests the arguments of ./test ask for."""

from collections.abc import Sequence
from pathlib import Path

from tools.setup.paths import ROOT

_SHORT_WITH_VALUE = ("-k", "-m", "-n", "-o", "-p", "-r", "-W")
OPTIONS_WITH_VALUE = (*_SHORT_WITH_VALUE, "--deselect", "--durations", "--ignore", "--maxfail")
# All others tell how tests run or what is said about them.
SELECTING = ("-k", "-m", "--deselect", "--ignore", "--last-failed", "--lf", "--stepwise", "--sw")


def asks_for_particular_tests(arguments: Sequence[str]) -> bool:
    options, paths = _sorted(arguments)
    return bool(paths) or any(option.startswith(SELECTING) for option in options)


def limited_to(folder: str, arguments: Sequence[str]) -> list[str] | None:
    """Arguments for pytest, with the paths that lie in the folder; None if all paths lie elsewhere."""
    options, paths = _sorted(arguments)
    if not paths:
        return [*options, folder]
    inside = [part for path in paths if (part := _part_inside(path, ROOT / folder))]
    return [*options, *inside] if inside else None


def _sorted(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Options with their values, and paths."""
    options: list[str] = []
    paths: list[str] = []
    for previous, argument in zip(("", *arguments), arguments, strict=False):
        is_path = not argument.startswith("-") and previous not in OPTIONS_WITH_VALUE
        (paths if is_path else options).append(argument)
    return options, paths


def _part_inside(path: str, folder: Path) -> str | None:
    name, separator, test = path.partition("::")
    place = Path(name).resolve()
    if place.is_relative_to(folder):
        return f"{place}{separator}{test}"
    return str(folder) if folder.is_relative_to(place) else None
