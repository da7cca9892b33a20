"""The service in a process of its own, which can be killed."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import ClassVar

import httpx2 as httpx

SOURCES = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """Run a server in a process of its own."""

    begun: ClassVar[list[subprocess.Popen[bytes]]] = []

    def __init__(self, database: str, log: Path, **settings: str) -> None:
        self.database = database
        self.log = log
        self.port = free_port()
        self.settings = settings
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        self.begin()
        self.wait()
        return self

    def begin(self) -> "Server":
        environment = os.environ | {
            "LABORA_DATABASE": self.database,
            "LABORA_PORT": str(self.port),
            "LABORA_RATE_LIMITS": "no",
            "LABORA_LOG_LEVEL": "warning",
            "PYTHONPATH": os.environ.get("PYTHONPATH") or str(SOURCES),
            **{f"LABORA_{name.upper()}": value for name, value in self.settings.items()},
        }
        with self.log.open("ab") as log:
            # -P: the plain engine of the current folder would come before the compiled one.
            command = [sys.executable, "-P", "-m", "labora.server"]
            self.process = subprocess.Popen(command, env=environment, stderr=log, stdout=log)
        self.begun.append(self.process)
        return self

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process is not None and self.process.poll() is None, self.log.read_text()
            try:
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError(f"the service did not start: {self.log.read_text()}")

    @classmethod
    def end_all(cls) -> None:
        """Whatever went wrong: what a test has begun ends with it, and takes no time from those after it."""
        while cls.begun:
            process = cls.begun.pop()
            if process.poll() is None:
                process.kill()
                process.wait()

    def kill(self) -> None:
        """As a power cut would, as far as this process is concerned."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        """Cleanly: everything is closed, then the process ends by the signal that it got."""
        assert self.process is not None
        self.process.terminate()
        assert self.process.wait(timeout=PATIENCE) == -signal.SIGTERM
        assert "Traceback" not in self.log.read_text(), self.log.read_text()
