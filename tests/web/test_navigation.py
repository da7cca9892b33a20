"""One bar on every page, a menu on phones, and the lobby of those who have been here before."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from labora.i18n import LANGUAGES, Words
from tests.web.conftest import Room
from tests.web.pages import LobbyPage, NavBar
from tests.web.screens import FRIENDS, PAGES, in_the_lobby, moment
from tests.web.table import go_to, ready
from tests.web.test_languages import enter

PHONE = (390, 844)
NAMES = ("web-play", "learn-learn", "learn-rules", "learn-cards", "web-puzzles", "web-boards-link", "web-me")
CURRENT = {
    "rules": "Rules",
    "cards": "Cards",
    "goods": "Cards",
    "me": "My page",
    "boards": "Leaderboards",
    "learn": "Learn",
    "quiz": "Learn",
    "puzzles": "Puzzles",
}
HOT_SEAT = {
    "mode": "2-short",
    "variant": "france",
    "seats": [{"kind": "me"}, {"kind": "device", "name": "Bert"}],
}
OUTSIDE = """link => {
    const { left, right } = link.getBoundingClientRect();
    return left < 0 || right > innerWidth;
}"""


def outside(links: Locator) -> Iterator[str]:
    yield from (link.inner_text() for link in links.all() if link.evaluate(OUTSIDE))


def named(room: Room, language: str = "en", size: tuple[int, int] = (1440, 900)) -> Page:
    page = enter(room, language, size=size)
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    return page


def test_the_same_bar_is_on_every_page_and_marks_it(room: Room) -> None:
    page = named(room)
    opened = page.request.post(f"{room.address}/api/tables?lang=en", data=FRIENDS).json()
    page.goto(room.address)
    bar = NavBar(page)
    expect(bar.current).to_have_text("Play")
    for name, (path, there) in PAGES.items():
        page.goto(f"{room.address}{path}")
        page.locator(there).first.wait_for()
        expect(bar.links).to_have_text([Words("en").text(message) for message in NAMES])
        expect(bar.current).to_have_text(CURRENT[name])
        expect(bar.language).to_have_value("en")
        expect(bar.theme).to_be_visible()
    page.goto(f"{room.address}/table/{opened['id']}")
    expect(page.get_by_label("Link to this table")).to_be_visible()
    expect(bar.links).to_have_count(len(NAMES))
    bar.go_to("Cards")
    expect(bar.current).to_have_text("Cards")
    bar.go_to("Play")
    in_the_lobby(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_a_menu_has_all_pages_in_sight(room: Room, language: str) -> None:
    words = Words(language)
    page = named(room, language, PHONE)
    in_the_lobby(page)
    menu = NavBar(page, words).open_menu()
    expect(menu.links).to_have_text([words.text(message) for message in NAMES])
    assert list(outside(menu.links)) == []
    menu.go_to(words.text("learn-rules"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".codex h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_fits_where_it_is_whole(room: Room, language: str) -> None:
    page = named(room, language, (1181, 800))
    page.reload()
    in_the_lobby(page)
    bar = NavBar(page, Words(language))
    for width in (1181, 1280, 1421):
        page.set_viewport_size({"width": width, "height": 800})
        assert list(outside(bar.links)) == [] and not bar.settings.evaluate(OUTSIDE)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_a_table_has_the_pages_in_its_menu(room: Room) -> None:
    page = named(room)
    go_to(page, room.address, moment("early"))
    ready(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules", exact=True).click()
    expect(NavBar(page).current).to_have_text("Rules")
    page.get_by_role("banner").get_by_role("link", name="Back to the table").click()
    ready(page)


def test_who_comes_back_sees_the_tables_that_wait_first(room: Room) -> None:
    page = named(room, size=PHONE)
    page.goto(f"{room.address}/?lang=en")
    lobby = LobbyPage(page)
    expect(lobby.welcome).to_be_visible()
    for name in ("First table", "Second table"):
        page.request.post(f"{room.address}/api/tables", data={**HOT_SEAT, "name": name})
    page.reload()
    expect(lobby.your_turn.get_by_role("heading", level=3)).to_have_text(["First table", "Second table"])
    expect(lobby.welcome).to_have_count(0)
    # Before everything else, the most urgent with its land, and at the foot of the window.
    assert lobby.your_turn.bounding_box()["y"] < lobby.new_table.bounding_box()["y"]  # type: ignore[index]
    expect(lobby.your_turn.locator(".landscape")).to_have_count(1)
    expect(lobby.play_next).to_be_in_viewport()
    lobby.play_next.click()
    ready(page)
    page.go_back()
    lobby.go_on_with("Second table")
    ready(page)
