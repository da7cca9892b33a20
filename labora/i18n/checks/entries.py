"""The messages of a language as their files have them."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

from fluent.syntax import FluentParser, ast

from labora.i18n.messages import translated_files

FORM: Final = "FORM"
Node = TypeVar("Node", bound=ast.BaseNode)


@dataclass(frozen=True)
class MessageEntry:
    """Describe a message of a Fluent file with its variables and attributes."""

    name: str
    file: str
    message: ast.Message

    @property
    def variables(self) -> set[str]:
        return {node.id.name for node in nodes(self.message, ast.VariableReference)}

    @property
    def printed(self) -> set[str]:
        """The variables that are said, and not only chosen by."""
        chosen = [node.selector for node in nodes(self.message, ast.SelectExpression)]
        only = {id(node) for node in chosen if isinstance(node, ast.VariableReference)}
        said = nodes(self.message, ast.VariableReference)
        return {node.id.name for node in said if id(node) not in only}

    @property
    def selects(self) -> list[ast.SelectExpression]:
        return list(nodes(self.message, ast.SelectExpression))

    @property
    def forms(self) -> set[str]:
        return {attribute.id.name for attribute in self.message.attributes}

    @property
    def asked_forms(self) -> set[str]:
        """The forms that this message asks its variables for."""
        calls = (call for call in nodes(self.message, ast.FunctionReference) if call.id.name == FORM)
        literals = (argument for call in calls for argument in call.arguments.positional[1:])
        return {str(one.value) for one in literals if isinstance(one, ast.StringLiteral)}

    @property
    def texts(self) -> list[str]:
        """All that is said as it stands, variant by variant."""
        return [element.value for element in nodes(self.message, ast.TextElement)]

    @property
    def variants(self) -> list[str]:
        """Each pattern without further choices in it, variables as `{name}`."""
        return [_shown(pattern) for pattern in nodes(self.message, ast.Pattern) if not _chooses(pattern)]


def nodes(root: ast.BaseNode, wanted: type[Node]) -> Iterator[Node]:
    if isinstance(root, wanted):
        yield root
    for value in vars(root).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from nodes(child, wanted)


def _chooses(pattern: ast.Pattern) -> bool:
    return next(nodes(pattern, ast.SelectExpression), None) is not None


def _shown(pattern: ast.Pattern) -> str:
    return "".join(
        element.value if isinstance(element, ast.TextElement) else _placed(element)
        for element in pattern.elements
    )


def _placed(placeable: ast.Placeable) -> str:
    literal = placeable.expression
    if isinstance(literal, ast.StringLiteral):
        return str(literal.parse()["value"])
    return "{" + ",".join(node.id.name for node in nodes(placeable, ast.VariableReference)) + "}"


@cache
def entries(language: str) -> dict[str, MessageEntry]:
    return {
        found.id.name: MessageEntry(found.id.name, file, found)
        for file, found in _parsed(language)
        if isinstance(found, ast.Message)
    }


def faults(language: str) -> Iterator[str]:
    """What could not be read, and what is there twice."""
    names = Counter(found.id.name for _, found in _parsed(language) if isinstance(found, ast.Message))
    for file, found in _parsed(language):
        if isinstance(found, ast.Junk):
            yield f"{file}: this is not a message: {(found.content or '').strip()[:80]!r}"
    yield from (f"{name}: there twice" for name, count in names.items() if count > 1)


def _parsed(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file in translated_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            yield file.name, entry
