"""Folders know only those before them, and what is compiled knows only what is compiled."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

LABORA = Path(__file__).parent.parent / "labora"
RULES = (
    ("constants",),
    ("components",),
    ("state",),
    ("engine",),
    ("notation", "obstacles", "decision", "game"),
    ("search",),
    ("text", "view"),
    ("log",),
    ("records",),
    ("invariants",),
)
SERVER = (
    ("core",),
    ("database",),
    ("users",),
    ("workers",),
    ("ratings",),
    ("games",),
    ("matchmaking",),
    ("notifications",),
    ("analysis",),
    ("tutorial",),
    ("sharing",),
    ("account",),
    ("moderation",),
    ("app",),
)
COMPILED = ("rules", "bots.search", "bots.evaluation", "environments.encoding")
LEAST_INSIDE = 0.55
"""The share of imports that stay inside a folder of the server."""


def imports_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def imports_within(package: str) -> Iterator[tuple[str, str]]:
    """(module, what it imports), both without the name of the package."""
    folder = LABORA / package
    for source in sorted(folder.rglob("*.py")):
        own = ".".join(source.relative_to(folder).with_suffix("").parts)
        for imported in imports_of(source):
            if imported.startswith(f"labora.{package}."):
                yield own, imported.removeprefix(f"labora.{package}.")


def top(module: str) -> str:
    return module.split(".", maxsplit=1)[0]


def upward(package: str, folders: tuple[tuple[str, ...], ...]) -> set[str]:
    """`module -> folder`: imports of folders that come later."""
    rank = {name: number for number, names in enumerate(folders) for name in names}
    return {
        f"{own} -> {imported.rpartition('.')[0]}"
        for own, imported in imports_within(package)
        if top(own) in rank and rank[top(imported)] > rank[top(own)]
    }


@pytest.mark.parametrize(("package", "folders"), [("rules", RULES), ("server", SERVER)])
def test_every_module_has_its_folder(package: str, folders: tuple[tuple[str, ...], ...]) -> None:
    known = {name for names in folders for name in names}
    here = {path.stem for path in (LABORA / package).iterdir() if not path.name.startswith("__")}
    assert here == known


def test_the_rules_know_only_folders_before_them() -> None:
    # Convenience for programs, imported where it is called: Position.line, parse and view, Game.record.
    assert upward("rules", RULES) == {
        "state.position -> text.writing",
        "state.position -> view.position_view",
        "game -> records.record",
    }


def test_the_server_knows_only_folders_before_them() -> None:
    # What a table shows of a lesson.
    assert upward("server", SERVER) == {
        "games.play_routes -> tutorial.lesson_views",
        "games.schemas -> tutorial.lesson_schemas",
        "games.views -> tutorial.lesson_views",
    }


def test_what_changes_together_lies_together() -> None:
    both = [(top(own), top(imported)) for own, imported in imports_within("server") if "." in own]
    assert sum(own == imported for own, imported in both) / len(both) >= LEAST_INSIDE


def test_nothing_imports_in_a_circle() -> None:
    """Functions may: they import when everything is there."""
    edges = {}
    for source in LABORA.rglob("*.py"):
        body = [node for node in ast.parse(source.read_text()).body if isinstance(node, ast.ImportFrom)]
        name = ".".join(("labora", *source.relative_to(LABORA).with_suffix("").parts))
        found = {f"{node.module}.{alias.name}" for node in body for alias in node.names}
        edges[name] = found | {str(node.module) for node in body}
    while leaves := [name for name, found in edges.items() if not found & edges.keys()]:
        for name in leaves:
            del edges[name]
    assert not edges


@pytest.mark.parametrize("package", COMPILED)
def test_what_is_compiled_knows_what_is_compiled(package: str) -> None:
    known = {"rules": ("rules",), "environments.encoding": ("rules", "environments.encoding")}
    wanted = known.get(package, ("rules", "bots.search", "bots.evaluation"))
    for source in (LABORA / package.replace(".", "/")).rglob("*.py"):
        outside = [name for name in imports_of(source) if name.startswith("labora.")]
        assert all(name.startswith(tuple(f"labora.{one}." for one in wanted)) for name in outside), source


def test_analysis_knows_bots_and_where_work_runs() -> None:
    known = ("labora.analysis.", "labora.parallel.", "labora.rules.", "labora.bots")
    for source in (LABORA / "analysis").rglob("*.py"):
        outside = [name for name in imports_of(source) if name.startswith("labora.")]
        assert all(name.startswith((*known, "labora.deprecated.", "labora.training.")) for name in outside), (
            source
        )
    for folder in ("arena", "bots", "rules"):
        for source in (LABORA / folder).rglob("*.py"):
            assert not [name for name in imports_of(source) if name.startswith("labora.analysis")], source


def test_models_come_in_by_the_addresses_of_the_server_and_nowhere_else() -> None:
    for source in (LABORA / "mcp").rglob("*.py"):
        assert not [name for name in imports_of(source) if name.startswith("labora.server")], source
