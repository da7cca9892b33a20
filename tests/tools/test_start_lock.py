"""Starts at the same time set up one after the other, and one of them compiles."""

from pathlib import Path

import pytest

from tools.setup import start_lock
from tools.setup.start_lock import ENGINE_LOCK, is_busy, one_at_a_time


def test_what_one_start_is_at_is_busy_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start_lock, "VENV", tmp_path / ".venv")
    assert not is_busy(ENGINE_LOCK)
    with one_at_a_time(ENGINE_LOCK):
        assert is_busy(ENGINE_LOCK) and not is_busy("setup")
    assert not is_busy(ENGINE_LOCK)
