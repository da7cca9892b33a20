"""Bots think in processes of their own, which take from a queue in PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import SettingError, Settings, settings_from_environment
from labora.server.database.connection import Database
from labora.server.workers import job_queue
from labora.server.workers.job_client import JobClient, RemoteWorkers
from labora.server.workers.job_queue import JobQueue
from labora.server.workers.job_worker import JobWorker
from labora.server.workers.process import ThinkingJob, WorkerProcess
from tests.server.players import ApiClient, eventually
from tests.server.processes import Server

TASK = {"task": "decide", "position": "somewhere"}


class Thinking:
    """Worker processes that answer when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun: asyncio.Queue[tuple[str, WorkerProcess]] = asyncio.Queue()
        self.may_end = asyncio.Event()

        async def ask(worker: WorkerProcess, task: dict[str, Any], seconds: float) -> dict[str, Any]:
            self.begun.put_nowait((task["position"], worker))
            await self.may_end.wait()
            return {"decisions": [task["position"]]}

        monkeypatch.setattr(WorkerProcess, "ask", ask)


@asynccontextmanager
async def working(database: Database, count: int = 1) -> AsyncIterator[asyncio.Task[None]]:
    task = asyncio.create_task(JobWorker(database, count).run())
    try:
        yield task
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


@asynccontextmanager
async def desk_at(url: str) -> AsyncIterator[tuple[Database, JobClient]]:
    database = Database(url)
    await database.open()
    job_client = JobClient(database)
    await job_client.start()
    try:
        yield database, job_client
    finally:
        await job_client.stop()
        await database.close()


async def is_known(database: Database, job: str) -> bool:
    try:
        await JobQueue(database).answer_of(job)
    except LookupError:
        return False
    return True


def test_a_worker_that_dies_in_the_middle_loses_nothing(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job_queue, "LEASE_SECONDS", 0.5)

    async def run() -> None:
        thinking = Thinking(monkeypatch)
        async with desk_at(postgres()) as (database, job_client):
            asked = asyncio.create_task(RemoteWorkers(job_client, "quick").ask(TASK, 5, "ann"))
            async with working(database) as first:
                await thinking.begun.get()
                # As if the machine were gone: nothing is given back.
                monkeypatch.setattr(JobWorker, "_stop", lambda self: asyncio.sleep(0))
                first.cancel()
                await asyncio.gather(first, return_exceptions=True)
            monkeypatch.undo()
            monkeypatch.setattr(job_queue, "LEASE_SECONDS", 0.5)
            again = Thinking(monkeypatch)
            async with working(database):
                await again.begun.get()
                again.may_end.set()
                assert await asked == {"decisions": ["somewhere"]}

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_worker_that_is_stopped_leaves_its_work_to_others_at_once(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        thinking = Thinking(monkeypatch)
        async with desk_at(postgres()) as (database, job_client):
            asked = asyncio.create_task(RemoteWorkers(job_client, "quick").ask(TASK, 5, "ann"))
            async with working(database):
                await thinking.begun.get()
            assert not await JobQueue(database).has_workers()
            thinking.may_end.set()
            async with working(database):
                assert (await asked)["decisions"] == ["somewhere"]
                assert await JobQueue(database).has_workers()

    asyncio.run(asyncio.wait_for(run(), 60))


def test_who_has_many_tables_waits_for_themselves(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        thinking = Thinking(monkeypatch)
        async with desk_at(postgres()) as (database, job_client):
            elsewhere = RemoteWorkers(job_client, "quick")

            async def ask(what: str, who: str) -> asyncio.Task[dict[str, Any]]:
                task = asyncio.create_task(elsewhere.ask(TASK | {"position": what}, 5, who))
                await asyncio.sleep(0)
                while not await is_known(database, list(job_client.open)[-1]):
                    await asyncio.sleep(0.01)
                return task

            asked = [await ask(f"ann {number}", "ann") for number in range(3)]
            async with working(database, 2):
                begun = [(await thinking.begun.get())[0] for _ in range(2)]
                asked.append(await ask("bob", "bob"))
                thinking.may_end.set()
                begun += [(await thinking.begun.get())[0] for _ in range(2)]
                await asyncio.gather(*asked)
            assert set(begun[:2]) < {"ann 0", "ann 1", "ann 2"}
            assert "bob" in begun[2:]

    asyncio.run(asyncio.wait_for(run(), 60))


def test_progress_comes_back_and_impatience_gets_there(
    postgres: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        thinking = Thinking(monkeypatch)
        hurried = asyncio.Event()
        monkeypatch.setattr(WorkerProcess, "say_enough", lambda self: hurried.set())
        heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        async with desk_at(postgres()) as (database, job_client), working(database):
            thinking_job = ThinkingJob(heard.put_nowait)
            asked = asyncio.create_task(
                RemoteWorkers(job_client, "patient").ask(TASK, 5, "ann", thinking_job)
            )
            _, worker = await thinking.begun.get()
            worker.thinking_job.heard({"share": 0.5})
            assert await heard.get() == {"share": 0.5}
            thinking_job.enough()
            await hurried.wait()
            thinking.may_end.set()
            await asked

    asyncio.run(asyncio.wait_for(run(), 60))


def test_a_question_of_a_person_does_not_wait_for_ever(postgres: Callable[[], str]) -> None:
    async def run() -> None:
        async with desk_at(postgres()) as (database, job_client):
            with pytest.raises(TimeoutError):
                await RemoteWorkers(job_client, "quick").ask({"task": "suggest"}, 0.1, "ann")
            assert await JobQueue(database).claim("somebody", "quick", 1) == []

    asyncio.run(asyncio.wait_for(run(), 60))


@pytest.fixture
def apart(postgres: Callable[[], str]) -> Iterator[ApiClient]:
    """A service without workers."""
    settings = Settings(database=postgres(), rate_limits=False, bot_workers=0)
    with TestClient(create_app(settings)) as client:
        yield ApiClient(client)


def test_a_service_without_workers_says_so_until_some_come(apart: ApiClient, tmp_path: Path) -> None:
    ready = apart.client.get("/readyz")
    assert (ready.status_code, ready.json()["failing"]) == (503, ["bots"])
    ann = apart.person("Ann")
    table = ann.open("2-short", ("bot:novice", "me"))
    assert table["game"]["decision"]["player"] == 0
    database = apart.client.app.state.server.settings.database
    workers = Server(database, tmp_path / "log", bots_only="yes").begin()
    eventually(lambda: apart.client.get("/readyz").status_code == 200)
    eventually(lambda: ann.table(table["id"])["game"]["decision"]["player"] == 1)
    assert workers.process is not None
    workers.process.terminate()
    assert workers.process.wait(60) == 0, workers.log.read_text()
    eventually(lambda: apart.client.get("/readyz").json()["failing"] == ["bots"])


def test_workers_of_their_own_need_postgres() -> None:
    for given in ({"bots_only": True}, {"bot_workers": 0}):
        with pytest.raises(SettingError, match="PostgreSQL"):
            settings_from_environment(database="sqlite+aiosqlite:///labora.db", **given)
