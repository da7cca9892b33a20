"""Nobody slows the others: what is too long, too large, too often or too many is refused cheaply."""

import asyncio
import configparser
import contextlib
import json
import socket
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import websockets
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from labora.rules.game import Game
from labora.server.app.application import create_app
from labora.server.core.client_address import counted_address
from labora.server.core.rate_limits import LIMITS, SAID
from labora.server.core.settings import Settings
from labora.server.games import play_routes
from labora.server.games.domain import draft
from labora.server.games.domain.events import TableEvent
from labora.server.games.record_replayer import Replayer
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.loaded_table import LoadedTable
from labora.server.games.runtime.subscriptions import LONGEST_QUEUE, Subscriber
from tests.server.games.test_follow import connect, next_of
from tests.server.players import ApiClient, Json, Player, eventually, execute, is_problem
from tests.server.processes import Server

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[ApiClient]:
    """With limits, as everywhere but in tests."""
    web = tmp_path / "web"
    web.mkdir()
    (web / "index.html").write_text("<title>Labora</title>")
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", web=str(web))
    with TestClient(create_app(settings)) as client:
        yield ApiClient(client)


# Records


def test_a_record_with_too_many_decisions_is_refused(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    record = json.loads(Game("2-short", "france").record(["Ann", "Bob"]).text)
    record["turns"] = ["fell 1,0 wood end"] * 3000
    is_problem(ann.post("/api/records", record=record), 422, "record-too-long")


def test_a_record_is_replayed_in_another_process(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    replay = Replayer.replay

    async def watched(self: Replayer, text: str, language: str) -> Any:
        asked.append(text)
        found = await replay(self, text, language)
        assert self._worker._process is not None
        return found

    monkeypatch.setattr(Replayer, "replay", watched)
    ann = sqlite_api.person("Ann")
    record = json.loads(Game("2-short", "france").record(["Ann", "Bob"]).text)
    ann.do("/api/records", record=record)
    assert len(asked) == 1


def test_a_table_does_not_grow_for_ever(sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(draft, "MOST_DECISIONS", 2)
    ann = sqlite_api.person("Ann")
    table = ann.play(ann.open(), "fell", "1,0")
    is_problem(ann.decide(table, "wood"), 409, "too-long")
    monkeypatch.setattr(draft, "MOST_EVENTS", table["number"])
    is_problem(ann.post(f"/api/tables/{table['id']}/messages", text="more"), 409, "too-long")


def test_the_log_comes_in_pages(sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.play(ann.open(), "cut", "0,0", "peat", "fell", "1,0", "wood", "end")
    table = ann.play(table, "cut", "0,0", "peat", "fell", "1,0", "wood", "end")
    path = f"/api/tables/{table['id']}/log"
    whole = ann.see(path)
    assert whole["next"] is None
    monkeypatch.setattr(play_routes, "MOST_TURNS", 1)
    lines: list[Json] = []
    page: int | None = 0
    while page is not None:
        found = ann.see(path, turn=page)
        lines += found["lines"]
        page = found["next"]
    assert lines == whole["lines"]


# Bodies, addresses, hosts


def test_large_bodies_of_strangers_are_not_read(limited: ApiClient, monkeypatch: pytest.MonkeyPatch) -> None:
    # However slow the machine is: nothing to speak of comes back meanwhile.
    monkeypatch.setitem(LIMITS, "bytes", (LIMITS["bytes"][0], 1.0))
    large = b'{"record": {"turns": [' + b"[]," * 40_000 + b"[]]}}"
    client = limited.client
    is_problem(client.post("/api/records", content=large, headers=JSON), 401, "who-are-you")
    is_problem(client.post("/api/records", content=iter([large]), headers=JSON), 401, "who-are-you")
    known = JSON | limited.person("Ann").headers
    is_problem(client.post("/api/records", content=b"[" * 300_000, headers=known), 413, "too-large")
    answers = [client.post("/api/records", content=large, headers=known).status_code for _ in range(12)]
    assert answers[0] == 422 and answers[-1] == 429


@pytest.mark.parametrize(
    "path", ["/", "/healthz", "/api/cards", "/api/offers", "/assets/x.js", "/api/tables"]
)
def test_every_address_is_limited_everywhere(limited: ApiClient, path: str) -> None:
    for _ in range(3000):
        answer = limited.client.get(path)
        if answer.status_code == 429:
            break
    is_problem(answer, 429, "too-often")


def test_a_household_of_ipv6_counts_as_one() -> None:
    assert counted_address("fd00:db8:1:2:3:4:5:6") == counted_address("fd00:db8:1:2::1")
    assert counted_address("fd00:db8:1:2::1") != counted_address("fd00:db8:1:3::1")
    assert counted_address("::ffff:127.0.2.1") == counted_address("127.0.2.1") == "127.0.2.1"
    assert counted_address("testclient") == "testclient"


def test_figures_need_a_token(tmp_path: Path) -> None:
    for token in ("", "figures"):
        settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", metrics_token=token)
        with TestClient(create_app(settings)) as client:
            is_problem(client.get("/metrics"), 404, "no-such-address")
            is_problem(client.get("/metrics", headers={"Authorization": "Bearer "}), 404, "no-such-address")
            answer = client.get("/metrics", headers={"Authorization": "Bearer figures"})
            assert answer.status_code == (200 if token else 404)


def test_long_paths_are_no_accident_and_headers_are_everywhere(
    limited: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = limited.client.get("/" + "x" * 300)
    assert answer.status_code == 200 and "script-src 'self'" in answer.headers["content-security-policy"]
    assert limited.client.head("/").status_code == 200

    async def broken(*_: object) -> None:
        raise RuntimeError

    monkeypatch.setattr(limited.client.app.state.server.readiness, "failing", broken)
    calm = TestClient(limited.client.app, raise_server_exceptions=False)
    unexpected = calm.get("/readyz")
    assert unexpected.status_code == 500
    assert "default-src 'none'" in unexpected.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("evil.example", False),
        ("evil.example:8000", False),
        ("localhost:8000", True),
        ("127.0.2.7", True),
        ("[fd00:db8::1]:8000", True),
        ("raspberrypi", True),
        ("labora.local", True),
        ("play.example.org", True),
        ("", False),
    ],
)
def test_only_own_names_are_answered(tmp_path: Path, host: str, known: bool) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", hosts="play.example.org")
    with TestClient(create_app(settings)) as client:
        answer = client.get("/api/offers", headers={"Host": host})
        if known:
            assert answer.status_code == 200
        else:
            is_problem(answer, 421, "wrong-host")


def test_an_unencrypted_page_is_not_of_an_encrypted_host(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}")
    with TestClient(create_app(settings), base_url="https://testserver") as client:
        foreign = client.post("/api/me", json={"name": "Ann"}, headers={"Origin": "http://testserver"})
        is_problem(foreign, 403, "wrong-origin")
        own = client.post("/api/me", json={"name": "Ann"}, headers={"Origin": "https://testserver"})
        assert own.status_code == 200


# Tables


def test_one_person_keeps_so_many_tables_waiting_and_with_bots(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    seats = [{"kind": "me"}, {"kind": "link"}]
    answers = [ann.post("/api/tables", mode="2-short", seats=seats) for _ in range(11)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [409]
    is_problem(answers[-1], 409, "too-many-waiting")
    with_bots = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    body = {"mode": "2-short", "seats": with_bots, "random_order": False}
    answers = [ann.post("/api/tables", **body) for _ in range(21)]
    is_problem(answers[-1], 409, "too-many-with-bots")


def test_a_table_that_nobody_comes_to_is_closed(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = sqlite_api.person("Ann")
    old, new = (ann.open("2-short", ("me", "link"), public=True)["id"] for _ in range(2))
    execute(sqlite_api, "UPDATE game SET updated = updated - 15 * 86400 WHERE id = :id", id=old)
    sqlite_api.client.app.state.server.housekeeping._expired_at = -1e9
    eventually(lambda: ann.table(old)["game"]["phase"] == "closed")
    assert ann.see(f"/api/tables/{old}/events")["events"][-1]["why"] == "expired"
    assert ann.table(new)["game"]["phase"] == "waiting"


# Followers


def test_who_comes_and_goes_is_told_once_a_second_at_most(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(public=True)
    path = f"/api/tables/{table['id']}/follow"
    with sqlite_api.client.websocket_connect(path, headers=ann.headers) as player:
        player.receive_json()
        began = time.monotonic()
        for _ in range(LONGEST_QUEUE + 6):
            with sqlite_api.client.websocket_connect(path) as watcher:
                watcher.receive_json()
        seconds = time.monotonic() - began
        ann.do(f"/api/tables/{table['id']}/messages", text="still here")
        told = []
        while (message := player.receive_json())["type"] != "news":
            told.append(message)
        assert len(told) <= seconds + 2


def test_followers_of_one_address_are_limited_and_players_are_not(limited: ApiClient) -> None:
    ann = limited.person("Ann")
    table = ann.open(public=True)
    path = f"/api/tables/{table['id']}/follow"
    subscriptions = limited.client.app.state.server.subscriptions

    def crowd() -> None:
        for _ in range(20):
            subscriptions.join(table["id"], Subscriber(None, "en", "testclient"))

    limited.client.portal.call(crowd)
    with limited.client.websocket_connect(path) as socket:
        closed = socket.receive()
        assert (closed["code"], closed["reason"]) == (4029, "too-many-followers")
    with limited.client.websocket_connect(path, headers=ann.headers) as socket:
        assert socket.receive_json()["type"] == "hello"


def test_who_comes_and_goes_all_the_time_is_kept_out_for_a_while(
    limited: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "follow", (3, 0.001))
    table = limited.person("Ann").open(public=True)
    for _ in range(3):
        with connect(limited, limited.stranger(), table) as socket:
            next_of(socket, "hello")
    with pytest.raises(WebSocketDisconnect) as refusal, connect(limited, limited.stranger(), table) as socket:
        socket.receive_json()
    assert refusal.value.reason == "too-often"


def test_switching_to_and_fro_is_refused_after_a_while(
    limited: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LIMITS, "change", (20, 0.001))
    ann = limited.person("Ann")
    hints = f"/api/tables/{ann.open()['id']}/hints"
    answers = [ann.post(hints, on=number % 2 == 0) for number in range(21)]
    assert answers[0].status_code == 200
    is_problem(answers[-1], 429, "too-often")


def test_people_who_only_watch_get_one_and_the_same_text(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str | None] = []
    message = Broadcaster._message

    def watched(
        self: Broadcaster, loaded: LoadedTable, events: Sequence[TableEvent], subscriber: Subscriber
    ) -> str:
        written.append(subscriber.person)
        return message(self, loaded, events, subscriber)

    monkeypatch.setattr(Broadcaster, "_message", watched)
    ann, bob = sqlite_api.person("Ann"), sqlite_api.person("Bob")
    table = ann.open(public=True)
    with ExitStack() as open_sockets:
        watchers = (ann, bob, *(sqlite_api.stranger() for _ in range(5)))
        sockets = [open_sockets.enter_context(connect(sqlite_api, who, table)) for who in watchers]
        for socket in sockets:
            next_of(socket, "hello")
        ann.do(f"/api/tables/{table['id']}/hints", on=True)
        creators = [next_of(socket, "news")["table"]["creator"] for socket in sockets]
    assert creators == [True] + 6 * [False]
    assert len(written) == 2


def test_slow_followers_are_told_so(sqlite_api: ApiClient) -> None:
    ann = sqlite_api.person("Ann")
    table = ann.open(public=True)
    server = sqlite_api.client.app.state.server

    def overwhelm() -> None:
        for subscriber in server.subscriptions.subscribers(table["id"]):
            for _ in range(LONGEST_QUEUE + 2):
                subscriber.send("{}")

    with sqlite_api.client.websocket_connect(
        f"/api/tables/{table['id']}/follow", headers=ann.headers
    ) as socket:
        socket.receive_json()
        sqlite_api.client.portal.call(overwhelm)
        while (message := socket.receive())["type"] != "websocket.close":
            pass
        assert message["code"] == 4008


# Connections


def test_silent_connections_are_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABORA_REQUEST_SECONDS", "1")
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", tmp_path / "log").start()
    began = time.monotonic()
    slow = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{"
    for first in (b"", b"GET / HTTP/1.1\r\nHost: local", slow):
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
            connection.sendall(first)
            assert connection.recv(1) == b""
    assert time.monotonic() - began < 30
    # Whoever follows a table may be silent for as long as they like.
    with httpx.Client(base_url=server.url) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open(public=True)["id"]
    asyncio.run(quiet(server, ann, table))
    server.stop()


async def quiet(server: Server, ann: Player, table: str) -> None:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/follow"
    async with websockets.connect(url, additional_headers=ann.headers, max_size=None) as subscriber:
        await subscriber.recv()
        await asyncio.sleep(2)
        await subscriber.send('{"type": "ping"}')
        while json.loads(await subscriber.recv())["type"] != "pong":
            pass


def test_the_documented_unit_carries_the_documented_load() -> None:
    unit = configparser.ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(Path(__file__).parents[3] / "deploy" / "labora.service")
    service = unit["Service"]
    assert int(service["LimitNOFILE"]) >= 65536
    hardened = {
        "NoNewPrivileges",
        "ProtectSystem",
        "PrivateTmp",
        "CapabilityBoundingSet",
        "RestrictAddressFamilies",
    }
    assert hardened | {"SystemCallFilter", "ProtectKernelTunables", "MemoryMax", "UMask"} <= set(service)


def listening(tmp_path: Path, **settings: str) -> Server:
    """With limits, and without a proxy on this machine."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    return Server(database, tmp_path / "log", rate_limits="yes", proxies="127.0.0.9", **settings).start()


def spoken_to(server: Server, *parts: bytes) -> bytes:
    """What the server answers before it closes the connection, or to the last part."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        with contextlib.suppress(ConnectionError):
            for part in parts:
                connection.sendall(part)
        try:
            return connection.recv(4096)
        except ConnectionError:
            return b"closed"


def test_heads_have_a_largest_size(tmp_path: Path) -> None:
    server = listening(tmp_path)
    first = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    fits = first + b"X: " + b"a" * 30_000 + b"\r\n" + b"Y: b\r\n" * 90 + b"\r\n"
    assert spoken_to(server, fits).startswith(b"HTTP/1.1 200")
    too_large = {
        "long": first + b"X: " + b"a" * 33_000 + b"\r\n\r\n",
        "many": first + b"X: a\r\n" * 101 + b"\r\n",
        "line": b"GET /" + b"a" * 33_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        "endless": first + b"X: " + b"a" * 50_000,
        "parts": b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: "
        + b"a" * 50_000,
    }
    answers = {what: spoken_to(server, head)[:12] for what, head in too_large.items()}
    assert answers == dict.fromkeys(too_large, b"HTTP/1.1 431")
    server.stop()


def test_a_head_without_end_is_not_kept(tmp_path: Path) -> None:
    """Also of the second request over a connection."""
    server = listening(tmp_path)
    head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=30) as connection:
        connection.sendall(head + b"\r\n")
        assert connection.recv(4096).startswith(b"HTTP/1.1 200")
        connection.sendall(head)
        with pytest.raises(ConnectionError):
            # The buffers on the way take some of it.
            for _ in range(10_000):
                connection.sendall(b"X: " + b"a" * 4096)
    assert httpx.get(f"{server.url}/healthz").status_code == 200
    server.stop()


def test_large_bodies_come_through_in_pieces(tmp_path: Path) -> None:
    server = listening(tmp_path)
    with httpx.Client(base_url=server.url) as client:
        ann = ApiClient(client).person("Ann")
        record = json.loads(Game("2-short", "france").record(["Ann", "Bob"]).text)
        padded = json.dumps({"record": record}) + 200_000 * " "
        answer = client.post("/api/records", content=padded, headers=JSON | ann.headers)
        assert answer.status_code == 200, answer.text
    server.stop()


def test_connections_of_one_address_are_limited(tmp_path: Path) -> None:
    server = listening(tmp_path, connections_per_address="5")
    with contextlib.ExitStack() as opened:
        for _ in range(5):
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
        assert spoken_to(server, b"").startswith(b"HTTP/1.1 429")
        other = ("127.0.0.1", server.port), 30, ("127.0.0.5", 0)
        with socket.create_connection(*other) as connection:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert connection.recv(4096).startswith(b"HTTP/1.1 200")
    eventually(lambda: is_served(server))
    asyncio.run(followed_often(server))
    eventually(lambda: is_served(server))
    server.stop()


def test_thirty_people_behind_one_address_are_served(tmp_path: Path) -> None:
    """A browser has up to six connections for requests, and one to follow a table."""
    server = listening(tmp_path)
    with contextlib.ExitStack() as opened:
        connections = [
            opened.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=30))
            for _ in range(30 * 7)
        ]
        for connection in connections:
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        answers = {connection.recv(4096)[:12] for connection in connections}
        assert answers == {b"HTTP/1.1 200"}
    server.stop()


def is_served(server: Server) -> bool:
    return spoken_to(server, b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").startswith(b"HTTP/1.1 200")


async def followed_often(server: Server) -> None:
    """What becomes a WebSocket is counted as long as it is open."""
    with httpx.Client(base_url=server.url) as client:
        table = ApiClient(client).person("Ann").open(public=True)["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/follow"
    async with contextlib.AsyncExitStack() as opened:
        while True:
            try:
                subscriber = await opened.enter_async_context(websockets.connect(url, max_size=None))
                await subscriber.recv()
            except websockets.InvalidStatus as refusal:
                assert refusal.response.status_code == 429
                return


def test_behind_a_proxy_each_client_is_counted_and_the_proxy_is_not(tmp_path: Path) -> None:
    server = Server(
        f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}",
        tmp_path / "log",
        rate_limits="yes",
        connections_per_address="3",
    ).start()
    asyncio.run(forwarded(server))
    server.stop()


async def forwarded(server: Server) -> None:
    with httpx.Client(base_url=server.url) as client:
        table = ApiClient(client).person("Ann").open(public=True)["id"]
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/follow"

    async def follow(opened: contextlib.AsyncExitStack, address: str) -> None:
        headers = {"X-Forwarded-For": address}
        socket = websockets.connect(url, additional_headers=headers, max_size=None)
        await (await opened.enter_async_context(socket)).recv()

    async with contextlib.AsyncExitStack() as opened:
        for address in ("127.0.2.1", "127.0.2.2", "127.0.2.3"):
            for _ in range(3):
                await follow(opened, address)
        with pytest.raises(websockets.InvalidStatus):
            await follow(opened, "127.0.2.3")
        await follow(opened, "127.0.2.4")


def test_who_says_too_much_over_a_websocket_is_sent_away(limited: ApiClient) -> None:
    table = limited.person("Ann").open(public=True)
    for path in (f"/api/tables/{table['id']}/follow", "/api/seek"):
        ann = limited.person("Ann")
        with limited.client.websocket_connect(path, headers=ann.headers) as socket:
            if path == "/api/seek":
                socket.send_json({"modes": ["2-long"], "variants": ["france"], "speeds": ["live"]})
            for _ in range(SAID[0] + 2):
                socket.send_json({"type": "ping"})
            while (message := socket.receive())["type"] != "websocket.close":
                pass
            assert (message["code"], message["reason"]) == (4008, "too-often")
