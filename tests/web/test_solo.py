"""The solo game on the page: where the neutral player's buildings may go, and why not elsewhere."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from labora.rules.game import Game
from labora.rules.records.record import Seat, record_of, record_text
from labora.rules.state.setup import make_setup
from tests.web.conftest import Room
from tests.web.table import confirm, ready, table_of


def idle_record(round: int, kind: str, first: str = "") -> dict[str, Any]:
    """Somebody who does next to nothing, until a kind of decision comes up in a round."""
    game = Game(make_setup("solo", "france"))
    for text in first.split():
        game.play(text)
    while game.position.round < round or game.decision.kind != kind:
        offered = [option.text for option in game.decision.options]
        game.play(next((text for text in ("end", "skip", "cut") if text in offered), offered[0]))
    record: dict[str, Any] = json.loads(record_text(record_of(game, (Seat("Anna"),))))
    return record


def continued(room: Room, record: dict[str, Any]) -> Page:
    page = table_of(room, record)
    ready(page)
    return page


def test_r23_the_space_kept_for_cloister_buildings_says_for_which(room: Room) -> None:
    page = continued(room, idle_record(12, "neutral-card", "cut 0,0 peat cut 0,1 peat"))
    page.locator(".display").get_by_role("button", name="Stone Merchant").click()
    ready(page)
    board = page.locator(".other.neutral")
    expect(board.locator(".space.can, .space.free")).to_have_count(8)
    kept = board.get_by_role("button", name="no space left for the Priory")
    expect(kept).to_have_count(1)
    kept.click()
    expect(
        page.get_by_text(
            "If you put the Stone Merchant there, there would be no space left for the Priory"
        ).last
    ).to_be_visible()


def test_r5_felling_asks_for_the_joker_or_nothing(room: Room) -> None:
    page = continued(room, idle_record(13, "turn", "cut 0,0 peat/joker cut 0,1 peat"))
    page.locator(".own .space.forest.can").first.click()
    ready(page)
    tray = page.get_by_role("region", name="Decision")
    expect(tray).to_contain_text("The wood indicator has left the wheel")
    tray.get_by_text("Take nothing and leave the joker where it is").click()
    ready(page)
    confirm(page)
    expect(page.locator(".chronicle")).to_contain_text("no wood")
