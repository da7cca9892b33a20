"""The order of the rooms is the order of imports: a room knows only those before it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

LABORA = Path(__file__).parent.parent / "labora"
RULES = (
    ("vocabulary",),
    ("printed",),
    ("state",),
    ("engine",),
    ("notation", "obstacles", "decision", "game"),
    ("search",),
    ("text",),
    ("log",),
    ("records",),
    ("checks",),
)
SERVER = (
    ("base",),
    ("wire",),
    ("table",),
    ("store",),
    ("bots",),
    ("views",),
    ("pictures",),
    ("live",),
    ("people",),
    ("notices", "finding"),
    ("service",),
    ("http",),
    ("run",),
)


def imports_of(source: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def upward(package: str, rooms: tuple[tuple[str, ...], ...]) -> set[str]:
    """`room/file -> room`: imports of rooms that come later."""
    rank = {name: number for number, names in enumerate(rooms) for name in names}
    folder = LABORA / package
    found = set()
    for source in folder.rglob("*.py"):
        own = source.relative_to(folder).with_suffix("").parts
        for imported in imports_of(source):
            parts = imported.split(".")
            if parts[:2] != ["labora", package] or own[0] not in rank:
                continue
            if rank[parts[2]] > rank[own[0]]:
                found.add(f"{'/'.join(own)} -> {parts[2]}")
    return found


@pytest.mark.parametrize(("package", "rooms"), [("rules", RULES), ("server", SERVER)])
def test_every_module_has_its_room(package: str, rooms: tuple[tuple[str, ...], ...]) -> None:
    known = {name for names in rooms for name in names}
    here = {path.stem for path in (LABORA / package).iterdir() if not path.name.startswith("__")}
    assert here == known


def test_the_rules_know_only_rooms_before_them() -> None:
    # Convenience of the front door, imported where it is called: Position.line and parse, Game.record.
    assert upward("rules", RULES) == {"state/position -> text", "game -> records"}


def test_the_service_knows_only_rooms_before_them() -> None:
    assert upward("server", SERVER) == set()


@pytest.mark.parametrize("package", ["rules", "thinking", "encoding"])
def test_what_is_compiled_knows_the_rules_and_itself(package: str) -> None:
    for source in (LABORA / package).rglob("*.py"):
        outside = [name for name in imports_of(source) if name.startswith("labora.")]
        assert all(name.startswith(("labora.rules.", f"labora.{package}.")) for name in outside), source


def test_judging_knows_bots_and_where_work_runs() -> None:
    known = ("labora.analysis.", "labora.arena.jobs.", "labora.arena.places.", "labora.bots", "labora.rules.")
    for source in (LABORA / "analysis").rglob("*.py"):
        outside = [name for name in imports_of(source) if name.startswith("labora.")]
        assert all(name.startswith((*known, "labora.thinking.")) for name in outside), source
    for room in ("arena", "bots", "thinking", "rules"):
        for source in (LABORA / room).rglob("*.py"):
            assert not [name for name in imports_of(source) if name.startswith("labora.analysis")], source


def test_models_come_in_by_the_addresses_of_the_service_and_nowhere_else() -> None:
    for source in (LABORA / "mcp").rglob("*.py"):
        assert not [name for name in imports_of(source) if name.startswith("labora.server")], source
