"""Every message said with every kind of argument that it may get."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Final

from fluent.syntax import ast

from labora.i18n.checks.entries import MessageEntry
from labora.i18n.messages import Argument, WordsError
from labora.i18n.names import Names
from labora.i18n.phrases import counted

COUNTS: Final = (0, 1, 2, 5, 21, 0.5)
_MOST: Final = 500
# Variables that are numbers, though some of them are amounts elsewhere.
NUMBERS: Final = frozenset(
    (
        "actions", "ahead", "all", "besides", "column", "count", "current", "depth", "dwelling", "economic",
        "fee", "forests", "given", "goal", "have", "home", "joker", "known", "left", "limit", "line", "lower",
        "moors", "move", "moves", "most", "need", "next", "now", "number", "peat", "people", "players",
        "points", "purchases", "rank", "round", "rounds", "row", "rows", "rules", "seat", "seats", "seconds",
        "times", "turn", "turns", "value", "version", "waiting", "winners", "wood",
    )
)  # fmt: skip


def unformatted(language: str, english: dict[str, MessageEntry]) -> Iterator[str]:
    """`{` in a text, or an error of the strict words."""
    names = Names(language, strict=True)
    for entry in english.values():
        for arguments in samples(names, entry):
            try:
                text = names.text(entry.name, **arguments)
            except WordsError as error:
                yield f"{entry.name}: {error}"
                break
            if "{" in text or "???" in text:
                yield f"{entry.name}: {text!r}"
                break


def samples(names: Names, entry: MessageEntry) -> Iterator[dict[str, Argument]]:
    """By what English chooses among and says."""
    wanted = sorted(entry.variables)
    values = [_values(names, entry, name) for name in wanted]
    for chosen in islice(product(*values), _MOST):
        yield dict(zip(wanted, chosen, strict=True))


def _values(names: Names, entry: MessageEntry, name: str) -> list[Argument]:
    keys = _keys(entry, name)
    if any(isinstance(key, float) for key in keys) or "one" in keys:
        return [counted(count) for count in COUNTS]
    chosen: list[Argument] = [key for key in keys if isinstance(key, str)]
    if chosen:
        return [*chosen, *_things(names)[:1]]
    return [*_things(names), *(counted(count) for count in COUNTS)] if name in NUMBERS else _things(names)


def _things(names: Names) -> list[Argument]:
    if not names.has("card-F05") or not names.has("amount-clay"):
        return ["Anna"]
    return [names.card("F05"), names.goods("2clay+1stone+1livestock"), "Anna"]


def _keys(entry: MessageEntry, name: str) -> list[str | float]:
    found: list[str | float] = []
    for select in entry.selects:
        selector = select.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == name:
            for variant in select.variants:
                key = variant.key
                found.append(float(key.value) if isinstance(key, ast.NumberLiteral) else key.name)
    return found
