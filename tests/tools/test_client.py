"""What the client is built with is a part of what its checks need."""

import json
import re
from pathlib import Path

import pytest

from tools.setup import client
from tools.setup.commands import run_quietly
from tools.setup.paths import ROOT

NODE = Path("node")
SUFFIXES = {".ts", ".svelte", ".css"}


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is asked for, one line for each call."""
    asked: list[str] = []
    modules = tmp_path / "node_modules"
    modules.mkdir()

    def npm(command: tuple[str, ...], *_: object) -> object:
        asked.append(" ".join(command[3:]))
        return run_quietly(("true",), "npm-test.log")

    monkeypatch.setattr(client, "MODULES_STAMP", modules / ".made-from")
    monkeypatch.setattr(client, "run_quietly", npm)
    return asked


def test_a_start_installs_what_builds_and_checks_install_the_rest(installed: list[str]) -> None:
    client.ensure_modules(NODE, for_checks=False)
    client.ensure_modules(NODE, for_checks=False)
    (building,) = installed
    assert building.endswith("--omit=dev")
    client.ensure_modules(NODE, for_checks=True)
    assert len(installed) == 2 and "--omit" not in installed[1]
    # With those of the checks the client can be built as well.
    client.ensure_modules(NODE, for_checks=False)
    assert len(installed) == 2


def test_what_the_build_imports_is_installed_for_it() -> None:
    names = json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]
    sources = [ROOT / "web" / "vite.config.ts", *(ROOT / "web" / "bundling").glob("*.ts")]
    sources += [path for path in (ROOT / "web" / "src").rglob("*.*") if path.suffix in SUFFIXES]
    for source in sources:
        if ".test." in source.name or source.name == "speaking.ts":
            continue
        text = source.read_text(encoding="utf-8")
        for wanted in re.findall(r'^(?:import|export|@import) (?:.*? from )?"([^."/][^"]*)"', text, re.M):
            if not wanted.startswith(("node:", "virtual:")):
                assert any(f"{wanted}/".startswith(f"{name}/") for name in names), f"{source}: {wanted}"
