"""A worker process: gets a task a line, answers a line. It may say meanwhile that it is getting on."""

import asyncio
import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

# Starting a process takes a moment, and the first decision of a level may have to load something.
GRACE: Final = 5.0
LONGEST_LINE: Final = 1 << 20
# Whoever decides goes before what thinks.
NICENESS: Final = 5


class Interruptible(Protocol):
    """Accept that the answer is wanted at once."""

    def say_enough(self) -> None:
        """The task that is under way is answered with what has been found so far."""


@dataclass(eq=False)
class ThinkingJob:
    """Hold a running task: the caller gets its progress and may stop it."""

    heard: Callable[[dict[str, Any]], None] = lambda progress: None
    is_enough: bool = False
    worker: Interruptible | None = field(default=None, repr=False)

    def enough(self) -> None:
        self.is_enough = True
        if self.worker is not None:
            self.worker.say_enough()


class WorkerProcess:
    """Talk to one worker process in lines of JSON."""

    def __init__(self, niceness: int = NICENESS) -> None:
        self._niceness: Final = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._number = 0
        self.thinking_job = ThinkingJob()
        self.silent_until = 0.0
        """Until then there is nothing strange about hearing nothing."""

    async def ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Wait for the answer. Raise TimeoutError after `seconds` of silence, OSError if the process is gone.

        The process is ended then, and the next task gets a new one.
        """
        try:
            quiet = seconds if self._is_running else seconds + GRACE
            process = await self._started()
            self._number += 1
            self._write(process, task | {"number": self._number})
            if self.thinking_job.is_enough:
                self.say_enough()
            while True:
                self.silent_until = time.monotonic() + quiet / 2
                answer = await self._heard(process, quiet)
                if "progress" not in answer:
                    return answer
                self.thinking_job.heard(answer["progress"])
                quiet = seconds
        except BaseException:
            await self.stop()
            raise

    def _write(self, process: asyncio.subprocess.Process, message: dict[str, Any]) -> None:
        assert process.stdin is not None
        process.stdin.write(json.dumps(message).encode() + b"\n")

    def say_enough(self) -> None:
        """The task that is under way is answered with what has been found so far."""
        if self._process is not None and self._is_running:
            self._write(self._process, {"enough": self._number})

    async def _heard(self, process: asyncio.subprocess.Process, quiet: float) -> dict[str, Any]:
        assert process.stdout is not None
        async with asyncio.timeout(quiet):
            line = await process.stdout.readline()
        if not line:
            raise ConnectionError("the worker ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    @property
    def _is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "labora.server.workers.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, self._niceness)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
