"""My page, what others see of it, boards, and the report of a game on one sheet."""

import random
import re
from typing import Any

from playwright.sync_api import Page, expect

from labora.rules.game import Game
from tests.web.conftest import Room
from tests.web.test_ways_to_play import found_by_axe

PHONE = (390, 844)
PAGE_OF_PDF = re.compile(rb"/Type\s*/Page[^s]")
ASK = """async ([path, body]) => {
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
}"""


def some_game(mode: str, seed: int) -> Game:
    game, dice = Game(mode, "france"), random.Random(seed)
    while not game.over:
        game.play(dice.choice(game.options))
    return game


def played(page: Page, game: Game) -> str:
    """The same game at a table of this browser."""
    seats = [{"kind": "me"}, *[{"kind": "device", "name": "Bert"}] * (game.setup.players - 1)]
    asked = {"mode": game.setup.mode.name, "seats": seats, "random_order": False, "name": "Quiet table"}
    table: dict[str, Any] = page.evaluate(ASK, ["/api/tables", asked])
    texts = [taken.option.text for taken in game.decisions]
    for first in range(0, len(texts), 400):
        some = {
            "based_on": table["number"],
            "decisions": texts[first : first + 400],
            "key": f"key-{first:08}",
        }
        table = page.evaluate(ASK, [f"/api/tables/{table['id']}/decide", some])["table"]
    return str(table["id"])


def test_my_page_boards_and_the_report(room: Room) -> None:
    page = room.enter()
    page.evaluate(ASK, ["/api/me", {"name": "Hildegard"}])
    solo, duel = [some_game("solo", seed) for seed in (1, 2)], some_game("2-short", 3)
    for game in solo:
        played(page, game)
    table = played(page, duel)
    page.goto(f"{room.address}/me")
    expect(page.get_by_role("heading", name="Hildegard")).to_be_visible()
    expect(page.locator(".results tbody tr")).to_have_count(2)
    best = max(game.scores[0] for game in solo)
    expect(page.locator(".solo-games b").first).to_have_text(str(best))
    expect(page.locator(".course .lozenge")).to_have_count(2)
    assert found_by_axe(page) == []
    _others(room, page, best)
    _report(page, room.address, table, duel)
    page.goto(f"{room.address}/me")
    page.locator("[data-act=delete-me]").click()
    page.get_by_label("To confirm").fill("Hildegard")
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.locator(".lobby")).to_be_visible()
    assert page.evaluate("fetch('/api/me').then((answer) => answer.status)") == 204


def _others(room: Room, page: Page, best: int) -> None:
    """Nothing is shown until it is switched on; then a stranger reads it, on the phone."""
    stranger = room.enter("/boards", PHONE)
    expect(stranger.locator(".board .bot").first).to_be_visible()
    expect(stranger.get_by_text("Hildegard")).to_have_count(0)
    page.get_by_role("checkbox", name="My best solo scores").check()
    page.get_by_role("checkbox", name=re.compile("^My page")).check()
    expect(page.get_by_role("link", name="My page as others see it")).to_be_visible()
    stranger.reload()
    row = stranger.locator(".board li", has_text="Hildegard")
    expect(row.locator("b")).to_have_text(str(best))
    assert found_by_axe(stranger) == []
    row.get_by_role("link", name="Hildegard").click()
    expect(stranger.locator(".who .figures")).to_contain_text(str(best))
    assert found_by_axe(stranger) == []


def _report(page: Page, address: str, table: str, game: Game) -> None:
    """From the end of the game to one sheet of paper."""
    page.goto(f"{address}/table/{table}")
    page.get_by_role("link", name="Game summary", exact=True).click()
    sheet = page.locator(".paper svg")
    for points in game.scores:
        expect(sheet.get_by_text(str(points), exact=True).first).to_be_visible()
    expect(page.locator("[data-act=analyse]")).to_be_visible()
    assert found_by_axe(page) == []
    printed = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(PAGE_OF_PDF.findall(printed)) == 1, "one sheet"
    with page.expect_download() as download:
        page.get_by_role("link", name="Picture").click()
    assert download.value.path().read_bytes()[:4] == b"\x89PNG"
