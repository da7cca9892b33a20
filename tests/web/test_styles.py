"""Styles that other pages bring along do not change an open table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import BUILT, Room
from tests.web.screens import moment
from tests.web.table import act, ready, still, table_of

LETTERS = ("de-", "en-", "fr-", "pl-", "ru-")
BOXES = """() => [...document.body.querySelectorAll("*")].filter((it) => it.checkVisibility()).map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const { color, backgroundColor, fontSize, opacity } = getComputedStyle(one);
    return [`${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`,
        ...[x, y, width, height].map(Math.round), color, backgroundColor, fontSize, opacity].join(" ");
})"""
"""Where everything is, and how it is drawn."""
Begin = Callable[[Page], None]


def later_styles() -> list[str]:
    """What is fetched with a page of its own; those of languages are letters only."""
    sheets = sorted((BUILT / "assets").glob("*.css"))
    return [f"/assets/{one.name}" for one in sheets if not one.name.startswith(("index-", *LETTERS))]


def as_it_is(page: Page) -> None:
    """Nothing is begun."""


def placing_a_settlement(page: Page) -> None:
    page.locator(".own .space.free").first.click()
    page.locator(".own .strand").first.wait_for()


def buying_land(page: Page) -> None:
    act(page, "plot")
    page.locator(".ghost-land .tag").first.wait_for()


def paying(page: Page) -> None:
    page.locator(".own .space:has(> [aria-label^='Stone Merchant'])").first.click()
    page.locator(".tray .pay").wait_for()


def opened(title: str) -> Begin:
    def do(page: Page) -> None:
        page.get_by_role("button", name=title).first.click()
        page.locator("dialog[open]").wait_for()

    do.__name__ = title
    return do


STATES: list[tuple[str, Begin]] = [
    ("early", as_it_is),
    ("table", paying),
    ("late four", as_it_is),
    ("settle", placing_a_settlement),
    ("late two", buying_land),
    ("early", opened("Menu")),
    ("early", opened("Chat")),
]


@pytest.mark.parametrize(("record", "state"), STATES)
def test_styles_of_other_pages_leave_the_table_alone(room: Room, record: str, state: Begin) -> None:
    page = table_of(room, moment(record))
    ready(page)
    state(page)
    ready(page)
    still(page)
    page.mouse.move(0, 0)
    still(page)
    before: list[str] = page.evaluate(BOXES)
    sheets = later_styles()
    assert sheets
    for sheet in sheets:
        page.add_style_tag(url=sheet)
    still(page)
    after: list[str] = page.evaluate(BOXES)
    assert [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]][:12] == []
