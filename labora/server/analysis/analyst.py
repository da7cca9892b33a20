"""Games are judged in a process of their own, turn by turn, after everything else: no table waits for it."""

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, Literal

from labora.analysis.judging import JudgedTurn, TurnQuestion
from labora.analysis.puzzles import Puzzle
from labora.bots.registry import USUAL_BOT
from labora.server.analysis.storage import AnalysisRepository
from labora.server.workers.errors import NoHintNowError
from labora.server.workers.process import WorkerProcess

BOT: Final = USUAL_BOT
SECONDS: Final = 1.0
# A turn takes a tenth of a second, on the plain engine a few; a busy machine makes everybody wait.
PATIENCE: Final = 60.0
# After the bots of tables, which go after whoever decides.
LEAST_URGENT: Final = 10
MOST_WAITING: Final = 20
KEPT: Final = 50
# Raise it when judgements change: with the rules, the weights, or how the bot looks for turns.
VERSION: Final = 1
# What version 1 was called when the bot had another name, and when it was a digest of sources.
EARLIER: Final[dict[int, tuple[str, ...]]] = {1: ("brother-1", "brother-bdbe3e76")}
log: Final = logging.getLogger("labora.analyst")

State = Literal["none", "working", "done", "failed"]


def versions() -> tuple[str, ...]:
    """Which bot judges, and which state of it; then by which names that was stored before."""
    return f"{BOT}-{VERSION}", *EARLIER.get(VERSION, ())


@dataclass
class AnalysisTask:
    """Hold a game that is being judged, or has been."""

    lines: Sequence[str]
    """What was played, turn by turn."""
    judged: list[JudgedTurn] = field(default_factory=list)
    state: State = "working"


class GameAnalyst:
    """Judge finished games turn by turn in worker processes."""

    def __init__(self, rows: AnalysisRepository) -> None:
        self._rows: Final = rows
        self._worker: Final = WorkerProcess(LEAST_URGENT)
        self._one_at_a_time: Final = asyncio.Lock()
        # Whoever has solved a puzzle waits for the answer.
        self._solver: Final = WorkerProcess()
        self._one_answer_at_a_time: Final = asyncio.Lock()
        self._works: Final[dict[str, AnalysisTask]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self.progressed: Callable[[str, AnalysisTask], None] = lambda game, task: None
        """Called with a table and its task whenever a turn has been judged, and at the end."""

    @property
    def busy(self) -> bool:
        return len(self._tasks) >= MOST_WAITING

    async def look(self, game: str, lines: Sequence[str]) -> AnalysisTask | None:
        """What is known of the game as it is now; None: nothing."""
        work = self._works.get(game)
        if work is not None and tuple(work.lines) == tuple(lines):
            return work
        known = await self._known(game, lines)
        return AnalysisTask(lines, known, "done") if len(known) == len(lines) else None

    async def begin(self, game: str, questions: Sequence[TurnQuestion]) -> AnalysisTask:
        """Judges what is not judged yet; asked twice it is done once."""
        lines = tuple(question.line for question in questions)
        work = await self.look(game, lines)
        if work is not None and work.state != "failed":
            return work
        work = AnalysisTask(lines, await self._known(game, lines))
        self._remember(game, work)
        task = asyncio.create_task(self._judge(game, work, questions))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return work

    def _remember(self, game: str, work: AnalysisTask) -> None:
        self._works[game] = work
        for old in [one for one, known in self._works.items() if known.state != "working"][:-KEPT]:
            del self._works[old]

    async def _known(self, game: str, lines: Sequence[str]) -> list[JudgedTurn]:
        """Turns that were judged before, as far as the game is still the same."""
        text = await self._rows.turns(game, versions())
        found: list[JudgedTurn] = []
        for row, line in zip(json.loads(text or "[]"), lines, strict=False):
            if row["played"] != line:
                break
            found.append(_judged(row))
        return found

    async def _judge(self, game: str, work: AnalysisTask, questions: Sequence[TurnQuestion]) -> None:
        try:
            for question in questions[len(work.judged) :]:
                async with self._one_at_a_time:
                    work.judged.append(await self._ask(question))
                self.progressed(game, work)
            await self._rows.keep(game, versions()[0], json.dumps([asdict(turn) for turn in work.judged]))
            work.state = "done"
        except Exception as error:
            work.state = "failed"
            log.warning("a game was not judged", extra={"table": game, "reason": repr(error)})
        self.progressed(game, work)
        if len(self._tasks) == 1:
            # Nobody waits: the process need not, either.
            await self._worker.stop()

    async def _ask(self, question: TurnQuestion) -> JudgedTurn:
        task = {
            "task": "judge",
            "bot": BOT,
            "seconds": SECONDS,
            "turn": question.number,
            "position": question.position,
            "line": question.line,
        }
        answer = await self._worker.ask(task, PATIENCE)
        if "judged" not in answer:
            raise ValueError(answer.get("error", "no answer"))
        return _judged(answer["judged"])

    async def solve(self, puzzle: Puzzle, line: str) -> dict[str, Any]:
        """What a turn makes of a puzzle."""
        task = {"task": "solve", "puzzle": asdict(puzzle), "line": line}
        try:
            async with self._one_answer_at_a_time:
                answer = await self._solver.ask(task, PATIENCE)
        except (OSError, ValueError) as error:
            log.warning("a puzzle was not answered", extra={"reason": repr(error)})
            raise NoHintNowError from None
        if "answer" not in answer:
            log.error("a puzzle was not answered", extra={"reason": answer.get("error")})
            raise NoHintNowError
        found: dict[str, Any] = answer["answer"]
        return found

    async def close(self) -> None:
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._worker.stop()
        await self._solver.stop()


def _judged(row: dict[str, Any]) -> JudgedTurn:
    return JudgedTurn(**{**row, "expected": tuple(row["expected"])})
