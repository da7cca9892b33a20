"""Another browser than the one of all the other tests: a whole game in Firefox, where it is installed."""

import shutil
from pathlib import Path

import pytest

from tests.web.conftest import DESK
from tests.web.firefox import Firefox

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
DRIVER = Path(__file__).with_name("driver.js")
PLAYED = "labora.play({ clicks: 20000, seconds: 400 })"


@pytest.mark.long
@pytest.mark.skipif(FIREFOX is None, reason="Firefox is not installed (on Debian: apt install firefox-esr)")
def test_a_game_in_firefox(address: str, tmp_path: Path) -> None:
    assert FIREFOX is not None
    with Firefox(FIREFOX, tmp_path / "profile") as page:
        page.on_every_page(DRIVER.read_text(encoding="utf-8"))
        page.size(*DESK)
        page.go(f"{address}/?lang=en")
        page.click(".picks .pick")
        page.click(".open .btn.go:not(:disabled)")
        page.wait_for(".playing[data-ready=true]")

        # One turn by a mouse: a forest is felled, and there is wood.
        before = page.value("document.querySelectorAll('.own .space.forest').length")
        page.click(".own .space.forest.can")
        page.click("[data-act=confirm]")
        page.wait_for(".chronicle .line")
        page.wait_for(".playing[data-ready=true]")
        assert page.value("document.querySelectorAll('.own .space.forest').length") == before - 1

        played = page.value(PLAYED)
        assert played["over"] and played["wrong"] == [], played
        page.wait_for(".table.end .chart")
        assert page.problems == []
