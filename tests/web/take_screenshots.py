"""Pictures of the running game for docs/screenshots: `take_screenshots.py address [scene...]`."""

import sys
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.positions import asked, never, record_until, taken

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "docs" / "screenshots"
DESK = (1440, 900)
SMALL = (1280, 800)
WIDE = (1920, 1080)
PHONE_SIZE = (390, 844)
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
CALM = 900
MERCHANT = ".own .space:has-text('Stone Merchant')"
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

    def continued(self, record: dict[str, Any], size: tuple[int, int] = DESK, **options: Any) -> Page:
        """A table that begins where a record ends, with all its seats at this screen."""
        page = self.page(size, **options)
        page.request.post(f"{self._address}/api/me", data={"name": "Hildegard"})
        answer = page.request.post(f"{self._address}/api/records", data={"record": record})
        page.goto(f"{self._address}/table/{answer.json()['table']['id']}")
        settle(page)
        return page

    def again(self, page: Page, size: tuple[int, int] = DESK, **options: Any) -> Page:
        """The same person at the same table, on another screen."""
        other = self.page(size, page.url, storage_state=page.context.storage_state(), **options)
        settle(other)
        return other


def settle(page: Page) -> None:
    page.wait_for_selector(".playing[data-ready=true], .table.end")


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(CALM)
    path = TARGET / f"{name}.png"
    page.screenshot(path=str(path))
    few = Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    print(name, path.stat().st_size // 1000, "kB", flush=True)


def click(page: Page, *selectors: str) -> None:
    for selector in selectors:
        page.locator(selector).first.click()
        settle(page)


def three_players(studio: Studio) -> None:
    page = studio.continued(record_until("3-long", 8, taken(317)))
    take(page, "table")
    take(studio.again(page, color_scheme="dark"), "table-dark")
    take(studio.again(page, SMALL), "table-1280")
    take(studio.again(page, WIDE), "table-wide")
    phone = studio.again(page, PHONE_SIZE, **PHONE)
    take(phone, "phone-home")
    click(phone, MERCHANT)
    take(phone, "phone-pay")
    take(studio.again(page, PHONE_SIZE, color_scheme="dark", **PHONE), "phone-dark")
    click(page, MERCHANT)
    take(page, "table-tray")


def four_players(studio: Studio) -> None:
    page = studio.continued(record_until("4-long", 1, taken(479)), SMALL)
    take(page, "four")
    click(page, MERCHANT)
    take(page, "four-pay")
    bonus = studio.continued(record_until("4-long", 1, asked(step="bonus-actions")), color_scheme="dark")
    take(bonus, "bonus")


def chain(studio: Studio) -> None:
    """One building leads on to another."""
    take(studio.continued(record_until("3-long", 1, asked("target", card="F40"))), "chain")
    take(studio.continued(record_until("4-long", 1, asked("give", card="G02", after=8))), "courtyard")


def settlements(studio: Studio) -> None:
    take(studio.continued(record_until("3-long", 8, asked("site", after=15))), "settle")


def contract(studio: Studio) -> None:
    take(studio.continued(record_until("4-long", 1, asked("owners-clergyman", after=12))), "contract")


def solo(studio: Studio) -> None:
    take(studio.continued(record_until("solo", 1, asked("neutral-space", after=12))), "solo")


def the_end(studio: Studio) -> None:
    page = studio.continued(record_until("3-long", 1, never))
    page.locator(".chart").wait_for()
    take(page, "end")
    for name, size, options in (
        ("end-dark", DESK, {"color_scheme": "dark"}),
        ("end-phone", PHONE_SIZE, PHONE),
    ):
        other = studio.again(page, size, **options)
        other.locator(".chart").wait_for()
        take(other, name)


def lobby(studio: Studio) -> None:
    page = studio.continued(record_until("solo", 1, never))
    studio.continued(record_until("3-long", 3, taken(200)))
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
    for scene in (three_players, four_players, chain, settlements, contract, solo, the_end, lobby)
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
