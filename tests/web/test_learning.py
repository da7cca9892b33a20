"""What newcomers read in the page: every chapter, links, search, the rules beside the table."""

import pytest
from playwright.sync_api import Page, expect

from labora.i18n import LANGUAGES, Words
from labora.tutorial.rulebook import CHAPTERS, SECTIONS
from tests.web.conftest import Room
from tests.web.positions import record_until, taken
from tests.web.table import ready, still, table_of
from tests.web.test_ways_to_play import found_by_axe

PRIOR = {"en": "prior", "de": "Prior", "fr": "prieur", "pl": "przeor", "ru": "настоятель"}
PHONE = (390, 844)
# Two of the languages, and one of the cards, in the short run.
BY_LANGUAGE = [
    pytest.param(language, marks=() if language in ("en", "ru") else pytest.mark.long)
    for language in LANGUAGES
]
CARDS = [
    ("I35", (1440, 900)),
    pytest.param("hamlet", PHONE, marks=pytest.mark.long),
    pytest.param("G34", PHONE, marks=pytest.mark.long),
]


def reading(page: Page) -> None:
    page.locator(".codex h1").first.wait_for()


def test_every_chapter_opens_and_every_link_leads_somewhere(room: Room) -> None:
    page = room.enter("/rules?lang=en")
    reading(page)
    for chapter in CHAPTERS:
        page.locator(f".toc a[href='/rules/{chapter.id}']").click()
        expect(page.locator(".codex h1 .sr")).to_have_text(Words("en").text(f"rules-chapter-{chapter.id}"))
        expect(page.locator(f".rule-section#{chapter.id}")).to_be_attached()
    targets = page.evaluate(
        "[...document.querySelectorAll('a[href^=\"/rules\"]')].map((a) => a.pathname + a.hash)"
    )
    page.get_by_role("button", name="All on one page").click()
    targets += page.evaluate(
        "[...document.querySelectorAll('.codex a[href^=\"/rules\"]')].map((a) => a.pathname + a.hash)"
    )
    assert len(set(targets)) > 40
    for target in set(targets) - {"/rules"}:
        chapter_id, _, section = target.removeprefix("/rules/").partition("#")
        found, _ = SECTIONS[section or chapter_id]
        assert found.id == chapter_id, target
        expect(page.locator(f"[id='{section or chapter_id}']").first).to_be_attached()


@pytest.mark.parametrize("language", BY_LANGUAGE)
def test_the_search_finds_the_prior(room: Room, language: str) -> None:
    page = room.enter(f"/rules/prior?lang={language}", PHONE if language == "ru" else (1440, 900))
    reading(page)
    page.locator(".toc input[type=search]").fill(PRIOR[language])
    hit = page.locator(".hits a[href='/rules/clergymen#prior']").first
    hit.click()
    expect(page.locator(".rule-section#prior")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_game_can_be_switched_and_terms_explain_themselves(room: Room) -> None:
    page = room.enter("/rules/wheel?lang=en")
    reading(page)
    page.get_by_label("Players and length").select_option("solo")
    expect(page.get_by_text("leaves the game permanently")).to_be_visible()
    page.locator(".term", has_text="joker").first.focus()
    page.keyboard.press("Enter")
    leaf = page.get_by_role("dialog", name="The joker")
    expect(leaf).to_contain_text("can be used for any good")
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


@pytest.mark.parametrize(("path", "size"), [("/rules/scoring", (1440, 900)), ("/rules/wheel", PHONE)])
def test_axe_finds_nothing_in_the_rules(room: Room, path: str, size: tuple[int, int]) -> None:
    page = room.enter(f"{path}?lang=en", size)
    reading(page)
    still(page)
    assert found_by_axe(page) == []


def test_the_rules_open_beside_the_table_where_the_decision_is_explained(room: Room) -> None:
    page = table_of(room, record_until("3-long", 8, taken(317)))
    ready(page)
    page.keyboard.press("?")
    leaf = page.get_by_role("complementary", name="Rules")
    expect(leaf.locator("h2").first).to_have_text("A turn")
    expect(leaf).to_contain_text("Fell trees")
    page.get_by_label("Chapters").select_option("wheel")
    leaf.get_by_role("button", name="Show this at my table").first.click()
    expect(page.locator(".wheel-leaf.pointed-out")).to_be_visible()
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)
    page.goto(page.url.split("/table")[0] + "/rules/land")
    reading(page)
    page.get_by_role("button", name="Show this at my table").first.click()
    expect(page.locator(".own .pointed-out")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), PHONE])
def test_the_sheet_of_each_good_is_inside_the_window(room: Room, size: tuple[int, int]) -> None:
    touch = size == PHONE
    page = table_of(room, record_until("3-long", 8, taken(317)), size, has_touch=touch)
    ready(page)
    icons = page.locator(".own .shelf svg.i")
    assert icons.count() == 19
    leaf = page.get_by_role("tooltip")
    for icon in icons.all():
        if touch:
            icon.tap()
        else:
            icon.hover()
        expect(leaf).to_contain_text("Comes from")
        still(page)
        page.wait_for_function(INSIDE)
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        expect(leaf).to_have_count(0)


INSIDE = """() => {
    const { left, top, right, bottom } = document.querySelector("[role=tooltip]").getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
}"""


def test_an_icon_says_what_it_is_by_mouse_and_by_key(room: Room) -> None:
    page = table_of(room, record_until("3-long", 8, taken(317)))
    ready(page)
    page.locator(".own .shelf svg.i").first.hover()
    leaf = page.get_by_role("tooltip")
    expect(leaf).to_contain_text("Comes from")
    page.mouse.move(2, 2)
    expect(leaf).to_have_count(0)
    page.locator(".own .space:has(.card svg.i)").first.focus()
    page.keyboard.press("i")
    expect(leaf).to_be_visible()
    page.keyboard.press("Escape")
    expect(leaf).to_have_count(0)


def test_a_phone_is_told_of_taps_not_of_keys(room: Room) -> None:
    page = room.enter("/?lang=en", PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Help").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Tap anything outlined in gold")
    expect(sheet.locator("kbd")).to_have_count(0)


def test_cards_are_found_by_what_they_make_and_open(room: Room) -> None:
    page = room.enter("/cards?lang=en")
    page.locator(".card-grid .card").first.wait_for()
    page.locator(".choice-makes[title='bread']").click()
    page.get_by_label("Search names and card text").fill("flour")
    expect(page.locator(".card-grid > li")).to_have_count(2)
    page.locator(".card-grid .card", has_text="Bakery").click()
    leaf = page.get_by_role("complementary", name="Bakery")
    expect(leaf).to_contain_text("For example")
    expect(leaf).to_contain_text("tools.dev.bot_statistics")
    leaf.get_by_role("link", name="Windmill").click()
    expect(page.get_by_role("complementary", name="Windmill")).to_be_visible()
    page.locator(".choice-deck", has_text="D").click()
    expect(page.get_by_text("No cards match.")).to_be_visible()
    still(page)
    assert found_by_axe(page) == []


@pytest.mark.parametrize(("card", "size"), CARDS)
def test_a_card_has_an_address(room: Room, card: str, size: tuple[int, int]) -> None:
    page = room.enter(f"/cards/{card}?lang=de", size)
    expect(page.locator(".card-leaf .card.full .name")).to_have_text(Words("de").card(card))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_web_of_goods_shows_ways(room: Room) -> None:
    page = room.enter("/goods?lang=en")
    page.locator(".web .roundel", has_text="bread").click()
    expect(page.locator(".key")).to_contain_text("Bakery")
    expect(page.locator(".web .gilded")).not_to_have_count(0)
    page.get_by_role("button", name="Ireland").click()
    expect(page.locator(".web .roundel", has_text="whiskey")).to_be_visible()
    still(page)
    assert found_by_axe(page) == []
