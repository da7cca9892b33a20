"""The whole way of a rated game: opened, found, sat down at, given up, and what it has made of ratings."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import Room
from tests.web.table import call_me, in_order
from tests.web.test_ways_to_play import found_by_axe


def test_a_rated_game_from_its_opening_to_the_leaderboard(room: Room) -> None:
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna-the-rated")
    call_me(bert, "Bert")
    _open(anna)
    expect(anna.get_by_text("Rated: the game counts")).to_be_visible()
    bert.get_by_label("Rated").select_option("yes")
    row = bert.locator(".public li", has_text="Anna-the-rated").filter(has=bert.locator(".rated"))
    expect(row.locator(".rated")).to_have_text("Rated")
    row.get_by_role("button", name="Sit down").click()
    for page in (anna, bert):
        expect(page.locator(".top .no-aids")).to_have_text("Rated")
    for page in (bert, anna):
        _give_up(page)
    expect(anna.locator(".table.end")).to_be_visible(timeout=60_000)
    _looks_at_it(room, anna, bert)


def _open(page: Page) -> None:
    """Among people only: whoever shares a screen is told why not."""
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="Hot-seat").click()
    in_order(leaf)
    expect(leaf.get_by_label("Rated")).to_be_disabled()
    expect(leaf).to_contain_text("A rated game needs at least two people")
    leaf.get_by_role("button", name="With friends").click()
    leaf.get_by_role("button", name="Add a seat").click()
    leaf.get_by_label("Who sits on seat 3").select_option("bot")
    leaf.get_by_label("Which bot sits on seat").select_option("novice")
    leaf.locator(".length", has_text="Short").click()
    leaf.get_by_label("Anybody may sit down").check()
    leaf.get_by_label("Rated").check()
    expect(leaf.get_by_label("No aids: no trying out")).to_be_checked()
    leaf.get_by_role("button", name="Open the table").click()


def _give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this seat").click()
    page.get_by_role("button", name=re.compile("Really")).click()


def _looks_at_it(room: Room, anna: Page, bert: Page) -> None:
    """Whoever gave up first has lost; nobody else sees anything until they may."""
    figures = []
    for page in (anna, bert):
        page.goto(f"{room.address}/me")
        leaf = page.get_by_role("region", name="Ratings")
        expect(leaf).to_contain_text("one rated game, provisional")
        figures.append(int(leaf.locator(".rating b").inner_text()))
    assert figures[0] > figures[1]
    anna.get_by_role("checkbox", name="My ratings").check()
    assert found_by_axe(anna) == []
    bert.goto(f"{room.address}/boards")
    bert.get_by_role("button", name="Ratings").click()
    bert.get_by_role("button", name="Three and four, short").click()
    row = bert.locator(".board.rated li", has_text="Anna-the-rated")
    expect(row.locator("b")).to_have_text(str(figures[0]))
    expect(row).to_contain_text("provisional")
    expect(bert.locator(".board.rated li", has_text="Bert")).to_have_count(0)
    assert found_by_axe(bert) == []
