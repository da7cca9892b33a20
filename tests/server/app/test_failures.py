"""Failures that show: a database that goes away, a table that cannot be read, a file that is gone."""

import asyncio
import gzip
import json
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.games.event_storage import GameRow
from labora.server.moderation.administration import Admin
from tests.server.app.test_processes import follow, heard
from tests.server.players import (
    ApiClient,
    Json,
    Player,
    a_clock,
    eventually,
    execute,
    is_problem,
    ok,
    person_of,
)
from tests.server.processes import Server

# A process that does not hear the others any more


def test_news_cross_again_when_the_database_comes_back(own_postgres: Any, tmp_path: Path) -> None:
    database = str(own_postgres.get_uri()).replace("postgresql://", "postgresql+asyncpg://")
    servers = [Server(database, tmp_path / f"log{number}").start() for number in range(2)]
    with (
        httpx.Client(base_url=servers[0].url, timeout=60) as here,
        httpx.Client(base_url=servers[1].url, timeout=60) as there,
    ):
        ann = ApiClient(here).person("Ann")
        table = ann.open(public=True)["id"]
        asyncio.run(cut_and_restart(own_postgres, servers[1], ann, Player(there, ann.token), table))
        assert "lost the database" in servers[1].log.read_text()
    for server in servers:
        server.stop()


def test_who_was_blocked_while_nothing_was_heard_follows_no_more(postgres: Callable[[], str]) -> None:
    with TestClient(create_app(Settings(database=postgres(), rate_limits=False))) as client:
        api = ApiClient(client)
        ann, eve = api.person("Ann"), api.person("Eve")
        table = ann.open(public=True)["id"]
        path, subscriptions = f"/api/tables/{table}/follow", client.app.state.server.subscriptions  # type: ignore[attr-defined]
        with (
            client.websocket_connect(path, headers=ann.headers) as welcome,
            client.websocket_connect(path, headers=eve.headers) as blocked,
        ):
            assert welcome.receive_json()["type"] == blocked.receive_json()["type"] == "hello"
            assert subscriptions.count == 2
            execute(api, "UPDATE person SET blocked = TRUE WHERE name = 'Eve'")
            cut(api)
            eventually(lambda: subscriptions.count == 1)
            is_problem(eve.get("/api/me"), 401, "who-are-you")
            assert ann.post(f"/api/tables/{table}/messages", text="still here").status_code == 200
            while (message := welcome.receive_json())["type"] != "news":
                assert message["type"] == "presence"


def cut(api: ApiClient) -> None:
    """All connections to the database, as its restart does."""
    own = "pid <> pg_backend_pid() AND datname = current_database()"
    execute(api, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own}")


def test_who_left_while_nothing_was_heard_is_not_here_any_more(postgres: Callable[[], str]) -> None:
    with TestClient(create_app(Settings(database=postgres(), rate_limits=False))) as client:
        api = ApiClient(client)
        ann, bob = api.person("Ann"), api.person("Bob")
        table = ann.open(seats=("me", "link"), public=True)["id"]
        bob.do(f"/api/tables/{table}/join")
        subscriptions, person = client.app.state.server.subscriptions, person_of(api, bob)  # type: ignore[attr-defined]
        subscriptions.hear("another process", table, [person], {person})
        assert ann.table(table)["seats"][1]["online"] and subscriptions.is_looking(table, person)
        cut(api)
        eventually(lambda: not ann.table(table)["seats"][1]["online"])
        assert not subscriptions.is_looking(table, person)
        # Nobody is replaced because of it: they have been away since now.
        assert subscriptions.absent_since(table, person) > time.time() - 60


async def cut_and_restart(postgres: Any, other: Server, ann: Player, there: Player, table: str) -> None:
    async with follow(other, there, table) as socket:
        await heard(socket, "hello")
        await said_and_heard(socket, ann, table, "before")
        own = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
        postgres.psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {own};")
        await said_and_heard(socket, ann, table, "after the connections were cut")
        await asyncio.to_thread(postgres.stop)

        def is_ready() -> bool:
            return bool(there.client.get("/readyz").status_code == 200)

        await asyncio.to_thread(eventually, lambda: not is_ready())
        assert there.client.get("/healthz").status_code == 200
        await asyncio.to_thread(postgres.start)
        await asyncio.to_thread(eventually, is_ready)
        await said_and_heard(socket, ann, table, "after a restart")


async def said_and_heard(socket: Any, ann: Player, table: str, message: str) -> None:
    """Storing may fail for a moment; what is stored is heard."""
    path = f"/api/tables/{table}/messages"
    await asyncio.to_thread(eventually, lambda: ann.post(path, text=message).status_code == 200)
    while not any(event["text"] == message for event in (await heard(socket, "news"))["events"]):
        pass


def test_all_parts_are_stopped_when_one_cannot(sqlite_api: ApiClient) -> None:
    server = sqlite_api.client.app.state.server
    stopped = []

    async def broken() -> None:
        raise OSError("no")

    async def closed() -> None:
        stopped.append("bots")

    server.process_sync.stop = broken
    server.bots.close, close = closed, server.bots.close
    sqlite_api.client.portal.call(server.stop)
    assert stopped == ["bots"]
    assert server.database.sqlite._thread is None or not server.database.sqlite._thread.is_alive()
    sqlite_api.client.portal.call(close)
    server.stop = closed


# A table that cannot be read


def test_an_unreadable_table_stops_no_other_clock(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", rate_limits=False)
    with TestClient(create_app(settings)) as client:
        api = ApiClient(client)
        ann = api.person("Ann")
        bad, good = (ann.open(**a_clock(10))["id"] for _ in range(2))
        execute(api, 'UPDATE event SET body = \'{"kind": "sung"}\' WHERE game = :id AND number = 2', id=bad)
        for identifier in (bad, good):
            late(api, identifier)
        eventually(lambda: ann.table(good)["game"]["decision"]["player"] == 1)
        assert api.client.app.state.server.tables is not None


def late(api: ApiClient, identifier: str) -> None:
    """The turn began a minute ago, as far as the database knows; and the table is read again."""
    api.client.app.state.server.registry._tables.pop(identifier, None)
    execute(api, "UPDATE event SET at = at - 60 WHERE game = :id", id=identifier)
    execute(api, "UPDATE game SET deadline = deadline - 60 WHERE id = :id", id=identifier)


def test_a_broken_table_carries_no_deadline(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.play(ann.open(**a_clock(10)), "fell")
    wrong = json.dumps({"kind": "decided", "seat": 0, "decisions": ["settle"]})
    execute(
        sqlite_api,
        "UPDATE event SET body = :body WHERE game = :id AND number = 3",
        body=wrong,
        id=table["id"],
    )
    late(sqlite_api, table["id"])
    server = sqlite_api.client.app.state.server

    def deadline() -> float | None:
        row: GameRow = sqlite_api.client.portal.call(server.tables.game, table["id"])
        return row.deadline

    eventually(lambda: deadline() is None)


def test_slow_bots_of_one_table_hold_up_no_other_clock(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")
    first, second = (ann.open(**a_clock(10))["id"] for _ in range(2))
    server = sqlite_api.client.app.state.server
    think = server.bots.think
    asked: list[object] = []

    async def slow(position: Any, *more: Any, **others: Any) -> Any:
        asked.append(position)
        if len(asked) == 1:
            await asyncio.sleep(3600)
        return await think(position, *more, **others)

    server.bots.think = slow
    for identifier in (first, second):
        late(sqlite_api, identifier)
    eventually(lambda: any(ann.table(one)["game"]["decision"]["player"] == 1 for one in (first, second)), 20)


# Backups


def test_a_backup_is_one_moment(database: str, tmp_path: Path) -> None:
    """While decisions are taken, each game's row is as old as its events."""
    with TestClient(create_app(Settings(database=database, rate_limits=False))) as client:
        ann = ApiClient(client).person("Ann")
        tables = [ann.open()["id"] for _ in range(3)]
        going = threading.Event()

        def talk_on() -> None:
            while not going.is_set():
                talk(ann, tables)

        player = threading.Thread(target=talk_on)
        player.start()
        try:
            for number in range(12):
                assert mixed(backed_up(database, tmp_path / f"{number}.gz")) == []
        finally:
            going.set()
            player.join()


def talk(ann: Player, tables: list[str]) -> None:
    for table in tables:
        ann.post(f"/api/tables/{table}/messages", text="on and on")


def backed_up(database: str, file: Path) -> list[tuple[str, Json]]:
    async def work() -> None:
        async with Admin(database) as admin:
            await admin.back_up(file)

    asyncio.run(work())
    with gzip.open(file, "rt") as lines:
        return [json.loads(line) for line in list(lines)[1:]]


def mixed(rows: list[tuple[str, Json]]) -> list[str]:
    last: dict[str, int] = {}
    for name, row in rows:
        if name == "event":
            last[row["game"]] = max(row["number"], last.get(row["game"], 0))
    return [row["id"] for name, row in rows if name == "game" and row["number"] != last[row["id"]]]


def test_bots_go_on_after_a_restore(tmp_path: Path) -> None:
    """Who has to decide, and until when, is computed anew: an old backup may have it wrong."""
    first = f"sqlite+aiosqlite:///{tmp_path / 'first.db'}"
    with TestClient(create_app(Settings(database=first, rate_limits=False))) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open("2-short", ("me", "device"), **a_clock(1000))["id"]
    file = tmp_path / "backup.gz"
    rows = backed_up(first, file)
    with gzip.open(file, "rt") as lines:
        head = next(iter(lines))
    for name, row in rows:
        if name == "game":
            row |= {"deadline": None, "bot_due": True, "summary": row["summary"]}
    with gzip.open(file, "wt") as out:
        out.write(head + "".join(json.dumps(row) + "\n" for row in rows))
    second = f"sqlite+aiosqlite:///{tmp_path / 'second.db'}"

    async def restored() -> Any:
        async with Admin(second) as admin:
            await admin.restore(file)
            return await admin.tables.game(table)

    stored = asyncio.run(restored())
    assert not stored.bot_due
    assert stored.deadline == pytest.approx(time.time() + 1000, abs=300)


# Alive, and ready


def test_a_removed_database_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "labora.db"
    with TestClient(
        create_app(Settings(database=f"sqlite+aiosqlite:///{file}", rate_limits=False))
    ) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open()
        assert client.get("/readyz").json()["status"] == "ready"
        file.unlink()
        not_ready = eventually(lambda: (found := client.get("/readyz")).status_code == 503 and found)
        assert "database-file" in not_ready.json()["failing"]
        assert client.get("/healthz").status_code == 200
        # Nothing is acknowledged that will be lost.
        assert ann.decide(table, "fell").status_code == 503
        assert client.post("/api/me", json={"name": "Bob"}).status_code == 503


def test_a_locked_database_is_not_ready(tmp_path: Path) -> None:
    file = tmp_path / "labora.db"
    with TestClient(
        create_app(Settings(database=f"sqlite+aiosqlite:///{file}", rate_limits=False))
    ) as client:
        assert client.get("/readyz").status_code == 200
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        not_ready = eventually(lambda: (found := client.get("/readyz")).status_code == 503 and found)
        assert not_ready.json()["failing"] == ["writing"]
        other.execute("ROLLBACK")
        other.close()
        eventually(lambda: client.get("/readyz").status_code == 200)


def test_a_full_disk_is_not_ready(sqlite_api: ApiClient) -> None:
    connection = sqlite_api.client.app.state.server.database.sqlite.connection
    assert sqlite_api.client.get("/readyz").status_code == 200
    connection.set_authorizer(
        lambda action, *_: sqlite3.SQLITE_DENY if action == sqlite3.SQLITE_UPDATE else 0
    )
    eventually(lambda: sqlite_api.client.get("/readyz").status_code == 503)
    connection.set_authorizer(None)
    eventually(lambda: sqlite_api.client.get("/readyz").status_code == 200)


# At once


def test_two_processes_start_on_an_empty_database(postgres: Callable[[], str], tmp_path: Path) -> None:
    database = postgres()
    servers = [Server(database, tmp_path / f"log{number}") for number in range(2)]
    threads = [threading.Thread(target=server.start) for server in servers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for server in servers:
        assert httpx.get(f"{server.url}/readyz").status_code == 200, server.log.read_text()
        server.stop()


def test_entering_four_times_at_once(database: str) -> None:
    with TestClient(create_app(Settings(database=database, rate_limits=False))) as client:
        api = ApiClient(client)
        ann = api.person("Ann")
        for _ in range(5):
            table = ann.open("2-short", ("me", "link"))
            bob = api.person("Bob")
            path = f"/api/tables/{table['id']}/enter"
            answers: list[Any] = []
            ask = lambda bob=bob, path=path, key=table["invitation"]: answers.append(bob.post(path, key=key))  # noqa: E731, B023
            threads = [threading.Thread(target=ask) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert [answer.status_code for answer in answers] == [200] * 4
            ok(bob.get(f"/api/tables/{table['id']}"))
