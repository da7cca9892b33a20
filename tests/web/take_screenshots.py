"""Pictures of the running game for docs/screenshots: `take_screenshots.py address`."""

import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).resolve().parent
TARGET = HERE.parent.parent / "docs" / "screenshots"
PHONE = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
CALM = 900


class Studio:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address

    def page(self, size: tuple[int, int] = (1440, 900), path: str = "/", **options: Any) -> Page:
        context = self._browser.new_context(viewport={"width": size[0], "height": size[1]}, **options)
        page = context.new_page()
        page.add_init_script(path=str(HERE / "driver.js"))
        page.goto(self._address + path if path.startswith("/") else path)
        page.wait_for_timeout(CALM)
        return page

    def again(self, page: Page, size: tuple[int, int], **options: Any) -> Page:
        """The same person at the same table, on another screen."""
        return self.page(size, page.url, storage_state=page.context.storage_state(), **options)


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(CALM)
    page.screenshot(path=str(TARGET / f"{name}.png"))
    print(name, flush=True)


def open_table(page: Page, company: str) -> None:
    page.get_by_role("region", name="New table").get_by_role("button", name=company).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".playing[data-ready=true]")


def play(page: Page, **limits: Any) -> None:
    page.evaluate("limits => window.labora.play(limits)", {"seconds": 60, **limits})


def click(page: Page, selector: str) -> None:
    page.locator(selector).first.click()
    page.wait_for_selector(".playing[data-ready=true]")


def three_players(studio: Studio) -> None:
    page = studio.page()
    open_table(page, "Against bots")
    play(page, **{"from": 11, "kind": "turn", "after": 9})
    take(page, "table")
    phone = studio.again(page, (390, 844), **PHONE)
    take(phone, "phone-home")
    click(phone, "[data-act=place]")
    click(phone, ".tray .choice")
    take(phone, "phone-pay")
    take(studio.again(page, (1280, 800)), "table-1280")
    take(studio.again(page, (1920, 1080)), "table-wide")
    take(studio.again(page, (1440, 900), color_scheme="dark"), "table-dark")
    click(page, "[data-act=place]")
    click(page, ".tray .choice")
    take(page, "table-tray")


def solo(studio: Studio) -> None:
    page = studio.page()
    open_table(page, "Solo")
    play(page, **{"from": 3, "kind": "neutral-space"})
    take(page, "solo")
    play(page, **{"from": 3, "kind": "site"})
    take(page, "settle")
    play(page, **{"from": 3, "seconds": 120})
    page.wait_for_timeout(3 * CALM)
    take(page, "end")
    page.goto(page.url.split("/table")[0])
    page.wait_for_timeout(CALM)
    take(page, "lobby")
    page.emulate_media(color_scheme="dark")
    take(page, "lobby-dark")


def contract(studio: Studio) -> None:
    anna = studio.page()
    anna.get_by_role("button", name="With friends").click()
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Link to this table").input_value()
    bert = studio.page(path=link)
    bert.get_by_role("button", name="Sit down").first.click()
    anna.wait_for_selector(".playing[data-ready=true]")
    click(anna, ".other.blue .space.can")
    anna.locator("[data-act=confirm]").click()
    bert.get_by_role("dialog").wait_for()
    take(bert, "contract")


def main(address: str) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        studio = Studio(browser, address)
        for scene in (three_players, contract, solo):
            scene(studio)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
