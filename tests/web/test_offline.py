"""The page lies ready: it is installable, opens without a network, and says that there is none."""

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import open_table, ready


def keep(page: Page) -> None:
    """Until everything that is on the screen lies in the browser."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        """async () => {
            const kept = new Set((await (await caches.open("labora")).keys()).map(one => one.url));
            const here = performance.getEntriesByType("resource").map(entry => entry.name);
            return here.filter(url => url.includes("/assets/")).every(url => kept.has(url));
        }"""
    )


def test_the_page_opens_without_a_network_and_goes_on_when_it_is_back(room: Room) -> None:
    page = room.enter()
    keep(page)
    open_table(page, "Against bots")
    ready(page)
    table = page.url
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".notice.lost")).to_be_visible()
    page.goto(room.address)
    expect(page.get_by_text("The server is not responding.")).to_be_visible()
    page.goto(table)
    page.context.set_offline(False)
    ready(page)


def test_the_page_can_be_installed(room: Room) -> None:
    page = room.enter()
    answer = page.request.get(f"{room.address}/labora.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.body())
    for icon in manifest["icons"]:
        drawn = page.request.get(f"{room.address}{icon['src']}")
        assert drawn.ok and drawn.headers["content-type"] == icon["type"]
    keep(page)
    problems = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    # Without a certificate nothing but this is said of a page on this machine.
    assert [one["errorId"] for one in problems["installabilityErrors"]] in ([], ["in-incognito"])
