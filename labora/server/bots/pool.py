"""Bots think in processes of their own; one that fails or is too slow is replaced for that decision.

Hints come from the same processes, so that players who ask for many wait for each other, not everybody else.
"""

import asyncio
import json
import logging
import random
import sys
from dataclasses import dataclass
from typing import Any, Final

from labora.rules.decision import Decision
from labora.rules.state.position import Position
from labora.rules.text.writing import position_text
from labora.server.base.metrics import BOT_DECISIONS, BOT_FALLBACKS
from labora.server.table.events import Fallback
from labora.server.wire.problems import ProblemError

MOST_DECISIONS: Final = 200
# Starting a process takes a moment, and the first decision of a level may have to load something.
GRACE: Final = 5.0
SIMPLEST: Final = "random"
# Of the seconds for one decision: the abbot takes several times as long as the others.
SECONDS_OF: Final = {"abbot": 3}
MOST_PLANS: Final = 200
log: Final = logging.getLogger("labora.bots")


@dataclass(frozen=True, slots=True)
class Thought:
    decisions: list[str]
    bot: str
    fallback: Fallback | None


@dataclass(frozen=True, slots=True)
class Hint:
    """A turn that a bot would consider, as labora.bots.suggest finds it."""

    decisions: list[str]
    scores: list[float]
    reasons: list[str]
    confidence: float


class Worker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Raises TimeoutError or OSError; the process is gone then, and the next task gets a new one."""
        try:
            process = await self._started()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(json.dumps(task).encode() + b"\n")
            line = await asyncio.wait_for(process.stdout.readline(), seconds)
            if not line:
                raise ConnectionError("the worker ended")
            answer: dict[str, Any] = json.loads(line)
            return answer
        except BaseException:
            await self.stop()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "labora.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 20,
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class Bots:
    def __init__(self, workers: int, seconds: float) -> None:
        self._seconds: Final = seconds
        self._all: Final = [Worker() for _ in range(max(1, workers))]
        self._free: Final[asyncio.Queue[Worker]] = asyncio.Queue()
        self._plans: Final[dict[str, list[int]]] = {}
        for worker in self._all:
            self._free.put_nowait(worker)

    async def think(self, position: Position, level: str) -> Thought:
        """Never fails: in the end the first option is taken."""
        asked = await self._try(position, level)
        if isinstance(asked, list):
            return Thought(asked, level, None)
        BOT_FALLBACKS.labels(level, asked).inc()
        log.warning("a bot was replaced", extra={"bot": level, "reason": asked})
        fallback = Fallback(asked=level, reason=asked)
        simple = await self._try(position, SIMPLEST)
        if isinstance(simple, list):
            return Thought(simple, SIMPLEST, fallback)
        return Thought([Decision(position).options[0].text], "first-option", fallback)

    async def suggest(self, position: Position, level: str, seconds: float, n: int) -> list[Hint]:
        task = {
            "task": "suggest",
            "position": position_text(position),
            "bot": level,
            "seconds": seconds,
            "n": n,
        }
        try:
            answer = await self._ask(task, seconds)
        except (OSError, ValueError) as error:
            log.warning("no hint", extra={"reason": repr(error)})
            raise ProblemError(503, "no-hint-now") from None
        if "problem" in answer:
            log.error("no hint", extra={"reason": answer["error"]})
            raise ProblemError(503, "no-hint-now")
        return [Hint(**hint) for hint in answer["hints"]]

    async def _ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        worker = await self._free.get()
        try:
            return await worker.ask(task, GRACE + 20 * seconds)
        finally:
            self._free.put_nowait(worker)

    async def _try(self, position: Position, level: str) -> Any:
        """Decisions, or the reason why there are none."""
        text = position_text(position)
        seconds = self._seconds * SECONDS_OF.get(level, 1)
        task = {
            "task": "decide",
            "position": text,
            "bot": level,
            "seed": random.SystemRandom().getrandbits(31),
            "seconds": seconds,
            "most": MOST_DECISIONS,
            "plan": self._plans.get(text),
        }
        try:
            answer = await self._ask(task, seconds)
        except TimeoutError:
            return "slow"
        except (OSError, ValueError):
            return "failed"
        BOT_DECISIONS.labels(level).inc(len(answer["decisions"]))
        if "plan" in answer:
            self._remember(answer["plan_from"], answer["plan"])
        # What was decided before it went wrong counts.
        return answer["decisions"] or answer.get("problem", "failed")

    def _remember(self, position: str, plan: list[int]) -> None:
        """Plans of solo games live here, in memory: workers have none. A plan that is lost is made anew."""
        self._plans[position] = plan
        while len(self._plans) > MOST_PLANS:
            del self._plans[next(iter(self._plans))]

    async def close(self) -> None:
        for worker in self._all:
            await worker.stop()
