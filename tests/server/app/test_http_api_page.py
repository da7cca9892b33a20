"""docs/develop/http-api.md: the session runs as it is shown, and the tables name every request."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from labora.server.app.application import create_app
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
