"""Bots in worker processes: one that fails, cheats or is too slow is replaced, and the log says so."""

import asyncio
import random
import signal
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from labora.rules.game import Game
from labora.rules.state.setup import make_setup
from labora.server.games.runtime import housekeeping
from labora.server.workers.bot_runner import ATTEMPTS, BotRunner, BotTurn
from labora.server.workers.process import WorkerProcess
from labora.server.workers.process_pool import WorkerPool
from tests.server.players import ApiClient, Json, Player, a_clock, eventually, is_problem, older, some_option
from tests.server.workers.fake_workers import workers_answer


def thought(work: Callable[[BotRunner], Coroutine[Any, Any, BotTurn]]) -> BotTurn:
    async def run() -> BotTurn:
        bots = BotRunner(1, 0.2)
        try:
            return await work(bots)
        finally:
            await bots.close()

    return asyncio.run(run())


POSITION = Game(make_setup("2-short", "france")).position


def test_a_bot_plays_a_turn() -> None:
    # Alone: no owner of a building is asked in the middle of it.
    alone = Game(make_setup("solo", "france")).position
    found = thought(lambda bots: bots.think(alone, "random", "ann"))
    assert found.bot == "random" and found.fallback is None
    assert found.decisions[-1] == "end"


def test_one_that_fails_is_replaced() -> None:
    found = thought(lambda bots: bots.think(POSITION, "no-such-bot", "ann"))
    assert (found.bot, found.fallback and found.fallback.reason) == ("random", "failed")
    assert found.decisions


@pytest.mark.parametrize(
    "answer, reason",
    [
        (TimeoutError(), "slow"),
        (ConnectionError(), "failed"),
        ({"decisions": [], "problem": "illegal"}, "illegal"),
    ],
)
def test_one_that_is_slow_gone_or_cheating_is_replaced(
    monkeypatch: pytest.MonkeyPatch, answer: Exception | dict[str, Any], reason: str
) -> None:
    workers_answer(monkeypatch, answer)
    found = thought(lambda bots: bots.think(POSITION, "clever", "ann"))
    assert (found.bot, found.fallback and found.fallback.reason) == ("first-option", reason)
    assert found.decisions == ["place"]


def _own(bots: BotRunner) -> WorkerPool:
    assert isinstance(bots.workers, WorkerPool)
    return bots.workers


def test_a_killed_worker_is_started_again() -> None:
    async def work(bots: BotRunner) -> BotTurn:
        await bots.think(POSITION, "random", "ann")
        process = _own(bots)._all[0]._process
        assert process is not None
        process.kill()
        await process.wait()
        return await bots.think(POSITION, "random", "ann")

    assert thought(work).bot == "random"


def test_the_log_says_that_a_simpler_bot_decided(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask = WorkerProcess.ask
    asked: list[WorkerProcess] = []

    async def slow(self: WorkerProcess, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        asked.append(self)
        if len(asked) <= ATTEMPTS:
            raise TimeoutError
        return await ask(self, task, seconds)

    monkeypatch.setattr(WorkerProcess, "ask", slow)
    ann = sqlite_api.person("Ann")
    table = ann.open("2-short", ("bot:random", "me"))
    with sqlite_api.client.websocket_connect(
        f"/api/tables/{table['id']}/follow", headers=ann.headers
    ) as socket:
        while True:
            message = socket.receive_json()
            decided = ann.see(f"/api/tables/{table['id']}/events")["events"][2:]
            if decided:
                break
    assert message
    assert (decided[0]["how"], decided[0]["bot"], decided[0]["fallback"]) == ("bot", "random", "slow")


def test_another_worker_is_asked_before_a_simpler_bot_is() -> None:
    """A worker that was killed while it thought had nothing to do with the question."""

    async def work(bots: BotRunner) -> BotTurn:
        thinking = asyncio.create_task(bots.think(POSITION, "monk", "ann"))
        worker = _own(bots)._all[0]
        while worker._process is None:
            await asyncio.sleep(0.01)
        worker._process.kill()
        return await thinking

    found = thought(work)
    assert (found.bot, found.fallback) == ("monk", None)


def test_a_hanging_worker_does_not_stop_the_bots_of_other_tables() -> None:
    async def work(bots: BotRunner) -> BotTurn:
        await bots.think(POSITION, "random", "ann")
        process = _own(bots)._all[0]._process
        assert process is not None
        process.send_signal(signal.SIGSTOP)
        hanging = asyncio.create_task(bots.think(POSITION, "random", "ann"))
        await asyncio.sleep(0)
        try:
            found = await bots.think(POSITION, "random", "bob")
            assert process.returncode is None, "it still hangs"
            assert not hanging.done()
        finally:
            process.send_signal(signal.SIGCONT)
            await hanging
        return found

    assert thought(work).bot == "random"


def test_who_has_many_tables_waits_for_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[str] = []

    async def ask(self: WorkerProcess, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        await asyncio.sleep(0)
        served.append(task["bot"])
        return {"decisions": ["place"]}

    monkeypatch.setattr(WorkerProcess, "ask", ask)

    async def work(bots: BotRunner) -> BotTurn:
        many = [bots.think(POSITION, "many", "ann") for _ in range(20)]
        results = await asyncio.gather(*many, bots.think(POSITION, "one", "bob"))
        return results[-1]

    thought(work)
    assert served.index("one") <= 2


# Waking them


@pytest.fixture
def without_sweeps(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bot is found by looking: all of them have to be woken."""
    monkeypatch.setattr(housekeeping, "FORGOTTEN_SECONDS", 1e6)


def test_a_bot_is_woken_while_the_one_before_settles(without_sweeps: None, sqlite_api: ApiClient) -> None:
    server = sqlite_api.client.app.state.server
    settle, settling, may_settle = server.tables.set_due, threading.Event(), threading.Event()

    async def slowly(*due: Any) -> None:
        settling.set()
        await asyncio.to_thread(may_settle.wait, 60)
        await settle(*due)

    server.tables.set_due = slowly
    ann = sqlite_api.person("Ann")
    table = ann.open("2-short", ("bot:random", "me"))
    assert settling.wait(60)
    table = until_end_of_turn(ann, ann.table(table["id"]))
    # The bot's turn has come, and the task of its last turn is still there.
    assert table["game"]["turn"]["seat"] == 0 and table["id"] in server.bot_driver._tasks
    may_settle.set()
    eventually(lambda: ann.table(table["id"])["number"] > table["number"], backoff=20)


def test_a_bot_is_woken_by_the_turn_that_the_clock_took(without_sweeps: None, sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open("2-short", ("me", "bot:random"), **a_clock(1000))
    older(sqlite_api, table["id"], 1001)

    def seats() -> set[int]:
        events = ann.see(f"/api/tables/{table['id']}/events")["events"]
        return {event["seat"] for event in events if event["kind"] == "decided"}

    eventually(lambda: seats() == {0, 1}, backoff=20)


def until_end_of_turn(player: Player, table: Json) -> Json:
    dice, seat = random.Random(1), table["game"]["turn"]["seat"]
    while table["game"]["turn"]["seat"] == seat:
        table = player.play(table, some_option(table, dice))
    return table


def test_no_request_starts_a_program(sqlite_api: ApiClient, tmp_path: Path) -> None:
    """Bots of one's own are for the command line."""
    mark = tmp_path / "m"
    ann = sqlite_api.person("Ann")
    for name in (f"exec:touch {mark}"[-40:], "exec:true", "bots.py:Bot"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": name}]
        is_problem(ann.post("/api/tables", mode="2-short", seats=seats), 422, "no-such-bot")
        table = ann.open("2-short", ("me", "link"))
        asked = ann.post(f"/api/tables/{table['id']}/replace", seat=1, bot=name)
        is_problem(asked, 422, "no-such-bot")
    assert not mark.exists()
