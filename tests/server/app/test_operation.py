"""Figures, logs, health, versions, the built client."""

import json
import logging
import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import labora
from labora import __version__
from labora.cli import main
from labora.server.app.application import create_app
from labora.server.app.client_files import BUNDLED
from labora.server.core.logs import JsonLines
from labora.server.core.settings import Settings, settings_from_environment
from tests.server.players import ApiClient, is_problem


def test_health_and_figures(api: ApiClient) -> None:
    assert api.client.get("/healthz").json() == {"status": "ok", "version": __version__}
    ann = api.person("Ann")
    ann.play(ann.open(), "fell")
    figures = api.client.get("/metrics", headers={"Authorization": "Bearer figures"}).text
    assert 'labora_events_total{kind="decided"}' in figures
    assert 'route="/api/tables/{identifier}/decide"' in figures
    assert ann.token not in figures


def test_versions_can_be_compared(api: ApiClient) -> None:
    assert api.client.get("/api/offers").headers["labora-version"] == __version__
    assert api.person("Ann").open()["version"] == __version__


def test_logs_are_json_and_tell_no_secrets(sqlite_api: ApiClient) -> None:
    records: list[logging.LogRecord] = []

    class Keep(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            records.append(record)

    logger = logging.getLogger("labora")
    logger.addHandler(keep := Keep())
    logger.setLevel(logging.INFO)
    try:
        ann = sqlite_api.person("Ann")
        ann.open()
    finally:
        logger.removeHandler(keep)
        logger.setLevel(logging.NOTSET)
    lines = [JsonLines().format(record) for record in records]
    facts = [json.loads(line) for line in lines]
    assert [fact["route"] for fact in facts] == ["/api/me", "/api/tables"]
    assert {(fact["level"], fact["logger"], fact["message"]) for fact in facts} == {
        ("info", "labora.requests", "request")
    }
    assert all(datetime.fromisoformat(fact["timestamp"]).tzinfo for fact in facts)
    assert all(ann.token not in line for line in lines if ann.token)


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LABORA_PORT", "9000")
    monkeypatch.setenv("LABORA_RATE_LIMITS", "no")
    monkeypatch.setenv("LABORA_BOT_SECONDS", "2.5")
    found = settings_from_environment(port=9001, host=None)
    assert (found.port, found.rate_limits, found.bot_seconds) == (9001, False, 2.5)
    assert found.host == Settings().host


@pytest.mark.parametrize(
    ("variable", "value", "takes"),
    [
        ("LABORA_PORT", "abc", "a whole number from 0 to 65535"),
        ("LABORA_PORT", "70000", "a whole number from 0 to 65535"),
        (
            "LABORA_BOT_WORKERS",
            "0",
            "a whole number from 1 to 64, or 0 if PostgreSQL is used and bots run elsewhere",
        ),
        ("LABORA_BOT_SECONDS", "soon", "a number greater than 0, at most 3600"),
        ("LABORA_TABLES_IN_MEMORY", "-1", "a whole number of 1 or more"),
        ("LABORA_RATE_LIMITS", "sometimes", "yes or no"),
        ("LABORA_LOG_LEVEL", "loud", "debug, info, warning or error"),
    ],
)
def test_a_wrong_setting_is_named_with_what_it_takes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], variable: str, value: str, takes: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == f"{variable} cannot be “{value}”: it must be {takes}.\n"


def test_a_wrong_option_is_named_as_it_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--log-level", "loud"]) == 2
    assert capsys.readouterr().err.startswith("--log-level cannot be “loud”")


def test_the_service_by_itself_says_what_is_wrong_with_a_setting() -> None:
    command = [sys.executable, "-m", "labora.server"]
    environment = os.environ | {"LABORA_PORT": "abc"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "LABORA_PORT cannot be “abc”: it must be a whole number from 0 to 65535.\n"


def test_the_client_of_the_package_is_found_where_the_package_keeps_it() -> None:
    assert Path(labora.__file__).parent / "client" == BUNDLED


def test_the_built_client_is_served(tmp_path: Path) -> None:
    client_folder = tmp_path / "client"
    (client_folder / "assets").mkdir(parents=True)
    (client_folder / "index.html").write_text("<title>Labora</title>")
    (client_folder / "assets" / "app-1234.js").write_text("let x")
    (client_folder / "assets" / "app-1234.js.gz").write_bytes(b"packed")
    (tmp_path / "secret.txt").write_text("secret")
    settings = Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'x.db'}", web=str(client_folder))
    with TestClient(create_app(settings)) as client:
        for path in ("/", "/t/abc", "/anything"):
            answer = client.get(path)
            assert "Labora" in answer.text and answer.headers["cache-control"] == "no-cache"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
        script = client.get("/assets/app-1234.js", headers={"Accept-Encoding": "identity"})
        assert script.text == "let x" and "immutable" in script.headers["cache-control"]
        packed = client.stream("GET", "/assets/app-1234.js", headers={"Accept-Encoding": "gzip"})
        with packed as answer:
            assert answer.headers["content-encoding"] == "gzip"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in client.get(path).text.replace("secret.txt", "")
        is_problem(client.get("/api/nothing"), 404, "no-such-address")
        is_problem(client.post("/"), 405, "wrong-method")


def test_problems_speak_the_language_asked_for(sqlite_api: ApiClient) -> None:
    """Unknown languages are answered in English."""
    answer = sqlite_api.client.get("/api/tables/none", headers={"Accept-Language": "xx,en;q=0.5"})
    assert is_problem(answer, 404, "no-such-table")["detail"].startswith("There is no such table")


def test_long_answers_travel_packed(api: ApiClient) -> None:
    packed = api.client.get("/api/cards?variant=ireland", headers={"Accept-Encoding": "gzip"})
    plain = api.client.get("/api/cards?variant=ireland", headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip" and "Content-Encoding" not in plain.headers
    assert int(packed.headers["Content-Length"]) < len(plain.content) / 4
    assert packed.json() == plain.json()
