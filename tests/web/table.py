"""What players do, in words: the lobby, the table, clicks."""

import time
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, STARTING_SECONDS, Room

TRY_AGAIN = 503
"""On a busy machine a record may take longer than the service lets it."""


def open_table(
    page: Page,
    company: str,
    *,
    variant: str = "France",
    length: str = "",
    more_seats: int = 0,
    bot: str = "novice",
) -> None:
    """A new table from the lobby; bots are those that answer at once, however busy the machine."""
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name=company).click()
    if variant != "France":
        leaf.get_by_role("button", name=variant).click()
    for _ in range(more_seats):
        leaf.get_by_role("button", name="Add a seat").click()
    if length:
        leaf.locator(".length", has_text=length).click()
    bots = leaf.get_by_label("Bot in seat")
    if company == "Against bots":
        expect(bots).to_have_count(2 + more_seats)
    for seat in bots.all():
        seat.select_option(bot)
    in_order(leaf)
    leaf.get_by_role("button", name="Create table").click()


def in_order(leaf: Locator) -> None:
    """Who begins is drawn unless whoever opens the table says otherwise: so one knows whose turn it is."""
    leaf.get_by_role("button", name="More options").click()
    leaf.get_by_label("Random starting player").uncheck()


def without_motion(page: Page) -> None:
    """Nothing moves: set in the lobby, kept by the browser."""
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("none").check()
    sheet.get_by_role("button", name="Close").click()


def call_me(page: Page, name: str) -> None:
    page.get_by_role("button", name="Guest").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name=name)).to_be_visible()


def ready(page: Page) -> None:
    """Everything that can be done now is on the screen."""
    expect(page.locator(".playing[data-ready=true]")).to_be_visible()


def play(page: Page, **limits: int) -> dict[str, Any]:
    """Clicks sensible things until the game is over, or as far as the limits go."""
    begin_to_play(page, **limits)
    return played(page)


def begin_to_play(page: Page, **limits: int) -> None:
    """The same, but goes on by itself: several players click at once."""
    page.evaluate("limits => { window.labora.playing = window.labora.play(limits) }", limits)


def played(page: Page) -> dict[str, Any]:
    result: dict[str, Any] = page.evaluate("window.labora.playing")
    assert result["wrong"] == [], result
    return result


def play_to_the_end(page: Page, **limits: int) -> None:
    result = play(page, **{"clicks": 20_000, **limits})
    assert result["over"], result


def act(page: Page, name: str) -> None:
    page.locator(f".actions [data-act={name}]").click()


def confirm(page: Page) -> None:
    page.locator("[data-act=confirm]").click()


def table_of(room: Room, record: dict[str, Any], size: tuple[int, int] = DESK, **options: object) -> Page:
    """A table that begins where a record ends, with all its seats at this screen."""
    page = room.enter("/healthz", size, **options)
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    go_to(page, room.address, record)
    return page


def show(page: Page, record: dict[str, Any]) -> None:
    """Another table that begins where a record ends, on the same page."""
    go_to(page, page.url.split("/table/")[0], record)
    ready(page)


def go_to(page: Page, address: str, record: dict[str, Any]) -> None:
    end = time.monotonic() + STARTING_SECONDS
    answer = page.request.post(f"{address}/api/records", data={"record": record})
    while answer.status == TRY_AGAIN and time.monotonic() < end:
        answer = page.request.post(f"{address}/api/records", data={"record": record})
    assert answer.ok, answer.text()
    page.goto(f"{address}/table/{answer.json()['table']['id']}")


def still(page: Page) -> None:
    """Fonts are there, and whatever moves to a place has arrived."""
    page.evaluate(
        """async () => {
            const arrives = (motion) => motion.effect?.getComputedTiming().endTime !== Infinity;
            const frame = () => new Promise(requestAnimationFrame);
            await document.fonts.ready;
            const moving = () =>
                document.getAnimations().filter((one) => arrives(one) && one.playState === "running");
            do {
                await Promise.allSettled(moving().map((one) => one.finished));
                await frame().then(frame);
            } while (moving().length > 0);
        }"""
    )
