"""The wheel: what it contains, what it brings, and what it says when something cannot be built."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.package.clean import clean_environment, copy_of_clone
from tests.package.light import CORE, SOURCES, with_what_they_need

PARTS = ("labora/", "tools/", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE")
GAME = "import labora; print(labora.play(labora.Game('solo', 'france'), [labora.bot('random')]).over)"


def build(folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Without Node and with what the tests have installed for building."""
    copy = copy_of_clone(folder / "copy", lambda name: name.startswith((*PARTS, "web/")))
    command = [sys.executable, "-m", "pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation", "-v"]
    return subprocess.run(
        [*command, f"--wheel-dir={folder / 'wheels'}", str(copy)],
        env=clean_environment(folder, "uname") | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def wheel_in(folder: Path) -> Path:
    (wheel,) = (folder / "wheels").glob("*.whl")
    return wheel


def test_without_node_the_client_is_left_out_and_that_is_said(tmp_path: Path) -> None:
    done = build(tmp_path, LABORA_PLAIN="1")
    assert done.returncode == 0, done.stdout
    assert "The browser client is left out. Building the browser client needs Node" in done.stdout
    names = zipfile.ZipFile(wheel_in(tmp_path)).namelist()
    assert "labora/rules/components/cards.py" in names and "labora/locale/en/cards.ftl" in names
    assert not any(name.startswith(("labora/client", "tools", "tests", "web")) for name in names)


def test_a_complete_package_without_client_is_not_built(tmp_path: Path) -> None:
    done = build(tmp_path, LABORA_PLAIN="1", LABORA_COMPLETE="1")
    assert done.returncode != 0
    assert "LABORA_COMPLETE is set, so nothing may be left out." in done.stdout
    assert not (tmp_path / "wheels").exists() or not any((tmp_path / "wheels").iterdir())


@pytest.mark.long
def test_the_wheel_in_a_fresh_environment_brings_little_and_plays(tmp_path: Path) -> None:
    done = build(tmp_path, LABORA_PLAIN="1")
    assert done.returncode == 0, done.stdout
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    clean = clean_environment(tmp_path / "venv")

    def run(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        command = [str(tmp_path / "venv" / "bin" / program), *arguments]
        return subprocess.run(command, env=clean, cwd=tmp_path, capture_output=True, text=True, check=False)

    locked = f"--constraint={versions_in_use(tmp_path)}"
    installed = run("pip", "install", locked, str(wheel_in(tmp_path)))
    assert installed.returncode == 0, installed.stdout + installed.stderr
    listed = run("pip", "list", "--format=freeze").stdout.split()
    names = {line.partition("==")[0].lower().replace("_", "-").replace(".", "-") for line in listed}
    assert names - {"pip", "setuptools"} == {"labora", *with_what_they_need(CORE)}
    assert run("python", "-c", GAME).stdout == "True\n"
    command = run("labora")
    assert (command.returncode, command.stdout) == (1, "")
    assert 'pip install ".[cli]"' in command.stderr


def versions_in_use(folder: Path) -> Path:
    """Those of the lock, without its hashes."""
    lines = (SOURCES / "requirements" / "server.txt").read_text(encoding="utf-8").splitlines()
    file = folder / "versions.txt"
    file.write_text("\n".join(line.rstrip("\\ ") for line in lines if line[:1].isalpha()), encoding="utf-8")
    return file
