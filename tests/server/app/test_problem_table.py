"""Every domain error has its row in the table of problems, with a message in every language."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import labora.server
from labora.i18n import LANGUAGES
from labora.server.app.problem_table import ANSWERS, answer_to
from labora.server.core.errors import DomainError, StateError, StorageError
from labora.server.core.language import words_of

CONFLICT = 409


def modules() -> Iterator[str]:
    for found in pkgutil.walk_packages(labora.server.__path__, "labora.server."):
        if found.name.endswith(".errors"):
            yield found.name


def kinds_of(base: type[DomainError]) -> Iterator[type[DomainError]]:
    """Those that are raised: what has kinds of its own stands for all of them."""
    kinds = base.__subclasses__()
    for kind in kinds:
        yield from kinds_of(kind)
    if not kinds:
        yield base


def every_error() -> list[type[DomainError]]:
    for name in modules():
        importlib.import_module(name)
    found = kinds_of(DomainError)
    return sorted(
        (one for one in found if one.__module__.startswith("labora.")), key=lambda one: one.__name__
    )


def test_every_domain_error_has_its_row() -> None:
    assert set(every_error()) == set(ANSWERS)


def test_domain_errors_are_declared_where_they_are_looked_for() -> None:
    known = set(modules())
    assert {one.__module__ for one in every_error()} == known


@pytest.mark.parametrize("kind", every_error())
def test_what_may_be_possible_later_is_a_conflict(kind: type[DomainError]) -> None:
    assert issubclass(kind, StateError) == (ANSWERS[kind].status == CONFLICT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_has_a_message(language: str) -> None:
    words = words_of(language)
    for answer in ANSWERS.values():
        assert words.has(f"problem-{answer.name}"), answer


def test_an_error_is_answered_as_its_row_says() -> None:
    assert (answer_to(StorageError()).status, answer_to(StorageError()).name) == (503, "storage")
