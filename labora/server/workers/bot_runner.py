"""Bots think in processes of their own; one that fails or is too slow is replaced for that decision.

Hints come from the same processes, so that players who ask for many wait only for each other.
Bots that think long have processes of their own: no other bot waits for an abbot.
"""

import contextlib
import logging
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from labora.bots.registry import row_of
from labora.rules.decision import Decision
from labora.rules.state.position import Position
from labora.rules.text.writing import position_text
from labora.server.core.metrics import BOT_DECISIONS, BOT_FALLBACKS, WORKER_FAILURES
from labora.server.workers.errors import NoHintNowError
from labora.server.workers.fallback import Fallback
from labora.server.workers.job_client import JobClient, RemoteWorkers
from labora.server.workers.process import ThinkingJob
from labora.server.workers.process_pool import WorkerPool

MOST_DECISIONS: Final = 200
SIMPLEST: Final = "random"
MOST_PLANS: Final = 200
# A worker that died or hangs has nothing to do with the question: it is asked again.
ATTEMPTS: Final = 2
log: Final = logging.getLogger("labora.bots")


@dataclass(frozen=True, slots=True)
class BotTurn:
    """Hold what a bot decided, and who stood in for it if that was necessary."""

    decisions: list[str]
    bot: str
    fallback: Fallback | None


@dataclass(frozen=True, slots=True)
class Hint:
    """Hold a turn that a bot would consider, as labora.bots.suggest finds it."""

    decisions: list[str]
    scores: list[float]
    reasons: list[str]
    confidence: float


class BotRunner:
    """Ask worker processes what bots would do."""

    def __init__(self, workers: int, seconds: float, job_client: JobClient | None = None) -> None:
        """With a desk, bots think elsewhere."""
        self._seconds: Final = seconds
        self._client: Final = job_client
        self.workers: Final = (
            WorkerPool(workers) if job_client is None else RemoteWorkers(job_client, "quick")
        )
        self.patient: Final = (
            WorkerPool(workers) if job_client is None else RemoteWorkers(job_client, "patient")
        )
        self._plans: Final[dict[str, list[int]]] = {}
        self._jobs: Final[dict[str, list[ThinkingJob]]] = {}

    def seconds_of(self, level: str, chosen: float | None = None) -> float:
        """Say how long a level may think about a turn: at some tables that was chosen."""
        row = row_of(level)
        if row.time_chosen and chosen is not None:
            return chosen
        return self._seconds * row.time_factor

    @contextlib.contextmanager
    def known(self, about: str, thinking_job: ThinkingJob) -> Iterator[ThinkingJob]:
        """While it is thought about, `hurry(about)` ends the thinking."""
        self._jobs.setdefault(about, []).append(thinking_job)
        try:
            yield thinking_job
        finally:
            self._jobs[about].remove(thinking_job)
            if not self._jobs[about]:
                del self._jobs[about]

    def hurry(self, about: str) -> None:
        """Let the bot that thinks about it decide now."""
        for thinking_job in self._jobs.get(about, []):
            thinking_job.enough()

    async def start(self) -> None:
        if self._client is not None:
            await self._client.start()

    def _workers_for(self, level: str) -> WorkerPool | RemoteWorkers:
        return self.patient if row_of(level).thinks_long else self.workers

    async def think(
        self,
        position: Position,
        level: str,
        who: str,
        seconds: float | None = None,
        thinking_job: ThinkingJob | None = None,
    ) -> BotTurn:
        """Never fails: in the end the first option is taken. `who` waits for own tables first."""
        asked = await self._try(position, level, who, seconds, thinking_job)
        if isinstance(asked, list):
            return BotTurn(asked, level, None)
        BOT_FALLBACKS.labels(level, asked).inc()
        log.warning("a bot was replaced", extra={"bot": level, "reason": asked})
        fallback = Fallback(asked=level, reason=asked)
        simple = await self._try(position, SIMPLEST, who)
        if isinstance(simple, list):
            return BotTurn(simple, SIMPLEST, fallback)
        return BotTurn([Decision(position).options[0].text], "first-option", fallback)

    async def suggest(self, position: Position, level: str, seconds: float, n: int, who: str) -> list[Hint]:
        """Suggest turns. `hurry` with the same `who` ends the thinking."""
        task = {
            "task": "suggest",
            "position": position_text(position),
            "bot": level,
            "seconds": seconds,
            "n": n,
        }
        try:
            with self.known(who, ThinkingJob()) as thinking_job:
                workers = self._workers_for(level)
                answer = await workers.ask(task, _timeout(seconds), who, thinking_job)
        except (OSError, ValueError) as error:
            log.warning("no hint", extra={"reason": repr(error)})
            raise NoHintNowError from None
        if "problem" in answer:
            log.error("no hint", extra={"reason": answer["error"]})
            raise NoHintNowError
        return [Hint(**hint) for hint in answer["hints"]]

    async def _try(
        self,
        position: Position,
        level: str,
        who: str,
        chosen: float | None = None,
        thinking_job: ThinkingJob | None = None,
    ) -> Any:
        """Decisions, or the reason why there are none."""
        text = position_text(position)
        seconds = self.seconds_of(level, chosen)
        task = {
            "task": "decide",
            "position": text,
            "bot": level,
            "seed": random.SystemRandom().getrandbits(31),
            "seconds": seconds,
            "most": MOST_DECISIONS,
            "plan": self._plans.get(text),
        }
        reason = "failed"
        for _ in range(ATTEMPTS):
            try:
                answer = await self._workers_for(level).ask(task, _timeout(seconds), who, thinking_job)
            except (OSError, ValueError) as error:
                reason = "slow" if isinstance(error, TimeoutError) else "failed"
                WORKER_FAILURES.labels(reason).inc()
                log.warning("a worker failed", extra={"bot": level, "reason": reason})
                continue
            BOT_DECISIONS.labels(level).inc(len(answer["decisions"]))
            if "plan" in answer:
                self._remember(answer["plan_from"], answer["plan"])
            # What was decided before it went wrong counts.
            return answer["decisions"] or answer.get("problem", "failed")
        return reason

    def _remember(self, position: str, plan: list[int]) -> None:
        """Keep plans of solo games in memory: workers have none. A lost plan is made again."""
        self._plans[position] = plan
        while len(self._plans) > MOST_PLANS:
            del self._plans[next(iter(self._plans))]

    async def close(self) -> None:
        await self.workers.close()
        await self.patient.close()
        if self._client is not None:
            await self._client.stop()


def _timeout(seconds: float) -> float:
    """How long a worker that thinks so long about a decision may say nothing."""
    return 3 * seconds + 3
