"""How somebody who looks elsewhere learns that it is their turn."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import open_table, play, ready

MINE = re.compile("^● ")
OTHERS = re.compile("^[^●]")
BELL = "play a sound when it is my turn"
NOTE = "show a notification when it is my turn"
LISTENING = """
window.heard = { notes: [], tones: 0 };
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { window.heard.notes.push(`${title}: ${options?.body ?? ""}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) {
  window.heard.tones += 1;
  return start.apply(this, when);
};
"""
"""Browsers without a screen show no notifications: count what the page asks for."""


def settings(page: Page, *names: str) -> None:
    page.get_by_role("button", name="Settings").click()
    sheet = page.get_by_role("dialog")
    for name in names:
        sheet.get_by_label(name).check()
        expect(sheet.get_by_label(name)).to_be_checked()
    sheet.get_by_role("button", name="Close").click()


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.heard")
    return found


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def is_mine(page: Page, mine: bool) -> None:
    """The title and the little picture in the browser's tab say whose turn it is."""
    expect(page).to_have_title(MINE if mine else OTHERS)
    assert icon(page) == ("/favicon-turn.svg" if mine else "/favicon.svg")


def two_friends(room: Room, listener_wants: tuple[str, ...]) -> tuple[Page, Page]:
    anna = room.enter()
    open_table(anna, "With friends", length="Short")
    link = anna.get_by_label("Link to this table").input_value()
    bert = room.enter()
    bert.add_init_script(LISTENING)
    bert.reload()
    settings(bert, *listener_wants)
    bert.goto(link)
    bert.get_by_role("button", name="Join").first.click()
    ready(anna)
    expect(bert.locator(".playing")).to_be_visible()
    return anna, bert


def test_title_favicon_bell_and_notification_say_that_it_is_my_turn(room: Room) -> None:
    anna, bert = two_friends(room, (BELL, NOTE))
    is_mine(anna, True)
    is_mine(bert, False)
    assert heard(bert) == {"notes": [], "tones": 0}
    bert.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    play(anna, round=2, seconds=60)
    ready(bert)
    is_mine(bert, True)
    is_mine(anna, False)
    assert heard(bert)["tones"] == 2
    [note] = heard(bert)["notes"]
    assert note.startswith("Your turn: ")
    play(bert, round=3, seconds=60)
    is_mine(bert, False)


@pytest.mark.long
def test_nobody_is_disturbed_who_does_not_want_it(room: Room) -> None:
    anna, bert = two_friends(room, ())
    bert.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    play(anna, round=2, seconds=60)
    ready(bert)
    assert heard(bert) == {"notes": [], "tones": 0}
