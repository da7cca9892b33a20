"""The page in every language: nothing is cut off, nothing is lost when it changes, each reads their own."""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from labora.i18n import LANGUAGES, Words
from tests.web.conftest import BUILT, Room
from tests.web.positions import NAMES
from tests.web.screens import beginning, continued, in_the_lobby, moment, pay, tour
from tests.web.table import confirm, play_to_the_end, ready

Screens = Callable[[Page, str, Words], Iterator[str]]

OVERFLOW = Path(__file__).with_name("overflow.js")
Size = tuple[int, int]
PHONES: Sequence[Size] = ((360, 740), (390, 844))
DESKS: Sequence[Size] = ((1280, 800), (1440, 900))
LONGEST = 330_000
"""Bytes of a first visit; with the headers of its answers 350 kB."""
SCRIPT = 112_000
"""Compressed bytes of lobby and table. What is opened later comes later."""
WORDS = 16_000
"""Of what they say, in any language: rooms come with their own."""
WEIGHT = """() => ["navigation", "resource"]
    .flatMap((kind) => performance.getEntriesByType(kind))
    .map((entry) => [entry.name, entry.encodedBodySize])"""


def enter(room: Room, language: str, path: str = "/", size: Size = (1440, 900)) -> Page:
    page = room.enter("/healthz", size)
    page.add_init_script(path=str(OVERFLOW))
    bots = [Words(language).text("web-bot-name", seat=seat) for seat in range(1, 5)]
    page.add_init_script(f"window.people = {json.dumps([*NAMES, *bots])}")
    page.goto(f"{room.address}{path}?lang={language}")
    return page


def too_long(page: Page) -> list[str]:
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)
    found: list[str] = page.evaluate("window.overflow()")
    return found


def faults(room: Room, screens: Screens, language: str, sizes: Sequence[Size]) -> Iterator[str]:
    """What is wrong on each screen that is gone through, in windows of these sizes."""
    page = enter(room, language, size=sizes[0])
    for name in screens(page, room.address, Words(language)):
        for width, height in (*sizes[1:], sizes[0]):
            page.set_viewport_size({"width": width, "height": height})
            yield from (f"{name}, {width} px: {fault}" for fault in too_long(page))


def test_no_text_is_cut_off_on_a_small_phone_in_russian(room: Room) -> None:
    assert list(faults(room, beginning, "ru", PHONES[:1])) == []


@pytest.mark.long
@pytest.mark.parametrize("sizes", [PHONES, DESKS], ids=["phones", "desks"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_off(room: Room, language: str, sizes: Sequence[Size]) -> None:
    assert list(faults(room, tour, language, sizes)) == []


def test_what_is_cut_off_is_found(room: Room) -> None:
    page = enter(room, "en")
    in_the_lobby(page)
    assert too_long(page) == []
    page.locator(".open .btn.go").evaluate("button => (button.style.width = '40px')")
    page.locator(".lead").evaluate("lead => (lead.style.cssText = 'height: 10px; overflow: hidden')")
    found = "\n".join(too_long(page))
    assert "Create table" in found and "higher than p.lead" in found


def test_lobby_and_table_come_without_the_other_rooms() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert len(scripts) == 1 and 50_000 < compressed(BUILT / scripts[0]) < SCRIPT
    for language in LANGUAGES:
        (words,) = (BUILT / "assets").glob(f"{language}-*.js")
        assert 5_000 < compressed(words) < WORDS


def compressed(file: Path) -> int:
    return file.with_name(f"{file.name}.br").stat().st_size


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_visit_is_small_in_every_language(room: Room, language: str) -> None:
    page = room.enter("/healthz")
    page.goto(f"{room.address}/?lang={language}")
    in_the_lobby(page)
    page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = dict(page.evaluate(WEIGHT))
    assert page.locator("html").get_attribute("lang") == language
    assert 20_000 < sum(sizes.values()) < LONGEST
    # Only letters of the language: the whole files are for names that people type.
    cut = [name for name in sizes if name.endswith(".woff2")]
    assert len(cut) >= 5 and all(name.count("-") >= 5 for name in cut), cut


def test_another_language_in_the_middle_of_a_payment_loses_nothing(room: Room) -> None:
    page = enter(room, "en")
    in_the_lobby(page)
    continued(page, room.address, moment("table"))
    pay(page, Words("en"))
    given = page.locator(".tray .pay .group").first
    page.locator(".tray .spare-group button").last.click()
    ready(page)
    before = given.locator("button").count(), numbers(page)
    for language, words in (("ru", "Вы отдаете"), ("pl", "Oddajesz")):
        speak(page, language)
        expect(page.locator(".tray")).to_contain_text(words)
        ready(page)
        assert (given.locator("button").count(), numbers(page)) == before
    expect(page.locator(".chronicle")).to_contain_text("Runda")
    expect(page.locator(".display")).to_contain_text("Targ")
    expect(page.locator(".col .lectern .words")).to_contain_text(re.compile("[ąęłśżźćńó]"))
    page.locator("[data-act=cancel]").click()
    expect(page.locator(".tray .pay")).to_have_count(0)


def speak(page: Page, language: str) -> None:
    """By the table's menu."""
    now = Words(page.locator("html").get_attribute("lang") or "")
    page.get_by_role("button", name=now.text("web-menu")).click()
    page.locator("dialog .btn", has_text=now.text("web-settings")).click()
    page.locator(f"dialog label[lang={language}] input").check()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")


def numbers(page: Page) -> list[str]:
    """What the tray would bring."""
    return re.findall(r"[+−]?\d+", page.locator(".tray .effect").inner_text())


def test_a_pole_and_a_german_each_read_their_own(room: Room) -> None:
    german = enter(room, "de")
    in_the_lobby(german)
    german.request.post(f"{room.address}/api/me", data={"name": "Jürgen"})
    seats = [{"kind": "me"}, {"kind": "link"}]
    asked_for = {"mode": "2-long", "variant": "france", "seats": seats, "random_order": False}
    opened = german.request.post(f"{room.address}/api/tables", data=asked_for).json()
    pole = enter(room, "pl")
    in_the_lobby(pole)
    pole.request.post(f"{room.address}/api/me", data={"name": "Łukasz"})
    pole.request.post(f"{room.address}/api/tables/{opened['id']}/enter", data={"key": opened["invitation"]})
    pole.request.post(f"{room.address}/api/tables/{opened['id']}/join", data={})
    for page in (german, pole):
        page.goto(f"{room.address}/table/{opened['id']}")
        page.locator(".playing").wait_for()
    ready(german)
    german.locator(".own .space.forest.can").first.click()
    confirm(german)
    expect(german.locator(".chronicle")).to_contain_text("Holz")
    expect(pole.locator(".chronicle")).to_contain_text("drewno")
    expect(pole.locator(".tray-place")).to_contain_text("Jürgen")


def test_a_language_is_remembered_for_the_person_on_another_device(room: Room) -> None:
    page = enter(room, "en")
    in_the_lobby(page)
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    page.request.post(f"{room.address}/api/me/language", data={"language": "fr"})
    page.goto(room.address)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".welcome h2")).to_contain_text("Bâtir un monastère")


def russian_solo(room: Room) -> Page:
    page = enter(room, "ru")
    in_the_lobby(page)
    page.locator(".picks .pick").first.click()
    page.locator(".open .btn.go").click()
    ready(page)
    return page


def test_a_solo_game_begins_in_russian(room: Room) -> None:
    page = russian_solo(room)
    expect(page.locator(".hint-line")).to_have_text("Выберите основное действие; в этом ходу их 2.")
    latin = page.evaluate("document.body.innerText.match(/[A-Za-z]{3,}/g)")
    assert set(latin or []) <= {"abora", "Labora"}


@pytest.mark.long
def test_a_whole_solo_game_in_russian(room: Room) -> None:
    page = russian_solo(room)
    play_to_the_end(page, seconds=300)
    expect(page.locator(".table.end")).to_be_visible()
