"""While the service is away, or its clock jumps, no time runs out; and it knows a full disk."""

import asyncio
import random
import sqlite3
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.games.domain.draft import Draft
from labora.server.games.domain.events import Opened, Resumed, SeatPlan, Started, TableEvent
from labora.server.games.domain.table import Table
from labora.server.games.runtime.downtime import LONGEST_SILENCE
from labora.server.moderation.administration import Admin
from tests.server.database.test_storage import played
from tests.server.players import ApiClient, Json, Player, a_clock, eventually, older, some_option

DAY = 24 * 3600
REAL_TIME = time.time


class Clock:
    """Run ahead of the real time."""

    ahead = 0.0

    def now(self) -> float:
        return REAL_TIME() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clock]:
    found = Clock()
    monkeypatch.setattr(time, "time", found.now)
    yield found


def kinds(player: Player, table: Json) -> list[str]:
    return [event["kind"] for event in player.see(f"/api/tables/{table['id']}/events")["events"]]


def is_resumed(player: Player, table: Json) -> bool:
    return "resumed" in kinds(player, table)


def how(player: Player, table: Json) -> list[str]:
    events = player.see(f"/api/tables/{table['id']}/events")["events"]
    return [event["how"] for event in events if event["kind"] == "decided"]


def test_after_a_jump_of_the_clock_nobody_is_too_late(api: ApiClient, clock: Clock) -> None:
    ann = api.person("Ann")
    tables = [ann.open(**a_clock(DAY)) for _ in range(3)]
    untimed = ann.open()
    clock.ahead = 25 * 3600
    for table in tables:
        eventually(partial(is_resumed, ann, table))
        assert how(ann, table) == []
    assert "resumed" not in kinds(ann, untimed)
    # Once, and no more: clocks run again.
    older(api, tables[0]["id"], DAY + 1)
    eventually(lambda: "clock" in how(ann, tables[0]))
    assert how(ann, tables[1]) == []
    assert [kinds(ann, table).count("resumed") for table in tables] == [1, 1, 1]


@pytest.mark.parametrize("spent", ["turn", "budget"])
def test_while_the_service_is_down_clocks_stand_still(database: str, clock: Clock, spent: str) -> None:
    settings = Settings(database=database, rate_limits=False)
    with TestClient(create_app(settings)) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open(clock={"kind": spent, "seconds": 600, "increment": 0})
    clock.ahead = DAY
    with TestClient(create_app(settings)) as client:
        ann.client = client
        assert kinds(ann, table)[-1] == "resumed"
        now = ann.table(table["id"])
        dice = random.Random(1)
        for _ in range(6):
            now = ann.play(now, some_option(now, dice))
        assert set(how(ann, table)) == {"hand"}


def test_after_a_restore_clocks_go_on_from_the_backup(tmp_path: Path, clock: Clock) -> None:
    first = Settings(database=f"sqlite:///{tmp_path / 'first.db'}", rate_limits=False)
    with TestClient(create_app(first)) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open(**a_clock(600))
    second = Settings(database=f"sqlite:///{tmp_path / 'second.db'}", rate_limits=False)

    async def move() -> None:
        async with Admin(first.database) as admin:
            await admin.back_up(tmp_path / "backup.gz")
        clock.ahead = DAY
        async with Admin(second.database) as admin:
            await admin.restore(tmp_path / "backup.gz")

    asyncio.run(move())
    with TestClient(create_app(second)) as client:
        ann.client = client
        assert kinds(ann, table)[-1] == "resumed" and how(ann, table) == []


def test_a_short_stop_changes_nothing(tmp_path: Path, clock: Clock) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'labora.db'}", rate_limits=False)
    with TestClient(create_app(settings)) as client:
        ann = ApiClient(client).person("Ann")
        table = ann.open(**a_clock(600))
    clock.ahead = LONGEST_SILENCE / 2
    with TestClient(create_app(settings)) as client:
        ann.client = client
        assert "resumed" not in kinds(ann, table)


def test_time_is_given_back_once() -> None:
    """However many processes notice that all were away, and whatever was thought before."""
    seats = [SeatPlan(person="ann", name="Ann"), SeatPlan(person="bob", name="Bob")]
    opened = Opened(
        mode="2-short",
        variant="france",
        name="",
        public=False,
        creator="ann",
        seats=seats,
        clock={"seconds": 100},  # type: ignore[arg-type]
    )
    events = [
        TableEvent(number=1, at=1000.0, body=opened),
        TableEvent(number=2, at=1000.0, body=Started(order=[0, 1])),
    ]
    table = Table("one", events)
    assert table.deadline == 1100
    for now in (5000.0, 5001.0):
        draft = Draft(table, now)
        draft.add(Resumed(stopped=1040.0))
        table = draft.table
    assert table.deadline == 1100 + 5001 - 1040


# Readiness


def test_a_disk_with_no_room_for_an_event_is_not_ready(sqlite_api: ApiClient) -> None:
    ann, table = played(sqlite_api, decisions=3)
    assert sqlite_api.client.get("/readyz").status_code == 200
    connection: sqlite3.Connection = sqlite_api.client.app.state.server.database.sqlite.connection
    # SQLite behaves as on a full disk when it may not grow.
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    dice = random.Random(1)
    while (answer := ann.decide(table, some_option(table, dice))).status_code == 200:
        table = answer.json()["table"]
    assert answer.status_code == 503
    full = eventually(lambda: (found := sqlite_api.client.get("/readyz")).status_code == 503 and found)
    assert full.json()["failing"] == ["writing"]
    connection.execute("PRAGMA max_page_count=1000000")
    eventually(lambda: sqlite_api.client.get("/readyz").status_code == 200)
    rows = connection.execute("SELECT count(*) FROM health WHERE id > 2").fetchone()
    assert rows == (0,)
