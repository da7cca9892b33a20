"""Take the pictures of README and docs: `.venv/bin/python -m tests.web.take_screenshots [scene...]`.

Starts a server on the built client. The positions come from games that bots play with fixed seeds.
"""

import argparse
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from labora.i18n import LANGUAGES, Words
from tests.server.processes import Server
from tests.web.conftest import CHROMIUM
from tests.web.screens import continued, in_the_lobby, moment, pay, settled
from tests.web.table import still

ROOT = Path(__file__).resolve().parents[2]
TARGET = ROOT / "docs" / "screenshots"
DESK = (1440, 900)
PHONE_SIZE = (390, 844)
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
CALM = 900
PAINTINGS = "#t-plains"
"""The sprite of cards and land: one of its symbols."""
COLORS = 256
"""Drawings have few: as many as a PNG with a palette holds."""


class Studio:
    """Take pictures of the page in one browser."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self.address = address
        self._folder = folder

    def page(self, size: tuple[int, int] = DESK, path: str = "/", **options: Any) -> Page:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        page = context.new_page()
        page.goto(self.address + path if path.startswith("/") else path)
        page.wait_for_timeout(CALM)
        return page

    def continued(
        self, name: str, size: tuple[int, int] = DESK, language: str = "en", **options: Any
    ) -> Page:
        """A table that begins at a moment of a game, with all its seats at this screen."""
        page = self.page(size, f"/?lang={language}", **options)
        continued(page, self.address, moment(name))
        return page

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(CALM)
        # On a busy machine paintings come later, and cards are laid down one frame after another.
        page.locator(PAINTINGS).wait_for(state="attached")
        still(page)
        path = self._folder / f"{name}.png"
        page.screenshot(path=str(path))
        self._keep(Image.open(path).convert("RGB"), path)

    def _keep(self, picture: Image.Image, path: Path) -> None:
        picture.quantize(COLORS, dither=Image.Dither.NONE).save(path, optimize=True)
        print(path.stem, path.stat().st_size // 1000, "kB", flush=True)

    def again(self, page: Page, size: tuple[int, int] = DESK, **options: Any) -> Page:
        """The same person at the same table, on another screen."""
        other = self.page(size, page.url, storage_state=page.context.storage_state(), **options)
        settled(other)
        return other


def lobby(studio: Studio) -> None:
    page = studio.continued("solo end")
    studio.continued("early")
    page.goto(page.url.split("/table")[0])
    in_the_lobby(page)
    studio.take(page, "lobby")


def lesson(studio: Studio) -> None:
    page = studio.page()
    page.request.post(studio.address + "/api/me", data={"name": "Hildegard"})
    opened = page.request.post(studio.address + "/api/lessons/build?lang=en").json()
    page.goto(f"{studio.address}/table/{opened['id']}?lang=en")
    settled(page)
    page.locator(".odo-says, .odo-waits").wait_for()
    studio.take(page, "lesson")


def table(studio: Studio) -> None:
    page = studio.continued("table")
    studio.take(page, "table")
    phone = studio.again(page, PHONE_SIZE, **PHONE)
    studio.take(phone, "phone-home")
    pay(phone, Words("en"))
    studio.take(phone, "phone-pay")
    pay(page, Words("en"))
    studio.take(page, "table-tray")


def settlements(studio: Studio) -> None:
    studio.take(studio.continued("settle"), "settle")


def end(studio: Studio) -> None:
    page = studio.continued("end")
    studio.take(page, "end")
    page.goto(page.url.split("#")[0] + "?at=60")
    page.locator(".review[data-whole=true]").wait_for()
    studio.take(page, "replay")


def languages(studio: Studio) -> None:
    """The table, for the READMEs."""
    for language in LANGUAGES:
        if language != "en":
            studio.take(studio.continued("table", language=language), f"language-{language}-table")


SCENES = {scene.__name__: scene for scene in (lobby, lesson, table, settlements, end, languages)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES])
    parser.add_argument("--to", type=Path, default=TARGET)
    asked_for = parser.parse_args()
    asked_for.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        database = f"sqlite+aiosqlite:///{scratch}/labora.db"
        server = Server(database, Path(scratch, "log"), web=str(ROOT / "web" / "dist")).start()
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM,
            args=["--no-sandbox", "--disable-gpu"],
            ignore_default_args=["--hide-scrollbars"],
        )
        studio = Studio(browser, server.url, asked_for.to)
        for name in asked_for.scenes or SCENES:
            SCENES[name](studio)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
