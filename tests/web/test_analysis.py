"""A game judged beside the game, and puzzles at the real table."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from labora.analysis.puzzles import Puzzle, shipped
from labora.rules.game import Game
from labora.rules.records.record import record_text
from tests.web.conftest import Room
from tests.web.table import ready, still, table_of
from tests.web.test_end import whole_game
from tests.web.test_ways_to_play import found_by_axe

MISTAKE = "build G12 0,0 skip end"
NAMES = ["Hildegard", "Anselm", "Benedict"]


def begun() -> dict[str, Any]:
    """A short game for three whose first turn builds where nothing comes of it."""
    game = Game("3-short", "france")
    for text in f"{MISTAKE} cut 0,1 peat end".split():
        game.play(text)
    record: dict[str, Any] = json.loads(record_text(game.record(NAMES)))
    return record


def test_the_analysis_finds_a_planted_mistake_and_leads_to_it(room: Room) -> None:
    page = table_of(room, begun())
    ready(page)
    page.goto(f"{page.url.partition('#')[0]}?at=2")
    page.get_by_role("button", name="Analysis").click()
    asked = analysis_requests(page)
    page.locator("[data-act=analyse]").click()
    mistake = page.locator(".analysis [data-turn='1']")
    expect(mistake).to_have_attribute("data-mark", "mistake", timeout=120_000)
    expect(mistake).to_contain_text("Better:")
    # How far it is comes over the WebSocket that is open anyway.
    assert asked[asked.index("POST") :] == ["POST", "GET"]
    expect(page.locator(".analysis .chart .run")).to_have_count(3)
    expect(page.locator(".analysis .accuracy li")).to_have_count(2)
    still(page)
    assert found_by_axe(page) == []
    page.locator(".analysis .turning button").first.click()
    expect(page.locator(".review")).to_have_attribute("data-at", "1")
    page.goto(f"{page.url.partition('?')[0]}/report")
    expect(page.locator(".paper svg")).to_contain_text(f"{NAMES[0]}: build Stone Merchant")
    expect(page.locator("[data-act=analyse]")).to_have_count(0)


def analysis_requests(page: Page) -> list[str]:
    """Methods of the requests about the analysis, from now on."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.partition("?")[0].endswith("/analysis"):
            found.append(request.method)

    page.on("request", note)
    return found


def test_the_report_tells_when_its_game_is_judged(room: Room) -> None:
    page = table_of(room, begun())
    ready(page)
    page.goto(f"{page.url.partition('?')[0].partition('#')[0]}/report")
    asked = analysis_requests(page)
    page.locator("[data-act=analyse]").click()
    expect(page.locator(".paper svg")).to_contain_text(f"{NAMES[0]}: build Stone Merchant", timeout=120_000)
    expect(page.locator("[data-act=analyse]")).to_have_count(0)
    # When the connection is open, and at the end, when the sheet is drawn again as well.
    assert asked[asked.index("POST") + 1 :].count("GET") <= 3


def test_the_end_screen_leads_to_the_analysis(room: Room) -> None:
    page = table_of(room, whole_game("3-short", 4))
    page.locator("[data-act=analysis]").click()
    expect(page.get_by_role("dialog").locator("[data-act=analyse]")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_is_judged_from_its_end_screen(room: Room) -> None:
    page = table_of(room, whole_game("3-short", 9))
    page.locator("[data-act=analysis]").click()
    page.get_by_role("dialog").locator("[data-act=analyse]").click()
    expect(page.locator(".analysis progress")).to_be_visible()
    expect(page.locator(".analysis")).to_have_attribute("data-state", "done", timeout=300_000)
    assert page.locator(".analysis [data-mark=mistake]").count() > 3


def quick() -> Puzzle:
    """Its game is soon over, so that few turns are played on."""
    return max(shipped(), key=lambda puzzle: (puzzle.game[0] == "3-short", len(puzzle.before)))


def decide(page: Page, room: Room, line: str) -> None:
    """As clicks send it."""
    path = f"{room.address}/api/tables/{page.url.partition('/table/')[2].partition('#')[0]}"
    number = page.request.get(path).json()["number"]
    body = {"based_on": number, "decisions": line.split(), "key": "puzzle-key-1"}
    assert page.request.post(f"{path}/decide", data=body).ok


def test_a_puzzle_is_missed_and_then_solved(room: Room) -> None:
    puzzle = quick()
    page = room.enter("/healthz")
    page.request.post(f"{room.address}/api/me", data={"name": "Hildegard"})
    page.goto(f"{room.address}/puzzles")
    expect(page.locator("[data-act=puzzle-day]")).to_be_visible()
    still(page)
    assert found_by_axe(page) == []
    page.locator(f"[data-puzzle='{puzzle.id}']").click()
    ready(page)
    expect(page.locator(".puzzle-strip")).to_contain_text("Find the best turn")
    decide(page, room, puzzle.other)
    answer = page.get_by_role("dialog", name="Not the best turn")
    expect(answer.locator(".both section")).to_have_count(2, timeout=120_000)
    expect(answer).to_contain_text("It loses points")
    still(page)
    assert found_by_axe(page) == []
    answer.get_by_role("button", name="Try again").click()
    expect(answer).to_have_count(0)
    ready(page)
    decide(page, room, puzzle.best)
    found = page.get_by_role("dialog", name="Found!")
    expect(found).to_be_visible(timeout=120_000)
    found.get_by_role("button", name="All puzzles").click()
    expect(page.locator(f"[data-puzzle='{puzzle.id}'] .done")).to_be_visible()


COVERED = """() => {
    const strip = document.querySelector(".puzzle-strip").getBoundingClientRect();
    const meets = (one) => one.left < strip.right && strip.left < one.right
        && one.top < strip.bottom && strip.top < one.bottom;
    const parts = ".actions, .mid .leaf, .timeline, .clock, .tools, .home";
    const things = document.querySelectorAll(`.playing :is(${parts})`);
    return [...things].filter((one) => meets(one.getBoundingClientRect())).map((one) => one.className);
}"""
"""What lies under the strip."""


def test_a_run_has_ten_puzzles(room: Room) -> None:
    page = room.enter("/puzzles")
    page.locator("[data-act=puzzle-run]").click()
    expect(page.locator(".puzzle-strip")).to_contain_text("Puzzle 1 of 10")
    for width, height in ((1440, 900), (1366, 650), (1024, 768), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        still(page)
        assert page.evaluate(COVERED) == [], (width, height)
    page.get_by_role("button", name="All puzzles").click()
    expect(page.locator("[data-act=puzzle-run]")).to_be_visible()
