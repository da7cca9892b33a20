"""What is made at random for tables, persons and links."""

import secrets
from collections.abc import Callable

import pytest

from labora.server.core.secrets import new_identifier, new_secret


@pytest.mark.parametrize("new", [new_identifier, new_secret])
def test_none_looks_like_an_option_of_the_command_line(
    new: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`labora admin close-report ID`."""
    found = iter(("-sIqtqwtlD9Uhn4v", "--", "sIqt-wtlD9Uhn4v"))
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: next(found))
    assert new() == "sIqt-wtlD9Uhn4v"
