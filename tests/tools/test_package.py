"""What ./play runs: a folder for each version, with the compiled engine once there is one."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.setup import package, stamps
from tools.setup.paths import ROOT


@pytest.fixture
def site_packages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of an environment in a folder with a space."""
    venv = tmp_path / "my games" / ".venv"
    site = venv / "lib" / "python3.11" / "site-packages"
    site.mkdir(parents=True)
    (venv / "bin").mkdir()
    (venv / "bin" / "python").symlink_to(sys.executable)
    monkeypatch.setattr(stamps, "WORKSHOP", venv / "labora")
    monkeypatch.setattr(package, "WORKSHOP", venv / "labora")
    monkeypatch.setattr(package, "PACKAGES", venv / "labora" / "packages")
    monkeypatch.setattr(package, "VENV", venv)
    monkeypatch.setattr(package, "PYTHON", venv / "bin" / "python")
    monkeypatch.setattr(package, "LABORA", venv / "bin" / "labora")
    return site


def folder_in_use(site_packages: Path) -> Path:
    return Path((site_packages / "labora.pth").read_text().strip())


def test_the_command_starts_the_folder_in_use(site_packages: Path) -> None:
    package.use(None)
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder_in_use(site_packages)), *sys.path])}
    # In the clone: its own folder labora/ is not taken.
    done = subprocess.run(
        [site_packages.parents[2] / "bin" / "labora", "--version"],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith("plain engine\n")


def test_a_compiled_engine_gets_a_folder_of_its_own(site_packages: Path, tmp_path: Path) -> None:
    package.use(None)
    plain = folder_in_use(site_packages)
    compiled = tmp_path / "compiled"
    (compiled / "labora" / "rules").mkdir(parents=True)
    (compiled / "labora" / "rules" / "game.so").touch()
    package.use(compiled)
    newer = folder_in_use(site_packages)
    assert newer != plain
    assert (newer / "labora" / "rules" / "game.so").exists()
    assert (newer / "labora" / "rules" / "game.py").exists()
    # A server that runs there already goes on.
    assert (plain / "labora" / "rules" / "game.py").exists()
    package.use(None)
    assert folder_in_use(site_packages) == plain
