"""Clients that cost little: the benchmark must not be slower than what it measures."""

import asyncio
import itertools
import json
import random
import re
import time
from collections.abc import Sequence
from typing import Any

import websockets

NUMBER = re.compile(r'"number":(\d+)')
_keys = itertools.count()


class Wire:
    """One HTTP connection that is kept open."""

    def __init__(self, port: int, token: str | None = None) -> None:
        self.port = port
        self.token = token
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        return await self._ask("POST", path, json.dumps(body).encode())

    async def get(self, path: str) -> tuple[int, Any]:
        return await self._ask("GET", path, b"")

    async def _ask(self, method: str, path: str, body: bytes) -> tuple[int, Any]:
        try:
            return await self._ask_once(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            # The connection was idle for too long. Repetitions are harmless.
            self._streams = None
            return await self._ask_once(method, path, body)

    async def _ask_once(self, method: str, path: str, body: bytes) -> tuple[int, Any]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self._streams
        token = f"Authorization: Bearer {self.token}\r\n" if self.token else ""
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{token}Content-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n\r\n".encode()
            + body
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        data = await reader.readexactly(length)
        return int(head[9:12]), json.loads(data)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()


class LoadTable:
    """Three persons who follow one table; one of them at a time decides, at random.

    As the page does, they ask for changes only; with `ports` each of them is at a process of their own.
    """

    def __init__(self, ports: Sequence[int], seed: int, *, brief: bool = True) -> None:
        self.dice = random.Random(seed)
        self.seed = seed
        self.wires = [Wire(ports[number % len(ports)]) for number in range(3)]
        self.brief = brief
        self.sockets: list[websockets.ClientConnection] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.table: dict[str, Any] = {}
        self.waiting: list[tuple[int, asyncio.Future[None]] | None] = [None] * 3
        self.seen = [0] * 3
        self.failed = 0

    async def open(self) -> None:
        for number, wire in enumerate(self.wires):
            _, person = await wire.post("/api/me", {"name": f"P{number} at {self.seed}"})
            wire.token = person["token"]
        seats = [{"kind": "me"}, {"kind": "link"}, {"kind": "link"}]
        _, self.table = await self.wires[0].post(
            "/api/tables", {"mode": "3-long", "seats": seats, "public": True, "random_order": False}
        )
        for wire in self.wires[1:]:
            _, self.table = await wire.post(f"/api/tables/{self.table['id']}/join", {})
        for number, wire in enumerate(self.wires):
            brief = "?brief=true" if self.brief else ""
            url = f"ws://127.0.0.1:{wire.port}/api/tables/{self.table['id']}/follow{brief}"
            headers = {"Authorization": f"Bearer {wire.token}"}
            socket = await websockets.connect(
                url, additional_headers=headers, max_size=None, compression=None, ping_interval=None
            )
            self.sockets.append(socket)
            self.tasks.append(asyncio.create_task(self._listen(number, socket)))

    async def _listen(self, number: int, socket: websockets.ClientConnection) -> None:
        async for message in socket:
            text = str(message)
            if not text.startswith('{"type":"news"'):
                continue
            found = NUMBER.search(text)
            assert found is not None
            self.seen[number] = int(found[1])
            waiting = self.waiting[number]
            if waiting is not None and self.seen[number] >= waiting[0] and not waiting[1].done():
                waiting[1].set_result(None)

    async def decide(self) -> float | None:
        """Seconds from sending a decision to all others having seen it; None when the game is over."""
        decision = self.table["game"]["decision"]
        if decision is None:
            return None
        seat = decision["player"]
        options = [decision["payment"]["proposal"]] if decision["payment"] else decision["options"]
        number = self.table["number"] + 1
        loop = asyncio.get_running_loop()
        others = [other for other in range(3) if other != seat]
        for other in others:
            self.waiting[other] = (number, loop.create_future())
        body = {
            "based_on": self.table["number"],
            "decisions": [self.dice.choice(options)["text"]],
            "key": f"load-{next(_keys):012}",
        } | ({"brief": True} if self.brief else {})
        started = time.perf_counter()
        answering = asyncio.create_task(self.wires[seat].post(f"/api/tables/{self.table['id']}/decide", body))
        waits = [waiting[1] for other in others if (waiting := self.waiting[other]) is not None]
        status, answer = await answering
        if status != 200:
            self.failed += 1
            _, self.table = await self.wires[seat].get(f"/api/tables/{self.table['id']}")
            return None
        await asyncio.wait_for(asyncio.gather(*waits), 30)
        took = time.perf_counter() - started
        self.table = answer["table"] or self.changed(answer["changes"])
        return took

    def changed(self, changes: dict[str, Any]) -> dict[str, Any]:
        """The table as it is after changes by the way to them."""
        game = self.table["game"]
        for way, value in changes["changes"].items():
            *path, last = way.split(".")
            part: Any = game
            for name in path:
                part = part[int(name) if isinstance(part, list) else name]
            part[int(last) if isinstance(part, list) else last] = value
        return self.table | {"number": changes["number"], "game": game | {"number": changes["number"]}}

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for socket in self.sockets:
            await socket.close()
        for wire in self.wires:
            wire.close()
