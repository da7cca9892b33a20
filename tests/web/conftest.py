"""The built client, served by a process of its own, in the system's Chromium (without windows, if there)."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
BUILT = ROOT / "web" / "dist"
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
DESK = (1440, 900)
STARTING_SECONDS = 90
PATIENCE = 20_000
"""Milliseconds: other work may keep the machine busy."""

MISSING = (
    "there is no Chromium (on Debian: apt install chromium)"
    if CHROMIUM is None
    else "the client is not built (python -m tools.setup.client builds it)"
    if not (BUILT / "index.html").is_file()
    else None
)

if MISSING:
    collect_ignore_glob = ["test_*.py"]

    def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(f"tests/web is left out: {MISSING}.")

else:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

    expect.set_options(timeout=PATIENCE)

    class Room:
        """Browser contexts, each somebody else; what goes wrong in their pages is an error of the test."""

        def __init__(self, browser: Browser, address: str) -> None:
            self.address = address
            self.problems: list[str] = []
            self._browser = browser
            self._contexts: list[BrowserContext] = []

        def enter(self, path: str = "/", size: tuple[int, int] = DESK, **options: object) -> Page:
            context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)  # type: ignore[arg-type]
            context.set_default_timeout(PATIENCE)
            self._contexts.append(context)
            page = context.new_page()
            page.on("pageerror", lambda error: self.problems.append(str(error)))
            page.on("console", self._listen)
            page.add_init_script(path=str(Path(__file__).with_name("driver.js")))
            page.goto(self.address + path)
            return page

        def leave(self) -> None:
            for context in self._contexts:
                context.close()

        def _listen(self, message: ConsoleMessage) -> None:
            # Lost connections are part of the tests.
            expected = ("ERR_INTERNET_DISCONNECTED", "WebSocket", "ERR_CONNECTION", "ERR_FAILED")
            if message.type == "error" and not any(text in message.text for text in expected):
                self.problems.append(message.text)

    # Not for longer: as long as Playwright is there, no other test can have an event loop of its own.
    @pytest.fixture(scope="module")
    def browser() -> Iterator[Browser]:
        with sync_playwright() as playwright:
            started = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            yield started
            started.close()

    @pytest.fixture
    def room(browser: Browser, address: str) -> Iterator[Room]:
        found = Room(browser, address)
        yield found
        found.leave()
        assert found.problems == []


class Service:
    """`labora.server` with a database of its own; compiled where ./test has compiled it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        compiled = os.environ.get("LABORA_COMPILED", "")
        self._folder = folder
        self.database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
        self._environment = {
            **{name: value for name, value in os.environ.items() if name != "LABORA_EXPECT"},
            "PYTHONPATH": os.pathsep.join(place for place in (compiled, str(ROOT)) if place),
            "LABORA_DATABASE": self.database,
            "LABORA_PORT": str(self.port),
            "LABORA_WEB": str(BUILT),
            "LABORA_RATE_LIMITS": "no",
            "LABORA_LOG_LEVEL": "error",
            # Whoever is away is told at once, also on this machine.
            "LABORA_NOTICE_HOSTS": "127.0.0.1",
            "LABORA_NOTICE_SECONDS": "0",
            "LABORA_NOTICE_PAUSE": "0",
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        # Not from here: the plain engine of this folder would come before the compiled one.
        command = [sys.executable, "-m", "labora.server"]
        self._process = subprocess.Popen(command, env=self._environment, cwd=self._folder)
        wait_for(self._answers, STARTING_SECONDS)

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(20)

    def kill(self) -> None:
        """Without a word to anybody: -9."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(20)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                return True
        except OSError:
            return False


def wait_for(condition: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it took too long"
        time.sleep(0.1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    started = Service(tmp_path_factory.mktemp("service"))
    started.start()
    yield started
    started.stop()


@pytest.fixture
def address(service: Service) -> str:
    return service.address
