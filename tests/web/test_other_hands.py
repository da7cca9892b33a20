"""A whole turn with a payment without a mouse: by keyboard alone, and by touch."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import PATIENCE, Room
from tests.web.table import ready

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
MOST_TABS = 250
MOST_TAPS = 4


def tab_to(page: Page, target: Locator) -> None:
    target.wait_for()
    for _ in range(MOST_TABS):
        if target.evaluate("one => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key does not lead to {target}")


def press(page: Page, target: Locator) -> None:
    tab_to(page, target)
    page.keyboard.press("Enter")


def choice(page: Page, words: str) -> Locator:
    return page.locator(".tray .choice", has_text=words).first


def prior(page: Page) -> Locator:
    return page.locator(".tray .pill:not(.on)").first


def has_paid(page: Page) -> None:
    """The Fuel Merchant gave five coins for three energy, and the turn is over: bots play, or have played."""
    expect(page.locator(".chronicle")).to_contain_text("Fuel Merchant")
    theirs = page.locator(".clock").filter(has_not_text="Your turn")
    expect(theirs.or_(page.locator(".happening")).first).to_be_attached()


def test_a_turn_with_a_payment_by_keyboard_alone(room: Room) -> None:
    page = room.enter()
    press(page, page.get_by_role("button", name="Against bots"))
    press(page, page.get_by_role("button", name="More options"))
    page.get_by_label("Random starting player").focus()
    page.keyboard.press("Space")
    press(page, page.get_by_role("button", name="Create table"))
    ready(page)
    page.keyboard.press("b")
    press(page, choice(page, "Fuel Merchant"))
    ready(page)
    press(page, page.locator(".tray .choice").first)
    ready(page)
    press(page, prior(page))
    ready(page)
    expect(page.locator(".tray .tile.in").first).to_be_visible()
    press(page, page.locator("[data-act=confirm]"))
    expect(page.locator(".actions [data-act=end]")).not_to_have_attribute("aria-disabled", "true")
    ready(page)
    page.keyboard.press("e")
    has_paid(page)


def tap(target: Locator, then: Locator) -> None:
    """Until `then` shows, as a person would: a busy machine may lose a tap."""
    for _ in range(MOST_TAPS):
        target.tap()
        try:
            then.wait_for(timeout=PATIENCE / MOST_TAPS)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"{MOST_TAPS} taps on {target} do not lead to {then}")


@pytest.fixture
def phone(room: Room) -> Page:
    page = room.enter(size=(390, 844), **PHONE)
    page.get_by_role("region", name="New table").get_by_role("button", name="Against bots").tap()
    drawn = page.get_by_label("Random starting player")
    tap(page.get_by_role("button", name="More options"), drawn)
    tap(drawn, drawn.and_(page.locator(":not(:checked)")))
    tap(page.get_by_role("button", name="Create table"), page.locator(".own .space.free").first)
    ready(page)
    return page


def test_a_turn_with_a_payment_by_touch(phone: Page) -> None:
    tap(phone.locator(".own .space.free").first, choice(phone, "Fuel Merchant"))
    tap(choice(phone, "Fuel Merchant"), prior(phone))
    ready(phone)
    tile = phone.locator(".tray .tile.in").first
    tap(prior(phone), tile)
    ready(phone)
    tile.tap()
    expect(phone.locator(".tray .refused")).not_to_be_empty()
    expect(phone.locator("[data-act=confirm]")).to_be_disabled()
    ready(phone)
    phone.locator(".tray .tile.spare").first.tap()
    expect(phone.locator("[data-act=confirm]")).to_be_enabled()
    phone.locator("[data-act=confirm]").tap()
    ready(phone)
    phone.locator(".actions [data-act=end]").tap()
    has_paid(phone)


def test_a_long_press_opens_the_whole_card(phone: Page) -> None:
    card = phone.locator(".own .space", has=phone.locator(".card", has_text="Farmyard"))
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    wire = phone.context.new_cdp_session(phone)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    dialog = phone.get_by_role("dialog")
    expect(dialog).to_contain_text("Farmyard")
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(dialog).to_contain_text("grain")
    expect(phone.locator(".tray")).to_have_count(0)
