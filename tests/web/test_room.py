"""Room: lands that can be read late, cards that are all in sight, and what happened since one's turn."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web import positions
from tests.web.conftest import Room
from tests.web.positions import asked
from tests.web.screens import moment
from tests.web.table import act, confirm, ready, still, table_of

PHONE = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SPACE = ".own .space:not(.mountain)"
READABLE = 64
"""Pixels: from here on a card on the land has its name, its values and its function."""

LETTERS = """performance.getEntriesByType("resource").map((one) => one.name.split("/").at(-1))
    .filter((name) => name.endsWith(".woff2"))"""
LETTERS_OF_LANGUAGE = 5
"""Hyphens in the name of a file that holds a language's letters only."""


def box_of(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right, bottom."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def width_of(thing: Locator) -> float:
    left, _, right, _ = box_of(thing)
    return right - left


def rows_of(page: Page) -> int:
    return int(page.locator(".own .landscape").evaluate("one => one.style.getPropertyValue('--rows')"))


def scrolled(page: Page) -> int:
    return int(page.evaluate("Math.round(scrollY)"))


def at_size(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    still(page)


def against_bots(room: Room, record: dict[str, Any], seat: int = 0, **options: Any) -> Page:
    """Bots have all seats but one; the record ends when it is its turn."""
    page = room.enter("/healthz", **options)
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    bot = {"kind": "bot", "bot": "novice"}
    seats = [{"kind": "me"} if at == seat else bot for at in range(len(record["seats"]))]
    answer = page.request.post(f"{room.address}/api/records", data={"record": record, "seats": seats})
    page.goto(f"{room.address}/table/{answer.json()['table']['id']}")
    ready(page)
    return page


def scrolls(thing: Locator) -> bool:
    found: bool = thing.evaluate("one => one.scrollHeight > one.clientHeight + 1")
    return found


def inside(page: Page, outer: str, inner: str) -> bool:
    """Every inner thing lies wholly within the outer one."""
    found: bool = page.evaluate(
        """([outer, inner]) => {
            const around = document.querySelector(outer).getBoundingClientRect();
            const things = [...document.querySelectorAll(inner)].map((one) => one.getBoundingClientRect());
            return things.length > 0 && things.every((one) =>
                one.left >= around.left - 1 && one.right <= around.right + 1 &&
                one.top >= around.top - 1 && one.bottom <= around.bottom + 1);
        }""",
        [outer, inner],
    )
    return found


def new_land_is_chosen_where_it_lies(page: Page) -> None:
    """One ghost a side, with its price, that snaps to where it may lie; by the mouse and by arrow keys."""
    act(page, "plot")
    ready(page)
    still(page)
    ghosts = page.locator(".ghost-land")
    expect(ghosts).to_have_count(2)
    coast = page.locator(".ghost-land.coast")
    expect(coast).to_contain_text("5")
    assert page.locator(".notch.coast").count() == 4
    left, top, _, bottom = box_of(page.locator(".own .landscape"))
    page.mouse.move(left + 20, top + 20)
    expect(coast).to_contain_text("place 1 of 4")
    before = coast.get_attribute("data-plot")
    page.mouse.move(left + 20, bottom - 20)
    expect(coast).not_to_have_attribute("data-plot", str(before))
    page.mouse.move(left + 20, top + 20)
    expect(coast).to_have_attribute("data-plot", str(before))
    # The tray has the focus, and arrows lead from there to a side and to its places.
    expect(page.locator(".tray")).to_be_focused()
    expect(page.locator(".tray .keys")).to_be_visible()
    # Arrows are in no file of letters: none is fetched for them, which would lay out the whole page anew.
    assert [name for name in page.evaluate(LETTERS) if name.count("-") < LETTERS_OF_LANGUAGE] == []
    page.keyboard.press("ArrowRight")
    expect(page.locator(".ghost-land.mountain")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(coast).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(coast).not_to_have_attribute("data-plot", str(before))
    spaces = page.locator(".own .space").count()
    page.keyboard.press("Enter")
    expect(page.locator(".own .space")).to_have_count(spaces + 4)


def test_a_late_land_has_the_room_of_the_table_and_grows_with_it(room: Room) -> None:
    page = table_of(room, moment("late two"))
    ready(page)
    still(page)
    assert rows_of(page) == 7
    space = page.locator(SPACE).first
    assert width_of(space) >= 80
    assert inside(page, ".own .land-view", ".own .space")
    expect(page.locator(".own .card.mini .gist").first).to_be_visible()
    assert inside(page, ".top", ".top .until")
    at_size(page, 1280, 800)
    assert width_of(space) >= READABLE
    assert inside(page, ".own .land-view", ".own .space")
    expect(page.locator(".top .round-line")).to_have_text("Round 24 · phase D: round 28")
    grown = [width_of(space)]
    for size in ((1920, 1080), (2560, 1440)):
        at_size(page, *size)
        grown.append(width_of(space))
        assert inside(page, ".own .land-view", ".own .space")
        assert width_of(page.locator(".own .landscape")) > width_of(page.locator(".own")) * 2 / 3
    assert grown[0] * 1.2 < grown[1] < grown[2] / 1.2

    # What is said lies beside the game on a wide screen.
    page.keyboard.press("m")
    expect(page.get_by_role("region", name="Chat")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert box_of(page.locator(".chat"))[0] >= box_of(page.locator(".lectern"))[2]
    page.keyboard.press("m")

    at_size(page, 1440, 900)
    new_land_is_chosen_where_it_lies(page)


def test_another_land_comes_into_the_middle_with_what_happened_there(room: Room) -> None:
    page = table_of(room, moment("late four"))
    ready(page)
    still(page)
    own = page.locator(".own")
    mine = str(own.get_attribute("data-board"))
    assert rows_of(page) == 6 and width_of(page.locator(SPACE).first) >= 88

    # Since my turn: a picture for each, a fee is paid to somebody, the boards are marked.
    deeds = page.locator(".since .happening")
    expect(deeds).to_have_count(3)
    expect(deeds.first).to_contain_text("pays Walburga")
    for size in ((1280, 800), (1440, 900)):
        at_size(page, *size)
        for deed in deeds.all():
            expect(deed.locator(".deed-picture")).to_be_visible()
            assert box_of(deed.locator(".moves"))[3] <= box_of(deed)[3]
        assert not scrolls(page.locator(".lectern .full"))
    expect(page.locator(".other .space.news").first).to_be_visible()

    head = page.get_by_role("button", name="View Anselm’s land")
    head.click()
    expect(own).not_to_have_attribute("data-board", mine)
    expect(page.locator(".own .space.news .news-word").first).to_have_text("used")
    expect(page.locator(".own .card.mini .name").first).to_be_visible()
    expect(page.locator(".other.mine")).to_have_attribute("data-board", mine)
    page.keyboard.press("Escape")
    expect(own).to_have_attribute("data-board", mine)
    head.click()
    page.get_by_role("button", name="Back to your land").click()
    expect(own).to_have_attribute("data-board", mine)
    head.click()
    act(page, "fell")
    expect(own).to_have_attribute("data-board", mine)
    page.keyboard.press("Escape")
    ready(page)

    # A line of the chronicle points at its place; by key too.
    line = page.locator(".chronicle button.line").first
    line.hover()
    expect(page.locator(".space.pointed")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(page.locator(".space.pointed")).to_have_count(0)
    page.locator(".chronicle ol").focus()
    while not line.evaluate("one => one === document.activeElement"):
        page.keyboard.press("ArrowDown")
    expect(page.locator(".space.pointed")).to_have_count(1)


def test_all_cards_of_the_display_are_in_sight(room: Room) -> None:
    page = against_bots(room, moment("many cards"), seat=2, size=(1280, 800))
    cards = page.locator(".display .small-card")
    for size in ((1280, 800), (1440, 900)):
        at_size(page, *size)
        expect(cards).to_have_count(13)
        assert inside(page, ".display", ".display .small-card")
        stacks = box_of(page.locator(".display .stacks"))
        assert stacks[0] >= max(box_of(card)[2] for card in cards.all()) - 1


def test_all_settlements_are_in_sight_beside_a_tall_land(room: Room) -> None:
    page = table_of(room, positions.moment("2-long-france", asked(step="settlement-phase", after=20)))
    ready(page)
    expect(page.locator(".playing.tall")).to_be_visible()
    for size in ((1280, 800), (1440, 900)):
        at_size(page, *size)
        expect(page.locator(".display .small-card")).to_have_count(page.locator(".in-hand button").count())
        assert inside(page, ".display", ".display .small-card")
    expect(page.locator(".lectern .kind")).to_contain_text("settlement")


AT_REST = """async (view) => {
    for (let still = 0, last = -1; still < 8; last = view.scrollLeft) {
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 16)));
        still = view.scrollLeft === last ? still + 1 : 0;
    }
}"""
"""What was drawn by a finger glides on for a while, and two fingers that come meanwhile only stop it."""


def drawn_by(page: Page, *ways: tuple[tuple[float, float], tuple[float, float]]) -> None:
    """Fingers go from somewhere to somewhere, together."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, fingers: list[tuple[float, float]]) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(fingers)]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", [start for start, _ in ways])
    for share in (0.25, 0.5, 0.75, 1.0):
        touch("touchMove", [(x + (to - x) * share, y + (down - y) * share) for (x, y), (to, down) in ways])
    touch("touchEnd", [])
    wire.detach()


def test_a_phone_tells_what_happened_and_counts_the_cards(room: Room) -> None:
    page = against_bots(room, moment("late four"), size=(390, 844), **PHONE)
    sheet = page.locator(".since-sheet")
    expect(sheet.locator(".happening")).to_have_count(3)
    sheet.locator(".happening").first.tap()
    expect(page.locator(".own .space.pointed")).to_have_count(1)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    count = page.locator(".swiped")
    expect(count).to_have_text("4 of 18")
    expect(page.locator(".display .card.normal").first).to_contain_class("card normal building can cloister")
    page.locator(".display .cards").evaluate("one => one.scrollTo({ left: 9999 })")
    expect(count).to_have_text("18 of 18")
    expect(page.locator(".top .round-line")).to_have_text("Round 21 of 24 · bonus round")
    space = page.locator(SPACE).first
    assert width_of(space) >= READABLE
    page.evaluate("scrollTo(0, 0)")
    assert box_of(page.locator(".own .shelf"))[3] <= box_of(page.locator(".actions"))[1] + 1

    # One finger pans the land, two zoom it, and what is between them stays there.
    page.evaluate("scrollTo(0, 0)")
    view = page.locator(".own .land-pan")
    left, top, right, bottom = box_of(view)
    across, down = (left + right) / 2, (top + bottom) / 2
    before = view.evaluate("one => one.scrollLeft")
    drawn_by(page, ((across + 60, down), (across - 60, down)))
    page.wait_for_function(
        "([view, before]) => view.scrollLeft > before", arg=[view.element_handle(), before]
    )
    view.evaluate(AT_REST)
    still(page)
    wide = width_of(space)
    between = "([x, y]) => document.elementFromPoint(x, y).closest('.space')?.dataset.space"
    spot = page.evaluate(between, [across, down])
    drawn_by(page, ((across - 30, down), (across - 60, down)), ((across + 30, down), (across + 60, down)))
    expect(page.locator(".own .land-pan.held")).to_have_count(0)
    still(page)
    assert 1.8 * wide < width_of(space) < 2.2 * wide
    assert page.evaluate(between, [across, down]) == spot
    drawn_by(page, ((across - 90, down), (across - 45, down)), ((across + 90, down), (across + 45, down)))
    still(page)
    assert width_of(space) < 1.2 * wide

    # What lies on others' lands is chosen there: no list stands for it.
    own = page.locator(".own")
    mine = "0"
    act(page, "contract")
    ready(page)
    expect(own).not_to_have_attribute("data-board", mine)
    assert width_of(page.locator(".tray .choices ul")) <= 1
    page.locator(".own .space.can").first.tap()
    ready(page)
    expect(page.locator(".tray [data-act=confirm]")).to_be_visible()
    page.locator(".tray [data-act=cancel]").tap()
    expect(own).to_have_attribute("data-board", mine)


FLIGHTS = """() => {
    window.flights = [];
    const boardAt = ({ transform }) => {
        const { e, f } = new DOMMatrix(transform);
        const things = document.elementsFromPoint(e + 15, f + 15);
        return things.map((one) => one.closest("[data-board]")?.dataset.board).find(Boolean) ?? "";
    };
    const note = (flier) => {
        const frames = flier.getAnimations()[0].effect.getKeyframes();
        window.flights.push([boardAt(frames[0]), boardAt(frames[2])]);
    };
    const isFlier = (node) => node instanceof Element && node.classList.contains("flier");
    new MutationObserver((records) =>
        records.flatMap((record) => [...record.addedNodes]).filter(isFlier).forEach(note),
    ).observe(document.body, { childList: true });
}"""
"""From which board to which board goods and clergymen fly."""


def test_a_land_can_be_drawn_out_from_below_its_atlas(room: Room) -> None:
    page = table_of(room, moment("late four"), (390, 844), **PHONE)
    expect(page.locator(".own .atlas")).to_be_visible()
    last = page.locator(".own .space").last
    page.locator(".own .land-pan").evaluate("one => one.scrollTo(one.scrollWidth, one.scrollHeight)")
    left, top, right, bottom = box_of(last)
    found = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.closest('.space')?.dataset.space ?? ''",
        [(left + right) / 2, (top + bottom) / 2],
    )
    assert found == last.get_attribute("data-space")


@pytest.mark.parametrize("name", ["late solo", "late two"])
def test_the_page_of_a_phone_scrolls_back_when_the_tray_is_gone(room: Room, name: str) -> None:
    """It scrolls so that the tray does not hide what was chosen; where the player scrolls on, it stays."""
    page = table_of(room, moment(name), (390, 844), **PHONE)

    def opened() -> int:
        ready(page)
        page.locator(".own .land-pan").evaluate("one => one.scrollTo(0, one.scrollHeight)")
        page.locator(".own .space.can").last.tap()
        expect(page.locator(".tray")).to_be_visible()
        page.wait_for_function("() => scrollY > 0")
        return scrolled(page)

    def closed() -> int:
        expect(page.locator(".tray")).to_have_count(0)
        ready(page)
        return scrolled(page)

    opened()
    page.keyboard.press("Escape")
    assert closed() == 0

    shown = opened()
    page.evaluate("scrollBy({ top: 40, behavior: 'instant' })")
    page.keyboard.press("Escape")
    assert closed() == shown + 40

    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    opened()
    confirm(page)
    assert closed() == 0


def test_what_to_do_in_a_settlement_phase_has_its_lines_on_a_phone(room: Room) -> None:
    page = table_of(room, moment("settle"), (1024, 768), **PHONE)
    ready(page)
    act(page, "undo")
    ready(page)
    at_size(page, 390, 844)
    line = page.locator(".hint-line")
    expect(line).to_contain_text("Settlement phase")
    _, top, _, bottom = box_of(line)
    _, first, _, last = box_of(line.locator("span"))
    assert top <= first < last <= bottom


@pytest.mark.long
def test_goods_of_others_fly_too(room: Room) -> None:
    page = against_bots(room, moment("late four"))
    page.evaluate(FLIGHTS)
    page.locator(".own .space.forest.can, .own .space.moor.can").first.click()
    confirm(page)
    act(page, "end")
    mine = str(page.locator(".own").get_attribute("data-board"))
    page.wait_for_function(
        "mine => window.flights.some((boards) => boards.every((one) => one && one !== mine))", arg=mine
    )


def test_alone_ones_own_land_is_the_larger_one(room: Room) -> None:
    page = table_of(room, moment("late solo"))
    ready(page)
    still(page)
    own, neutral = page.locator(SPACE).first, page.locator(".neutral .space").first
    assert width_of(own) > width_of(neutral) >= READABLE
    assert width_of(page.locator(".own")) > width_of(page.locator(".neutral"))
    assert inside(page, ".neutral .land-view", ".neutral .space")
