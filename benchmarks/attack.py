"""How much one abusive client slows six quiet tables: `python benchmarks/attack.py [--seconds 8]`.

Starts a service with its limits on. Six tables of three decide twice a second. Measured is the time from
sending a decision to both others having seen it, before an attack and during it, in the same run. An attack
may raise the 99th percentile to three times its value before. The ratio is printed for every attack, and the
exit status says whether all of them held. Needs a machine that is otherwise quiet.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import websockets
from load import PORT, Service, undisturbed
from load_client import LoadTable, Wire

QUIET_TABLES: Final = 6
INTERVAL: Final = 1.0
MOST: Final = 3.0
CONNECTIONS: Final = 4
# Players come from addresses of their own, as behind a proxy; the abusive client from another.
PROXY: Final = "127.0.0.1"


class From(Wire):
    """Says through the proxy's header where it comes from."""

    def __init__(self, port: int, address: str, token: str | None = None) -> None:
        super().__init__(port, token)
        self.address = address

    async def _ask_once(self, method: str, path: str, body: bytes) -> tuple[int, Any]:
        status, data = await self.raw(method, path, body)
        try:
            return status, json.loads(data)
        except ValueError:
            return status, None

    async def raw(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection(PROXY, self.port)
        reader, writer = self._streams
        token = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {self.address}\r\n{token}"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        writer.write(head.encode() + body)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(answer.split("content-length: ")[1].split("\r\n")[0])
        return int(answer[9:12]), await reader.readexactly(length)


class QuietTable(LoadTable):
    """Play at a table from addresses of its own while others attack."""

    def __init__(self, port: int, seed: int) -> None:
        super().__init__([port], seed)
        self.wires = [From(port, f"127.0.2.{10 * seed + number}") for number in range(3)]


class Attack:
    """What one client at one address does, as fast as it can."""

    def __init__(self, victim: str, port: int) -> None:
        self.victim = victim
        self.port = port
        self.answers: dict[int, int] = {}
        self.token: str | None = None

    async def prepare(self) -> None:
        _, person = await From(self.port, "127.51.100.1").post("/api/me", {"name": "Eve"})
        self.token = person["token"]

    async def ask(self, wire: From, method: str, path: str, body: bytes = b"") -> None:
        try:
            status, _ = await wire.raw(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            wire._streams = None
            status = 0
        self.answers[status] = self.answers.get(status, 0) + 1

    async def over_and_over(self, method: str, path: Callable[[], str], body: Callable[[], bytes]) -> None:
        wires = [From(self.port, "127.51.100.1", self.token) for _ in range(CONNECTIONS)]

        async def one(wire: From) -> None:
            while True:
                await self.ask(wire, method, path(), body())

        await asyncio.gather(*(one(wire) for wire in wires))

    # The attacks

    async def metrics(self) -> None:
        await self.over_and_over("GET", lambda: "/metrics", lambda: b"")

    async def cards(self) -> None:
        await self.over_and_over("GET", lambda: "/api/cards?variant=ireland", lambda: b"")

    async def long_paths(self) -> None:
        await self.over_and_over("GET", lambda: "/" + "x" * 3000, lambda: b"")

    async def large_bodies(self) -> None:
        large = b'{"record": {"turns": [' + b"[]," * 1_300_000 + b"[]]}}"
        await self.over_and_over("POST", lambda: "/api/records", lambda: large)

    async def large_records(self) -> None:
        large = b'{"record": {"turns": [' + b"[]," * 80_000 + b"[]]}}"
        await self.over_and_over("POST", lambda: "/api/records", lambda: large)

    async def explore(self) -> None:
        body = json.dumps({"expand": True, "propose": True}).encode()
        await self.over_and_over("POST", lambda: f"/api/tables/{self.victim}/explore", lambda: body)

    async def renames(self) -> None:
        body = lambda: json.dumps({"name": f"Eve {random.random()}"}).encode()  # noqa: E731
        await self.over_and_over("POST", lambda: "/api/me", body)

    async def hints(self) -> None:
        _, own = await From(self.port, "127.51.100.1", self.token).post(
            "/api/tables", {"mode": "2-short", "seats": [{"kind": "me"}, {"kind": "device"}], "public": True}
        )
        if "id" not in own:
            return
        switch = lambda: json.dumps({"on": random.random() < 0.5}).encode()  # noqa: E731
        crowd = [asyncio.create_task(self._follow(own["id"])) for _ in range(40)]
        try:
            await self.over_and_over("POST", lambda: f"/api/tables/{own['id']}/hints", switch)
        finally:
            for task in crowd:
                task.cancel()

    async def followers(self) -> None:
        """They come to a quiet table and go again."""

        async def come_and_go() -> None:
            while True:
                with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                    async with self._socket(self.victim) as follower:
                        await asyncio.wait_for(follower.recv(), 5)

        await asyncio.gather(*(come_and_go() for _ in range(90)))

    def _socket(self, table: str) -> Any:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/follow"
        headers = {"X-Forwarded-For": "127.51.100.1"}
        return websockets.connect(url, additional_headers=headers, max_size=None, compression=None)

    async def _follow(self, table: str) -> None:
        with contextlib.suppress(OSError, websockets.WebSocketException):
            async with self._socket(table) as follower:
                async for _ in follower:
                    pass


ATTACKS: Final[dict[str, Callable[[Attack], Awaitable[None]]]] = {
    "metrics": Attack.metrics,
    "cards": Attack.cards,
    "long paths": Attack.long_paths,
    "4 MB bodies": Attack.large_bodies,
    "240 kB bodies": Attack.large_records,
    "explore": Attack.explore,
    "followers": Attack.followers,
    "hints": Attack.hints,
    "renames": Attack.renames,
}


async def quiet(tables: list[LoadTable], seconds: float) -> list[float]:
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: LoadTable) -> None:
        await asyncio.sleep(random.random() * INTERVAL)
        while time.perf_counter() < end:
            took = await table.decide()
            if took is not None:
                times.append(took)
            await asyncio.sleep(INTERVAL * random.uniform(0.4, 0.6))

    await asyncio.gather(*(play(table) for table in tables))
    return times


def p99(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


async def fresh_tables() -> list[LoadTable]:
    tables = [QuietTable(PORT, seed) for seed in range(1, QUIET_TABLES + 1)]
    for table in tables:
        await table.open()
    return list(tables)


async def measure(name: str, seconds: float, service: Service, realtime: bool) -> dict[str, Any]:
    tables = await fresh_tables()
    with undisturbed(realtime, service.process.pid, os.getpid()):
        before = await quiet(tables, seconds)
    attacker = await begin(name, seconds + 1, tables[0].table["id"])
    cpu = service.cpu
    with undisturbed(realtime, service.process.pid, os.getpid()):
        during = await quiet(tables, seconds)
    load = (service.cpu - cpu) / seconds
    answers, _ = await attacker.communicate()
    for table in tables:
        await table.close()
    ratio = p99(during) / p99(before)
    return {
        "attack": name,
        "p50_ms": [round(1000 * statistics.median(times), 1) for times in (before, during)],
        "p99_ms": [round(1000 * p99(times), 1) for times in (before, during)],
        "ratio": round(ratio, 2),
        "server_load": round(load, 2),
        "failed": sum(table.failed for table in tables),
        "answers": json.loads(answers),
        "holds": ratio <= MOST,
    }


async def begin(name: str, seconds: float, victim: str) -> asyncio.subprocess.Process:
    """In a process of its own, so that it does not slow those who measure; returns when it is at work."""
    command = (
        sys.executable,
        __file__,
        name,
        "--attack",
        victim,
        "--seconds",
        str(seconds),
        "--port",
        str(PORT),
    )
    process = await asyncio.create_subprocess_exec("nice", *command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()
    return process


async def attack(name: str, seconds: float, victim: str, port: int) -> None:
    eve = Attack(victim, port)
    await eve.prepare()
    print("ready", flush=True)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await ATTACKS[name](eve)
    print(json.dumps(eve.answers), flush=True)


@contextlib.contextmanager
def running() -> Iterator[Service]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{Path(folder) / 'labora.db'}"
        service = Service(url, Path(folder), rate_limits="yes")
        try:
            yield service
        finally:
            service.stop()


async def run(names: list[str], seconds: float, realtime: bool) -> bool:
    held = True
    for name in names:
        with running() as service:
            await service.ready()
            found = await measure(name, seconds, service, realtime)
            print(json.dumps(found), flush=True)
            held = held and bool(found["holds"])
    return held


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help=", ".join(ATTACKS))
    parser.add_argument("--realtime", action="store_true", help="before everybody else on this machine")
    parser.add_argument("--attack", metavar="TABLE", help="only attack, as the abusive client")
    parser.add_argument("--port", type=int, help="of the service to attack")
    options = parser.parse_args()
    if options.attack:
        asyncio.run(attack(options.attacks[0], options.seconds, options.attack, options.port))
        return
    if (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 2)))
    socket.setdefaulttimeout(30)
    held = asyncio.run(run(options.attacks or list(ATTACKS), options.seconds, options.realtime))
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
