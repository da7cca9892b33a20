"""Records, administration, backups, migrations, and a disk that is full."""

import asyncio
import gzip
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from starlette.testclient import TestClient
from typer.testing import CliRunner

from labora.cli import main
from labora.cli.app import app as cli
from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.database.backup import FORMAT, VERSION
from labora.server.database.schema import MIGRATIONS, SCHEMA, metadata, migrate, open_engine
from labora.server.database.sqlite_file import DatabaseFile
from labora.server.database.sqlite_writer import SqliteWriter
from labora.server.games.record_replayer import ReplayedRecord, Replayer
from labora.server.moderation.administration import Admin, AdminError
from tests.server.players import ApiClient, Json, is_problem, ok, some_option


def played(api: ApiClient, mode: str = "2-short", decisions: int = 25) -> tuple[Any, Json]:
    ann = api.person("Ann")
    table = ann.open(mode, ("me", "device"))
    dice = random.Random(7)
    for _ in range(decisions):
        table = ann.play(table, some_option(table, dice))
    return ann, table


def test_a_record_comes_back_as_the_same_game(api: ApiClient) -> None:
    ann, table = played(api)
    record = ann.see(f"/api/tables/{table['id']}/record")
    assert record["format"] == "labora-record"
    again = ann.do("/api/records", record=record, name="again")
    assert again["problem"] is None
    assert again["table"]["game"]["position"] == table["game"]["position"]
    assert again["table"]["name"] == "again"
    assert again["table"]["game"]["undo"]["floors"] == [0, 0]
    assert ann.see(f"/api/tables/{again['table']['id']}/record") == record
    ann.play(again["table"], some_option(again["table"], random.Random(1)))


def test_a_file_is_uploaded_as_it_is_and_parsed_once(
    sqlite_api: ApiClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table = played(sqlite_api)
    record = ann.see(f"/api/tables/{table['id']}/record")
    text = json.dumps(record, indent=4)
    asked: list[str] = []
    replay = Replayer.replay

    async def noted(self: Replayer, text: str, language: str) -> ReplayedRecord:
        asked.append(text)
        return await replay(self, text, language)

    monkeypatch.setattr(Replayer, "replay", noted)

    def upload(content: bytes) -> Any:
        headers = ann.headers | {"Content-Type": "application/json"}
        return sqlite_api.client.post("/api/records/file", content=content, headers=headers)

    for content in (text.encode(), b"\xef\xbb\xbf" + text.encode()):
        opened = ok(upload(content))
        assert opened["problem"] is None and asked.pop() == text
        assert ann.table(opened["table"])["game"]["position"] == table["game"]["position"]
        assert ann.see(f"/api/tables/{opened['table']}/record") == record
    stopped = ok(upload(json.dumps(record | {"turns": ["cut 9,9"]}).encode()))
    assert stopped["problem"] and ann.table(stopped["table"])["game"]["undo"]["taken"] == 1
    for wrong in (b"", b"[1", b"\xff\x00", b'{"format": "chess"}'):
        is_problem(upload(wrong), 422, "wrong-record")
    answer = sqlite_api.client.post("/api/records/file", content=text.encode())
    is_problem(answer, 401, "who-are-you")


def test_a_record_is_opened_up_to_its_last_legal_move(sqlite_api: ApiClient) -> None:
    ann, table = played(sqlite_api)
    record = ann.see(f"/api/tables/{table['id']}/record")
    record["turns"][1] = "cut 9,9"
    opened = ann.do("/api/records", record=record)
    assert opened["problem"]
    assert opened["table"]["game"]["undo"]["taken"] == len((record["turns"][0] + " cut").split())
    is_problem(ann.post("/api/records", record={"format": "chess"}), 422, "wrong-record")
    is_problem(
        ann.post("/api/records", record=record, seats=[{"kind": "me"}, {"kind": "link"}]),
        422,
        "seats-of-record",
    )


# Administration


def test_closing_a_table_and_removing_a_message(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        api = ApiClient(client)
        ann = api.person("Ann")
        table = ann.open(public=True)
        said = ann.do(f"/api/tables/{table['id']}/messages", text="rude")["number"]

        async def tidy() -> None:
            async with Admin(settings.database) as admin:
                await admin.remove_message(table["id"], said)
                await admin.close_table(table["id"])
                with pytest.raises(AdminError):
                    await admin.remove_message(table["id"], 1)

        with client.websocket_connect(f"/api/tables/{table['id']}/follow", headers=ann.headers) as socket:
            asyncio.run(tidy())
            while (message := socket.receive_json())["type"] != "news" or message["number"] < said + 2:
                pass
        assert ann.table(table["id"])["game"]["phase"] == "closed"
        events = ann.see(f"/api/tables/{table['id']}/events")["events"]
        assert [one["text"] for one in events if one["kind"] == "said"] == [None]
        is_problem(ann.decide(ann.table(table["id"]), "fell"), 409, "closed")


def test_blocking_and_deleting_a_person(settings: Settings) -> None:
    with TestClient(create_app(settings)) as client:
        api = ApiClient(client)
        ann, bob = api.person("Ann-of-the-abbey"), api.person("Bob")
        table = ann.open("2-short", ("me", "link"), public=True)
        bob.do(f"/api/tables/{table['id']}/join")
        ann.do(f"/api/tables/{table['id']}/messages", text="my secret")

    async def delete() -> None:
        async with Admin(settings.database) as admin:
            assert bob.token is not None
            await admin.block(bob.token)
            [(person, _, tables)] = await admin.persons_named("Ann-of-the-abbey")
            assert tables == 1
            await admin.delete_person(person)
            with pytest.raises(AdminError):
                await admin.delete_person(person)

    asyncio.run(delete())
    with TestClient(create_app(settings)) as client:
        for player in (ann, bob):
            player.client = client
            is_problem(player.get("/api/me"), 401, "who-are-you")
        stranger = ApiClient(client).stranger()
        texts = [stranger.get(f"/api/tables/{table['id']}{part}").text for part in ("", "/events", "/record")]
        texts.append(stranger.get("/api/tables", which="running").text)
        assert not any("abbey" in text or "secret" in text for text in texts)
        assert stranger.table(table["id"])["game"]["phase"] == "playing"


def test_a_backup_fills_another_database(
    settings: Settings, tmp_path: Path, postgres: Callable[[], str]
) -> None:
    with TestClient(create_app(settings)) as client:
        ann, table = played(ApiClient(client), decisions=8)
        record = ann.see(f"/api/tables/{table['id']}/record")
        run = CliRunner()
        file = tmp_path / "backup.gz"
        done = run.invoke(cli, ["admin", "backup", str(file), "--database", settings.database])
        assert done.exit_code == 0, done.output
        again = run.invoke(cli, ["admin", "restore", str(file), "--database", settings.database])
        assert again.exit_code != 0
    # From each kind of database to the other.
    other = postgres() if "sqlite" in settings.database else f"sqlite+aiosqlite:///{tmp_path / 'other.db'}"
    filled = run.invoke(cli, ["admin", "restore", str(file), "--database", other])
    assert filled.exit_code == 0, filled.output
    with TestClient(create_app(Settings(database=other, rate_limits=False))) as client:
        ann.client = client
        assert ann.see(f"/api/tables/{table['id']}/record") == record
        ann.play(ann.table(table["id"]), some_option(table, random.Random(1)))


@pytest.mark.parametrize(
    ("made", "sentence"),
    [
        ("nothing", "Cannot use the file: there is no such file."),
        ("something else", "This file is not a backup, or it is damaged."),
        ("half of it", "This file is not a backup, or it is damaged."),
        ("an unknown table", "This file is not a backup, or it is damaged."),
        ("a newer version", "This file is not a backup, or it is damaged."),
    ],
)
def test_what_is_no_backup_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], made: str, sentence: str
) -> None:
    database, file = f"sqlite+aiosqlite:///{tmp_path / 'empty.db'}", tmp_path / "backup.gz"
    head = json.dumps({"format": FORMAT, "version": VERSION + (made == "a newer version")})
    if made == "something else":
        file.write_bytes(b"no backup" * 50)
    elif made != "nothing":
        file.write_bytes(gzip.compress(f'{head}\n["tavern", {{"name": "x"}}]\n'.encode()))
    if made == "half of it":
        file.write_bytes(file.read_bytes()[:-9])
    assert main(["admin", "restore", str(file), "--database", database]) == 1
    assert capsys.readouterr().err == f"{sentence}\n"


def test_migrations_lead_to_the_tables_of_the_code(database: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async def compare() -> list[Any]:
        engine = open_engine(database)
        await migrate(engine)
        await migrate(engine)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_the_newest_migration_is_known() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == SCHEMA


def test_sqlite_says_whether_somebody_else_has_written(tmp_path: Path) -> None:
    """As long as nobody has, the tables in memory need not be compared with what is stored."""

    async def write_by_turns() -> list[int]:
        versions = []
        for writer in (own, own, other, own):
            await writer.write([("INSERT INTO said VALUES (:text)", {"text": "x"})])
            versions.append(await own.version())
        return versions

    path = str(tmp_path / "any.db")
    own, other = (SqliteWriter(path, DatabaseFile(None)) for _ in range(2))
    for writer in (own, other):
        writer.open()
    assert own.connection is not None
    own.connection.execute("CREATE TABLE said (text TEXT)")
    first, second, third, fourth = asyncio.run(write_by_turns())
    for writer in (own, other):
        writer.close()
    assert first == second != third == fourth


def test_a_full_disk_is_an_error_and_not_half_a_game(sqlite_api: ApiClient) -> None:
    ann, table = played(sqlite_api, decisions=3)
    connection = sqlite_api.client.app.state.server.database.sqlite.connection
    # SQLite behaves as on a full disk when it may not grow.
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count={pages}")
    dice = random.Random(1)
    for _ in range(400):
        answer = ann.decide(
            table, some_option(table, dice), key=f"key-{'x' * 50}{dice.random():.8f}"[:60].replace(".", "-")
        )
        if answer.status_code != 200:
            break
        table = answer.json()["table"]
    is_problem(answer, 503, "storage")
    assert ann.table(table["id"])["game"] == table["game"]
    connection.execute("PRAGMA max_page_count=1000000")
    ann.play(table, some_option(table, dice))
