"""Bots that take their time: how long is chosen, what they think is seen, and nobody has to wait for them."""

import json

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Room
from tests.web.table import act, confirm, in_order, ready

PATIENCE = 120_000
"""Milliseconds."""


class Withheld:
    """What happens at tables reaches the page later: a clear turn is over before its thinking is seen."""

    def __init__(self, page: Page) -> None:
        self._kept: list[tuple[WebSocketRoute, str | bytes]] | None = None
        page.route_web_socket("**/follow*", self._between)

    def _between(self, socket: WebSocketRoute) -> None:
        socket.connect_to_server().on_message(lambda message: self._heard(socket, message))

    def _heard(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self._kept is not None and json.loads(message)["type"] == "news":
            self._kept.append((socket, message))
        else:
            socket.send(message)

    def begin(self) -> None:
        self._kept = []

    def end(self) -> None:
        kept, self._kept = self._kept or [], None
        for socket, message in kept:
            socket.send(message)


def test_an_abbot_shows_what_it_thinks_and_plays_when_it_is_told_to(room: Room) -> None:
    page = room.enter()
    news = Withheld(page)
    leaf = page.get_by_role("region", name="New table")
    leaf.get_by_role("button", name="Against bots").click()
    seconds = leaf.get_by_label("Abbot’s thinking time per turn")
    expect(seconds).to_have_count(0)
    first, second = leaf.get_by_label("Bot in seat").all()
    first.select_option("abbot")
    second.select_option("novice")
    expect(leaf).to_contain_text("plans the whole solo game")
    seconds.select_option("up to 60 seconds")
    in_order(leaf)
    leaf.get_by_role("button", name="Create table").click()

    ready(page)
    page.locator(".own .space.forest.can").first.click()
    confirm(page)
    ready(page)
    news.begin()
    act(page, "end")
    line = page.locator(".hint-line.thought")
    # The process that thinks has to begin, on a machine that may be busy.
    expect(line).to_contain_text("Best so far:", timeout=PATIENCE)
    expect(line.get_by_role("progressbar", name="Thinking progress")).to_be_visible()
    line.get_by_role("button", name="Play now").click()
    news.end()
    expect(page.locator(".playing.deciding[data-ready=true]")).to_be_visible()
    expect(line).to_have_count(0)

    act(page, "hint")
    expect(page.get_by_role("region", name="Hint from the monk").locator("ol > li").first).to_be_visible()
    page.locator("[data-adviser=abbot]").click()
    hint = page.get_by_role("region", name="Hint from the abbot")
    expect(hint).to_contain_text("The abbot is thinking")
    hint.get_by_role("button", name="Answer now").click()
    expect(hint.locator("ol > li").first).to_be_visible()
