"""The lobby in every window and language: no label is cut, and what does not fit makes the page longer."""

from collections.abc import Callable, Iterator, Mapping

import pytest
from playwright.sync_api import Page

from labora.i18n import LANGUAGES
from tests.web.conftest import Room
from tests.web.screens import in_the_lobby
from tests.web.test_languages import enter, too_long

Step = Callable[[Page], None]
Windows = Mapping[int, int]

WINDOWS: Windows = {390: 844, 768: 1024, 1024: 768, 1280: 800, 1425: 900, 1440: 900}
"""The last but one as the last beside a scroll bar."""
SHORT: Windows = {390: 844, 1440: 900}
PHONE = 390
DESK = 1181
"""Pixels from which three columns stand beside each other."""
TARGET = {PHONE: 32}
LEAST_TARGET = 24

HIDDEN = """() => {
    const leaf = document.querySelector(".lobby .new");
    const open = leaf.querySelector(".open");
    const before = open.previousElementSibling;
    scrollTo(0, document.documentElement.scrollHeight);
    const covered = before.getBoundingClientRect().bottom - open.getBoundingClientRect().top;
    const inner = leaf.scrollHeight - leaf.clientHeight;
    scrollTo(0, 0);
    const edge = leaf.getBoundingClientRect().right - 5;
    const beyond = [...leaf.querySelectorAll("button:not(.more), select, input, label, p")]
        .filter((one) => one.getBoundingClientRect().right > edge);
    return [
        ...beyond.map((one) => `${one.className || one.tagName} leaves the leaf`),
        ...(inner > 1 ? [`the leaf scrolls by ${inner}`] : []),
        ...(covered > 1 ? [`the button covers ${covered} of ${before.className}`] : []),
    ];
}"""
SMALL = """least => [...document.querySelectorAll(".lobby .seat :is(select, input, button)")]
    .map((one) => [one.className || one.tagName, one.getBoundingClientRect()])
    .filter(([, { width, height }]) => Math.min(width, height) < least)
    .map(([name, { width, height }]) => `${name} is ${width} x ${height}`)"""
STICKING = """() => [...document.querySelectorAll(".lobby .clock-choice")]
    .map((one) => one.getBoundingClientRect().top - one.previousElementSibling.getBoundingClientRect().bottom)
    .filter((gap) => gap < 6)
    .map((gap) => `the clock is ${gap} below the seats`)"""
OUT_OF_SIGHT = """() => ["title", "step", "more-choices label", "more-choices label:last-of-type"]
    .filter((name) => {
        const one = document.querySelector(`.new .${name}`);
        const { left, top, bottom } = one.getBoundingClientRect();
        return [top + 2, bottom - 2].some((y) => !one.contains(document.elementFromPoint(left + 8, y)));
    })"""


def fresh(page: Page) -> None:
    page.reload()
    in_the_lobby(page)


def with_bots(page: Page) -> None:
    """Four seats, each bot another one with a description of its own."""
    page.locator(".seat.empty").click()
    for number, bot in enumerate(("abbot", "cellarer", "novice")):
        page.locator(".seat .second").nth(number).select_option(bot)


def with_friends(page: Page) -> None:
    """Four seats with everything that can be on them, and the longest clock."""
    page.locator(".pick").nth(3).click()
    for _ in range(2):
        page.locator(".seat.empty").click()
    page.locator(".seat select").nth(1).select_option("device")
    page.locator(".seat select").nth(2).select_option("bot")
    page.locator(".clock-choice select").last.select_option("budget")


def with_options(page: Page) -> None:
    page.locator(".pick").nth(3).click()
    page.locator(".open .pen").click()
    page.locator(".more-choices").wait_for()


STATES: Mapping[str, Step] = {
    "fresh": fresh,
    "bots": with_bots,
    "friends": with_friends,
    "options": with_options,
}


def faults(page: Page, windows: Windows) -> Iterator[str]:
    for name, reach in STATES.items():
        fresh(page)
        reach(page)
        for width, height in windows.items():
            page.set_viewport_size({"width": width, "height": height})
            found = [
                *too_long(page),
                *page.evaluate(HIDDEN),
                *page.evaluate(STICKING),
                *page.evaluate(SMALL, TARGET.get(width, LEAST_TARGET)),
            ]
            yield from (f"{name}, {width} px: {fault}" for fault in found)


def test_no_label_of_the_lobby_is_cut_in_russian(room: Room) -> None:
    assert list(faults(enter(room, "ru"), SHORT)) == []


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_of_the_lobby_is_cut(room: Room, language: str) -> None:
    assert list(faults(enter(room, language), WINDOWS)) == []


@pytest.mark.parametrize("width", [width for width in WINDOWS if width >= DESK])
def test_options_open_without_scrolling_the_first_step_away(room: Room, width: int) -> None:
    page = enter(room, "ru", size=(width, WINDOWS[width]))
    in_the_lobby(page)
    with_options(page)
    assert page.evaluate(OUT_OF_SIGHT) == []
