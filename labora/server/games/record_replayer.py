"""Replays uploaded records in a process of their own, so that a long one delays no other request."""

import asyncio
from dataclasses import dataclass
from typing import Any, Final

from labora.rules.components.goods import Variant
from labora.rules.records.problems import RecordError, RecordProblem
from labora.server.games.domain.draft import MOST_DECISIONS
from labora.server.games.domain.errors import NoReplayNowError, RecordTooLongError, WrongRecordError
from labora.server.workers.process import WorkerProcess

SECONDS: Final = 10.0


@dataclass(frozen=True, slots=True)
class ReplayedRecord:
    """Hold a record as a worker has replayed it."""

    mode: str
    variant: Variant
    without_quarry: bool
    start: int
    players: int
    names: list[str]
    turns: list[tuple[int, list[str]]]
    """Whose turn, and the decisions in it, up to the last legal one."""
    problem: str | None
    """Why it is not followed any further."""


class Replayer:
    """Replay records in worker processes."""

    def __init__(self) -> None:
        self._worker: Final = WorkerProcess()
        self._one_at_a_time: Final = asyncio.Lock()

    async def replay(self, text: str, language: str) -> ReplayedRecord:
        task = {"task": "replay", "record": text, "language": language, "most": MOST_DECISIONS}
        async with self._one_at_a_time:
            try:
                answer: dict[str, Any] = await self._worker.ask(task, SECONDS)
            except (OSError, ValueError):
                raise NoReplayNowError from None
        if answer.get("problem") == "failed":
            raise NoReplayNowError
        if "too_long" in answer:
            raise RecordTooLongError(MOST_DECISIONS)
        if "refused" in answer:
            raise WrongRecordError(RecordError(RecordProblem(*answer["refused"])))
        return ReplayedRecord(**answer)

    async def close(self) -> None:
        await self._worker.stop()
