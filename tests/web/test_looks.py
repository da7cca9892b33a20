"""How things stand: nothing jumps, nothing is cut off, on the screens that people have."""

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.web.conftest import Room
from tests.web.positions import asked, record_until, taken
from tests.web.table import act, confirm, open_table, ready, still, table_of

PHONE = (390, 844)
OTHERS = [(2560, 1440), (1100, 700), (1024, 768), (768, 1024), (360, 740)]
LATER = [pytest.param(size, marks=pytest.mark.long) for size in OTHERS]
DESKS = [
    pytest.param((1280, 800), marks=pytest.mark.long),
    (1440, 900),
    pytest.param((1920, 1080), marks=pytest.mark.long),
]
PLACES = (".own .land-view", ".own .landscape", ".own .shelf", ".display", ".actions", ".lectern")


@cache
def four() -> dict[str, Any]:
    return record_until("4-long", 1, taken(479))


@cache
def bonus() -> dict[str, Any]:
    return record_until("4-long", 1, asked(step="bonus-actions"))


def continued(room: Room, record: dict[str, Any], size: tuple[int, int]) -> Page:
    page = table_of(room, record, size)
    ready(page)
    still(page)
    return page


def boxes(page: Page) -> dict[str, FloatRect | None]:
    return {place: page.locator(place).first.bounding_box() for place in PLACES}


@pytest.mark.parametrize("size", DESKS)
def test_nothing_moves_when_the_tray_opens_and_closes(room: Room, size: tuple[int, int]) -> None:
    page = continued(room, four(), size)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    before = boxes(page)
    page.locator(".own .space:has(> [aria-label^='Stone Merchant'])").click()
    ready(page)
    page.locator(".tray .pay").wait_for()
    assert boxes(page) == before
    page.locator("[data-act=cancel]").click()
    page.locator(".tray").wait_for(state="detached")
    assert boxes(page) == before


MOVED = """() => {
    window.moved = [];
    const kept = ".chronicle li, .clock, .own .clergy, .land-acts, .display";
    const note = ({ node }) => node instanceof Element && node.matches(kept) && moved.push(node.className);
    new PerformanceObserver((list) => list.getEntries().forEach((shift) => shift.sources.forEach(note)))
        .observe({ type: "layout-shift" });
}"""
"""What the browser saw move, of all that should keep its place."""


def test_what_is_read_keeps_its_place_while_others_play(room: Room) -> None:
    page = room.enter()
    open_table(page, "Against bots")
    ready(page)
    still(page)
    page.evaluate(MOVED)
    lines = page.locator(".chronicle .line")
    for _ in range(2):
        before = lines.count()
        page.locator(".own .space.forest.can").first.click()
        confirm(page)
        act(page, "end")
        expect(lines.nth(before + 2)).to_be_attached()
        expect(page.locator(".own .head .turn")).to_contain_text("your turn")
        ready(page)
        still(page)
    assert page.evaluate("window.moved") == []


@pytest.mark.parametrize("size", DESKS)
def test_four_late_boards_leave_room_for_the_lectern(room: Room, size: tuple[int, int]) -> None:
    page = continued(room, bonus(), size)
    lectern = page.locator(".lectern").bounding_box()
    assert lectern is not None and lectern["height"] >= 200
    assert lectern["y"] + lectern["height"] <= size[1]
    for other in page.locator(".other").all():
        inside = "one => one.scrollWidth <= one.clientWidth + 1 && one.scrollHeight <= one.clientHeight + 1"
        assert other.evaluate(inside)


@pytest.mark.parametrize("size", [*DESKS, PHONE, *LATER])
def test_no_screen_scrolls_sideways(room: Room, size: tuple[int, int]) -> None:
    page = continued(room, bonus(), size)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
