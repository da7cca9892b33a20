"""A worker process: gets a task a line, answers a line. It may say meanwhile that it is getting on."""

import asyncio
import contextlib
import json
import os
import sys
import time
from typing import Any, Final

# Starting a process takes a moment, and the first decision of a level may have to load something.
GRACE: Final = 5.0
LONGEST_LINE: Final = 1 << 20
# Whoever decides goes before what thinks.
NICENESS: Final = 5


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self.silent_until = 0.0
        """Until then there is nothing strange about hearing nothing."""

    async def ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Hears something at least every so many seconds, or raises TimeoutError; OSError when it is gone.

        The process is ended then, and the next task gets a new one.
        """
        try:
            quiet = seconds if self._is_running else seconds + GRACE
            process = await self._started()
            assert process.stdin is not None
            process.stdin.write(json.dumps(task).encode() + b"\n")
            while True:
                self.silent_until = time.monotonic() + quiet / 2
                answer = await self._heard(process, quiet)
                if "progress" not in answer:
                    return answer
                quiet = seconds
        except BaseException:
            await self.stop()
            raise

    async def _heard(self, process: asyncio.subprocess.Process, quiet: float) -> dict[str, Any]:
        assert process.stdout is not None
        line = await asyncio.wait_for(process.stdout.readline(), quiet)
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
                *(sys.executable, "-m", "labora.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, self._process.pid, NICENESS)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
