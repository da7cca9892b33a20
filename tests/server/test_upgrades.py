"""From one version to the next: stored databases, processes of two versions, rules that have changed."""

import asyncio
import json
import random
import re
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, insert, text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from labora.server.base.settings import Settings
from labora.server.run.admin import Admin
from labora.server.run.app import create_app
from labora.server.store.database import MIGRATIONS
from tests.server.players import Json, Player, Room, eventually, execute, is_problem, ok, some_option
from tests.server.processes import Server

# What version 0.1.0 wrote: a running game of two, with a clock, and a table that waits for players.
RELEASED = (Path(__file__).parent / "stored" / "released-0001.sql").read_text()
ANN, RECOVERY = re.findall(r"-- ann (\S+) recovery (\S+)", RELEASED)[0]
BOB = re.findall(r"-- bob (\S+)", RELEASED)[0]


@pytest.fixture
def released(database: str, tmp_path: Path) -> str:
    """The stored database, as if it had been written today; also in PostgreSQL."""
    file = tmp_path / "labora.db" if "sqlite" in database else tmp_path / "released.db"
    stored = sqlite3.connect(file)
    stored.executescript(RELEASED)
    age = time.time() - stored.execute("SELECT max(at) FROM event").fetchone()[0]
    stored.execute("UPDATE event SET at = at + ?", (age,))
    stored.execute("UPDATE game SET created = created + ?, updated = updated + ?", (age, age))
    stored.execute("UPDATE game SET deadline = deadline + ?", (age,))
    stored.commit()
    if "postgres" in database:
        asyncio.run(_copied(stored, database))
    stored.close()
    return database


async def _copied(stored: sqlite3.Connection, database: str) -> None:
    stored.row_factory = sqlite3.Row
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(_first_schema)
        found = MetaData()
        await connection.run_sync(found.reflect)
        for name, table in found.tables.items():
            if name != "alembic_version":
                flags = [column.name for column in table.columns if str(column.type) == "BOOLEAN"]
                rows = [dict(row) for row in stored.execute(f"SELECT * FROM {name}")]
                for row in rows:
                    row |= {flag: bool(row[flag]) for flag in flags}
                await connection.execute(insert(table), rows)
    await engine.dispose()


def _first_schema(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "0001")


def test_a_database_of_the_last_release_goes_on(released: str) -> None:
    with TestClient(create_app(Settings(database=released, rate_limits=False))) as client:
        ann, bob = Player(client, ANN), Player(client, BOB)
        [listed] = ann.see("/api/tables")["tables"]
        assert (listed["name"], listed["clock"]["seconds"]) == ("Old kitchen", 2_592_000)
        table = ann.table(listed["id"])
        assert table["game"]["broken"] is None and table["game"]["undo"]["taken"] == 30
        assert table["clock"] == {"kind": "turn", "seconds": 2_592_000, "increment": 0, "end": "turn"}
        player = (ann, bob)[table["game"]["decision"]["player"]]
        after = player.play(table, some_option(table, random.Random(1)))
        assert after["game"]["undo"]["taken"] == 31
        said = [event.get("text") for event in ann.see(f"/api/tables/{table['id']}/events")["events"]]
        assert "see you" in said
        waiting = next(one for one in bob.see("/api/tables")["tables"] if one["phase"] == "waiting")
        assert bob.table(waiting["id"])["seats"][2]["bot"] == "novice"
        # Recovery links of that version still work, and devices have no name yet.
        other = Player(client, ok(client.post("/api/me/recover", json={"code": RECOVERY}))["token"])
        client.cookies.clear()
        assert other.table(table["id"])["seats"][0]["mine"]
        assert {device["name"] for device in ann.see("/api/me/devices")["devices"]} == {""}


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"

    async def from_the_future() -> None:
        async with Admin(database) as admin, admin.store.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(from_the_future())
    server = Server(database, tmp_path / "log")
    with pytest.raises(AssertionError):
        server.start()
    log = server.log.read_text()
    assert "a newer version of labora has migrated this database" in log and "Traceback" not in log


def test_what_a_newer_version_wrote_is_not_lost(room: Room) -> None:
    """The older process shows the table, changes nothing, and the newer one goes on."""
    ann = room.person("Ann")
    table = ann.play(ann.open(), "fell")
    store = room.client.app.state.service.store
    sung = json.dumps({"kind": "sung", "verse": 3})
    new = {"game": table["id"], "number": table["number"] + 1, "body": sung}
    execute(room, "INSERT INTO event (game, number, at, body) VALUES (:game, :number, 1.0, :body)", **new)
    execute(room, "UPDATE game SET number = :number WHERE id = :game", number=new["number"], game=new["game"])
    is_problem(eventually(lambda: newer(ann, table)), 409, "newer-version")
    shown = ann.table(table["id"])
    assert shown["game"]["position"] == table["game"]["position"]
    assert shown["game"]["broken"] and not shown["game"]["can_go_on"] and shown["game"]["decision"] is None
    is_problem(ann.post(f"/api/tables/{table['id']}/messages", text="hello"), 409, "newer-version")
    assert ann.see(f"/api/tables/{table['id']}/events")["events"][-1]["kind"] == "unknown"
    # Nothing of it was touched.
    rows = room.client.portal.call(store.events, table["id"])
    assert len(rows) == new["number"]


def newer(ann: Player, table: Json) -> Any:
    answer = ann.decide(table, some_option(table, random.Random(1)))
    return answer if answer.status_code == 409 and answer.json()["title"] == "newer-version" else None


def test_a_field_that_is_not_known_is_not_ignored(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.play(ann.open(), "fell")
    body = json.dumps({"kind": "decided", "seat": 0, "decisions": ["fell"], "in_secret": True})
    execute(room, "UPDATE event SET body = :body WHERE game = :id AND number = 3", body=body, id=table["id"])
    room.client.app.state.service.hall._live.clear()
    assert not ann.table(table["id"])["game"]["can_go_on"]
    is_problem(ann.decide(table, "0,1"), 409, "newer-version")


def test_changed_rules_leave_a_game_at_its_last_legal_move(room: Room) -> None:
    ann, bob = room.person("Ann"), room.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    table = bob.do(f"/api/tables/{table['id']}/join")
    table = ann.play(table, "cut", "0,0", "peat")
    table = ann.play(table, "fell", "1,0", "wood")
    # As if the rules had allowed something else then.
    wrong = json.dumps({"kind": "decided", "seat": 0, "decisions": ["fell", "9,9", "wood"]})
    last = table["number"]
    execute(
        room,
        "UPDATE event SET body = :body WHERE game = :id AND number = :n",
        body=wrong,
        id=table["id"],
        n=last,
    )
    room.client.app.state.service.hall._live.clear()
    broken = bob.table(table["id"])["game"]
    assert "9,9" in broken["broken"] and broken["can_go_on"] and broken["decision"] is None
    assert broken["undo"]["taken"] == 4
    is_problem(ann.decide(ann.table(table["id"]), "end"), 409, "read-only")
    # Either of the players can go on from there, and it stays so.
    again = ok(bob.undo(bob.table(table["id"]), 4))
    assert again["done"] and again["table"]["game"]["broken"] is None
    room.client.app.state.service.hall._live.clear()
    now = ann.table(table["id"])
    assert (now["game"]["broken"], now["game"]["decision"]["kind"]) == (None, "fell")
    ann.play(now, "1,0", "wood")
