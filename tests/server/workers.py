"""Worker processes that answer as a test says."""

from typing import Any

import pytest

from labora.server.bots.process import Worker


def workers_answer(monkeypatch: pytest.MonkeyPatch, answer: Exception | dict[str, Any]) -> None:
    async def ask(self: Worker, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        if isinstance(answer, Exception):
            raise answer
        return answer

    monkeypatch.setattr(Worker, "ask", ask)
