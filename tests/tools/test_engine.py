"""An engine that could not be compiled is tried again when that may help."""

from pathlib import Path

import pytest

from tools.setup import compiler, engine


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "labora" / "rules").mkdir(parents=True)
    (tmp_path / "labora" / "rules" / "game.py").write_text("FIRST = 1\n")
    (tmp_path / "pyproject.toml").write_text('[build-system]\nrequires = ["mypy[mypyc]"]\n')
    return tmp_path


def test_without_a_compiler_one_sentence_says_so(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "is_there", lambda: False)
    workshop = tmp_path / "workshop"
    assert engine.compiled(project, workshop, Path("python")) is None
    assert engine.has_failed(project, workshop)
    assert engine.why_not(workshop) == engine.NO_COMPILER
    monkeypatch.setattr(compiler, "is_there", lambda: True)
    assert not engine.has_failed(project, workshop)


def test_a_failure_ends_with_a_change_of_the_sources(
    project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiler, "is_there", lambda: True)
    monkeypatch.setattr(engine, "_compile", lambda *arguments: False)
    workshop = tmp_path / "workshop"
    assert engine.compiled(project, workshop, Path("python")) is None
    assert engine.has_failed(project, workshop)
    assert str(engine.compile_log(workshop)) in engine.why_not(workshop)
    (project / "labora" / "rules" / "game.py").write_text("SECOND = 2\n")
    assert not engine.has_failed(project, workshop)
