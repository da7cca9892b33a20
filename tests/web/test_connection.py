"""A lost connection costs nobody a move: everything goes on by itself from where it was."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Room, Service
from tests.web.positions import asked, moment
from tests.web.table import confirm, open_table, ready, table_of

PHONE = (390, 844)
PAYING = moment("2-long-france", asked("payment", after=10))


def lose(page: Page) -> None:
    page.context.set_offline(True)
    expect(page.locator(".notice.lost")).to_be_visible()


def find(page: Page) -> None:
    page.context.set_offline(False)
    expect(page.locator(".notice")).to_have_count(0)
    ready(page)


def one_notice_beside_what_is_needed(page: Page) -> None:
    expect(page.locator(".notice")).to_have_count(1)
    covered = page.evaluate(
        """() => {
            const notice = document.querySelector(".notice").getBoundingClientRect();
            const needed = [...document.querySelectorAll(".own .land-view, .actions, .tray")];
            return needed.map((one) => one.getBoundingClientRect())
                .filter((box) => box.top < notice.bottom && box.bottom > notice.top).length;
        }"""
    )
    assert covered == 0


def test_offline_a_click_online_and_on(room: Room) -> None:
    page = room.enter(size=PHONE, has_touch=True, is_mobile=True)
    open_table(page, "Against bots")
    ready(page)
    lose(page)
    page.locator(".own .space.forest.can").first.tap()
    page.locator(".own .space.can").last.tap()
    one_notice_beside_what_is_needed(page)
    find(page)
    page.locator(".own .space.forest.can").first.tap()
    expect(page.locator(".tray")).to_be_visible()
    lose(page)
    confirm(page)
    expect(page.locator(".notice")).to_have_count(1)
    find(page)
    confirm(page)
    end = page.locator(".actions [data-act=end]")
    expect(end).not_to_have_attribute("aria-disabled", "true")
    ready(page)
    lose(page)
    end.tap()
    find(page)
    expect(end).not_to_have_attribute("aria-disabled", "true")
    end.tap()
    expect(page.locator(".chronicle")).to_contain_text("Anselm")


@pytest.mark.long
def test_the_service_is_killed_in_the_middle_of_a_payment(browser: Browser, tmp_path: Path) -> None:
    service = Service(tmp_path)
    service.start()
    room = Room(browser, service.address)
    try:
        page = table_of(room, PAYING)
        ready(page)
        given = page.locator(".tray .tile.in").all_inner_texts()
        service.kill()
        page.locator(".tray .tile.in").first.click()
        confirm(page)
        expect(page.locator(".notice")).to_have_count(1)
        service.start()
        expect(page.locator(".notice")).to_have_count(0)
        ready(page)
        assert page.locator(".tray .tile.in").all_inner_texts() == given
        confirm(page)
        expect(page.locator(".playing")).to_have_attribute("data-kind", "turn")
    finally:
        room.leave()
        service.stop()
    assert room.problems == []
