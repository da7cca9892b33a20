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
from sqlalchemy import Connection, MetaData, delete, insert, text
from sqlalchemy.ext.asyncio import create_async_engine
from starlette.testclient import TestClient

from labora.rules.constants import decision_kinds
from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.database.schema import MIGRATIONS
from labora.server.games.domain.events import TableEvent, read_body
from labora.server.games.domain.table import Table
from labora.server.moderation.administration import Admin
from tests.server.games.test_follow import connect, next_of
from tests.server.players import ApiClient, Json, Player, eventually, execute, is_problem, ok, some_option
from tests.server.processes import Server

STORED = Path(__file__).parents[1] / "stored"
# What version 0.1.0 wrote: a running game of two, with a clock, and a table that waits for players.
RELEASED = (STORED / "released-0001.sql").read_text()
ANN, RECOVERY = re.findall(r"-- ann (\S+) recovery (\S+)", RELEASED)[0]
BOB = re.findall(r"-- bob (\S+)", RELEASED)[0]


@pytest.fixture
def released(database: str, tmp_path: Path) -> str:
    restore(RELEASED, database, tmp_path)
    return database


def restore(dump: str, database: str, folder: Path) -> None:
    """Fill a database with what is stored, as if it had been written today; also in PostgreSQL."""
    stored = sqlite3.connect(folder / ("labora.db" if "sqlite" in database else "released.db"))
    stored.executescript(dump)
    age = time.time() - stored.execute("SELECT max(at) FROM event").fetchone()[0]
    stored.execute("UPDATE event SET at = at + ?", (age,))
    stored.execute("UPDATE game SET created = created + ?, updated = updated + ?", (age, age))
    stored.execute("UPDATE game SET deadline = deadline + ?", (age,))
    stored.commit()
    if "postgres" in database:
        asyncio.run(_copied(stored, database))
    stored.close()


async def _copied(stored: sqlite3.Connection, database: str) -> None:
    stored.row_factory = sqlite3.Row
    engine = create_async_engine(database)
    async with engine.begin() as connection:
        [revision] = stored.execute("SELECT version_num FROM alembic_version").fetchone()
        await connection.run_sync(_schema_of, revision)
        found = MetaData()
        await connection.run_sync(found.reflect)
        for name, table in found.tables.items():
            if name != "alembic_version":
                flags = [column.name for column in table.columns if str(column.type) == "BOOLEAN"]
                rows = [dict(row) for row in stored.execute(f"SELECT * FROM {name}")]
                for row in rows:
                    row |= {flag: bool(row[flag]) for flag in flags}
                await connection.execute(delete(table))
                if rows:
                    await connection.execute(insert(table), rows)
    await engine.dispose()


def _schema_of(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


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


# The tables that the first release and two later commits wrote; see stored/make.py.
TABLES = {
    "released-0001": {"Old kitchen", "Waiting"},
    "65dd393": {"Alone", "Device"},
    "9550dff": {"Alone", "Bots", "Device", "Clock", "Fork", "Import", "Rated", "Waiting"},
}
VIEWS = ("", "/record", "/events", "/log", "/scores", "/course", "/moments", "/sheet", "/sheet.svg")


@pytest.mark.parametrize("written", TABLES)
def test_every_stored_table_is_shown_and_goes_on(written: str, database: str, tmp_path: Path) -> None:
    dump = (STORED / f"{written}.sql").read_text()
    restore(dump, database, tmp_path)
    with TestClient(create_app(Settings(database=database, rate_limits=False))) as client:
        api = ApiClient(client)
        tokens = dict(re.findall(r"-- (ann|bob) (\S+)", dump))
        ann, bob = Player(client, tokens["ann"]), Player(client, tokens["bob"])
        owners = {one["id"]: player for player in (bob, ann) for one in player.see("/api/tables")["tables"]}
        assert {owner.table(one)["name"] for one, owner in owners.items()} == TABLES[written]
        for identifier, owner in owners.items():
            is_shown(api, owner, identifier)
            table = owner.table(identifier)
            if table["public"]:
                is_shown(api, api.stranger(), identifier)
            else:
                is_problem(api.stranger().get(f"/api/tables/{identifier}"), 404, "no-such-table")
            with connect(api, owner, table) as socket:
                next_of(socket, "hello")
                goes_on(owner, bob if owner is ann else ann, table)
                assert next_of(socket, "news")["number"] > table["number"]
            is_shown(api, owner, identifier)


def is_shown(api: ApiClient, player: Player, identifier: str) -> None:
    """Over HTTP and WebSocket."""
    path = f"/api/tables/{identifier}"
    waiting = player.table(identifier)["game"]["phase"] == "waiting"
    for view in VIEWS:
        if waiting and view.startswith("/sheet"):
            is_problem(player.get(path + view), 409, "not-started")
        else:
            assert player.get(path + view).status_code == 200, view
    player.do(f"{path}/explore")
    with connect(api, player, {"id": identifier}) as socket:
        assert next_of(socket, "hello")["table"]["id"] == identifier


def goes_on(owner: Player, other: Player, table: Json) -> None:
    path = f"/api/tables/{table['id']}"
    if table["game"]["phase"] == "waiting":
        other.do(f"{path}/enter", key=table["invitation"])
        assert [seat["mine"] for seat in other.do(f"{path}/join")["seats"][:2]] == [False, True]
        return
    game = table["game"]
    assert (game["decision"] is None) == (game["broken"] is not None) == game["can_go_on"]
    if game["broken"] is not None:
        is_problem(owner.decide(table, "end"), 409, "read-only")
        table = ok(owner.undo(table, game["undo"]["taken"]))["table"]
    decider = table["seats"][table["game"]["decision"]["player"]]
    player = owner if decider["mine"] else other
    taken = table["game"]["undo"]["taken"]
    played = player.play(player.table(table["id"]), some_option(table, random.Random(1)))
    assert played["game"]["undo"]["taken"] == taken + 1


def test_the_solo_game_that_the_rules_have_overtaken_breaks_at_the_beginning_of_a_batch() -> None:
    """It is here because of that: the table of such a game could not be looked at."""
    stored = sqlite3.connect(":memory:")
    stored.executescript((STORED / "65dd393.sql").read_text())
    [alone] = stored.execute("""SELECT id FROM game WHERE summary LIKE '%"Alone"%'""").fetchone()
    rows = stored.execute("SELECT number, at, body FROM event WHERE game = ? ORDER BY number", (alone,))
    table = Table(alone, [TableEvent(number=row[0], at=row[1], body=read_body(row[2])) for row in rows])
    assert table.broken is not None and table.broken.refusal.index == 0
    assert (
        table.position.kind in (decision_kinds.NEUTRAL_CARD, decision_kinds.NEUTRAL_SPACE)
        and table.position.round == 22
    )


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"

    async def from_the_future() -> None:
        async with Admin(database) as admin, admin.database.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    asyncio.run(from_the_future())
    server = Server(database, tmp_path / "log")
    with pytest.raises(AssertionError):
        server.start()
    log = server.log.read_text()
    assert "A newer version of Labora has migrated the database" in log and "Traceback" not in log


def test_what_a_newer_version_wrote_is_not_lost(api: ApiClient) -> None:
    """The older process shows the table, changes nothing, and the newer one goes on."""
    ann = api.person("Ann")
    table = ann.play(ann.open(), "fell")
    server = api.client.app.state.server
    sung = json.dumps({"kind": "sung", "verse": 3})
    new = {"game": table["id"], "number": table["number"] + 1, "body": sung}
    execute(api, "INSERT INTO event (game, number, at, body) VALUES (:game, :number, 1.0, :body)", **new)
    execute(api, "UPDATE game SET number = :number WHERE id = :game", number=new["number"], game=new["game"])
    is_problem(eventually(lambda: newer(ann, table)), 409, "newer-version")
    shown = ann.table(table["id"])
    assert shown["game"]["position"] == table["game"]["position"]
    assert shown["game"]["broken"] and not shown["game"]["can_go_on"] and shown["game"]["decision"] is None
    is_problem(ann.post(f"/api/tables/{table['id']}/messages", text="hello"), 409, "newer-version")
    assert ann.see(f"/api/tables/{table['id']}/events")["events"][-1]["kind"] == "unknown"
    # Nothing of it was touched.
    rows = api.client.portal.call(server.tables.events, table["id"])
    assert len(rows) == new["number"]


def newer(ann: Player, table: Json) -> Any:
    answer = ann.decide(table, some_option(table, random.Random(1)))
    return (
        answer if answer.status_code == 409 and answer.json()["message"] == "problem-newer-version" else None
    )


def test_a_field_that_is_not_known_is_not_ignored(api: ApiClient) -> None:
    ann = api.person("Ann")
    table = ann.play(ann.open(), "fell")
    body = json.dumps({"kind": "decided", "seat": 0, "decisions": ["fell"], "in_secret": True})
    set_body(api, table, 3, body)
    assert not ann.table(table["id"])["game"]["can_go_on"]
    is_problem(ann.decide(table, "0,1"), 409, "newer-version")


@pytest.mark.parametrize("seats", [("me", "link"), ("me", "device")])
def test_a_move_that_begins_a_batch_and_is_not_legal_is_shown(api: ApiClient, seats: tuple[str, ...]) -> None:
    ann, bob, stranger = api.person("Ann"), api.person("Bob"), api.stranger()
    table = ann.open("2-short", seats, public=True)
    if "link" in seats:
        table = bob.do(f"/api/tables/{table['id']}/join")
    table = ann.play(table, "cut", "0,0", "peat")
    table = ann.play(table, "fell")
    wrong = json.dumps({"kind": "decided", "seat": 0, "decisions": ["settle"]})
    number = table["number"]
    set_body(api, table, number, wrong)
    for player in (ann, bob, stranger):
        is_shown(api, player, table["id"])
        game = player.table(table["id"])["game"]
        assert game["broken"] and game["decision"] is None and game["undo"]["taken"] == 3
    # Ann's last batch that is still legal is what she would take back.
    assert ann.table(table["id"])["game"]["undo"]["steps"][0] == 0
    again = ok(ann.undo(ann.table(table["id"]), 3))["table"]
    ann.play(again, "fell", "1,0", "wood")


def set_body(api: ApiClient, table: Json, number: int, body: str) -> None:
    """The event is stored like this, and the table is read again."""
    statement = "UPDATE event SET body = :body WHERE game = :id AND number = :number"
    execute(api, statement, body=body, id=table["id"], number=number)
    api.client.app.state.server.registry._tables.clear()


def test_changed_rules_leave_a_game_at_its_last_legal_move(api: ApiClient) -> None:
    ann, bob = api.person("Ann"), api.person("Bob")
    table = ann.open("2-short", ("me", "link"), public=True)
    table = bob.do(f"/api/tables/{table['id']}/join")
    table = ann.play(table, "cut", "0,0", "peat")
    table = ann.play(table, "fell", "1,0", "wood")
    # As if the rules had allowed something else then.
    wrong = json.dumps({"kind": "decided", "seat": 0, "decisions": ["fell", "9,9", "wood"]})
    set_body(api, table, table["number"], wrong)
    broken = bob.table(table["id"])["game"]
    assert "9,9" in broken["broken"] and broken["can_go_on"] and broken["decision"] is None
    assert broken["undo"]["taken"] == 4
    is_problem(ann.decide(ann.table(table["id"]), "end"), 409, "read-only")
    # Either of the players can go on from there, and it stays so.
    again = ok(bob.undo(bob.table(table["id"]), 4))
    assert again["done"] and again["table"]["game"]["broken"] is None
    api.client.app.state.server.registry._tables.clear()
    now = ann.table(table["id"])
    assert (now["game"]["broken"], now["game"]["decision"]["kind"]) == (None, "fell")
    ann.play(now, "1,0", "wood")
