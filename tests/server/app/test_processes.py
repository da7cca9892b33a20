"""Two processes on one PostgreSQL serve one table; a clean shutdown says goodbye."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
import pytest
import websockets

from tests.server.players import ApiClient, Json, Player, eventually, is_problem, ok, some_option
from tests.server.processes import PATIENCE, Server

SERVICE_RESTART = 1012


async def heard(socket: websockets.ClientConnection, kind: str) -> Json:
    async with asyncio.timeout(PATIENCE):
        while True:
            message: Json = json.loads(await socket.recv())
            if message["type"] == kind:
                return message


def follow(server: Server, player: Player, table: str) -> websockets.connect:
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table}/follow"
    return websockets.connect(url, additional_headers=player.headers, max_size=None)


@pytest.mark.parametrize("decisions", [4, pytest.param(60, marks=pytest.mark.long)])
def test_two_processes_one_table(postgres: Callable[[], str], tmp_path: Path, decisions: int) -> None:
    database = postgres()
    servers = [
        Server(database, tmp_path / f"log{number}", metrics_token="figures").start() for number in range(2)
    ]
    with (
        httpx.Client(base_url=servers[0].url, timeout=60) as here,
        httpx.Client(base_url=servers[1].url, timeout=60) as there,
    ):
        ann = ApiClient(here).person("Ann")
        bob = Player(there, ApiClient(here).person("Bob").token)
        table = ann.open("2-short", ("me", "link"), public=True)
        bob.do(f"/api/tables/{table['id']}/join")
        asyncio.run(play_across(servers, ann, bob, table["id"], decisions))
        collide(ann, Player(there, ann.token), table["id"])
        play_here_only(servers, ann)
        sign_out_here(ann, there)
        # Bots of a process that is gone are taken over by the other.
        servers[0].kill()
        assert bob.table(table["id"])["game"]["broken"] is None
        servers[1].stop()


async def play_across(servers: list[Server], ann: Player, bob: Player, table: str, decisions: int) -> None:
    dice = random.Random(4)
    async with follow(servers[0], ann, table) as here, follow(servers[1], bob, table) as there:
        await heard(here, "hello")
        assert (await heard(there, "hello"))["table"]["game"]["phase"] == "playing"
        while (await heard(here, "presence"))["online"] != [0, 1]:
            pass
        now = await asyncio.to_thread(ann.table, table)
        for _ in range(decisions):
            player = (ann, bob)[now["game"]["decision"]["player"]]
            now = ok(await asyncio.to_thread(player.decide, now, some_option(now, dice)))["table"]
            for socket in (here, there):
                news = await heard(socket, "news")
                while news["number"] < now["number"]:
                    news = await heard(socket, "news")
                assert news["game"]["position"] == now["game"]["position"]


def figure(server: Server, name: str) -> float:
    """A figure of the process, all labels together."""
    headers = {"Authorization": "Bearer figures"}
    text = httpx.get(f"{server.url}/metrics", headers=headers, timeout=30).text
    lines = [line for line in text.splitlines() if line.startswith(name)]
    return sum(float(line.rsplit(" ", 1)[1]) for line in lines)


def play_here_only(servers: list[Server], ann: Player) -> None:
    """The other process is told nothing but that this one is alive."""
    now, dice, decisions = ann.open("2-short"), random.Random(3), 12
    before = [figure(server, "labora_heard_total") for server in servers]
    for _ in range(decisions):
        now = ann.play(now, some_option(now, dice))
    eventually(lambda: figure(servers[0], "labora_heard_total") >= before[0] + decisions)
    assert figure(servers[1], "labora_heard_total") < before[1] + decisions / 2


def sign_out_here(ann: Player, there: httpx.Client) -> None:
    """Both processes remember who has a token, for minutes, and both forget it at once."""
    secret = ann.do("/api/me/code")["recovery"]
    other = Player(there, ok(there.post("/api/me/recover", json={"code": secret}))["token"])
    assert other.see("/api/me")["name"] == "Ann"
    ann.do("/api/me", name="Anna")
    eventually(lambda: other.see("/api/me")["name"] == "Anna")
    ann.do("/api/me/devices/sign-out")
    eventually(lambda: other.get("/api/me").status_code == 401)


def collide(here: Player, there: Player, table: str) -> None:
    """Both processes believe that it is their turn to write: one wins."""
    now = here.table(table)
    if now["game"]["decision"]["player"] != 0:
        return
    option = some_option(now, random.Random(1))
    answers = [here.decide(now, option), there.decide(now, option)]
    assert answers[0].status_code == 200
    is_problem(answers[1], 409, "conflict")


@pytest.mark.parametrize("kind", ["sqlite"])
def test_a_clean_shutdown_says_goodbye(kind: str, tmp_path: Path) -> None:
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", tmp_path / "log").start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open(public=True)["id"]

        async def wait_for_the_end() -> None:
            async with follow(server, ann, table) as socket:
                await heard(socket, "hello")
                assert server.process is not None
                server.process.terminate()
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await heard(socket, "nothing more")
                assert closed.value.rcvd is not None and closed.value.rcvd.code == SERVICE_RESTART

        asyncio.run(wait_for_the_end())
        server.stop()
