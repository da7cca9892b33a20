"""Bots that take their time: how long is chosen at the table, they tell how far they are, can be hurried."""

import asyncio
from typing import Any

import pytest

from labora.rules.game import Game
from labora.rules.state.setup import make_setup
from labora.server.workers.bot_runner import BotRunner
from labora.server.workers.process import ThinkingJob, WorkerProcess
from tests.server.players import ApiClient, Json, eventually, is_problem
from tests.server.workers.fake_workers import workers_answer

POSITION = Game(make_setup("2-short", "france")).position


def test_the_abbots_seconds_are_chosen_at_the_table(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Json] = []

    async def ask(self: WorkerProcess, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        asked.append(task)
        return {"decisions": ["fell", "1,0", "wood", "end"]}

    monkeypatch.setattr(WorkerProcess, "ask", ask)
    ann = sqlite_api.person("Ann")
    table = ann.open("2-long", ("bot:abbot", "me"), abbot_seconds=20)
    assert table["abbot_seconds"] == 20
    eventually(lambda: asked)
    assert (asked[0]["bot"], asked[0]["seconds"]) == ("abbot", 20)
    assert ann.open()["abbot_seconds"] is None
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "abbot"}]
    assert ann.post("/api/tables", mode="2-long", seats=seats, abbot_seconds=61).status_code == 422


def test_only_the_abbots_time_can_be_chosen() -> None:
    bots = BotRunner(1, 2.0)
    assert [bots.seconds_of(level, 20) for level in ("monk", "cellarer", "abbot")] == [2.0, 2.0, 20]
    assert bots.seconds_of("abbot") == 6.0


def test_a_bot_that_takes_its_time_tells_how_far_it_is_and_plays_when_it_is_hurried(
    sqlite_api: ApiClient,
) -> None:
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = ann.open("2-short", ("bot:abbot", "me"), abbot_seconds=60, public=True)
    path = f"/api/tables/{table['id']}"
    with sqlite_api.client.websocket_connect(f"{path}/follow?lang=en", headers=ann.headers) as socket:
        while (message := socket.receive_json())["type"] != "thinking":
            pass
        assert message["seat"] == 0 and 0 <= message["share"] < 0.9 and message["score"] is None
        assert message["lines"][0]["words"]
        assert message["number"] == table["number"], "nothing has happened yet"
        is_problem(bob.post(f"{path}/hurry"), 403, "not-your-seat")
        assert ann.post(f"{path}/hurry").status_code == 204
        while (message := socket.receive_json())["type"] != "news":
            assert message["type"] == "thinking" and message["share"] < 0.9
    event = message["events"][0]
    assert (event["kind"], event["bot"], event["fallback"]) == ("decided", "abbot", None)


def test_a_hint_can_be_cut_short(sqlite_api: ApiClient) -> None:
    """Whoever has waited long enough gets what has been found."""
    bots: BotRunner = sqlite_api.client.app.state.server.bots

    async def hint() -> list[Any]:
        asked = asyncio.create_task(bots.suggest(POSITION, "abbot", 30.0, 2, "ann"))
        await asyncio.sleep(0)
        bots.hurry("ann")
        return await asked

    found = sqlite_api.client.portal.call(hint)
    assert len(found) == 2 and found[0].decisions
    bots.hurry("ann")  # nobody thinks any more: nothing happens


def test_nobody_else_waits_for_who_thinks_long() -> None:
    async def run() -> list[str]:
        # Seconds enough for a process to start on a busy machine.
        bots = BotRunner(1, 10.0)
        done: list[str] = []
        thinking_job = ThinkingJob()

        async def think(level: str, seconds: float | None) -> None:
            thought = await bots.think(
                POSITION, level, "ann", seconds, thinking_job if level == "abbot" else None
            )
            done.append(thought.bot)

        try:
            abbot = asyncio.create_task(think("abbot", 60.0))
            await asyncio.sleep(0.1)
            await think("monk", None)
            thinking_job.enough()
            await abbot
        finally:
            await bots.close()
        return done

    assert asyncio.run(run()) == ["monk", "abbot"]


def test_where_nobody_plays_any_more_the_bots_come_to_the_end_quickly(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever is the last person and gives up does not leave abbots thinking about each other."""
    workers_answer(monkeypatch, {"decisions": []})
    asked: list[str] = []

    async def think(self: BotRunner, position: Any, level: str, *rest: Any) -> Any:
        asked.append(level)
        await asyncio.sleep(0.01)
        return await original(self, position, level, *rest)

    original = BotRunner.think
    monkeypatch.setattr(BotRunner, "think", think)
    ann = sqlite_api.person("Ann")
    table = ann.open("2-short", ("me", "bot:abbot"))
    ann.do(f"/api/tables/{table['id']}/resign", seat=0)
    eventually(lambda: "monk" in asked)
    assert "abbot" not in asked
