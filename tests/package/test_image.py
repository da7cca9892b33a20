"""The steps of the Containerfile, run in a clean folder, give a working service without a container."""

import json
import re
import shutil
import signal
import socket
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.package.clean import SOURCES, clean_environment, copy_of_clone

PATIENCE = 60.0


@dataclass(frozen=True)
class Instruction:
    """Hold a line of the Containerfile."""

    name: str
    text: str


def stages() -> list[list[Instruction]]:
    """The instructions of the Containerfile from each FROM to the next."""
    text = (SOURCES / "Containerfile").read_text(encoding="utf-8")
    whole = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    found: list[list[Instruction]] = []
    for line in filter(str.strip, whole.splitlines()):
        name, _, rest = line.partition(" ")
        if name == "FROM":
            found.append([])
        found[-1].append(Instruction(name, rest.strip()))
    return found


def is_sent(name: str) -> bool:
    """Does .containerignore let the file into the build?"""
    sent = True
    for line in (SOURCES / ".containerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.removeprefix("!").strip()
        if not pattern or pattern.startswith("#"):
            continue
        inside = name == pattern or name.startswith(f"{pattern}/") or pattern == "*"
        if inside or (pattern.startswith("**/") and pattern.removeprefix("**/") in name.split("/")):
            sent = line.startswith("!")
    return sent


class Image:
    """A folder in the place of the root of the image's file system."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self._context = copy_of_clone(folder / "context", is_sent)
        self._environment = clean_environment(folder)
        (self.root / "data").mkdir(parents=True)

    def here(self, text: str) -> str:
        return re.sub(r"(?<![\w.])/(?=(opt|data|source)\b)", f"{self.root}/", text)

    def build(self) -> None:
        folder = self.root
        for instruction in stages()[0][1:]:
            if instruction.name == "WORKDIR":
                folder = Path(self.here(instruction.text))
                folder.mkdir(parents=True)
            elif instruction.name == "COPY":
                source, target = instruction.text.split()
                shutil.copytree(self._context / source, folder / target, dirs_exist_ok=True)
            else:
                assert instruction.name == "RUN", instruction
                self.run(instruction.text, folder)

    def run(self, command: str, folder: Path) -> str:
        done = subprocess.run(
            ["sh", "-ec", self.here(command)],
            cwd=folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    @contextmanager
    def started(self) -> Iterator[str]:
        """The address of the service, started as the image starts it."""
        final = {instruction.name: instruction.text for instruction in stages()[1]}
        settings = dict(pair.split("=", 1) for pair in self.here(final["ENV"]).split())
        assert settings["LABORA_HOST"] == "0.0.0.0"
        port = free_port()
        command = [self.here(word) for word in json.loads(final["ENTRYPOINT"]) + json.loads(final["CMD"])]
        environment = self._environment | settings | {"LABORA_HOST": "127.0.0.1", "LABORA_PORT": str(port)}
        with subprocess.Popen(command, cwd=self.root / "data", env=environment) as process:
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                process.send_signal(signal.SIGTERM)
                process.wait(PATIENCE)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def fetched(address: str) -> str:
    """Waits until the service is there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return str(answer.read().decode())
        except ConnectionError as error:
            assert time.monotonic() < end, error
        except urllib.error.URLError as error:
            assert isinstance(error.reason, ConnectionError) and time.monotonic() < end, error
        time.sleep(0.1)


def test_base_images_and_packages_are_pinned() -> None:
    for stage in stages():
        assert re.fullmatch(r"python:3\.\d+\.\d+(-slim)?-trixie( AS build)?", stage[0].text)
    runs = [instruction.text for stage in stages() for instruction in stage if instruction.name == "RUN"]
    installing = [part for run in runs for part in run.split("&&") if "pip install" in part]
    assert installing and all("--require-hashes" in part or "--no-deps" in part for part in installing)
    assert not any("apt" in run or "npm" in run for run in runs)


def test_only_what_the_wheel_is_built_from_is_sent() -> None:
    assert all(is_sent(name) for name in ("labora/__init__.py", "web/index.html", "tools/setup/engine.py"))
    unwanted = (".git/config", ".venv/bin/python", "labora.db", "web/dist/index.html", "tests/conftest.py")
    assert not any(is_sent(name) for name in unwanted)


def test_the_second_stage_takes_the_environment_where_it_was_made() -> None:
    """A virtual environment does not survive being moved."""
    copied = [instruction.text for instruction in stages()[1] if instruction.name == "COPY"]
    assert copied == ["--from=build /opt/labora /opt/labora"]


@pytest.mark.long
def test_the_steps_give_a_service_with_client_and_compiled_engine(tmp_path: Path) -> None:
    image = Image(tmp_path)
    image.build()
    assert image.run("/opt/labora/bin/labora --version", tmp_path).endswith("compiled engine\n")
    with image.started() as address:
        assert json.loads(fetched(f"{address}/healthz"))["status"] == "ok"
        page = fetched(f"{address}/")
        script = re.search(r'<script[^>]* src="(/assets/[^"]+)"', page)
        assert script and len(fetched(address + script.group(1))) > 10_000
    assert (image.root / "data" / "labora.db").is_file()
