"""Messages, variables, plurals and forms, against English."""

from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

from labora.i18n.checks.entries import MessageEntry

# What stands for the default need not be written out.
_PLURALS: Final[dict[str, tuple[str, ...]]] = {
    "en": ("one",),
    "de": ("one",),
    "fr": ("one",),
    "pl": ("one", "few", "many"),
    "ru": ("one", "few", "many"),
}
_CATEGORIES: Final = ("zero", "one", "two", "few", "many", "other")
# What one message of a family can be asked for, all of them can be.
FAMILIES: Final = (
    "good-", "amount-", "icon-", "card-", "short-", "terrain-", "colour-", "variant-", "mode-", "clergyman-",
    "deck-", "log-side-", "side-", "player", "part-",
)  # fmt: skip
_FREE: Final = ("gender", "case")


def missing(english: dict[str, MessageEntry], own: dict[str, MessageEntry]) -> Iterator[str]:
    for name, entry in english.items():
        if name not in own:
            yield f"{name}: missing (in English it is in {entry.file})"
        elif own[name].file != entry.file:
            yield f"{name}: belongs to {entry.file}"
    yield from (f"{name}: English has no such message" for name in own if name not in english)


def variables(english: MessageEntry, own: MessageEntry) -> Iterator[str]:
    """The same variables; those by which English only chooses may be left out."""
    for name in sorted(own.variables - english.variables - set(_FREE)):
        yield f"{own.name}: English has no ${name} here"
    for name in sorted(english.printed - own.variables):
        yield f"{own.name}: ${name} is not said"


def plurals(language: str, own: MessageEntry) -> Iterator[str]:
    """Who asks for one plural asks for all that the language has."""
    needed = _PLURALS.get(language, ())
    for select in own.selects:
        keys = [_key(variant.key) for variant in select.variants]
        if any(key in _CATEGORIES for key in keys) and _counts(select, keys):
            default = next(_key(variant.key) for variant in select.variants if variant.default)
            lacking = [key for key in needed if key not in keys]
            if lacking:
                yield f"{own.name}: the plural has no [{'], ['.join(lacking)}]"
            if default != "other":
                yield f"{own.name}: the default of a plural is [other], not [{default}]"


def _counts(select: ast.SelectExpression, keys: list[str]) -> bool:
    """`[none] … *[other]` is not a plural."""
    return any(key in _CATEGORIES[:-1] for key in keys)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def forms(own: dict[str, MessageEntry]) -> Iterator[str]:
    """Forms that are asked for exist, and all of a family have them."""
    known = {form for entry in own.values() for form in entry.forms}
    for entry in own.values():
        for form in sorted(entry.asked_forms - known):
            yield f"{entry.name}: no message has a form {form!r}"
    for family in FAMILIES:
        members = [entry for entry in own.values() if _is_of(entry.name, family)]
        wanted = {form for entry in members for form in entry.forms}
        for entry in members:
            for form in sorted(wanted - entry.forms):
                yield f"{entry.name}: has no form .{form}, which others of {family}… have"


def _is_of(name: str, family: str) -> bool:
    longer = [other for other in FAMILIES if other != family and other.startswith(family)]
    apart = ("card-of-deck", "mode-about", "variant-about", "terrain-separator", "part-or")
    return name.startswith(family) and not name.startswith((*longer, *apart))
