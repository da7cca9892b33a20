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
    Add Answer Ask Break Build Carry Change Check Choose Compare Count Describe Draw Explain Fill Follow
    Generate Give Go Hold Judge Keep Limit List Load Make Name Open Play Put Read Replay Report Return
    Run Save Say Set Show Simulate Start Stop Store Suggest Summarize Take Tell Turn Undo Write
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
