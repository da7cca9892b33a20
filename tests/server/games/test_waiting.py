"""One long request instead of many: `wait=` answers when there is something to do, and never much later."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from labora.mcp.play_tools import LONGEST_WAIT as LONGEST_OF_MODELS
from labora.server.games.waiting_types import LONGEST_WAIT
from tests.server.players import ApiClient, Json, Player, eventually, new_key, ok
from tests.server.processes import Server

LONG = 40
"""Longer than any of these tests takes: who waits to the end fails by the time."""


@contextmanager
def meanwhile(ask: Callable[[], Any]) -> Iterator["Future[Any]"]:
    """Ask in a thread of its own, as another program would."""
    found: Future[Any] = Future()

    def run() -> None:
        try:
            found.set_result(ask())
        except BaseException as error:
            found.set_exception(error)

    thread = threading.Thread(target=run)
    thread.start()
    yield found
    thread.join()


def waiting_at(api: ApiClient, table: str) -> int:
    """How many requests wait for the table."""
    return len(api.client.app.state.server.subscriptions._waiting.get(table, ()))


def two_people(api: ApiClient) -> tuple[Player, Player, Json]:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    return ann, bob, bob.do(f"/api/tables/{table['id']}/join")


TURN = ("fell", "1,0", "wood", "cut", "0,0", "peat", "end")


def test_a_player_waits_for_the_turn(api: ApiClient) -> None:
    ann, bob, table = two_people(api)
    with meanwhile(lambda: bob.see(f"/api/tables/{table['id']}", wait=LONG)) as found:
        eventually(lambda: waiting_at(api, table["id"]))
        now = ann.play(table, *TURN[:1])
        ann.do(f"/api/tables/{table['id']}/messages", text="one moment")
        assert not found.done()
        ann.play(ann.table(now["id"]), *TURN[1:])
        seen = found.result(LONG / 2)
    assert seen["game"]["turn"]["seat"] == 1
    assert seen == bob.table(table["id"])
    assert waiting_at(api, table["id"]) == 0


def test_whoever_is_to_decide_need_not_wait(sqlite_api: ApiClient) -> None:
    ann, _, table = two_people(sqlite_api)
    path, started = f"/api/tables/{table['id']}", time.monotonic()
    assert ann.see(path, wait=LONG) == ann.table(table["id"])
    # There is no turn of theirs to wait for.
    stranger = sqlite_api.stranger()
    assert stranger.see(path, wait=LONG) == stranger.table(table["id"])
    assert time.monotonic() - started < LONG / 2


def test_waiting_ends(sqlite_api: ApiClient) -> None:
    _, bob, table = two_people(sqlite_api)
    path = f"/api/tables/{table['id']}"
    assert bob.see(path, wait=0.2) == bob.table(table["id"])
    assert bob.get(path, wait=LONGEST_WAIT + 1).status_code == 422
    assert bob.get(path, wait=-1).status_code == 422


def test_a_question_about_undoing_ends_it(sqlite_api: ApiClient) -> None:
    ann, _, table = two_people(sqlite_api)
    now = ann.play(table, *TURN)
    with meanwhile(lambda: ann.see(f"/api/tables/{table['id']}", wait=LONG)) as found:
        eventually(lambda: waiting_at(sqlite_api, table["id"]))
        ok(ann.undo(now, 0))
        seen = found.result(LONG / 2)
    assert seen["game"]["undo"]["question"]["seat"] == 0


def test_decisions_are_answered_when_the_bots_have_played(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.open("2-short", ("me", "bot:random"))
    asked: Json = {"based_on": table["number"], "decisions": list(TURN), "wait": LONG, "until": "no-bot"}
    key, path = new_key(), f"/api/tables/{table['id']}/decide"
    decided = ann.do(path, **asked, key=key)
    assert decided["table"]["game"]["turn"]["seat"] == 0
    assert decided["number"] == table["number"] + 1 < decided["table"]["number"]
    again = ann.do(path, **asked, key=key)
    assert again["repeated"] and again["number"] == decided["number"]


def test_until_no_bot_leaves_people_their_time(sqlite_api: ApiClient) -> None:
    ann, _, table = two_people(sqlite_api)
    path = f"/api/tables/{table['id']}"
    asked: Json = {"based_on": table["number"], "decisions": list(TURN), "key": new_key()}
    decided = ann.do(f"{path}/decide", **asked, wait=LONG, until="no-bot")
    assert decided["table"]["game"]["turn"]["seat"] == 1
    assert ann.see(path, wait=LONG, until="no-bot")["number"] == decided["number"]


def test_whoever_watches_waits_for_events(api: ApiClient) -> None:
    ann, _, table = two_people(api)
    path, stranger = f"/api/tables/{table['id']}/events", api.stranger()
    with meanwhile(lambda: stranger.see(path, since=table["number"], wait=LONG)) as found:
        eventually(lambda: waiting_at(api, table["id"]))
        now = ann.play(table, "fell")
        seen = found.result(LONG / 2)
    assert [event["kind"] for event in seen["events"]] == ["decided"]
    assert seen["number"] == now["number"]
    assert stranger.see(path, since=now["number"], wait=0.1)["events"] == []


def test_waiting_is_not_being_here(sqlite_api: ApiClient) -> None:
    ann, bob, table = two_people(sqlite_api)
    with meanwhile(lambda: bob.see(f"/api/tables/{table['id']}", wait=LONG)) as found:
        eventually(lambda: waiting_at(sqlite_api, table["id"]))
        seen = ann.table(table["id"])
        assert not seen["seats"][1]["online"] and seen["watching"] == 0
        ann.play(table, *TURN)
        found.result(LONG / 2)


def test_a_client_that_leaves_is_not_waited_for(sqlite_api: ApiClient) -> None:
    _, bob, table = two_people(sqlite_api)
    sent: list[Any] = []

    async def ask() -> None:
        left = asyncio.Event()
        incoming = iter(({"type": "http.request", "body": b"", "more_body": False},))

        async def receive() -> Any:
            for message in incoming:
                return message
            await left.wait()
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            sent.append(message)

        path = f"/api/tables/{table['id']}"
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": f"wait={LONG}".encode(),
            "headers": [
                (b"host", b"testserver"),
                *((name.lower().encode(), value.encode()) for name, value in bob.headers.items()),
            ],
            "scheme": "http",
            "server": ("testserver", 80),
            "client": ("testclient", 1),
            "root_path": "",
        }
        task = asyncio.create_task(sqlite_api.client.app(scope, receive, send))
        while not waiting_at(sqlite_api, table["id"]):
            await asyncio.sleep(0.01)
        left.set()
        await asyncio.wait_for(task, LONG / 2)

    sqlite_api.client.portal.call(ask)
    assert waiting_at(sqlite_api, table["id"]) == 0


def test_many_wait_beside_others_who_play(sqlite_api: ApiClient) -> None:
    """They occupy no thread and no worker: more of them than there are threads of either."""
    ann, bob, table = two_people(sqlite_api)
    path = f"/api/tables/{table['id']}"

    async def ask() -> list[int]:
        transport = httpx2.ASGITransport(sqlite_api.client.app)
        async with httpx2.AsyncClient(transport=transport, base_url="http://testserver") as client:
            asked = [
                asyncio.create_task(client.get(path, params={"wait": LONG}, headers=bob.headers))
                for _ in range(100)
            ]
            while waiting_at(sqlite_api, table["id"]) < len(asked):
                await asyncio.sleep(0.01)
            looked = await client.post(f"{path}/explore", json={"decisions": ["fell"]}, headers=ann.headers)
            assert looked.status_code == 200
            decide = {"based_on": table["number"], "decisions": list(TURN), "key": new_key()}
            await client.post(f"{path}/decide", json=decide, headers=ann.headers)
            return [(await one).status_code for one in asked]

    assert sqlite_api.client.portal.call(ask) == [200] * 100


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_what_happens_at_another_process_ends_it(database: str, tmp_path: Path) -> None:
    first, second = (Server(database, tmp_path / f"log{n}").start() for n in range(2))
    with httpx2.Client(base_url=first.url, timeout=60) as here, httpx2.Client(base_url=second.url) as there:
        ann, bob = ApiClient(here).person("Ann"), ApiClient(here).person("Bob")
        table = ann.open("2-short", ("me", "link"), public=True)
        table = bob.do(f"/api/tables/{table['id']}/join")
        beside = Player(there, ann.token)
        with meanwhile(lambda: bob.see(f"/api/tables/{table['id']}", wait=LONG)) as found:
            # Whether it waits already or comes a little later, the turn is seen.
            ok(beside.decide(beside.table(table["id"]), *TURN))
            assert found.result(LONG / 2)["game"]["turn"]["seat"] == 1


def test_a_server_that_stops_keeps_nobody_waiting(tmp_path: Path) -> None:
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", tmp_path / "log").start()
    with (
        httpx2.Client(base_url=server.url, timeout=60) as client,
        httpx2.Client(base_url=server.url) as other,
    ):
        ann, _, table = two_people(ApiClient(client))
        path = f"/api/tables/{table['id']}"
        asked: Json = {"based_on": table["number"], "decisions": list(TURN), "key": new_key()}
        with meanwhile(lambda: ann.do(f"{path}/decide", **asked, wait=LONG)) as found:
            eventually(lambda: ok(other.get(path))["number"] > table["number"])
            started = time.monotonic()
            server.stop()
            # uvicorn ends what is still under way after five seconds, without an answer.
            assert found.result(LONG / 2)["table"]["id"] == table["id"]
            assert time.monotonic() - started < LONG / 2


def test_models_wait_as_long_as_anybody() -> None:
    assert LONGEST_OF_MODELS == LONGEST_WAIT
