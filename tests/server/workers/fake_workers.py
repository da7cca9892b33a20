"""Worker processes that answer as a test says."""

from typing import Any

import pytest

from labora.server.workers.process import WorkerProcess


def workers_answer(monkeypatch: pytest.MonkeyPatch, answer: Exception | dict[str, Any]) -> None:
    async def ask(self: WorkerProcess, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(WorkerProcess, "ask", ask)
