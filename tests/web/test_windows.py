"""Every window that people play in: what can be done, and what is asked, is in sight."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import Room
from tests.web.screens import moment
from tests.web.table import act, ready, still, table_of
from tests.web.test_room import SPACE, at_size, box_of, width_of

PHONES = [(360, 640), (390, 844), (844, 390)]
TABLETS = [(768, 1024), (1024, 768), (820, 1180), (1180, 820)]
DESKS = [(1366, 650), (1536, 730), (2560, 1440)]
RECORDS = [
    "late four",
    *(pytest.param(name, marks=pytest.mark.long) for name in ("early", "late two", "table")),
]
TURNED = [((1180, 820), (820, 1180)), ((2560, 1440), (768, 1024))]
LEAST_OF_IT = 20
"""Pixels that are seen of what a question is about."""

PRESSED = """one => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def in_window(thing: Locator) -> None:
    """All of it, without scrolling, and nothing lies over its middle."""
    left, top, right, bottom = box_of(thing)
    across, down = thing.page.evaluate("[document.documentElement.clientWidth, innerHeight]")
    assert left >= 0 and top >= 0 and right <= across + 1 and bottom <= down + 1, (left, top, right, bottom)
    assert thing.evaluate(PRESSED)


def the_tray_is_in_window(page: Page) -> None:
    ready(page)
    still(page)
    in_window(page.locator(".tray"))
    in_window(page.locator(".tray [data-act=confirm]"))


def asked_about_wood_or_peat(page: Page) -> None:
    """A tap on a forest or a moor opens the tray, which leaves something of it to see."""
    space = page.locator(".own .space:is(.forest, .moor).can").first
    where = page.locator(f".own [data-space='{space.get_attribute('data-space')}']")
    space.click()
    page.locator(".tray [data-act=confirm]").wait_for()
    the_tray_is_in_window(page)
    (_, top, right, bottom), tray = box_of(where), box_of(page.locator(".tray"))
    assert right <= tray[0] or min(bottom, tray[1]) - max(top, 0) >= LEAST_OF_IT
    page.locator(".tray [data-act=cancel]").click()
    expect(page.locator(".tray")).to_have_count(0)
    ready(page)


def the_chronicle_scrolls_in_its_place(page: Page, height: int) -> None:
    _, top, _, bottom = box_of(page.locator(".chronicle"))
    assert 60 <= bottom - top <= max(320, height)
    assert page.locator(".chronicle ol").evaluate("one => one.scrollHeight > one.clientHeight")


@pytest.mark.parametrize("record", RECORDS)
def test_what_can_be_done_is_in_sight(room: Room, record: str) -> None:
    page = table_of(room, moment(record), PHONES[0])
    for size in (*PHONES, *TABLETS, *DESKS):
        at_size(page, *size)
        page.evaluate("scrollTo(0, 0)")
        ready(page)
        if page.locator(".tray").count():
            the_tray_is_in_window(page)
        else:
            in_window(page.locator(".actions"))
            in_window(page.locator(".actions [data-act=end]"))
            asked_about_wood_or_peat(page)
        the_chronicle_scrolls_in_its_place(page, size[1])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(("before", "after"), TURNED)
def test_a_land_fits_the_window_that_was_turned(
    room: Room, before: tuple[int, int], after: tuple[int, int]
) -> None:
    page = table_of(room, moment("late four"), after)
    ready(page)
    still(page)
    fresh = width_of(page.locator(SPACE).first)
    at_size(page, *before)
    assert width_of(page.locator(SPACE).first) != fresh
    at_size(page, *after)
    assert width_of(page.locator(SPACE).first) == fresh


@pytest.mark.parametrize("size", [(1024, 768), (1366, 650)])
def test_a_land_comes_into_sight_when_something_is_chosen_on_it(room: Room, size: tuple[int, int]) -> None:
    page = table_of(room, moment("late four"), size)
    ready(page)
    mine = page.locator(".own").get_attribute("data-board")
    act(page, "contract")
    expect(page.locator(".own")).not_to_have_attribute("data-board", str(mine))
    ready(page)
    still(page)
    in_window(page.locator(".own .space.can").first)
    in_window(page.locator(".tray"))


@pytest.mark.parametrize("size", [(1024, 768), (820, 1180)])
@pytest.mark.parametrize("name", ["settle", "late four"])
def test_what_happened_and_what_to_do_stand_above_the_bar(
    room: Room, size: tuple[int, int], name: str
) -> None:
    """Where a land is large they are scrolled to; they stop above the bar. No line of the hint is cut."""
    page = table_of(room, moment(name), size)
    ready(page)
    if name == "settle":
        act(page, "undo")
        ready(page)
        expect(page.locator(".hint-line")).to_contain_text("Settlement phase")
    still(page)
    for part in (".since", ".hint-line"):
        thing = page.locator(part)
        if name == "late four":
            thing.evaluate("one => one.scrollIntoView({ block: 'nearest', behavior: 'instant' })")
        in_window(thing)
        assert box_of(thing)[3] <= box_of(page.locator(".actions"))[1]
    assert page.locator(".hint-line").evaluate("one => one.scrollHeight <= one.clientHeight")


@pytest.mark.parametrize(
    ("size", "where"), [((390, 844), ".tray"), ((844, 390), ".tray"), ((1024, 768), ".actions")]
)
def test_what_led_to_a_question_can_be_undone(room: Room, size: tuple[int, int], where: str) -> None:
    """Where the tray covers the bar, it has an undo of its own."""
    page = table_of(room, moment("settle"), size)
    page.locator(".tray").wait_for()
    ready(page)
    still(page)
    expect(page.locator(".tray [data-act=undo]")).to_be_visible(visible=where == ".tray")
    undo = page.locator(f"{where} [data-act=undo]")
    in_window(undo)
    undo.click()
    expect(page.locator(".hint-line")).to_contain_text("Settlement phase")
