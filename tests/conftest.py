"""Long tests run with --all only, and no run tests another form of the engine than it says.

No test hears the language that another asked for.
"""

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

# Whatever the machine speaks.
os.environ["LABORA_LANGUAGE"] = "en"
# Nothing falls back to English, here and in the processes that tests start.
os.environ["LABORA_STRICT_WORDS"] = "yes"
SOURCES = Path(__file__).resolve().parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the tests marked long, too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--all"):
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("long")])
    items[:] = [item for item in items if not item.get_closest_marker("long")]


def pytest_sessionstart() -> None:
    expected = os.environ.get("LABORA_EXPECT")
    if expected is None:
        return
    wrong = [origin for origin in rules_origins() if form_of(origin) != expected]
    if wrong:
        pytest.exit(f"LABORA_EXPECT is {expected}, but this would test {wrong[0]}", returncode=1)


@pytest.fixture(autouse=True)
def own_language() -> Iterator[None]:
    yield
    command_line = sys.modules.get("labora.cli.language")  # most tests do without it
    if command_line is not None:
        command_line.speak(None)


def rules_origins() -> list[Path]:
    """The files that the modules of labora.rules come from, all of them loaded."""
    package = importlib.import_module("labora.rules")
    found = pkgutil.walk_packages(package.__path__, "labora.rules.")
    modules = [package, *(importlib.import_module(module.name) for module in found)]
    return [Path(str(module.__file__)) for module in modules]


def form_of(origin: Path) -> str:
    is_library = origin.name.endswith(tuple(EXTENSION_SUFFIXES))
    if origin.is_relative_to(SOURCES / "labora"):
        return "compiled in place" if is_library else "plain"
    return "compiled" if is_library else "plain, but not from the sources"
