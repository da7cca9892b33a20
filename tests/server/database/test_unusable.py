"""A database that cannot be opened is told in one sentence, whichever command wants it."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx2 as httpx
import pytest

from labora.cli import main
from labora.server.app.serve import serve
from labora.server.core.database_urls import for_asyncpg
from labora.server.core.settings import SettingError, Settings, settings_from_environment
from labora.server.database.unusable_database import UnusableDatabaseError, why_unusable
from tests.server.players import ApiClient, eventually
from tests.server.processes import SOURCES, Server, free_port

FILE = "sqlite+aiosqlite:////srv/labora.db"


def test_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    database = f"postgresql://labora:secret@127.0.0.1:{free_port()}/labora"
    for command in (("serve",), ("serve", "--bots-only"), ("admin", "find-person", "Ann")):
        assert main([*command, "--database", database]) == 1
        said = capsys.readouterr().err
        assert said.startswith("The database at 127.0.0.1:") and said.count("\n") == 1, said
        assert "secret" not in said


def test_a_database_that_refuses(postgres: Callable[[], str], capsys: pytest.CaptureFixture[str]) -> None:
    database = postgres()
    name = database.partition("?")[0].rpartition("/")[2]
    assert main(["admin", "find-person", "Ann", "--database", database.replace(name, "other_one")]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and 'database "other_one" does not exist' in said


@pytest.mark.parametrize("command", [("serve",), ("admin", "find-person", "Ann")])
def test_files(command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    torn = tmp_path / "torn.db"
    torn.write_bytes(b"this is no database, however long it is" * 100)
    (tmp_path / "folder").mkdir()
    wrong = {
        tmp_path / "nowhere" / "labora.db": "The folder for the database ",
        torn: f"The file {torn} is damaged or is not a database.",
        tmp_path / "folder": "The database ",
    }
    for file, beginning in wrong.items():
        assert main([*command, "--database", f"sqlite+aiosqlite:///{file}"]) == 1
        said = capsys.readouterr().err
        assert said.startswith(beginning) and str(file) in said and said.count("\n") == 1, said


@pytest.mark.parametrize("command", [("mcp",), ("play", "--no-browser")])
def test_the_users_own_database(
    command: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Of the commands that bring their own server: damaged, or in a folder that cannot be made."""
    monkeypatch.setenv("LABORA_WEB", str(tmp_path))
    monkeypatch.delenv("LABORA_DATABASE", raising=False)
    torn = tmp_path / "tables.db"
    torn.write_bytes(b"this is no database, however long it is" * 100)
    for games, beginning in ((tmp_path, "The file "), (torn / "labora", "The folder for ")):
        monkeypatch.setenv("LABORA_GAMES", str(games / "games"))
        assert main([*command, "--port", str(free_port())]) == 1
        said = capsys.readouterr().err
        assert said.startswith(beginning) and str(games / "tables.db") in said and said.count("\n") == 1, said


def test_the_module_says_the_same(tmp_path: Path) -> None:
    environment = os.environ | {
        "LABORA_DATABASE": f"sqlite:///{tmp_path / 'nowhere' / 'labora.db'}",
        "PYTHONPATH": os.environ.get("PYTHONPATH") or str(SOURCES),
    }
    command = [sys.executable, "-m", "labora.server"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 1
    assert run.stderr.startswith("The folder for the database") and run.stderr.count("\n") == 1


def test_a_full_disk(tmp_path: Path) -> None:
    """SQLite behaves as on a full disk when a file may not grow."""
    connection = sqlite3.connect(tmp_path / "full.db")
    connection.execute("CREATE TABLE one (text)")
    connection.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError) as full:
        connection.execute("INSERT INTO one VALUES (zeroblob(100000))")
    connection.close()
    for error in (full.value, OSError(28, "No space left on device")):
        found = why_unusable(FILE, error)
        assert str(found) == "The disk is full: there is no space left for the database /srv/labora.db."


def test_faults_of_the_program_are_not_the_databases() -> None:
    assert why_unusable(FILE, KeyError("what")) is None


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("postgres://a:p%40ss@db.example/n", "postgresql+asyncpg://a:p%40ss@db.example/n"),
        ("postgresql://db/n?sslmode=require", "postgresql+asyncpg://db/n?ssl=require"),
        ("sqlite:////srv/labora.db", FILE),
        (FILE, FILE),
    ],
)
def test_addresses_are_read_as_other_programs_write_them(written: str, read: str) -> None:
    assert Settings(database=written).database == read
    assert settings_from_environment(database=written).database == read


def test_asyncpg_itself_is_given_its_own_words() -> None:
    assert for_asyncpg("postgresql+asyncpg://db/n?ssl=require") == "postgresql://db/n?sslmode=require"


@pytest.mark.parametrize(
    "wrong", ["mysql://db/n", "labora.db", "postgresql://db:port/n", "sqlite://labora.db"]
)
def test_other_addresses_are_refused(wrong: str) -> None:
    with pytest.raises(SettingError, match="it must be a URL like sqlite:///"):
        settings_from_environment(database=wrong)


def test_serve_raises_before_anything_is_started(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabaseError):
        serve(Settings(database=f"sqlite:///{tmp_path / 'nowhere' / 'labora.db'}"))


def test_a_service_on_a_plain_postgresql_address(postgres: Callable[[], str], tmp_path: Path) -> None:
    """And bots in a process of their own, which says what it does."""
    database = postgres().replace("postgresql+asyncpg://", "postgres://")
    options = {"log_level": "info", "bots_only": "yes", "bot_workers": "2"}
    bots = Server(database, tmp_path / "bots", **options).begin()
    eventually(lambda: "bots think for all services" in bots.log.read_text())
    server = Server(database, tmp_path / "log", bot_workers="0").start()
    with httpx.Client(base_url=server.url, timeout=60) as client:
        eventually(lambda: client.get("/readyz").status_code == 200)
        ann = ApiClient(client).person("Ann")
        ann.open("2-short", ("bot:random", "me"))
    assert bots.process is not None
    bots.process.terminate()
    bots.process.wait(timeout=60)
    lines = [json.loads(line) for line in bots.log.read_text().splitlines()]
    said = [line for line in lines if line["logger"] == "labora.serve"]
    assert [line["message"] for line in said] == [
        "bots think for all services on this database",
        "bots think here no more",
    ]
    assert all(line["workers"] == 2 and line["database"] for line in said)
    server.stop()
