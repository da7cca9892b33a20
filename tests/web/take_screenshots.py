"""Pictures of the running game for docs/screenshots: `take_screenshots.py address [scene...] [--to DIR]`."""

import argparse
import shutil
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from labora.i18n import LANGUAGES, Words
from tests.web.screens import continued, moment, pay, settled
from tests.web.table import still

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "docs" / "screenshots"
DESK = (1440, 900)
SMALL = (1280, 800)
WIDE = (1920, 1080)
PHONE_SIZE = (390, 844)
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
SMALL_HIGH = 460
EDGE = 6
CALM = 900
PAINTINGS = "#t-plains"
"""The sprite of cards and land: one of its symbols."""
COLOURS = 256
"""Drawings have few: as many as a PNG with a palette holds."""


class Studio:
    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser = browser
        self._address = address
        self._folder = folder

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

    def take(self, page: Page, name: str) -> None:
        page.wait_for_timeout(CALM)
        # On a busy machine paintings come later, and cards are laid down one frame after another.
        page.locator(PAINTINGS).wait_for(state="attached")
        still(page)
        path = self._folder / f"{name}.png"
        page.screenshot(path=str(path))
        self._keep(Image.open(path).convert("RGB"), path)

    def sheet(self, rows: list[list[str]], name: str) -> None:
        """Pictures that were taken, small and side by side."""
        found = [[Image.open(self._folder / f"{one}.png").convert("RGB") for one in row] for row in rows]
        small = [
            [one.resize((one.width * SMALL_HIGH // one.height, SMALL_HIGH)) for one in row] for row in found
        ]
        wide = max(sum(one.width + EDGE for one in row) for row in small)
        sheet = Image.new("RGB", (wide, (SMALL_HIGH + EDGE) * len(small)), "white")
        for down, row in enumerate(small):
            left = 0
            for one in row:
                sheet.paste(one, (left, down * (SMALL_HIGH + EDGE)))
                left += one.width + EDGE
        self._keep(sheet, self._folder / f"{name}.png")

    def _keep(self, picture: Image.Image, path: Path) -> None:
        picture.quantize(COLOURS, dither=Image.Dither.NONE).save(path, optimize=True)
        print(path.stem, path.stat().st_size // 1000, "kB", flush=True)

    def again(self, page: Page, size: tuple[int, int] = DESK, **options: Any) -> Page:
        """The same person at the same table, on another screen."""
        other = self.page(size, page.url, storage_state=page.context.storage_state(), **options)
        settled(other)
        return other


def three_players(studio: Studio) -> None:
    page = studio.continued("table")
    studio.take(page, "table")
    studio.take(studio.again(page, color_scheme="dark"), "table-dark")
    studio.take(studio.again(page, SMALL), "table-1280")
    studio.take(studio.again(page, WIDE), "table-wide")
    phone = studio.again(page, PHONE_SIZE, **PHONE)
    studio.take(phone, "phone-home")
    pay(phone, Words("en"))
    studio.take(phone, "phone-pay")
    studio.take(studio.again(page, PHONE_SIZE, color_scheme="dark", **PHONE), "phone-dark")
    pay(page, Words("en"))
    studio.take(page, "table-tray")


def four_players(studio: Studio) -> None:
    page = studio.continued("four", SMALL)
    studio.take(page, "four")
    pay(page, Words("en"))
    studio.take(page, "four-pay")
    studio.take(studio.continued("bonus", color_scheme="dark"), "bonus")


def chain(studio: Studio) -> None:
    """One building leads on to another."""
    studio.take(studio.continued("chain"), "chain")
    studio.take(studio.continued("courtyard"), "courtyard")


def settlements(studio: Studio) -> None:
    studio.take(studio.continued("settle"), "settle")


def contract(studio: Studio) -> None:
    studio.take(studio.continued("contract"), "contract")


def solo(studio: Studio) -> None:
    studio.take(studio.continued("solo"), "solo")


def languages(studio: Studio) -> None:
    """For docs/contribute/languages.md and the READMEs: the table, and paying on a phone."""
    for language in LANGUAGES:
        studio.take(studio.continued("table", language=language), f"language-{language}-table")
        phone = studio.continued("table", PHONE_SIZE, language, **PHONE)
        pay(phone, Words(language))
        studio.take(phone, f"language-{language}-phone")


def the_end(studio: Studio) -> None:
    page = studio.continued("end")
    studio.take(page, "end")
    for name, size, options in (
        ("end-dark", DESK, {"color_scheme": "dark"}),
        ("end-phone", PHONE_SIZE, PHONE),
    ):
        studio.take(studio.again(page, size, **options), name)


def lobby(studio: Studio) -> None:
    page = studio.continued("solo end")
    studio.continued("early")
    page.goto(page.url.split("/table")[0])
    studio.take(page, "lobby")
    page.emulate_media(color_scheme="dark")
    studio.take(page, "lobby-dark")
    page.emulate_media(color_scheme="light")
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("button", name="Create table").click()
    page.get_by_label("Link to this table").wait_for()
    studio.take(page, "waiting")


def late(studio: Studio) -> None:
    """Lands that have grown tall, on every screen, by daylight and candlelight; each game on a sheet."""
    for name in ("late-solo", "late-two", "late-three", "late-four"):
        page = studio.continued(name.replace("-", " "))
        rows: list[list[str]] = []
        for scheme in ("light", "dark"):
            rows.append([])
            for size in ((390, 844), (768, 1024), SMALL, DESK, WIDE, (2560, 1440)):
                phone = PHONE if size == PHONE_SIZE else {}
                other = studio.again(page, size, color_scheme=scheme, **phone)
                rows[-1].append(f"{name}-{size[0]}-{scheme}")
                studio.take(other, rows[-1][-1])
                other.context.close()
        studio.sheet(rows, f"{name}-all")


def other_land(studio: Studio) -> None:
    """Another player's land in the middle; new land."""
    page = studio.continued("late four")
    page.locator(".other.blue .who").click()
    studio.take(page, "late-other")
    page = studio.continued("late two")
    page.locator(".actions [data-act=plot]").click()
    settled(page)
    studio.take(page, "late-plot")


SCENES = {
    scene.__name__: scene
    for scene in (
        *(three_players, four_players, chain, settlements, contract, solo),
        *(the_end, lobby, languages, other_land, late),
    )
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("address")
    parser.add_argument("scenes", nargs="*", choices=[[], *SCENES])
    parser.add_argument("--to", type=Path, default=TARGET)
    asked_for = parser.parse_args()
    asked_for.to.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium-headless-shell") or shutil.which("chromium"),
            args=["--no-sandbox", "--disable-gpu"],
            ignore_default_args=["--hide-scrollbars"],
        )
        studio = Studio(browser, asked_for.address, asked_for.to)
        for name in asked_for.scenes or SCENES:
            SCENES[name](studio)
        browser.close()


if __name__ == "__main__":
    main()
