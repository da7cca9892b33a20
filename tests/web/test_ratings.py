"""The whole way of a rated game: opened, found, sat down at, ended, and what it has made of ratings."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from labora.i18n import LANGUAGES
from labora.rules.game import Game
from labora.server.database.connection import Database
from labora.server.games.domain.events import Decided
from labora.server.games.runtime.broadcaster import Broadcaster
from labora.server.games.runtime.registry import TableRegistry
from labora.server.games.runtime.subscriptions import Subscriptions
from labora.server.games.storage import TableRepository
from tests.web.conftest import Room, Service
from tests.web.table import call_me, in_order, ready, still
from tests.web.test_person import some_game
from tests.web.test_ways_to_play import found_by_axe


def test_a_rated_game_from_its_opening_to_the_leaderboard(room: Room, service: Service) -> None:
    anna, bert = room.enter(), room.enter()
    call_me(anna, "Anna-the-rated")
    call_me(bert, "Bert")
    _open(anna)
    expect(anna.get_by_text("Rated: the result affects")).to_be_visible()
    bert.get_by_label("Rated", exact=True).select_option("yes")
    row = bert.locator(".public li", has_text="Anna-the-rated")
    expect(row.locator(".rated")).to_have_text("Rated")
    row.get_by_role("button", name="Join").click()
    for page in (anna, bert):
        expect(page.locator(".top .no-aids")).to_have_text("Rated")
    game = some_game("2-short", 3)
    _play_to_the_end(service, (anna, bert), game)
    expect(anna.locator(".table.end")).to_be_visible()
    _look_at_it(room, anna, bert, game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_top_bar_holds_what_is_said_at_a_rated_table(room: Room, language: str) -> None:
    anna, bert = room.enter("/healthz"), room.enter("/healthz")
    anna.request.post(f"{room.address}/api/me", data={"name": "Anna"})
    bert.request.post(f"{room.address}/api/me", data={"name": "Bert"})
    table = anna.request.post(f"{room.address}/api/tables", data=RATED).json()["id"]
    assert bert.request.post(f"{room.address}/api/tables/{table}/join", data={}).ok
    anna.goto(f"{room.address}/table/{table}?lang={language}")
    ready(anna)
    for width in (1200, 1280, 1440, 1600, 1920):
        anna.set_viewport_size({"width": width, "height": 900})
        still(anna)
        assert anna.evaluate(OUTSIDE) == [], width


RATED = {
    "mode": "2-long",
    "variant": "ireland",
    "seats": [{"kind": "me"}, {"kind": "link"}],
    "rated": True,
    "public": True,
    "random_order": False,
    "clock": {"kind": "turn", "seconds": 3600},
}
OUTSIDE = """() => {
    const bar = document.querySelector(".top");
    const { top, bottom } = bar.getBoundingClientRect();
    const braid = 5;
    const outside = [...bar.querySelectorAll(".until *, .until, .clock, .no-aids")].filter((one) => {
        const text = document.createRange();
        text.selectNodeContents(one);
        const box = text.getBoundingClientRect();
        return box.height > 0 && (box.top < top || box.bottom > bottom - braid);
    });
    if (bar.scrollWidth > innerWidth) outside.push(bar);
    return outside.map((one) => one.className || one.localName);
}"""
"""What leaves the bar, or lies on its braid."""


def _open(page: Page) -> None:
    """Among people only: whoever shares a screen is told why not."""
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="Hot-seat").click()
    in_order(leaf)
    expect(leaf.get_by_label("Rated")).to_be_disabled()
    expect(leaf).to_contain_text("A rated game needs at least two people")
    leaf.get_by_role("button", name="With friends").click()
    leaf.locator(".length", has_text="Short").click()
    leaf.get_by_label("Public: anyone can join").check()
    leaf.get_by_label("Rated").check()
    expect(leaf.get_by_label("No assistance: no hints")).to_be_checked()
    leaf.get_by_role("button", name="Create table").click()


def _play_to_the_end(service: Service, pages: tuple[Page, Page], game: Game) -> None:
    """All but the last decision as another process would write them; the last one is sent by its player."""
    texts = [taken.option.text for taken in game.decisions]
    table = pages[0].url.rsplit("/", 1)[1]

    async def write() -> tuple[int, int]:
        database = Database(service.database)
        await database.open()
        body = Decided(seat=0, decisions=texts[:-1])
        acted = await TableRegistry(TableRepository(database), Broadcaster(Subscriptions()), 1).act(
            table, lambda draft: draft.add(body)
        )
        await database.close()
        assert acted.loaded.table.decider is not None
        return acted.number, acted.loaded.table.decider

    # Playwright has a loop in this thread.
    with ThreadPoolExecutor(1) as apart:
        number, seat = apart.submit(lambda: asyncio.run(write())).result()
    asked = {"based_on": number, "decisions": texts[-1:], "key": "the-last-one"}
    answer = pages[seat].request.post(f"{service.address}/api/tables/{table}/decide", data=asked)
    assert answer.json()["table"]["game"]["phase"] == "over"


def _look_at_it(room: Room, anna: Page, bert: Page, game: Game) -> None:
    """Whoever won stands higher; nobody else sees anything until they may."""
    figures = []
    for page in (anna, bert):
        page.goto(f"{room.address}/me")
        leaf = page.get_by_role("region", name="Ratings")
        expect(leaf).to_contain_text("one rated game, provisional")
        figures.append(int(leaf.locator(".rating b").inner_text()))
    assert game.scores[0] != game.scores[1]
    assert (figures[0] > figures[1]) == (game.scores[0] > game.scores[1])
    anna.get_by_role("checkbox", name="My ratings").check()
    assert found_by_axe(anna) == []
    bert.goto(f"{room.address}/boards")
    bert.get_by_role("button", name="Ratings").click()
    row = bert.locator(".board.rated li", has_text="Anna-the-rated")
    expect(row.locator("b")).to_have_text(str(figures[0]))
    expect(row).to_contain_text("provisional")
    expect(bert.locator(".board.rated li", has_text="Bert")).to_have_count(0)
    assert found_by_axe(bert) == []
