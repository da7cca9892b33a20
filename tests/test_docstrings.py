"""`help(labora.Game)` and the like say what everything does, on the plain and on the compiled engine."""

import ast
import inspect
import re
import types
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import labora

# The words that docstrings begin with.
VERBS = re.findall(
    r"\w+",
    """
    Accept Add Answer Ask Break Build Cache Call Carry Change Check Choose Close Combine Compare Complain
    Configure Confirm Connect Count Decline Delete Describe Divide Do Draw End Explain Fill Filter Find
    Follow Fork Format Generate Give Go Hold Judge Keep Learn Leave Let Limit List Listen Load Look Make
    Map Match Name Note Notice Offer Open Own Plan Play Put Queue Read Record Register Remember Replay
    Report Resolve Return Run Save Say Search Send Serve Set Share Show Sign Simulate Split Start Stop
    Store Suggest Sum Summarize Take Talk Tell Think Turn Undo Update Wait Weigh Wrap Write
    """,
)
ASIDE = {"MODES", "VARIANTS", "CARDS", "GOODS"}


def is_documentable(thing: object) -> bool:
    return isinstance(thing, type | types.FunctionType | types.BuiltinFunctionType)


def members(kind: type) -> Iterator[tuple[str, object]]:
    """Methods and properties of a class by its source: compiled, both look like attributes."""
    for node in tree(kind.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for name in dict.fromkeys(one.name for one in node.body if isinstance(one, ast.FunctionDef)):
                if not name.startswith("_"):
                    yield name, getattr(kind, name)


@cache
def tree(module: str) -> ast.Module:
    file = Path(labora.__file__).parent.parent / f"{module.replace('.', '/')}.py"
    return ast.parse(file.read_text(encoding="utf-8"))


def public() -> Iterator[tuple[str, object]]:
    for name in labora.__all__:
        thing = getattr(labora, name)
        if is_documentable(thing):
            yield name, thing
            if isinstance(thing, type) and thing.__module__.startswith("labora."):
                for member, value in members(thing):
                    yield f"{name}.{member}", value


@pytest.mark.parametrize(("name", "thing"), list(public()))
def test_public_names_have_docstrings_that_start_with_a_verb(name: str, thing: object) -> None:
    text = thing.__doc__ or ""
    assert text, f"{name} has no docstring"
    assert text.split()[0].rstrip(".,:;") in VERBS, (
        f"{name}: {text.splitlines()[0]!r} does not start with a verb"
    )


def classes() -> Iterator[tuple[str, ast.ClassDef]]:
    package = Path(labora.__file__).parent
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield str(path.relative_to(package)), node


def test_docstrings_of_all_classes_start_with_a_verb() -> None:
    """That each public class has one is ruff's D101."""
    found = [(path, node.name, (ast.get_docstring(node) or "nothing").split()[0]) for path, node in classes()]
    assert len(found) > 500
    assert [one for one in found if one[2].rstrip(".,:;") not in VERBS] == []


def test_what_help_shows_of_a_game() -> None:
    text = inspect.getdoc(labora.Game) or ""
    assert text.startswith("Play a game")
    assert (inspect.getdoc(labora.Game.play) or "").startswith("Take an option")
    assert (inspect.getdoc(labora.Game.winners) or "").startswith("List the seats")
    assert "option" in inspect.signature(labora.Game.play).parameters


def test_values_that_only_hold_something_are_known() -> None:
    assert {name for name in labora.__all__ if not is_documentable(getattr(labora, name))} <= ASIDE | {
        "Choice"
    }
