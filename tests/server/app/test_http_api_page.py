"""docs/develop/http-api.md: the session runs as it is shown, and the tables name every request."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from labora.i18n.messages import message_files
from labora.server.app.application import API_VERSION, create_app
from labora.server.core.problem_titles import _TITLES, title_of
from labora.server.core.settings import Settings
from tests.server.processes import Server

PAGE = (Path(__file__).parents[3] / "docs" / "develop" / "http-api.md").read_text()
REQUEST = re.compile(r"`(GET|POST) ([^`]+)`")
BLOCK = re.compile(r"^```(sh|text)\n(.*?)^```$", re.M | re.S)
TABLE = "/api/tables/{identifier}"


def test_the_tables_have_every_request_of_the_api() -> None:
    tables = PAGE.split("## Users and devices")[1]
    named = {(method, path.replace("{t}", TABLE)) for method, path in REQUEST.findall(tables)}
    known = {
        (method.upper(), path)
        for path, methods in create_app().openapi()["paths"].items()
        for method in methods
    }
    assert named == known


def test_operations_have_plain_names_and_descriptions() -> None:
    document = create_app().openapi()
    operations = [one for methods in document["paths"].values() for one in methods.values()]
    assert len({one["operationId"] for one in operations}) == len(operations)
    for one in operations:
        assert one["summary"] == one["operationId"].replace("_", " ").capitalize()
        assert one["tags"] and one["description"].endswith("."), one["operationId"]
    assert document["info"]["version"] == API_VERSION
    assert f"describes version {API_VERSION}" in PAGE


def test_the_viewer_shows_every_operation_and_needs_no_script(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}"))
    with TestClient(app) as client:
        page, styles = client.get("/api/docs"), client.get("/api/docs.css")
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    assert styles.headers["content-type"].startswith("text/css") and styles.text
    assert not re.search(r"<script|<style|style=|https?://", page.text)
    for path, methods in app.openapi()["paths"].items():
        assert all(f"<code>{method.upper()} {path}</code>" in page.text for method in methods)
    anchors = set(re.findall(r' id="(\w+)"', page.text))
    assert set(re.findall(r'href="#(\w+)"', page.text)) <= anchors


def test_titles_of_problems_are_short_sentences() -> None:
    said = "\n".join(file.read_text(encoding="utf-8") for file in message_files("en"))
    names = re.findall(r"^problem-([a-z-]+) =", said, re.M)
    assert len(names) > 60
    assert all(len(title_of(name)) <= 40 and title_of(name)[0].isupper() for name in names)
    assert not [name for name in _TITLES if name not in names]


@pytest.mark.skipif(shutil.which("curl") is None, reason="needs curl")
def test_the_session_prints_what_the_page_says(tmp_path: Path) -> None:
    (_, session), (_, printed) = BLOCK.findall(PAGE)[:2]
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'labora.db'}", tmp_path / "log").start()
    done = subprocess.run(
        ["sh", "-e", "-c", session.replace("http://127.0.0.1:8000", server.url)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    server.stop()
    assert done.stdout == printed, done.stderr
    assert '"labora-record"' in (tmp_path / "game.json").read_text()
