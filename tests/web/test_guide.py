"""The guided first game, by clicks: lessons at the real table, five questions, a first game with comments."""

import pytest
from playwright.sync_api import Page, expect

from labora.i18n import Words
from labora.tutorial.lessons import lessons
from labora.tutorial.quiz import questions
from tests.web.conftest import Room
from tests.web.table import act, ready, still
from tests.web.test_ways_to_play import found_by_axe

DESK = (1440, 900)
PHONE = (390, 844)
CONFIRM = "[data-act=confirm]"


def begin(page: Page) -> None:
    page.locator("[data-act=begin]").click()
    ready(page)
    expect(page.locator(".odo-says, .odo-waits")).to_be_visible()


def said(page: Page, verdict: str) -> None:
    expect(page.locator(f".lesson-no.{verdict}")).to_be_visible()


def click(page: Page, *things: str) -> None:
    """Each thing as soon as it can be clicked; then whatever the tray proposes is confirmed."""
    for thing in things:
        ready(page)
        page.locator(thing).locator("visible=true").first.click()
    ready(page)
    confirm = page.locator(CONFIRM)
    while page.locator(".lesson-no.point, .odo-waits").count() and confirm.count() and confirm.is_visible():
        confirm.click()
        ready(page)


def own(place: str) -> str:
    return f".own [data-space='{place}']"


def card(name: str) -> str:
    return f"[data-card='{name}']"


def onward(page: Page) -> None:
    said(page, "done")
    page.locator("[data-act=next-lesson]").click()


def test_a_wrong_move_can_be_taken_back_and_the_right_one_is_well_done(room: Room) -> None:
    page = room.enter("/learn?lang=en", DESK)
    expect(page.get_by_role("heading", name="Guided first game")).to_be_visible()
    still(page)
    assert found_by_axe(page) == []
    begin(page)
    expect(page.locator(".odo-says")).to_contain_text("grown to 4")
    expect(page.locator(".calm .halo")).to_be_attached()
    still(page)
    assert found_by_axe(page) == []
    page.get_by_role("button", name="Why?").click()
    expect(page.locator(".why-text")).to_contain_text("take what has grown most")
    click(page, own("4,1"))
    said(page, "other")
    page.locator("[data-act=try]").click()
    said(page, "point")
    click(page, own("2,1"), ".tray .pill:has([href='#grain']), .tray [data-act=confirm]")
    said(page, "done")
    expect(page.locator(".lessons .done [data-lesson=fetch]")).to_be_visible()
    page.get_by_role("link", name="Leave").click()
    expect(page.get_by_text("1 of 10 lessons done")).to_be_visible()
    expect(page.get_by_role("button", name="Continue: build")).to_be_enabled()


def test_the_thing_to_click_is_not_dimmed(room: Room) -> None:
    """The card lies within the display, which is clear as well."""
    page = room.enter("/healthz", DESK)
    begun(page, room, "build")
    expect(page.locator(".calm .halo")).to_be_attached()
    still(page)
    target = page.locator(card("G12")).locator("visible=true").first
    box = target.bounding_box()
    assert box is not None
    seen = page.screenshot(clip=box)
    page.locator(".calm .veil").evaluate("veil => (veil.style.display = 'none')")
    assert page.screenshot(clip=box) == seen
    page.locator(".calm .veil").evaluate("veil => (veil.style.display = '')")
    dimmed = page.locator(".own .head").bounding_box()
    assert dimmed is not None
    before = page.screenshot(clip=dimmed)
    page.locator(".calm .veil").evaluate("veil => (veil.style.display = 'none')")
    assert page.screenshot(clip=dimmed) != before


def test_half_way_only_the_rest_is_said(room: Room) -> None:
    page = room.enter("/healthz", DESK)
    begun(page, room, "home")
    said = page.locator(".odo-words")
    expect(said).to_contain_text("Send him to the Cloister Office for 4 coins")
    page.locator(own("4,1")).click()
    expect(said).to_have_text("Take the coins and confirm.")
    expect(page.locator(".tray .pill.on")).to_contain_text("4")
    page.locator(CONFIRM).click()
    expect(said).to_contain_text("He is placed. Now end your turn")
    expect(page.locator(".lesson-no")).to_have_text("So far, so good")


def test_brother_odo_rolls_up_when_he_is_asked(room: Room) -> None:
    """His answer lies where he stands."""
    page = room.enter("/healthz", DESK)
    begun(page, room, "fetch")
    expect(page.locator(".odo-says")).to_be_visible()
    page.locator(".actions [data-act=hint]").click()
    expect(page.locator(".odo-waits")).to_be_visible()
    expect(page.locator(".odo-says")).to_have_count(0)


def begun(page: Page, room: Room, lesson: str) -> None:
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    opened = page.request.post(f"{room.address}/api/lessons/{lesson}?lang=en").json()
    page.goto(f"{room.address}/table/{opened['id']}?lang=en")
    ready(page)
    expect(page.locator(".odo-says, .odo-waits")).to_be_visible()


WAYS: dict[str, tuple[str, ...]] = {
    "fetch": (own("2,1"), ".tray .pill:has([href='#grain']), .tray [data-act=confirm]"),
    "build": (card("G12"), own("3,0")),
    "home": (own("4,1"),),
    "prior": (card("G07"), own("0,0")),
    "settle": (card("farming-village"), own("3,1")),
    "contract": ("[data-board='1'] [data-space='4,2']",),
    "chain": (own("1,0"),),
    "land": (own("2,0"),),
    "points": (card("F08"), own("3,2")),
    "aim": (),
}


def learn(page: Page, lesson: str, phone: bool) -> None:
    """One lesson by clicks, to its end."""
    ready(page)
    if lesson == "contract" and phone:
        page.locator(".seat-tabs button").nth(1).click()
    if lesson == "aim":
        if phone:
            page.locator(".seat-tabs button").nth(2).click()
        workshop = Words(page.locator("html").get_attribute("lang") or "").card("G18")
        click(page, f"[data-board='2'] .space:has(> [aria-label^='{workshop}'])")
    else:
        click(page, *WAYS[lesson])
    if lesson == "home":
        act(page, "end")
    if lesson == "land":
        act(page, "land")
        ready(page)
        page.locator(".own .plot, .own [data-plot]").locator("visible=true").first.click()
        click(page)
    if phone and page.locator(".odo-waits").count():
        page.locator(".odo-waits").click()
    said(page, "done")


@pytest.mark.long
@pytest.mark.parametrize(("size", "language"), [(DESK, "en"), (PHONE, "de")])
def test_the_whole_guided_game_by_clicks(room: Room, size: tuple[int, int], language: str) -> None:
    page = room.enter(f"/learn?lang={language}", size, has_touch=size == PHONE)
    begin(page)
    for lesson in lessons():
        learn(page, lesson.id, size == PHONE)
        page.locator("[data-act=next-lesson]").click()
        if lesson is not lessons()[-1]:
            expect(page.locator(".lesson-no.point, .odo-waits")).to_be_visible()
    words = Words(language)
    for number, question in enumerate(questions()):
        expect(page.locator(".quiz .odo-words").first).to_have_text(words.text(f"quiz-{question.id}"))
        if number == 0:
            still(page)
            assert found_by_axe(page) == []
        page.locator(".quiz .answers button").nth(question.answers.index(question.right)).click()
        page.locator("[data-act=next-question]").click()
    expect(page.locator(".quiz h1")).to_contain_text("5")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-act=play]").click()
    ready(page)
    if size == PHONE:
        page.locator(".odo-waits").click()
    expect(page.locator("[data-comment=begin]")).to_be_visible()
    still(page)
    assert found_by_axe(page) == []
    page.locator("[data-act=no-comments]").click()
    expect(page.locator(".odo-says, .odo-waits")).to_have_count(0)
