"""Persons who play in tests, over HTTP, with whatever client."""

import itertools
import random
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import text

from labora.server.core.problem_titles import title_of

Json = dict[str, Any]
_keys = itertools.count()


class ApiClient:
    """Ask the server, and sign users in."""

    def __init__(self, client: Any) -> None:
        self.client = client

    def person(self, name: str) -> "Player":
        answer = self.client.post("/api/me", json={"name": name})
        self.client.cookies.clear()
        assert answer.status_code == 200, answer.text
        return Player(self.client, answer.json()["token"])

    def stranger(self) -> "Player":
        return Player(self.client, None)


class Player:
    """Ask the server as one user."""

    def __init__(self, client: Any, token: str | None) -> None:
        self.client = client
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, **parameters: Any) -> Any:
        return self.client.get(path, headers=self.headers, params=parameters)

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(path, headers=self.headers, json=body)

    def see(self, path: str, **parameters: Any) -> Json:
        return ok(self.get(path, **parameters))

    def do(self, path: str, **body: Any) -> Json:
        return ok(self.post(path, **body))

    # Tables

    def open(self, mode: str = "2-short", seats: tuple[str, ...] = ("me", "device"), **more: Any) -> Json:
        kinds = [{"kind": "bot", "bot": kind[4:]} if kind[:4] == "bot:" else {"kind": kind} for kind in seats]
        # Who begins is drawn unless somebody says otherwise: these tests do.
        return self.do("/api/tables", **{"mode": mode, "seats": kinds, "random_order": False, **more})

    def table(self, identifier: str) -> Json:
        return self.see(f"/api/tables/{identifier}")

    def decide(self, table: Json, *decisions: str, key: str | None = None) -> Any:
        return self.post(
            f"/api/tables/{table['id']}/decide",
            based_on=table["number"],
            decisions=list(decisions),
            key=key or new_key(),
        )

    def play(self, table: Json, *decisions: str) -> Json:
        """Decides and answers with the table afterwards."""
        found: Json = ok(self.decide(table, *decisions))["table"]
        return found

    def undo(self, table: Json, to: int) -> Any:
        path = f"/api/tables/{table['id']}/undo"
        return self.post(path, based_on=table["number"], to=to, key=new_key())


def ok(answer: Any) -> Json:
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def new_key() -> str:
    return f"key-{next(_keys):08}-{random.getrandbits(32):08x}"


def some_option(table: Json, dice: random.Random) -> str:
    decision = table["game"]["decision"]
    if decision["payment"] is not None:
        return str(decision["payment"]["proposal"]["text"])
    return str(dice.choice(decision["options"])["text"])


def is_problem(answer: Any, status: int, name: str) -> Json:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"] == "application/problem+json"
    problem: Json = answer.json()
    assert problem["title"] == title_of(name) and problem["type"].endswith(f"#{name}")
    assert problem["message"] == f"problem-{name}"
    assert problem["status"] == status
    assert problem["detail"] and not problem["detail"].startswith("problem-"), problem
    return problem


def a_clock(seconds: int) -> Json:
    """For `open`: so many seconds for each turn."""
    return {"clock": {"seconds": seconds}}


def eventually(check: Callable[[], Any], backoff: float = 60.0) -> Any:
    """What the check finds, as soon as it finds something."""
    until = time.monotonic() + backoff
    while not (found := check()):
        assert time.monotonic() < until, "it never happened"
        time.sleep(0.05)
    return found


def execute(api: ApiClient, statement: str, **values: Any) -> None:
    """In the database, as it is."""

    async def work() -> None:
        async with api.client.app.state.server.database.writing() as connection:
            await connection.execute(text(statement), values)

    api.client.portal.call(work)


def person_of(api: ApiClient, player: Player) -> str:
    """Who they are to the service, which nobody is told."""
    people = api.client.app.state.server.directory
    return str(api.client.portal.call(people.find, player.token).id)


def older(api: ApiClient, table: str, seconds: float) -> None:
    """The clock is real: tests turn it forward by making a table, and its row, older."""
    server = api.client.app.state.server
    loaded = server.registry._tables[table]
    loaded.table.since -= seconds

    async def set_due() -> None:
        await server.tables.set_due(table, loaded.table.number, loaded.table.deadline, False)

    api.client.portal.call(set_due)


def away(api: ApiClient, table: str, seconds: float) -> None:
    """Everybody has been away for so long."""
    server = api.client.app.state.server
    server.subscriptions._started -= seconds
    for key in server.subscriptions._left:
        server.subscriptions._left[key] -= seconds
    for seat in server.registry._tables[table].table.seats:
        seat.acted -= seconds
