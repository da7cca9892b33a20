"""Make a stored database of an older version: run that version's server in memory, play, dump what it wrote.

    git archive COMMIT | tar x -C FOLDER
    PYTHONPATH=FOLDER python tests/server/stored/make.py COMMIT > tests/server/stored/COMMIT.sql

It talks to the server only in ways that both versions know.
"""

import contextlib
import importlib
import itertools
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient


def first_of(*places: str) -> Any:
    """What this was called in the version that runs: the newest place first."""
    for place in places:
        module, _, name = place.partition(":")
        with contextlib.suppress(ImportError, AttributeError):
            return getattr(importlib.import_module(module), name)
    raise ImportError(places[0])


create_app = first_of(
    "labora.server.app.application:create_app",
    "labora.server.run.app:create_app",
    "labora.server.app:create_app",
)
Settings = first_of(
    "labora.server.core.settings:Settings",
    "labora.server.base.settings:Settings",
    "labora.server.settings:Settings",
)
Json = dict[str, Any]
keys = itertools.count()


class Person:
    """Play at a server as one user."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        self.token = client.post("/api/me", json={"name": name}).json()["token"]
        client.cookies.clear()

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def do(self, path: str, **body: Any) -> Json:
        answer = self.client.post(path, headers=self.headers, json=body)
        assert answer.status_code == 200, answer.text
        found: Json = answer.json()
        return found

    def see(self, path: str) -> Json:
        found: Json = self.client.get(path, headers=self.headers).json()
        return found

    def open(self, name: str, mode: str, *kinds: str, **more: Any) -> Json:
        seats = [{"kind": "bot", "bot": kind[4:]} if kind[:4] == "bot:" else {"kind": kind} for kind in kinds]
        order = {"random_order": False}
        return self.do("/api/tables", mode=mode, seats=seats, name=name, public=True, **order, **more)

    def play(self, table: Json, turns: int, seed: int = 1) -> Json:
        """So many batches: up to the end of a turn or of a decider; for the neutral player one by one."""
        dice = random.Random(seed)
        for _ in range(turns):
            table = self.see(f"/api/tables/{table['id']}")
            if (decision := table["game"]["decision"]) is None:
                break
            batch, asked = [], (decision["player"], is_for_neutral(decision))
            while decision and (decision["player"], is_for_neutral(decision)) == asked:
                batch.append(chosen(decision, dice))
                if asked[1] or batch[-1] == "end":
                    break
                path = f"/api/tables/{table['id']}/explore"
                decision = self.do(path, number=table["number"], decisions=batch)["decision"]
            key = f"key-{next(keys):08}"
            self.do(f"/api/tables/{table['id']}/decide", based_on=table["number"], decisions=batch, key=key)
        return self.see(f"/api/tables/{table['id']}")

    def wait_for(self, table: Json) -> Json:
        """Until no bot thinks."""
        while (decision := table["game"]["decision"]) and table["seats"][decision["player"]]["kind"] == "bot":
            time.sleep(0.05)
            table = self.see(f"/api/tables/{table['id']}")
        return table


def chosen(decision: Json, dice: random.Random) -> str:
    if decision["payment"] is not None:
        return str(decision["payment"]["proposal"]["text"])
    return str(dice.choice(decision["options"])["text"])


def is_for_neutral(decision: Json) -> bool:
    return str(decision["kind"]).startswith("neutral")


def first_commit(ann: Person, bob: Person) -> None:
    """65dd393, between 0.1.0 and 0.2.0: its neutral player builds what the rules do not allow."""
    ann.play(ann.open("Alone", "solo", "me"), 48, seed=388)
    ann.play(ann.open("Device", "2-short", "me", "device"), 4)


def second_commit(ann: Person, bob: Person) -> None:
    """9550dff, of 0.2.0: every kind of table."""
    ann.play(ann.open("Alone", "solo", "me", variant="ireland"), 6)
    bots = ann.wait_for(ann.open("Bots", "3-short", "me", "bot:random", "bot:random"))
    ann.wait_for(ann.play(bots, 1))
    device = ann.play(ann.open("Device", "2-short", "me", "device"), 4)
    clock = ann.open(
        "Clock", "2-long", "me", "link", clock={"kind": "budget", "seconds": 86_400, "increment": 60}
    )
    bob.do(f"/api/tables/{clock['id']}/join")
    ann.play(clock, 1)
    bob.play(clock, 1)
    ann.do(f"/api/tables/{clock['id']}/messages", text="see you")
    forked = ann.see(f"/api/tables/{clock['id']}")["game"]["undo"]["taken"] - 1
    ann.do(f"/api/tables/{clock['id']}/fork", moment=forked, name="Fork")
    ann.do("/api/records", record=ann.see(f"/api/tables/{device['id']}/record"), name="Import")
    rated = ann.open("Rated", "2-short", "me", "link", rated=True, clock={"seconds": 86_400})
    bob.do(f"/api/tables/{rated['id']}/join")
    ann.play(rated, 1)
    ann.open("Waiting", "4-short", "me", "link", "bot:novice", "link")


MAKERS = {"65dd393": first_commit, "9550dff": second_commit}


def main(commit: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "labora.db"
        settings = Settings(database=f"sqlite+aiosqlite:///{file}", rate_limits=False)
        with TestClient(create_app(settings)) as client:
            ann, bob = Person(client, "Ann"), Person(client, "Bob")
            MAKERS[commit](ann, bob)
        stored = sqlite3.connect(file)
        print(f"-- Made by the service of commit {commit}.")
        print(f"-- ann {ann.token}")
        print(f"-- bob {bob.token}")
        print("\n".join(stored.iterdump()))


if __name__ == "__main__":
    main(sys.argv[1])
