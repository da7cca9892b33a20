"""The proxies of deploy/ send a table to one process, and to another when that one is away."""

import asyncio
import os
import random
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
import websockets

from labora.server.database.postgres_notify import shard_of
from tests.server.app.test_processes import figure, heard
from tests.server.players import ApiClient, Json, Player, eventually, ok, some_option
from tests.server.processes import SOURCES, Server, free_port
from tools.setup import debian

DEPLOY = SOURCES / "deploy"
PORTS = ("127.0.0.1:8001", "127.0.0.1:8002")
TABLES = 8


def with_own_ports(text: str, servers: list[Server]) -> str:
    for old, server in zip(PORTS, servers, strict=True):
        assert old in text
        text = text.replace(old, f"127.0.0.1:{server.port}")
    return text


@contextmanager
def nginx(servers: list[Server], folder: Path) -> Iterator[int]:
    """As it is deployed, but without TLS."""
    port = free_port()
    site = with_own_ports((DEPLOY / "nginx.conf").read_text(), servers)
    site = re.sub(r"\n *ssl_[^\n]*", "", site).replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
    file = folder / "nginx.conf"
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi"))
    places += "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("uwsgi", "scgi"))
    file.write_text(
        f"user root;\ndaemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{places}{site}\n}}\n"
    )
    with running("nginx", "-c", str(file), "-e", f"{folder}/error.log", port=port):
        yield port


@contextmanager
def caddy(servers: list[Server], folder: Path) -> Iterator[int]:
    port = free_port()
    site = with_own_ports((DEPLOY / "Caddyfile").read_text(), servers)
    site = site.replace("play.example.org {", f"http://127.0.0.1:{port} {{")
    file = folder / "Caddyfile"
    file.write_text(f"{{\n\tadmin off\n}}\n{site}")
    home = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running("caddy", "run", "--config", str(file), "--adapter", "caddyfile", port=port, **home):
        yield port


@contextmanager
def running(*command: str, port: int, **environment: str) -> Iterator[None]:
    if shutil.which(command[0]) is None:
        assert debian.install(command[0]), f"This test needs {command[0]}: apt install {command[0]}"
    process = subprocess.Popen(command, env=os.environ | environment)
    try:
        eventually(lambda: is_open(port))
        yield
    finally:
        process.terminate()
        process.wait()


def is_open(port: int) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=5).status_code == 200
    except httpx.HTTPError:
        return False


SEEN = 'labora_requests_total{method="GET",route="/api/tables/{identifier}"'


@pytest.mark.long
@pytest.mark.parametrize("proxy", [nginx, caddy])
def test_a_table_is_served_by_one_process_and_by_another_when_that_is_away(
    proxy: Callable[[list[Server], Path], AbstractContextManager[int]],
    postgres: Callable[[], str],
    tmp_path: Path,
) -> None:
    database = postgres()
    settings = {"metrics_token": "figures"}
    servers = [Server(database, tmp_path / f"log{number}", **settings).start() for number in range(2)]
    folder = tmp_path / "proxy"
    folder.mkdir()
    with (
        proxy(servers, folder) as port,
        httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=60) as client,
    ):
        api = ApiClient(client)
        ann, bob = api.person("Ann"), api.person("Bob")
        tables = [ann.open("2-short", ("me", "link"), public=True) for _ in range(TABLES)]
        for table in tables:
            bob.do(f"/api/tables/{table['id']}/join")
        homes = [home_of(servers, ann, table) for table in tables]
        by_shard: dict[str, set[int]] = {}
        for table, home in zip(tables, homes, strict=True):
            by_shard.setdefault(shard_of(table["id"]), set()).add(home)
        assert all(len(found) == 1 for found in by_shard.values())
        table, home = tables[0], homes[0]
        asyncio.run(play(port, ann, bob, table, 6))
        assert [home_of(servers, player, table) for player in (ann, bob)] == [home, home]
        assert client.get("/readyz").status_code == client.get("/metrics").status_code == 404
        servers[home].kill()
        eventually(lambda: ann.get(f"/api/tables/{table['id']}").status_code == 200)
        asyncio.run(play(port, ann, bob, table, 4))
    servers[1 - home].stop()


def home_of(servers: list[Server], player: Player, table: Json) -> int:
    """The process that answers who asks for the table."""
    before = [figure(server, SEEN) for server in servers]
    player.table(table["id"])
    after = [figure(server, SEEN) for server in servers]
    [home] = [number for number in range(len(servers)) if after[number] > before[number]]
    return home


async def play(port: int, ann: Player, bob: Player, table: Json, decisions: int) -> None:
    """Both follow through the proxy, and hear of everything."""
    dice, players = random.Random(2), (ann, bob)
    url = f"ws://127.0.0.1:{port}/api/tables/{table['id']}/follow"
    async with (
        websockets.connect(url, additional_headers=ann.headers, max_size=None) as first,
        websockets.connect(url, additional_headers=bob.headers, max_size=None) as second,
    ):
        now = (await heard(first, "hello"))["table"]
        await heard(second, "hello")
        for _ in range(decisions):
            player = players[now["game"]["decision"]["player"]]
            now = ok(await asyncio.to_thread(player.decide, now, some_option(now, dice)))["table"]
            for socket in (first, second):
                while (await heard(socket, "news"))["number"] < now["number"]:
                    pass


@pytest.mark.parametrize("file", ["nginx.conf", "Caddyfile"])
def test_proxies_route_by_the_letters_that_shards_have(file: str) -> None:
    [letters] = {
        int(found) for found in re.findall(r"tables/\(?[^\n]*?\]\{(\d)\}", (DEPLOY / file).read_text())
    }
    assert shard_of("ABCDEFGH") == "ABCDEFGH"[:letters]
