"""Tables that an older version stored, on the page."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.database.test_upgrades import STORED, restore
from tests.web.conftest import Room, Service
from tests.web.table import ready

DUMP = (STORED / "65dd393.sql").read_text()
RIGHT_OF_TOOLS = "innerWidth - document.querySelector('.top .tools').getBoundingClientRect().right"


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A service of its own, with what was stored."""
    restore(DUMP, "sqlite", tmp_path)
    (tmp_path / "labora.db").rename(tmp_path / "tables.db")
    service = Service(tmp_path)
    service.start()
    yield service.address
    service.stop()


def test_a_game_that_the_rules_have_overtaken_opens_and_goes_on(room: Room) -> None:
    page = room.enter("/healthz")
    token = re.findall(r"-- ann (\S+)", DUMP)[0]
    page.context.add_cookies([{"name": "labora_token", "value": token, "url": room.address}])
    page.goto(f"{room.address}/?lang=en")
    page.get_by_role("link", name="Play Alone").click()
    banner = page.locator(".notice", has_text="This game is read-only: the rules have changed since then")
    expect(banner).to_be_visible()
    assert page.evaluate(RIGHT_OF_TOOLS) < 40
    banner.get_by_role("button", name="Continue from here").click()
    expect(banner).to_have_count(0)
    ready(page)
    expect(page.locator(".tray")).to_contain_text("neutral player")
