"""Pictures of the running game for docs/screenshots: `take_screenshots.py address [scene...]`."""

import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from labora.words import LANGUAGES, Words
from tests.web.screens import continued, moment, pay, settled

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "docs" / "screenshots"
DESK = (1440, 900)
SMALL = (1280, 800)
WIDE = (1920, 1080)
PHONE_SIZE = (390, 844)
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
CALM = 900
COLOURS = 256
"""Drawings have few: as many as a PNG with a palette holds."""


class Studio:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def page(self, size: tuple[int, int] = DESK, path: str = "/", **options: Any) -> Page:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        page = context.new_page()
        page.goto(self._address + path if path.startswith("/") else path)
        page.wait_for_timeout(CALM)
        return page

    def continued(
        self, name: str, size: tuple[int, int] = DESK, language: str = "en", **options: Any
    ) -> Page:
        """A table that begins at a moment of a game, with all its seats at this screen."""
        page = self.page(size, f"/?lang={language}", **options)
        continued(page, self._address, moment(name))
        return page

    def again(self, page: Page, size: tuple[int, int] = DESK, **options: Any) -> Page:
        """The same person at the same table, on another screen."""
        other = self.page(size, page.url, storage_state=page.context.storage_state(), **options)
        settled(other)
        return other


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(CALM)
    path = TARGET / f"{name}.png"
    page.screenshot(path=str(path))
    few = Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(name, path.stat().st_size // 1000, "kB", flush=True)


def three_players(studio: Studio) -> None:
    page = studio.continued("table")
    take(page, "table")
    take(studio.again(page, color_scheme="dark"), "table-dark")
    take(studio.again(page, SMALL), "table-1280")
    take(studio.again(page, WIDE), "table-wide")
    phone = studio.again(page, PHONE_SIZE, **PHONE)
    take(phone, "phone-home")
    pay(phone, Words("en"))
    take(phone, "phone-pay")
    take(studio.again(page, PHONE_SIZE, color_scheme="dark", **PHONE), "phone-dark")
    pay(page, Words("en"))
    take(page, "table-tray")


def four_players(studio: Studio) -> None:
    page = studio.continued("four", SMALL)
    take(page, "four")
    pay(page, Words("en"))
    take(page, "four-pay")
    take(studio.continued("bonus", color_scheme="dark"), "bonus")


def chain(studio: Studio) -> None:
    """One building leads on to another."""
    take(studio.continued("chain"), "chain")
    take(studio.continued("courtyard"), "courtyard")


def settlements(studio: Studio) -> None:
    take(studio.continued("settle"), "settle")


def contract(studio: Studio) -> None:
    take(studio.continued("contract"), "contract")


def solo(studio: Studio) -> None:
    take(studio.continued("solo"), "solo")


def languages(studio: Studio) -> None:
    """For docs/languages.md and the READMEs: the table, and paying on a phone."""
    for language in LANGUAGES:
        take(studio.continued("table", language=language), f"language-{language}-table")
        phone = studio.continued("table", PHONE_SIZE, language, **PHONE)
        pay(phone, Words(language))
        take(phone, f"language-{language}-phone")


def the_end(studio: Studio) -> None:
    page = studio.continued("end")
    take(page, "end")
    for name, size, options in (
        ("end-dark", DESK, {"color_scheme": "dark"}),
        ("end-phone", PHONE_SIZE, PHONE),
    ):
        take(studio.again(page, size, **options), name)


def lobby(studio: Studio) -> None:
    page = studio.continued("solo end")
    studio.continued("early")
    page.goto(page.url.split("/table")[0])
    take(page, "lobby")
    page.emulate_media(color_scheme="dark")
    take(page, "lobby-dark")
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_label("Link to this table").wait_for()
    take(page, "waiting")


SCENES = {
    scene.__name__: scene
    for scene in (three_players, four_players, chain, settlements, contract, solo, the_end, lobby, languages)
}


def main(address: str, names: list[str]) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        studio = Studio(browser, address)
        for name in names or SCENES:
            SCENES[name](studio)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
